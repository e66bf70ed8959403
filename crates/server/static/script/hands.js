// The keyboard and the pointer at a live table.

const keys = (event) => {
  const isTyping = event.target.closest?.("input, select, textarea");
  if (event.key === "Escape") {
    one(".zoomed")?.remove();
    if (plan.length > 0 && picked.length === 0 && past === null) return sendPoints([]);
    return back();
  }
  if (isTyping) return;
  if ((event.ctrlKey || event.metaKey) && event.key === "z") { event.preventDefault(); one("[data-do=undo]")?.click(); }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key >= "1" && event.key <= "9") all("#choices .btn")[Number(event.key) - 1]?.click();
  else if (event.key === "h" || event.key === "H") one("[data-hint]")?.click();
  else if (event.key === "?") byId("help")?.showModal();
  else if (event.key === "Enter" && event.target.classList?.contains("lit")) { event.preventDefault(); pick(event.target.id); }
  else if (event.key === "ArrowLeft") look(Math.max(0, (past ?? Number(at.steps)) - 1));
  else if (event.key === "ArrowRight" && past !== null) { if (past + 1 >= Number(at.steps)) home(); else look(past + 1); }
};

const clicks = (event) => {
  const element = event.target;
  if (isPressed) { isPressed = false; return event.preventDefault(); }
  const shown = event.shiftKey && pointable(event);
  if (shown) { event.preventDefault(); return pointAt(shown); }
  const control = element.closest("[data-tab], [data-do], [data-hint], [data-why], [data-offer], [data-show], [data-help], [data-zoom], .told, .copy");
  if (control?.dataset.tab) return openTab(control.dataset.tab);
  if (control?.dataset.do) return deed({ what: control.dataset.do, version: at.version, ...(at.seat === undefined ? {} : { seat: at.seat }) });
  if (control?.hasAttribute("data-hint")) return hint();
  if (control?.dataset.why) return wonder(Number(control.dataset.why), say);
  if (control?.dataset.offer) { event.preventDefault(); return play(offers[control.dataset.offer]); }
  if (control?.dataset.show) return showAgain(Number(control.dataset.show));
  if (control?.hasAttribute("data-help")) return byId("help").showModal();
  if (control?.hasAttribute("data-zoom")) return zoom();
  if (control?.matches(".copy")) { control.select(); return navigator.clipboard?.writeText(control.value); }
  if (control?.matches(".told") && !element.closest(".piece, .rule")) { event.preventDefault(); return look(Number(control.dataset.step)); }
  if (!main.contains(element) || element.closest("a, button, input, select, label, summary, .tale, .status, .tabs, #curtain")) return;
  touch(event);
};

const sit = () => {
  try { offers = JSON.parse(byId("offers").textContent); } catch { offers = []; }
  document.addEventListener("click", clicks);
  document.addEventListener("keydown", keys);
  document.addEventListener("pointerover", point);
  document.addEventListener("focusin", point);
  document.addEventListener("submit", (event) => {
    if (!event.target.matches("[data-quick]")) return;
    event.preventDefault();
    deed([...new FormData(event.target)]);
    const text = one("input[name=text]", event.target);
    if (text) text.value = "";
  });
  narrow.addEventListener("change", dress);
  dress();
  light();
  approach();
  for (const id of ["log", "chat"]) byId(id).scrollTop = byId(id).scrollHeight;
  watchPointing();
  listen();
};
