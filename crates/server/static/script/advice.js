// What bots think: a hint for the decision at hand, and why something was done.

let isThinking = false;

/** Asks the hall what a bot thinks; what went wrong is thrown as a sentence. */
const consult = async (what, body) => {
  const answer = await fetch(`/api/tables/${at.table ?? at.replay}/${what}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const told = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error(told?.error ?? "The hall does not answer.");
  return told;
};

/** A chance in words, from each number on. */
const chances = [[.95, "all but certain"], [.75, "very likely"], [.58, "likely"], [.42, "about even"], [.25, "unlikely"], [.08, "very unlikely"], [0, "all but lost"]];

const inWords = (chance) => `${chances.find(([from]) => chance >= from)?.[1] ?? "unknown"}, ${Math.round(chance * 100)} %`;

/** The best actions in a row, each with how likely the bot thinks it wins by them. */
const listed = (actions, count) => actions.slice(0, count).map(({ label, chance }) => (chance === null ? label : `${label} (to win: ${inWords(chance)})`)).join("; or ");

const unhint = () => { for (const element of all(".hinted", main)) { element.classList.remove("hinted"); element.style.removeProperty("--pixel"); } };

/** Frames an element; in a picture, a pixel of the screen is told as a length of the picture. */
const frame = (element) => {
  const matrix = element.ownerSVGElement && element.getScreenCTM();
  if (matrix) element.style.setProperty("--pixel", 1 / Math.hypot(matrix.a, matrix.b));
  element.classList.add("hinted");
};

/** Asks a bot one thing at a time, and tells what it says or why it says nothing. */
const think = async (tell, ask) => {
  if (isThinking) return;
  isThinking = true;
  tell("A bot thinks …");
  try { tell(await ask()); } catch (trouble) { tell(`${trouble.message}.`); } finally { isThinking = false; }
};

const hint = () => think(say, async () => {
  const seat = Number(at.seats) > 1 && at.seat !== undefined ? { seat: Number(at.seat) } : {};
  const { version, by, actions } = await consult("hint", seat);
  if (version !== Number(at.version)) return "";
  unhint();
  actions[0].targets.map(byId).filter(Boolean).forEach(frame);
  return `A ${by.split(":")[0]} would: ${listed(actions, 2)}.`;
});

/** Why a bot did what it did after a step of this match, or what one would have done there. */
const wonder = (step, tell) => think(tell, async () => {
  const { by, seat, actions, played_label } = await consult("reasons", { step });
  const name = one(`#seat-${seat} .sitter b`)?.textContent ?? `Seat ${seat + 1}`;
  const level = by.split(":")[0];
  if (at.replay) return `A ${level} would: ${listed(actions, 3)}. ${name} chose: ${played_label}.`;
  if (actions[0].chance === null) return `${name}, a ${level}, had no other choice.`;
  return `${name}, a ${level}, thought: ${listed(actions, 3)}.`;
});
