import type { Page } from "@playwright/test";
import { type Letters, lettersOf } from "#app/site/wordmark-length.ts";
import { expect, expectAccessible, test, whatSticksOut } from "#tests/support/journey.ts";
import { crowdedText, enlargeLetters, lowFields, setStandardLetters } from "#tests/support/large-letters.ts";
import { lostText, setStyle, spacedText } from "#tests/support/lost-text.ts";
import { misplacedControls } from "#tests/support/misplaced-controls.ts";
import { missetWords } from "#tests/support/misset-words.ts";
import { links } from "#tests/support/navigation-labels.ts";
import { screens } from "#tests/support/screen-paths.ts";

/** Pixels round the widths at which something changes. 320 is the narrowest phone, and a screen of 1280 at 400 %. */
const widths = [320, 360, 390, 480, 600, 768, 960, 1024, 1280, 1440, 1920];

type Setting = {
  name: string;
  style?: string;
  /** The browser's standard size, in pixels. */
  standard?: number;
  /** Letters alone are so many times their size. */
  alone?: number;
  faults: (() => string[] | Promise<string[]>)[];
  among: readonly number[];
};

const ofLetters = { faults: [lostText, crowdedText, lowFields], among: [390, 820] };
const settings: Setting[] = [
  { name: "as it is", faults: [lostText], among: widths },
  { name: "with more space between letters", style: spacedText, faults: [lostText], among: [320, 600, 1440] },
  { name: "on a phone with twice the text", faults: [whatSticksOut], among: [195, 256] },
  { name: "with letters of 24 pixels", standard: 24, ...ofLetters },
  { name: "with letters of 32 pixels", standard: 32, ...ofLetters, among: [390, 820, 1024, 1440] },
  {
    name: "on the narrowest phone with letters of 32 pixels",
    standard: 32,
    faults: [whatSticksOut],
    among: [320],
  },
  { name: "with letters alone a third larger", alone: 1.3, ...ofLetters },
  { name: "with letters alone twice as large", alone: 2, ...ofLetters },
];

const paths = [
  ...screens,
  "/product/aurelie?colour=sage&size=38",
  // This page has the longest words of the sample collection.
  "/collection/embroidered-dresses",
  "/product/seraphine",
  "/collection/satin-dresses?colour=pink,red,blue",
  "/search?q=satin",
  "/faq?search=satin",
];

for (const path of paths)
  test(`${path} opens, axe finds nothing, and all its words are on the screen`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === "/nowhere" ? 404 : 200);
    // The fitting list has none before it is known what is on it.
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    for (const { name, style = "", standard = 16, alone, faults, among } of settings) {
      await page.evaluate(setStyle, style);
      await setStandardLetters(page, standard);
      for (const width of among) {
        await page.setViewportSize({ width, height: 900 });
        if (alone) await page.evaluate(enlargeLetters, alone);
        for (const fault of faults)
          await expect
            .poll(() => page.evaluate(fault), { message: `${name}, ${width} pixels`, timeout: 5_000 })
            .toEqual([]);
      }
    }
  });

test("what is lost, lies over something else or is wider than the screen is noticed", async ({ page }) => {
  await page.goto("/faq");
  expect(await page.evaluate(misplacedControls, "header")).toEqual([]);
  const style = "header :is(a, button) { position: fixed; top: 0; left: 0 } h1 { translate: -999px }";
  await page.evaluate(setStyle, style);
  expect(await page.evaluate(lostText)).toEqual(["Questions,", "answered"]);
  expect(await page.evaluate(crowdedText)).toContain("Auvrane on Home");
  expect(await page.evaluate(misplacedControls, "header")).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Search 0 to/), expect.stringMatching(/^Home 0 to/)]),
  );
});

for (const size of [24, 32])
  test(`with letters of ${size} pixels words stay whole`, { tag: "@phone" }, async ({ page }) => {
    await setStandardLetters(page, size);
    const others = ["/product/aurelie", "/collection/embroidered-dresses", "/about", "/faq", "/contact"];
    for (const path of ["/", ...others, "/search?q=satin"]) {
      await page.goto(path);
      await expectHeaderWhole(page, path);
      expect(await page.evaluate(missetWords, "body"), path).toEqual([]);
    }
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: "Search" });
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(missetWords, "dialog[open]")).toEqual([]);
  });

test("no dialog is wider than the screen with twice the text, or letters", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const name of ["Filter and Sort", "Menu"]) {
    await page.goto("/collection/tulle-dresses");
    await setStandardLetters(page, 32);
    await page.getByRole("button", { name }).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const widerBy = () => dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await widerBy(), name).toBe(0);
    await setStandardLetters(page, 16);
    await page.evaluate(enlargeLetters, 2);
    expect(await widerBy(), `${name}, letters alone`).toBe(0);
  }
});

const LONG_NAME = "Maison Alexandrine de Montmorency";
const longLinks = [
  ...["Startseite", "Ballkleider aus Tüll", "Satinkleider", "Handbestickte Abendkleider"],
  ...["Brautkleider", "Das Atelier", "Kontakt"],
];

for (const [name, labels] of [
  ["Auvrane", links],
  ["Auvrane", longLinks],
  [LONG_NAME, links],
] as const)
  test(`all of the header is on the screen: ${name}, ${labels[0]}`, async ({ page }) => {
    await page.goto("/faq");
    await page.evaluate(rename, { name, letters: lettersOf(name), labels });
    await expect(page.getByRole("banner").getByText(name).first()).toBeVisible();
    for (const y of [0, 400]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      for (const width of [...widths, 959, 1279]) {
        await page.setViewportSize({ width, height: 900 });
        await expectHeaderWhole(page, `${y} pixels down at ${width}`);
      }
    }
  });

