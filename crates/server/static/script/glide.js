// Swapping the parts of the page that changed, and gliding pieces from where they were to where they are.

/** Where a thing is on the screen: the origin of a placed group, the middle of anything else. */
const place = (element) => {
  if (element.ownerSVGElement && element.hasAttribute("transform")) {
    const matrix = element.getScreenCTM();
    return matrix && { x: matrix.e, y: matrix.f };
  }
  const box = element.getBoundingClientRect();
  return box.width || box.height ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
};

const things = () => pictures.flatMap((id) => all("[id]", byId(id)));

const remember = () => new Map(things().map((element) => [element.id, { at: place(element), face: element.innerHTML }]));

/** A way on the screen as a way in the picture around the element. */
const inPicture = (element, { x, y }) => {
  const matrix = element.ownerSVGElement && element.parentNode.getScreenCTM();
  if (!matrix) return { x, y };
  const size = matrix.a * matrix.d - matrix.b * matrix.c;
  return { x: (matrix.d * x - matrix.c * y) / size, y: (matrix.a * y - matrix.b * x) / size };
};

const glide = (before, motions) => {
  if (isStill) return;
  const from = new Map(motions.map((motion) => [motion.to, motion.from]));
  const moved = new Map();
  for (const element of things()) {
    const origin = before.get(from.get(element.id)) ?? before.get(element.id);
    const isGroup = element.tagName === "g" && !element.hasAttribute("transform");
    if (isGroup && !from.has(element.id)) continue;
    const now = place(element);
    if (!now) continue;
    if (!origin) {
      if (element.ownerSVGElement) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: glideTime });
      continue;
    }
    const known = before.get(element.id);
    if (known && known.face !== element.innerHTML && element.classList.contains("die")) tumble(element);
    if (!origin.at) continue;
    let way = { x: origin.at.x - now.x, y: origin.at.y - now.y };
    for (let around = element.parentElement; around && around !== main; around = around.parentElement) {
      const carried = moved.get(around);
      if (carried) { way = { x: way.x - carried.x, y: way.y - carried.y }; break; }
    }
    if (Math.hypot(way.x, way.y) < (element.ownerSVGElement ? 1.5 : 4)) continue;
    moved.set(element, { x: origin.at.x - now.x, y: origin.at.y - now.y });
    const { x, y } = inPicture(element, way);
    element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }],
      { duration: glideTime, easing: "cubic-bezier(.2, .7, .2, 1)" });
  }
};

/** A die whose face has changed rolls out. */
const tumble = (element) => {
  for (const part of element.children) {
    part.style.transformBox = "fill-box";
    part.style.transformOrigin = "center";
    part.animate([{ rotate: "-320deg", scale: 1.25, opacity: .4 }, { rotate: "20deg", offset: .7 }, { rotate: "0deg" }],
      { duration: glideTime * 1.7, easing: "cubic-bezier(.2, .7, .2, 1)" });
  }
};

/** What each part looked like when it came from the server. */
const lastSeen = new Map();

const swap = (parts, motions, isQuiet = false) => {
  unlight();
  const before = isQuiet ? new Map() : remember();
  const focus = document.activeElement?.id;
  for (const [id, html] of Object.entries(parts)) {
    const part = byId(id);
    if (!part) continue;
    if (lastSeen.get(id) === html) continue;
    lastSeen.set(id, html);
    const fresh = document.createElement(part.tagName);
    fresh.innerHTML = html;
    const typed = all("input[name=text]", part).map((input) => input.value);
    const isAtEnd = part.scrollHeight - part.scrollTop - part.clientHeight < 60;
    part.replaceChildren(...fresh.childNodes);
    all("input[name=text]", part).forEach((input, index) => { input.value = typed[index] ?? ""; });
    if (isAtEnd && (id === "log" || id === "chat")) part.scrollTop = part.scrollHeight;
  }
  if (focus && document.activeElement?.id !== focus) byId(focus)?.focus?.({ preventScroll: true });
  dress();
  if (!isQuiet) glide(before, motions);
};
