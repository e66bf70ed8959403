-- People, tables and their logs. The log of a table (entries) is append-only: a match is rebuilt by playing it again.

create table people (
    id         text primary key,
    name       text not null,
    claimed    text unique,              -- the name in lower case, once it is theirs by password
    password   text,                     -- argon2, in the PHC format
    settings   text not null default '{}',
    webhook    text,
    created_at integer not null
) strict;

create table sessions (
    token_hash blob primary key,         -- SHA-256 of the cookie
    person     text not null references people (id) on delete cascade,
    created_at integer not null
) strict;
create index sessions_of_person on sessions (person);

create table tables (
    id            text primary key,
    game          text not null,
    rules_version integer not null,
    content       text not null,
    options       text not null,
    seed          blob not null,         -- leaves the server only when the match is over
    invite        text not null,
    host          text,
    listed        integer not null,
    pace          integer,
    forked_from   text,
    forked_step   integer,
    created_at    integer not null,
    -- What lists show: a summary of the log, never the truth.
    version       integer not null default 0,
    steps         integer not null default 0,
    asked         integer not null default 0,  -- a bit per seat
    since         integer not null,
    wakes         integer not null default 0,  -- a bot or a clock has to act: open it after a restart
    over          integer not null default 0,
    result        text not null default ''
) strict;
create index tables_open on tables (over, listed, since);

create table seats (
    table_id text not null references tables (id),
    seat     integer not null,
    kind     text not null check (kind in ('human', 'open', 'bot', 'friend')),
    person   text,
    name     text not null,
    bot      text,                       -- the level of a bot, or of the bot that plays for somebody
    primary key (table_id, seat)
) strict;
create index seats_of_person on seats (person);

create table entries (
    table_id text not null references tables (id),
    number   integer not null,
    kind     text not null check (kind in ('move', 'undo', 'seats', 'chat', 'over')),
    seat     integer,
    person   text,
    body     text not null default '',
    at       integer not null,
    primary key (table_id, number)
) strict, without rowid;

create table deliveries (
    id       integer primary key,
    person   text not null references people (id) on delete cascade,
    body     text not null,
    attempts integer not null default 0,
    next_at  integer not null
) strict;
create index deliveries_due on deliveries (next_at);
