import { readDataset } from "#tests/support/dataset.ts";
import { expect, test } from "#tests/support/journey.ts";
import { crowdedLines, pageCountOf, textRunsOf } from "#tests/support/pdf.ts";

test("a dress prints as one sheet: picture, name, price, sizes, and the address as a code", async ({
  page,
}) => {
  await page.goto("/product/aurelie");
  const sheet = page.getByRole("region", { name: "Look-sheet" });
  await expect(sheet, "on the screen there is no trace of it").toBeHidden();
  for (const format of ["A4", "Letter"]) {
    expect(pageCountOf(await page.pdf({ format })), `pages of ${format}`).toBe(1);
  }

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Aurélie", { exact: true }).and(page.locator("p"))).toBeVisible();
  await expect(sheet.locator("dl")).toContainText("2,450");
  await expect(sheet.locator("dl")).toContainText("36, 38, 40, 42, 44");
  await expect(sheet.locator("dl")).toContainText("14 rue des Tisserands");
  await expect(page.getByText(/\/product\/aurelie$/).and(page.locator("p"))).toBeVisible();
  await expect(page.getByRole("img").first()).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("the sheet names the colour and the size that were chosen, and its address in one line", async ({
  page,
}) => {
  await page.goto("/product/aurelie?colour=sage&size=38");
  for (const format of ["A4", "Letter"])
    expect(pageCountOf(await page.pdf({ format })), `pages of ${format}`).toBe(1);
  await page.setViewportSize({ width: A4_WIDTH_PX, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Sage, Size 38", { exact: true })).toBeVisible();
  const address = page.getByText(/\/product\/aurelie$/);
  const lines = await address.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

/** What the margins leave of it: 186 mm. */
const A4_WIDTH_PX = 703;

for (const [place, path] of [
  ["its page", "/product/noemie"],
  ["a fitting list", "/fitting?dress=noemie"],
] as const)
  test(`the sheet of a dress that is only to rent says what it costs to rent, on ${place}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const facts = page.getByRole("region", { name: "Look-sheet" }).locator("dl");
    await expect(facts.getByRole("term").first()).toHaveText("Rental");
    await expect(facts.getByRole("definition").first()).toHaveText("300 $ for 6 days");
    await expect(facts).not.toContainText("1,740");
  });

test("every answer is printed with its question", async ({ page }) => {
  await page.goto("/faq");
  await page.emulateMedia({ media: "print" });
  const questions = page.locator("details[data-state]");
  const answers = questions.locator("> div");
  await expect(answers).toHaveCount(await questions.count());
  expect(await answers.count()).toBeGreaterThanOrEqual(5);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test("a search is printed with the words searched for, and how many dresses were found", async ({ page }) => {
  for (const [query, found] of [
    ["sweetheart tulle", "6 dresses"],
    ["kimono", "No dress goes by that name."],
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

/** Sheets of A4 that hold the sample collection's screens without white ones between them. */
const MAX_PAGES = [
  ["/", 5],
  ["/collection/tulle-dresses", 1],
  ["/search?q=sweetheart+tulle", 1],
  ["/about", 2],
  ["/contact", 1],
  ["/enquiry?dress=aurelie", 1],
  ["/size-finder?dress=aurelie", 2],
  ["/privacy", 2],
  ["/faq", 2],
  ["/nowhere", 1],
] as const;

/** The smallest print has lines of 12 pixels. */
const MIN_LEADING_PX = 10;

for (const [path, most] of MAX_PAGES) {
  test(`${path} fits on ${most} of A4, line under line, and has no pale grey on white paper`, async ({
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
    expect.soft(words.length, "words on paper").toBeGreaterThan(2);
    expect
      .soft(
        words.filter(({ contrast }) => contrast < MIN_CONTRAST),
        "too pale",
      )
      .toEqual([]);
  });
}

for (const [path] of MAX_PAGES) {
  test(`${path} has no word under white, and no name of something that is not printed`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    expect(await page.evaluate(whiteOverWords)).toEqual([]);
    const nameless = page.locator("dt:visible + dd:not(:visible), dd:visible:empty, dd:visible:has(> form)");
    await expect(nameless).toHaveCount(0);
  });
}

/** Elements with something drawn over them that Chromium prints white, as it does where backgrounds are left out. */
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

/** WCAG's for small letters: paper has no zoom. */
const MIN_CONTRAST = 4.5;

/** What is printed, with its contrast to white: browsers leave backgrounds out. */
function wordsOnPaper() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { words: string; contrast: number }[] = [];
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent?.trim() ?? "";
    const element = walker.currentNode.parentElement;
    if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { width, height } = element.getBoundingClientRect();
    // Kept for those who listen.
    if (width <= 1 || height <= 1) continue;
    found.push({ words, contrast: 1.05 / (luminanceOf(getComputedStyle(element).color) + 0.05) });
  }
  return found;

  function luminanceOf(color: string): number {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("There is no canvas.");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

test("every dress of a slider and of the carousel is on the paper", async ({ page }) => {
  const dresses = await readDataset();
  const tulle = dresses.filter(({ category }) => category === "tulle-dresses");
  const lists = [
    ["#bridal", 5],
    ["#evening", dresses.length],
    ["#featured", 5],
    ["#tulle", tulle.length],
  ] as const;
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  for (const [list, count] of lists) {
    const pictures = page
      .locator("section")
      .filter({ has: page.locator(list) })
      .locator("img:visible");
    const places = await pictures.evaluateAll((images) =>
      images.map((image) => image.getBoundingClientRect().toJSON()),
    );
    expect(places.length, list).toBe(count);
    for (const { left, right } of places) {
      expect(left, list).toBeGreaterThanOrEqual(0);
      expect(right, list).toBeLessThanOrEqual(720);
    }
  }
});

test("a picture that nobody has scrolled to is fetched for the paper", async ({ page }) => {
  // So low that Chromium does not fetch the last of them by itself.
  await page.setViewportSize({ width: 1440, height: 100 });
  await page.goto("/about");
  const missingOnPaper = () =>
    page.evaluate(() => {
      dispatchEvent(new Event("beforeprint"));
      return [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length;
    });
  await expect.poll(missingOnPaper).toBe(0);
});
