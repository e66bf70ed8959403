// The replay: a slider through the steps of a match.

const replay = () => {
  let step = Number(at.step);
  let timer = null;
  let wanted = null;
  const slider = () => one(".slider input[type=range]");
  const go = async (to, isGliding = true) => {
    wanted = Math.min(Math.max(to, 0), Number(at.steps));
    if (isFetching) return;
    isFetching = true;
    try {
      while (wanted !== null && wanted !== step) {
        const target = wanted;
        const answer = await fetch(`/replay/${at.replay}/step?step=${target}&view=${at.view}`);
        if (!answer.ok) return;
        const fresh = await answer.json();
        const status = document.createElement("div");
        status.innerHTML = fresh.parts.status;
        delete fresh.parts.status;
        const isNext = target === step + 1;
        step = target;
        swap(fresh.parts, isNext ? fresh.motions : [], !isGliding);
        byId("prompt").innerHTML = one("#prompt", status).innerHTML;
        one(".status small").innerHTML = one("small", status).innerHTML;
        slider().value = String(step);
        history.replaceState(null, "", `/replay/${at.replay}?step=${step}&view=${at.view}`);
      }
    } finally { isFetching = false; }
  };
  const stop = () => { clearInterval(timer); timer = null; one("[data-go=play]").textContent = "Play"; };
  const toggle = () => {
    if (timer) return stop();
    if (step >= Number(at.steps)) go(0, false);
    one("[data-go=play]").textContent = "Pause";
    timer = setInterval(() => { if (step >= Number(at.steps)) stop(); else go(step + 1); }, glideTime + 500);
  };
  const moves = { first: () => 0, back: () => step - 1, on: () => step + 1, last: () => Number(at.steps) };
  document.addEventListener("input", (event) => { if (event.target === slider()) go(Number(event.target.value), false); });
  document.addEventListener("click", (event) => {
    const control = event.target.closest("[data-go], [data-tab], [data-zoom], [data-why], .told, .copy");
    if (control?.dataset.tab) return openTab(control.dataset.tab);
    if (control?.dataset.why) return wonder(Number(control.dataset.why), (text) => { const told = one(".reasons"); if (told) { told.textContent = text; told.hidden = !text; } });
    if (control?.hasAttribute("data-zoom")) return zoom();
    if (control?.matches(".copy")) { control.select(); return navigator.clipboard?.writeText(control.value); }
    if (control?.matches(".told") && !event.target.closest(".piece, .rule")) { event.preventDefault(); return go(Number(control.dataset.step)); }
    if (!control?.dataset.go) return;
    event.preventDefault();
    if (control.dataset.go === "play") toggle(); else go(moves[control.dataset.go]());
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest?.("input:not([type=range]), select, textarea")) return;
    const move = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
    if (move) { event.preventDefault(); go(moves[move]()); }
    if (event.key === " " && !event.target.closest?.("button, a, summary")) { event.preventDefault(); toggle(); }
  });
  document.addEventListener("pointerover", point);
  narrow.addEventListener("change", dress);
  dress();
  approach();
  if (at.tab) openTab(at.tab);
  byId("log").scrollTop = byId("log").scrollHeight;
};