test("each variant has its list in one row where it comes in, and the menu below that", async ({ page }) => {
  await page.goto("/faq");
  for (const [variant, least, y] of [
    ["Main", 960, 0],
    ["Main, as you scroll", 1280, 400],
  ] as const) {
    const list = page.getByRole("navigation", { name: variant, exact: true });
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.setViewportSize({ width: least, height: 900 });
    await expect(list).toBeVisible();
    const row = await list.getByRole("link").first().boundingBox();
    expect((await list.boundingBox())?.height, variant).toBe(row?.height);
    await page.setViewportSize({ width: least - 1, height: 900 });
    await expect(list).toBeHidden();
    await expect(page.getByRole("banner").getByRole("button", { name: "Open the menu" })).toBeVisible();
  }
});

for (const [width, height] of [
  [320, 256],
  [844, 390],
] as const)
  test(`at ${width} by ${height} what stands leaves room`, { tag: "@phone" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/product/aurelie");
    const strip = await page.getByRole("group", { name: "Pictures of Aurélie" }).boundingBox();
    expect(strip?.height).toBeLessThanOrEqual(height);
    const name = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(name?.y, "the name begins within two screens").toBeLessThan(2 * height);

    await page.goto("/collection/tulle-dresses");
    const toolbar = page.getByRole("button", { name: "Filter and Sort" });
    await page.evaluate((y) => scrollTo(0, y), ((await toolbar.boundingBox())?.y ?? 0) + 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await expect(toolbar).not.toBeInViewport();

    await page.goto("/?notice=not-shown");
    const notice = page.getByRole("main").getByText("no longer shown");
    const header = await page.getByRole("banner").getByRole("link").first().boundingBox();
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await page.evaluate(() => scrollTo(0, 400));
    await expect(notice).not.toBeInViewport();
    await expect.poll(() => page.evaluate(fixedElements)).toEqual([]);
  });

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 664],
  [600, 960],
  [844, 390],
] as const)
  test(`at ${width} by ${height} the dress is whole, and the next picture looks in`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/product/aurelie");
    const strip = page.getByRole("group", { name: "Pictures of Aurélie" });
    const pictures = strip.getByRole("img");
    const [place, first, second] = [
      await strip.boundingBox(),
      await pictures.nth(0).boundingBox(),
      await pictures.nth(1).boundingBox(),
    ];
    expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(4 / 5, 2);
    expect(first?.x).toBe(place?.x);
    expect((first?.y ?? 0) + (first?.height ?? 0), "it ends on the screen").toBeLessThanOrEqual(height + 1);
    expect((place?.x ?? 0) + (place?.width ?? 0) - (second?.x ?? 0)).toBeGreaterThan(30);
    await expectPriceAboveBar(page, height);
    const count = await pictures.count();
    await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: "instant" }));
    const fromStart = async () => ((await pictures.last().boundingBox())?.x ?? 0) - (place?.x ?? 0);
    await expect.poll(async () => Math.abs(await fromStart()), "the last").toBeLessThan(1);
    await expect(page.getByText(`${count} / ${count}`), "it is counted").toHaveCount(1);
  });

/** Name and price are on the first screen. */
async function expectPriceAboveBar(page: Page, height: number) {
  const bar = page.getByRole("link", { name: "Rent via WhatsApp" }).filter({ visible: true }).last();
  const isLow = height < 480;
  const floor = isLow ? height : ((await bar.boundingBox())?.y ?? 0);
  const price = await page
    .getByText(/^2,450\s\$/)
    .first()
    .boundingBox();
  const rental = await page.getByText("to rent, six days").first().boundingBox();
  for (const line of [price, rental])
    expect((line?.y ?? height) + (line?.height ?? 0), "the price").toBeLessThanOrEqual(floor);
}

test("links to telephone and email are as high as a finger", { tag: "@phone" }, async ({ page }) => {
  for (const [path, width, selector, count, least] of [
    ["/contact", 390, "main a:is([href^='tel:'], [href^='mailto:'])", 2, 44],
    // Higher ones would make the footer of a phone longer than its screen.
    ["/faq", 1024, "footer nav a", 11, 40],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(path);
    const heights = await page
      .locator(selector)
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(heights.length, path).toBe(count);
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(least);
  }
});

function expectHeaderWhole(page: Page, message: string) {
  const faults = () => page.evaluate(misplacedControls, "header:not(main *)");
  return expect.poll(faults, { message, timeout: 5_000 }).toEqual([]);
}

/** Runs in the page: what the server would have written for this name and these links. */
function rename({ name, letters, labels }: { name: string; letters: Letters; labels: readonly string[] }) {
  for (const mark of document.querySelectorAll('a[aria-label$=", home"]')) mark.textContent = name;
  for (const [token, value] of Object.entries(letters)) document.body.style.setProperty(token, value);
  for (const list of document.querySelectorAll("header nav ul"))
    for (const [index, link] of list.querySelectorAll("a").entries()) link.textContent = labels[index] ?? "";
}

/** Runs in the page: what is fixed or stuck, and takes room on the screen. */
function fixedElements(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().bottom > 0)
    .map(({ tagName, className }) => `${tagName} ${className}`);
}
