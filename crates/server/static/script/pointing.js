// Pointing at things for everybody at the table to see: a ring around one, a line through several.

/** What each seat points at, and until when. */
const points = new Map();
/** What this visitor points at. */
let plan = [];
let isNewPlan = true;
let pointedAt = 0;
let drawn = "";
let press = null;
let isPressed = false;

const receive = ({ seat, crest, targets, left }) => {
  if (targets.length === 0) points.delete(seat);
  else points.set(seat, { crest, targets, until: left === null ? Infinity : performance.now() + left });
  drawPoints();
};

/** All that is pointed at, as the hall tells it. */
const receiveAll = (pointed) => {
  points.clear();
  if (!pointed.some(({ seat }) => seat === Number(at.seat))) plan = [];
  pointed.forEach(receive);
  drawPoints();
};

const sendPoints = (targets) => {
  plan = targets;
  fetch(`/api/tables/${at.table}/point`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ targets }) }).catch(() => {});
};

/** What lies in a picture under the pointer, if the visitor may point at it. */
const pointable = (event) => (at.seat === undefined ? undefined : under(event).find((id) => /^[\w-]{1,64}$/.test(id) && byId(id)?.closest(pictures.map((part) => `#${part}`).join())));

const pointAt = (id) => {
  // What has faded is not drawn on; what was sent a moment ago may not be back yet.
  if (!points.has(Number(at.seat)) && performance.now() - pointedAt > 2000) plan = [];
  pointedAt = performance.now();
  const targets = plan.at(-1) === id ? [] : isNewPlan ? [id] : [...plan, id].slice(-12);
  isNewPlan = false;
  sendPoints(targets);
};

const shape = (name, attributes) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** The head of an arrow at the end of a way. */
const arrowhead = (from, to) => {
  const turn = Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI;
  return shape("path", { class: "arrowhead", d: "M4 0L-16 -9V9Z", transform: `translate(${to.x} ${to.y}) rotate(${turn})` });
};

const drawPoint = (seat, crest, spots) => {
  const group = shape("g", { class: `point ${crest}` });
  const [first, last] = [spots[0], spots.at(-1)];
  if (spots.length > 1) {
    const way = spots.map(({ x, y }) => `${x},${y}`).join(" ");
    group.append(shape("polyline", { class: "edge", points: way }), shape("polyline", { class: "way", points: way }), arrowhead(spots.at(-2), last));
  } else group.append(shape("circle", { class: "edge", cx: first.x, cy: first.y, r: first.size }), shape("circle", { class: "halo", cx: first.x, cy: first.y, r: first.size }));
  const badge = one(`#seat-${seat} .badge`)?.cloneNode(true);
  if (badge) {
    for (const [key, value] of Object.entries({ x: first.x + first.size * .7 - 12, y: first.y - first.size * .7 - 12, width: 24, height: 24 })) badge.setAttribute(key, value);
    group.append(badge);
  }
  return group;
};

const drawPoints = () => {
  const now = performance.now();
  const shown = [];
  for (const [seat, { crest, targets, until }] of points) {
    if (until < now) { points.delete(seat); continue; }
    const boxes = targets.map((id) => byId(id)?.getBoundingClientRect()).filter((box) => box && box.width + box.height > 0);
    const spots = boxes.map((box) => ({ x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2), size: Math.round(Math.min(60, Math.max(18, Math.max(box.width, box.height) * .62))) }));
    if (spots.length > 0) shown.push({ seat, crest, spots });
  }
  const key = JSON.stringify(past === null ? shown : []);
  if (key === drawn) return;
  drawn = key;
  byId("pointing")?.remove();
  if (key === "[]") return;
  const layer = shape("svg", { id: "pointing", class: "pointing", "aria-hidden": "true" });
  layer.append(...shown.map(({ seat, crest, spots }) => drawPoint(seat, crest, spots)));
  document.body.append(layer);
};

const letGo = () => { clearTimeout(press?.timer); press = null; };

/** Listens for Shift with a click, for a long press, and for what moves the picture. */
const watchPointing = () => {
  receiveAll(JSON.parse(byId("pointed")?.textContent || "[]"));
  document.addEventListener("keyup", (event) => { if (event.key === "Shift") isNewPlan = true; });
  document.addEventListener("mousedown", (event) => { if (event.shiftKey && pointable(event)) event.preventDefault(); });
  document.addEventListener("pointerdown", (event) => {
    letGo();
    isPressed = false;
    const id = event.pointerType === "touch" && pointable(event);
    if (!id) return;
    const timer = setTimeout(() => { isPressed = true; isNewPlan = false; pointAt(id); navigator.vibrate?.(20); }, 550);
    press = { timer, x: event.clientX, y: event.clientY };
  });
  document.addEventListener("pointermove", (event) => { if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > 12) letGo(); });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, letGo);
  document.addEventListener("contextmenu", (event) => { if (press || isPressed) event.preventDefault(); });
  document.addEventListener("scroll", drawPoints, { capture: true, passive: true });
  addEventListener("resize", drawPoints);
  setInterval(() => { if (points.size > 0 || drawn !== "[]") drawPoints(); }, 250);
};
