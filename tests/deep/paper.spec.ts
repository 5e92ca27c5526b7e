import { contrast, luminance } from "#app/label/brand/colour-contrast.ts";
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

for (const [path, most] of Object.entries(MAX_PAGES))
  test(`${path} fits on ${most} of A4: line under line, no pale grey, no word under white, no name of nothing`, async ({
    page,
  }) => {
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

test("a search is printed with the words searched for, and how many dresses were found", async ({ page }) => {
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

/** Runs in the page: elements with something drawn over them that Chromium prints white, as it does where backgrounds are left out. */
function whiteOverWords() {
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.checkVisibility())
    .flatMap((element) =>
      ["::before", "::after"]
        .map((part) => getComputedStyle(element, part))
        .filter(
          ({ content, display, position }) =>
            content !== "none" && display !== "none" && position === "absolute",
        )
        .filter(
          ({ backgroundColor, backgroundImage }) =>
            !/, 0\)$/.test(backgroundColor) || backgroundImage !== "none",
        )
        .filter((style) => style.getPropertyValue("print-color-adjust") !== "exact")
        .map(() => element.outerHTML.slice(0, 100)),
    );
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
