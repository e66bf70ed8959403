// What can be done: lighting it, narrowing it by clicks, playing it.

const at = main?.dataset ?? {};
let offers = [];
let picked = [];
/** The version at which something is done: a second click comes too early until the table shows the next one. */
let acted = null;
let past = null;

/** The targets of an offer that were not clicked yet, or nothing if the clicks do not fit it. */
const remaining = (offer) => {
  const rest = [...offer.targets];
  for (const id of picked) {
    const index = rest.indexOf(id);
    if (index < 0) return null;
    rest.splice(index, 1);
  }
  return rest;
};

const candidates = () => offers.filter((offer) => remaining(offer) !== null);

const unlight = () => {
  for (const element of all(".lit, .picked", main)) {
    element.classList.remove("lit", "picked");
    if (element.dataset.lent) { element.removeAttribute("tabindex"); element.removeAttribute("role"); delete element.dataset.lent; }
    if (!element.getAttribute("class")) element.removeAttribute("class");
  }
};

const light = () => {
  unlight();
  if (past !== null) return offerButtons([], true);
  const open = candidates();
  for (const offer of open) {
    const element = byId(remaining(offer)[0]);
    if (!element || element.classList.contains("lit")) continue;
    element.classList.add("lit");
    if (!element.hasAttribute("tabindex")) {
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
      element.dataset.lent = "yes";
    }
  }
  for (const id of picked) byId(id)?.classList.add("picked");
  const isFew = open.length <= 4;
  offerButtons(isFew ? open : open.filter(isReady), isFew || picked.length > 0);
};

/** Whether nothing is left to click for an offer but what says it in words. */
const isReady = (offer) => {
  const rest = remaining(offer).map(byId).filter(Boolean);
  return rest.length === 0 || (rest.length === 1 && rest[0].classList.contains("plaque"));
};

/** Puts buttons beside the sentence. The first one shines if the choice is among these alone. */
const offerButtons = (list, isAll) => {
  const box = byId("choices");
  if (!box) return;
  const room = picked.length > 0 ? 8 : list.length > 4 ? 3 : 4;
  const buttons = list.slice(0, room).map((offer, index) => {
    const button = makeButton(offer.label, `btn${index > 0 || !isAll ? " stone" : ""}`, () => play(offer));
    if (offer.is_final) button.append(Object.assign(document.createElement("small"), { textContent: "(can't be undone)" }));
    button.append(Object.assign(document.createElement("kbd"), { textContent: index + 1 }));
    button.title = offer.rule;
    return button;
  });
  if (list.length > room) buttons.push(makeButton(`All ${list.length}`, "btn stone", () => openTab("actions")));
  if (picked.length > 0) buttons.push(makeButton("Cancel", "btn quiet", back));
  box.replaceChildren(...buttons);
};

const makeButton = (text, className, act) => {
  const button = Object.assign(document.createElement("button"), { type: "button", className, textContent: text });
  button.addEventListener("click", act);
  return button;
};

const back = () => {
  if (past !== null) return home();
  picked.pop();
  say("");
  light();
};

const pick = (id) => {
  // What only one action waits for as its last click is meant to do that, whatever else could still be marked.
  const meant = candidates().filter((offer) => remaining(offer)[0] === id);
  if (meant.length === 1 && remaining(meant[0]).length === 1) return play(meant[0]);
  picked.push(id);
  const open = candidates();
  if (open.length === 1 && !(open[0].is_final && remaining(open[0]).some((rest) => byId(rest)))) return play(open[0]);
  say("");
  light();
  centre();
};

/** The ids of what lies under the pointer, topmost first. */
const under = (event) => {
  const stack = event.detail === 0 ? [event.target] : document.elementsFromPoint(event.clientX, event.clientY);
  const ids = [];
  for (const top of stack) {
    if (!main.contains(top)) continue;
    for (let element = top; element && element !== main; element = element.parentElement) {
      if (element.id && !ids.includes(element.id) && !pictures.includes(element.id)) ids.push(element.id);
    }
  }
  return ids;
};

const touch = async (event) => {
  const ids = under(event);
  if (past !== null) return;
  const open = candidates();
  const next = ids.find((id) => open.some((offer) => remaining(offer)[0] === id))
    ?? ids.find((id) => open.some((offer) => remaining(offer).includes(id)));
  if (next) return pick(next);
  const again = ids.find((id) => picked.includes(id));
  if (again) { picked = picked.slice(0, picked.indexOf(again)); return light(); }
  const other = ids.find((id) => offers.some((offer) => offer.targets[0] === id));
  if (other) { picked = []; return pick(other); }
  if (picked.length > 0 && ids.length === 0) return back();
  for (const id of ids.slice(0, 3)) {
    if (await why(id)) return;
  }
  const card = event.target.closest?.(".card");
  if (card) zoomIn(card);
};

const why = async (id) => {
  if (at.seat === undefined && at.seats === "0") return false;
  const answer = await fetch(`/api/tables/${at.table}/why?target=${encodeURIComponent(id)}`);
  const refusal = answer.ok && answer.status === 200 ? await answer.json() : null;
  if (refusal?.rule) refuse(refusal);
  return Boolean(refusal?.rule);
};

const zoomIn = (card) => {
  const layer = Object.assign(document.createElement("div"), { className: "zoomed" });
  const large = card.cloneNode(true);
  large.removeAttribute("id");
  layer.append(large);
  layer.addEventListener("click", () => layer.remove());
  document.body.append(layer);
};

const say = (text) => {
  const note = byId("note");
  if (!note) return;
  note.dataset.calm ??= note.innerHTML;
  note.classList.remove("refusal");
  if (text) note.textContent = text; else note.innerHTML = note.dataset.calm;
};

const refuse = ({ rule, reason }) => {
  say(`${reason[0].toUpperCase()}${reason.slice(1)} · `);
  const link = Object.assign(document.createElement("a"), { className: "rule", textContent: rule, target: "_blank", href: `/rules/${at.game}#${rule}` });
  byId("note").classList.add("refusal");
  byId("note").setAttribute("role", "alert");
  byId("note").append(link);
};

/** Plays an action. Only the version it was chosen at waits for the answer: the table may show the next one before it. */
const play = async (offer) => {
  const { version } = at;
  if (acted === version) return;
  acted = version;
  const body = { version: Number(version), action: offer.action };
  if (Number(at.seats) > 1 && at.seat !== undefined) body.seat = Number(at.seat);
  try {
    const answer = await fetch(`/api/tables/${at.table}/act`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    if (answer.ok) return refresh();
    const trouble = await answer.json().catch(() => null);
    if (answer.status === 409) await refresh();
    tryAgain(version);
    if (trouble?.rule) refuse(trouble);
    else say({ 409: "The table had moved on; choose again.", 429: "That was quick. Breathe, then try again." }[answer.status] ?? trouble?.error ?? "That did not work.");
  } catch { tryAgain(version); say("The hall does not answer. Nothing is lost; it will go on when it is back."); }
};

/** What was chosen at a version has not happened: choose anew, unless the table has moved on meanwhile. */
const tryAgain = (version) => {
  if (acted === version) acted = null;
  if (at.version !== version) return;
  picked = [];
  light();
};

/** Sends a form to the table without leaving the page. */
const deed = async (fields) => {
  const body = new URLSearchParams(fields);
  const answer = await fetch(`/table/${at.table}`, { method: "POST", headers: { "x-script": "yes" }, body });
  await refresh(true);
  if (!answer.ok) say((await answer.json().catch(() => null))?.error ?? "That did not work.");
};
