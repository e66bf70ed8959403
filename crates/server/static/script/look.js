// Looking back at earlier positions of a live table.

const mark = () => { for (const line of all(".told[data-step]")) line.classList.toggle("now", past !== null && Number(line.dataset.step) === past); };

const look = async (step) => {
  const answer = await fetch(`/table/${at.table}/parts?step=${step}`);
  if (!answer.ok) return;
  const { parts, motions } = await answer.json();
  past = step;
  picked = [];
  swap(parts, motions ?? []);
  main.classList.add("looking-back");
  const banner = byId("past");
  banner.replaceChildren(`The table after move ${step} of ${at.steps}`, makeButton("Back to now", "btn", home));
  banner.hidden = false;
  light();
  mark();
};

const home = async () => {
  past = null;
  byId("past").hidden = true;
  main.classList.remove("looking-back");
  await refresh(true);
};

const showAgain = async (from) => {
  for (let step = from; step <= Number(at.steps) && (past !== null || step === from); step += 1) {
    await look(step);
    await wait(isStill ? 500 : glideTime + 350);
  }
  await home();
};
