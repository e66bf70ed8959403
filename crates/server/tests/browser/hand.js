// One thought of the hand that plays in the browser tests: what to touch next, and where. It looks at the page as a
// person does; only the advice comes from the API. Between visits it remembers its plan in `window.hand`.
const done = arguments[arguments.length - 1];
const main = document.getElementById("main");
const hand = (window.hand ??= { plan: null, clicked: null, before: null, isByList: false });
const all = (selector) => [...document.querySelectorAll(selector)];
const byId = (id) => document.getElementById(id);
const pause = (time) => new Promise((next) => setTimeout(next, time));
const picked = () => all(".picked").map((element) => element.id);
const sight = () => JSON.stringify([main.dataset.version, picked(), all(".verdict, .curtain, .zoomed, #help[open]").length]);
const named = (element) => `${element.tagName}#${element.id}.${element.getAttribute("class")}`;
const notClickable = "a, button, input, select, label, summary, .tale, .status, .tabs, #curtain";

/** Opens the tab a thing is in and scrolls to it. */
const reach = (element) => {
  const page = element.closest(".page[data-page]");
  if (page && getComputedStyle(page).display === "none") document.querySelector(`[data-tab="${page.dataset.page}"]`)?.click();
  element.scrollIntoView({ block: "center", inline: "center" });
};

/** The first thing that glows under a point of the screen, as the page would understand a click there. */
const litAt = (x, y) => {
  for (const top of document.elementsFromPoint(x, y)) {
    if (!main.contains(top)) continue;
    for (let element = top; element && element !== main; element = element.parentElement) if (element.classList.contains("lit")) return element;
  }
  return null;
};

/** Whether a click there means the element: nothing lies above it that would take the click. */
const means = (element, x, y) => {
  const top = document.elementFromPoint(x, y);
  if (!top) return false;
  if (element.matches("button")) return element.contains(top);
  return main.contains(top) && !top.closest(notClickable) && (litAt(x, y) ?? element) === element
    && document.elementsFromPoint(x, y).some((other) => element.contains(other));
};

/** A point of the element that a finger can touch, its middle first. */
const spot = (element) => {
  const box = element.getBoundingClientRect();
  const parts = [.5, .35, .65, .2, .8, .08, .92];
  for (const down of parts) for (const across of parts) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    if (means(element, x, y)) return { x, y, width: box.width, height: box.height };
  }
  return null;
};

const covered = (element) => {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const stack = document.elementsFromPoint(x, y).slice(0, 4).map(named);
  return `${Math.round(box.width)}x${Math.round(box.height)} at ${Math.round(x)},${Math.round(y)} of ${innerWidth}x${innerHeight}: ${stack.join(" > ")}; lit: ${litAt(x, y)?.id}`;
};

// What the page heard of the last click, for whoever has to find out where a lost one went.
if (!hand.ear) {
  hand.ear = (event) => { hand.heard = `${named(event.target)} at ${event.clientX},${event.clientY}`; };
  document.addEventListener("click", hand.ear, true);
}

const isMyTurn = () => document.title.startsWith("●") && all("#actions [data-offer]").length > 0;

/** Waits until the last click has shown; says so if it never did. */
const answered = async () => {
  if (hand.before === null) return true;
  const start = performance.now();
  while (sight() === hand.before && performance.now() - start < 8000) await pause(4);
  const isAnswered = sight() !== hand.before;
  hand.before = null;
  return isAnswered;
};

/** What a karl advises for the table as the page shows it; nothing if the table has moved on. */
const advice = async () => {
  const answer = await fetch(`/api/tables/${main.dataset.table}/hint`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ by: "karl" }) });
  const told = answer.ok ? await answer.json() : null;
  return told && String(told.version) === main.dataset.version ? { ...told.actions[0], version: main.dataset.version } : null;
};

/** The button of the planned action: beside the sentence, or in the list of all. */
const button = () => {
  const beside = all("#choices .btn").find((other) => other.firstChild?.textContent === hand.plan.label);
  const wanted = JSON.stringify(hand.plan.action);
  return (hand.isByList ? null : beside) ?? all("#actions [data-offer]").find((other) => JSON.stringify(JSON.parse(other.value)) === wanted);
};

const next = async () => {
  const news = {};
  if (!await answered()) { Object.assign(news, { misread: hand.clicked, how: `no answer: meant ${hand.meant}, clicked ${hand.heard}` }); hand.isByList = true; }
  const start = performance.now();
  for (;;) {
    Object.assign(news, { version: Number(main.dataset.version), steps: Number(main.dataset.steps) });
    if (document.querySelector(".verdict")) return { ...news, do: "over" };
    if (document.querySelector(".curtain")) return { ...news, do: "curtain" };
    if (isMyTurn()) {
      if (hand.plan?.version !== main.dataset.version) { hand.plan = await advice(); hand.isByList = false; }
      if (hand.plan) break;
    }
    if (performance.now() - start > 10000) return { ...news, do: "wait" };
    await pause(5);
  }
  const rest = [...hand.plan.targets];
  const wrong = picked().filter((id) => { const index = rest.indexOf(id); if (index >= 0) rest.splice(index, 1); return index < 0; });
  if (wrong.length > 0) { Object.assign(news, { misread: hand.clicked, how: `picked ${wrong}` }); hand.isByList = true; }
  const id = hand.isByList ? undefined : rest.find((target) => byId(target));
  const element = id ? byId(id) : button();
  if (!element) return { ...news, do: "wait", how: `no way to do ${hand.plan.label}` };
  hand.clicked = id ?? `button ${hand.plan.label}`;
  reach(element);
  hand.before = sight();
  const found = spot(element);
  Object.assign(hand, { meant: found && `${found.x},${found.y}`, heard: "nothing" });
  if (found) return { ...news, ...found, do: "click", id: hand.clicked };
  const how = covered(element);
  element.dispatchEvent(new MouseEvent("click", { detail: 0, bubbles: true, cancelable: true }));
  return { ...news, do: "pressed", id: hand.clicked, how };
};

next().then(done, (error) => done({ do: "wait", how: String(error.stack) }));
