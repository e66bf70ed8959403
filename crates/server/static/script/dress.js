// Tabs, links, clocks, pointing: what a part needs once it is in the page.

const shown = { wide: "log", narrow: null };
const hallPages = ["ending", "log", "actions", "chat", "host"];
let isEnded = false;

const dress = () => {
  const tabs = all("[data-tab]", byId("tabs"));
  const names = tabs.map((tab) => tab.dataset.tab);
  // At the end of a match its points come to the front, once.
  if (isEnded !== names.includes("ending")) { isEnded = !isEnded; if (isEnded) shown.wide = shown.narrow = "ending"; }
  if (!names.includes(shown.wide)) shown.wide = "log";
  if (!names.includes(shown.narrow)) shown.narrow = names[0];
  for (const page of all(".page[data-page]")) {
    page.classList.toggle("on-wide", page.dataset.page === shown.wide);
    page.classList.toggle("on-narrow", page.dataset.page === shown.narrow);
  }
  const now = narrow.matches ? shown.narrow : shown.wide;
  for (const tab of tabs) tab.setAttribute("aria-selected", String(tab.dataset.tab === now));
  for (const link of all("input[data-link]")) {
    if (link.value.startsWith("/")) link.value = location.origin + link.value;
  }
};

const openTab = (name) => {
  if (hallPages.includes(name)) shown.wide = name;
  shown.narrow = name;
  dress();
  const page = one(`.tale .page[data-page="${CSS.escape(name)}"]`);
  if (page && (name === "log" || name === "chat")) page.scrollTop = page.scrollHeight;
};

setInterval(() => {
  for (const clock of all("[data-until]")) {
    const left = Math.max(0, Number(clock.dataset.until) - Math.floor(Date.now() / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}, 1000);

const point = (event) => {
  const piece = event.target.closest?.("[data-piece], [data-offer]");
  for (const element of all(".pointed")) element.classList.remove("pointed");
  if (!piece) return;
  const ids = piece.dataset.piece ? [piece.dataset.piece] : offers[piece.dataset.offer]?.targets ?? [];
  for (const id of ids) byId(id)?.classList.add("pointed");
};
