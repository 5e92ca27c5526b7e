import type { Page } from "@playwright/test";
import { headerFit, headerStyle } from "#app/site/header-fit.ts";
import { expect, test } from "#tests/support/journey.ts";
import { misplacedControls } from "#tests/support/misplaced-controls.ts";
import { links } from "#tests/support/navigation-labels.ts";

const LONG_NAME = "Maison Alexandrine de Montmorency";
const longLinks = [
  "Startseite",
  "Ballkleider aus Tüll",
  "Satinkleider",
  "Handbestickte Abendkleider",
  "Brautkleider",
  "Das Atelier",
  "Kontakt",
];

/** From the narrowest phone to a wide desk, in pixels; 1280 at 400 % zoom is 320. */
const widths = Array.from({ length: 51 }, (_, step) => 320 + 32 * step);

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("all of the header is on the screen, at every width, at rest and scrolled", async ({ page }) => {
  await page.goto("/faq");
  await expectNoMisplacedControls(page);
});

test("a list of links that somebody has made wider has two rows, and is whole", async ({ page }) => {
  await page.goto("/faq");
  await page.locator("header nav ul").evaluateAll((lists) => {
    for (const list of lists)
      list.append(...[...list.children].slice(2, 5).map((link) => link.cloneNode(true)));
  });
  await expectNoMisplacedControls(page);
});

test("a label with a long name has all of its header on the screen, too", async ({ page }) => {
  await page.goto("/faq");
  await page.evaluate(rename, { name: LONG_NAME, labels: links, style: headerStyle(LONG_NAME, links) });
  await expectNoMisplacedControls(page);
});

for (const [name, labels] of [
  ["Auvrane", links],
  ["Auvrane", longLinks],
  [LONG_NAME, links],
] as const)
  test(`from the width on at which the list comes in it stands in one row: ${name}, ${labels[0]}`, async ({
    page,
  }) => {
    await page.goto("/faq");
    await page.evaluate(rename, { name, labels, style: headerStyle(name, labels) });
    const { tall, short } = headerFit(name, labels);
    for (const [variant, rem, y] of [
      ["Main", tall, 0],
      ["Main, further down", short, 400],
    ] as const) {
      await page.setViewportSize({ width: Math.ceil(16 * rem), height: 900 });
      await page.evaluate((top) => scrollTo(0, top), y);
      const list = page.getByRole("navigation", { name: variant, exact: true });
      await expect(list).toBeVisible();
      const row = await list.getByRole("link").first().boundingBox();
      expect((await list.boundingBox())?.height, variant).toBe(row?.height);
      await page.setViewportSize({ width: Math.ceil(16 * rem) - 1, height: 900 });
      await expect(list).toBeHidden();
    }
  });

test("the list is there from the width on at which it fits, and the button of the menu below", async ({
  page,
}) => {
  await page.goto("/faq");
  const menu = page.getByRole("banner").getByRole("button", { name: "Open the menu" });
  const list = page.getByRole("navigation", { name: "Main", exact: true });
  await page.setViewportSize({ width: 960, height: 900 });
  await expect(list).toBeVisible();
  await expect(menu).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole("navigation", { name: "Main, further down" })).toBeVisible();
  await expect(menu).toHaveCount(0);
});

async function expectNoMisplacedControls(page: Page) {
  for (const y of [0, 400]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    if (y > 0) await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(misplacedControls, "header:not(main *)"), {
          message: `at ${width}, scrolled to ${y}`,
          timeout: 5_000,
        })
        .toEqual([]);
    }
  }
}

/** What the server would have written for this name and these links. */
function rename({ name, labels, style }: { name: string; labels: readonly string[]; style: string }) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  for (const mark of document.querySelectorAll('a[aria-label$=", home"]')) mark.textContent = name;
  for (const list of document.querySelectorAll("header nav ul"))
    for (const [index, link] of list.querySelectorAll("a").entries()) link.textContent = labels[index] ?? "";
}
