// Other pages: the hall looks again now and then; the rules are searched while one types. Then everything starts.

const lookAround = () => setInterval(async () => {
  if (document.hidden || document.activeElement?.matches("input")) return;
  const answer = await fetch("/");
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const selector of ["#mine", "#open", "#finished", ".status"]) {
    const [now, then] = [one(selector, fresh), one(selector)];
    if (now && then && now.innerHTML !== then.innerHTML) then.replaceWith(now);
  }
  document.title = fresh.title;
  one("link[rel=icon]").href = one("link[rel=icon]", fresh).getAttribute("href");
}, 15000);

const searchRules = (box) => box.addEventListener("input", () => {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  const rules = all(".rule-text");
  for (const rule of rules) rule.hidden = !words.every((word) => rule.textContent.toLowerCase().includes(word));
  for (const block of all(".book > p:not(.nothing), .book > table, .book > h3")) block.hidden = words.length > 0;
  one(".nothing").hidden = rules.some((rule) => !rule.hidden);
});

/** What was kept of a match: only its tabs can be opened. */
const keep = () => {
  document.addEventListener("click", (event) => {
    const control = event.target.closest("[data-tab], [data-zoom]");
    if (control?.dataset.tab) openTab(control.dataset.tab);
    else if (control) zoom();
  });
  narrow.addEventListener("change", dress);
  dress();
  approach();
};

if (main?.hasAttribute("data-live")) sit();
else if (main?.hasAttribute("data-kept")) keep();
else if (main?.dataset.replay) replay();
else if (document.body.classList.contains("front")) lookAround();
const search = one("[data-search]");
if (search) searchRules(search);
