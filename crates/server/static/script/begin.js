// The hall's only script, in pieces that are served as one. At a table it does four things: it listens for updates, swaps
// the parts of the page that changed, glides pieces from where they were to where they are, and turns clicks into
// actions. Pages work without it as far as forms can carry them; nothing is decided here, every click is checked by the
// server. The pieces share one scope and are listed in reading order in src/pages/assets.rs.
const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const byId = (id) => document.getElementById(id);
const wait = (time) => new Promise((done) => setTimeout(done, time));
const main = byId("main");
const narrow = matchMedia("(max-width: 820px)");
const { animation } = document.documentElement.dataset;
const isStill = animation === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
const glideTime = animation === "fast" ? 180 : 400;
const pictures = ["left", "board", "below", "seats", "panels"];
