-- Whether a table lets a bot be asked for advice, and what is kept of a match for when its rules are no longer known.

alter table tables add column hints integer not null default 1;

create table keepsakes (
    table_id      text not null references tables (id),
    rules_version integer not null,
    body          blob not null,         -- the last picture, the log and the points: JSON in gzip, {0} for seat 0's name
    at            integer not null,
    primary key (table_id, rules_version)
) strict;
