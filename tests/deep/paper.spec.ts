import { contrast, luminance } from "#model/brand/colour-contrast.ts";
import { readDataset } from "#tests/support/dataset.ts";
import { expect, test } from "#tests/support/journey.ts";
import { crowdedLines, pageCountOf, textRunsOf } from "#tests/support/pdf.ts";

/** Sheets of A4 that hold the sample collection's screens without white ones between them. */
const MAX_PAGES = {
  "/": 5,
  "/collection/tulle-dresses": 1,
  "/search?q=sweetheart+tulle": 1,
  "/about": 2,
  "/contact": 1,
  "/enquiry?dress=aurelie": 1,
  "/size-finder?dress=aurelie": 2,
  "/privacy": 2,
  "/faq": 2,
  "/nowhere": 1,
};

/** The smallest print has lines of 12 pixels. */
const MIN_LEADING_PX = 10;

/** WCAG's for small letters: paper has no zoom. */
const MIN_CONTRAST = 4.5;

/** The margins leave this much of A4: 186 mm, in pixels. */
const A4_WIDTH = 703;

for (const [path, most] of Object.entries(MAX_PAGES))
  test(`${path} fits on ${most} of A4, and can be read`, async ({ page }) => {
    await page.goto(path);
    const file = await page.pdf({ format: "A4" });
    expect.soft(pageCountOf(file), "sheets of A4").toBeLessThanOrEqual(most);
    const lines = textRunsOf(file);
    expect.soft(lines.flat().length, "runs of text").toBeGreaterThan(2);
    expect.soft(crowdedLines(lines, MIN_LEADING_PX), "lines too close").toEqual([]);
    await page.emulateMedia({ media: "print" });
    const words = await page.evaluate(wordsOnPaper);
    const pale = words.filter(({ colour }) => contrast(luminance(colour), 1) < MIN_CONTRAST);
    expect.soft(words.length, "words on paper").toBeGreaterThan(2);
    expect.soft(pale, "too pale").toEqual([]);
    expect.soft(await page.evaluate(whiteOverWords), "under white").toEqual([]);
    const nameless = page.locator("dt:visible + dd:not(:visible), dd:visible:empty, dd:visible:has(> form)");
    await expect(nameless).toHaveCount(0);
  });

test("what Chromium would print white is noticed", async ({ page }) => {
  await page.goto("/faq");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("h1::after { content: ''; position: absolute; inset: 0; background: #fff }");
    document.adoptedStyleSheets = [sheet];
  });
  expect(await page.evaluate(whiteOverWords)).toHaveLength(1);
});

test("a search is printed with its words, and how many dresses were found", async ({ page }) => {
  for (const [query, found] of [
    ["sweetheart tulle", "6 dresses"],
    ["kimono", "We found no dress for “kimono”."],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    const words = page.getByRole("main").getByText(`“${query}”`, { exact: true });
    await expect(words, "on the screen they stand in the field").toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(words).toBeVisible();
    await expect(page.getByRole("main").getByText(found, { exact: true })).toBeVisible();
  }
});

test("every dress of a slider and of the carousel is on the paper", async ({ page }) => {
  const dresses = await readDataset();
  const tulle = dresses.filter(({ category }) => category === "tulle-dresses");
  const counts = { bridal: 5, evening: dresses.length, featured: 5, tulle: tulle.length };
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  for (const [id, count] of Object.entries(counts)) {
    const section = page.locator("section", { has: page.locator(`#${id}`) });
    const places = await section
      .locator("img:visible")
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
    expect(places.length, id).toBe(count);
    expect(Math.min(...places.map(({ left }) => left)), id).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places.map(({ right }) => right)), id).toBeLessThanOrEqual(720);
  }
});

test("a picture that nobody has scrolled to is fetched for the paper", async ({ page }) => {
  // The last of them lies so low that Chromium does not fetch it by itself.
  await page.setViewportSize({ width: 1440, height: 100 });
  await page.goto("/about");
  const missing = () =>
    page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length);
  expect(await missing()).toBeGreaterThan(0);
  // The listener comes late.
  const printed = () => page.evaluate(() => dispatchEvent(new Event("beforeprint"))).then(missing);
  await expect.poll(printed).toBe(0);
});

test("a dress prints as one sheet: picture, name, price, what is chosen, and a code", async ({ page }) => {
  await page.goto("/product/aurelie?colour=sage&size=38");
  const sheet = page.getByRole("region", { name: "Look sheet" });
  await expect(sheet, "on the screen there is no trace of it").toBeHidden();
  for (const format of ["A4", "Letter"])
    expect(pageCountOf(await page.pdf({ format })), `pages of ${format}`).toBe(1);

  await page.setViewportSize({ width: A4_WIDTH, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Aurélie", { exact: true }).and(page.locator("p"))).toBeVisible();
  for (const fact of ["2,450", "36, 38, 40, 42, 44", "14 rue des Tisserands"])
    await expect(sheet.locator("dl")).toContainText(fact);
  await expect(page.getByText("Sage, Size 38", { exact: true })).toBeVisible();
  await expect(page.getByRole("img").first()).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  const address = page.getByText(/\/product\/aurelie$/).and(page.locator("p"));
  await expect(address).toBeVisible();
  expect(await address.evaluate(linesOf), "lines of the address").toBe(1);
});

test("every answer is printed with its question", async ({ page }) => {
  await page.goto("/faq");
  await page.emulateMedia({ media: "print" });
  const answers = page.locator("details[data-state] > div");
  await expect(answers).toHaveCount(await page.locator("details[data-state]").count());
  expect(await answers.count()).toBeGreaterThanOrEqual(5);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test("a narrowed list says on paper what it is narrowed to", async ({ page }) => {
  await page.goto("/collection/tulle-dresses?colour=pink");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByText("Pink and blush", { exact: true }).locator("visible=true")).toBeVisible();
  await expect(main.getByText("Clear all")).toBeHidden();
});

/** Runs in the page. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length;
}

/** Runs in the page: elements with something drawn over them that Chromium prints white, as it does where backgrounds are left out. */
function whiteOverWords() {
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.checkVisibility())
    .filter((element) => ["::before", "::after"].some((part) => isWhite(getComputedStyle(element, part))))
    .map(({ outerHTML }) => outerHTML.slice(0, 100));

  function isWhite(style: CSSStyleDeclaration) {
    const { content, display, position, backgroundColor, backgroundImage } = style;
    const isOver = content !== "none" && display !== "none" && position === "absolute";
    const isPainted = !/, 0\)$/.test(backgroundColor) || backgroundImage !== "none";
    return isOver && isPainted && style.getPropertyValue("print-color-adjust") !== "exact";
  }
}

/** Runs in the page: what is printed, with its colour on white: browsers leave backgrounds out. */
function wordsOnPaper() {
  const context = document.createElement("canvas").getContext("2d");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { words: string; colour: number[] }[] = [];
  while (context && walker.nextNode()) {
    const words = walker.currentNode.textContent?.trim() ?? "";
    const element = walker.currentNode.parentElement;
    if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { width, height } = element.getBoundingClientRect();
    // Kept for those who listen.
    if (width <= 1 || height <= 1) continue;
    for (const colour of ["#fff", getComputedStyle(element).color]) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    found.push({ words, colour: [...context.getImageData(0, 0, 1, 1).data] });
  }
  return found;
}
