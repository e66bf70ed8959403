// Nearer and farther: on a phone, a picture whose words would be too small to read comes nearer by itself.

/** No word of a picture should be smaller on a phone, in pixels. */
const legible = 11;

const isTiny = (text) => {
  const matrix = text.textContent.trim() && text.getScreenCTM();
  return matrix && Math.hypot(matrix.a, matrix.b) * parseFloat(getComputedStyle(text).fontSize) < legible;
};

/** Comes nearer, or goes back; the choice holds until the window is closed. */
const zoom = (isNear = !one(".board").classList.contains("near")) => {
  one(".board").classList.toggle("near", isNear);
  sessionStorage.setItem("near", isNear);
  centre();
};

/** Looks as the visitor chose, or near enough to read. A picture of class `whole` is best seen as a whole. */
const approach = () => {
  const chosen = sessionStorage.getItem("near");
  const frame = one(".board");
  frame.classList.toggle("near", chosen ? chosen === "true" : narrow.matches && !one("#board > svg.whole") && all("#board text").some(isTiny));
  frame.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, (frame.scrollHeight - frame.clientHeight) / 2);
  centre();
};

/** If nothing that can be clicked is in sight of a near picture, moves there. */
const centre = () => {
  const frame = one(".board.near");
  const boxes = frame ? all("#board .lit:not(.plaque)").map((element) => element.getBoundingClientRect()).filter((box) => box.width > 0) : [];
  if (boxes.length === 0) return;
  const around = frame.getBoundingClientRect();
  if (boxes.some((box) => box.left >= around.left && box.right <= around.right && box.top >= around.top && box.bottom <= around.bottom)) return;
  const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const spots = boxes.map(middle);
  const mean = { x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length, y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length };
  const far = ({ x, y }) => Math.hypot(x - mean.x, y - mean.y);
  const goal = spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best));
  frame.scrollBy({ left: goal.x - middle(around).x, top: goal.y - middle(around).y, behavior: isStill ? "auto" : "smooth" });
};
