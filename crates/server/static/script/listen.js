// Listening for what happens at the table, and showing it.

let isFetching = false;
let isStale = false;

const refresh = async (isForced = false) => {
  if (isFetching) { isStale = true; return; }
  isFetching = true;
  try {
    do {
      isStale = false;
      const fresh = await lookAtTable();
      if (fresh) await show(fresh, isForced);
    } while (isStale);
  } finally { isFetching = false; }
};

/** The table as it is now. If the hall cannot say, it is asked again: it tells of each thing only once. */
const lookAtTable = async () => {
  const query = new URLSearchParams({ from: at.version, still: isStill, invite: at.invite ?? "" });
  const seat = new URLSearchParams(location.search).get("seat");
  if (seat) query.set("seat", seat);
  try {
    const answer = await fetch(`/table/${at.table}/parts?${query}`);
    if (answer.ok) return await answer.json();
    if (answer.status !== 429 && answer.status < 500) return null;
  } catch { /* out of hearing */ }
  setTimeout(refresh, 2000);
  return null;
};

const show = async (fresh, isForced) => {
  const hadTurn = document.title.startsWith("●");
  const isNews = fresh.version !== Number(at.version);
  if (isNews || isForced) picked = [];
  if (isNews) unhint();
  if (past !== null && !isForced) for (const id of pictures) delete fresh.parts[id];
  else for (const frame of fresh.frames) { swap(frame.parts, frame.motions); await wait(isStill ? 0 : glideTime + 120); }
  Object.assign(at, { version: fresh.version, seq: fresh.seq, steps: fresh.steps });
  if (fresh.seat === null) delete at.seat; else at.seat = fresh.seat;
  if (past === null) main.className = fresh.class;
  offers = fresh.actions;
  swap(fresh.parts, fresh.motions);
  document.title = fresh.title;
  const icon = one("link[rel=icon]");
  icon.href = fresh.yourTurn ? icon.dataset.turn : icon.dataset.calm;
  if (fresh.yourTurn && !hadTurn && "sound" in document.documentElement.dataset) horn();
  light();
  // Whoever looks around on a near picture is not called back by a word of chat.
  if (isNews) centre();
  mark();
  receiveAll(fresh.pointed);
};

/** A short horn: two soft notes, made here so that no file is needed. */
const horn = () => {
  const air = new AudioContext();
  [[220, 0], [330, .16]].forEach(([pitch, start]) => {
    const [tone, breath] = [air.createOscillator(), air.createGain()];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    breath.gain.setValueAtTime(0, air.currentTime + start);
    breath.gain.linearRampToValueAtTime(.18, air.currentTime + start + .05);
    breath.gain.exponentialRampToValueAtTime(.001, air.currentTime + start + .6);
    tone.connect(breath).connect(air.destination);
    tone.start(air.currentTime + start);
    tone.stop(air.currentTime + start + .7);
  });
};

const listen = () => {
  const events = new EventSource(`/api/tables/${at.table}/events?from=${at.seq}`);
  const hear = () => { byId("offline")?.remove(); refresh(); };
  for (const kind of ["message", "move", "undo", "seats", "chat", "over"]) events.addEventListener(kind, hear);
  events.addEventListener("point", (event) => receive(JSON.parse(event.data)));
  let isFirst = true;
  events.addEventListener("open", () => { if (!isFirst) hear(); isFirst = false; });
  events.addEventListener("error", () => {
    if (!byId("offline")) document.body.append(Object.assign(document.createElement("p"), { id: "offline", className: "offline", textContent: "The hall is out of hearing; trying again …" }));
    if (events.readyState === EventSource.CLOSED) { events.close(); setTimeout(listen, 2000); }
  });
  addEventListener("pagehide", () => events.close(), { once: true });
};
