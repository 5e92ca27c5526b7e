import type { Locator, Page } from "@playwright/test";
import { expect, partHydrated, test } from "#tests/support/journey.ts";
import { unseenControls } from "#tests/support/unseen-controls.ts";

// Colours of the visitor's own, as Windows has them ("high contrast"). The states that somebody opens are tried in
// screen-states.desktop.spec.ts.

const paths = [
  "/",
  "/collection/tulle-dresses",
  "/product/aurelie?colour=sage&size=38",
  "/fitting?dress=aurelie&dress=isaure",
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of paths)
  test(`every control on ${path} is seen in forced colours, light and dark`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => unseenControls(page), { message: `unseen, ${colorScheme}` }).toEqual([]);
    }
  });

test("a dress on the fitting list is marked by a frame, and a link in a text by its line", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/product/aurelie");
  const mark = page.getByRole("button", { name: "Add Aurélie to the fitting list" });
  const frame = () =>
    page
      .locator("[data-fitting='Aurélie']")
      .first()
      .evaluate((element) => getComputedStyle(element).borderTop);
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  expect(await frame()).toMatch(/^0px none/);
  await mark.click();
  await expect.poll(frame).toMatch(/^3px solid/);
  await expect(page.getByRole("link", { name: "Find your size" })).toHaveCSS(
    "text-decoration-line",
    "underline",
  );
});

test("swatches stay their colour, and which colour and size are chosen is told by a line", async ({
  page,
}) => {
  await page.goto("/product/aurelie?colour=sage&size=38");
  const colours = await coloursOfSwatches(page);
  expect(new Set(colours).size).toBeGreaterThan(1);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await coloursOfSwatches(page)).toEqual(colours);
  const sizes = page.locator('main input[name="size"]');
  const chosen = [page.locator('main input[value="sage"]'), sizes.and(page.locator('[value="38"]'))];
  for (const radio of chosen) {
    await expect(radio).toBeChecked();
    expect(await outlineBeside(radio)).toBe("solid 3px");
  }
  expect(await outlineBeside(sizes.and(page.locator('[value="40"]')))).toMatch(/^none/);
});

test("the colours of a card stay theirs, and which is chosen and which has the focus is told by lines", async ({
  page,
}) => {
  await page.goto("/collection/satin-dresses");
  const radios = page.getByRole("radiogroup", { name: "Colours of Marguerite" }).getByRole("radio");
  await expect(radios).toHaveCount(4);
  const drawn = () =>
    radios.evaluateAll((all) =>
      all.map(
        ({ nextElementSibling: square }) => square && getComputedStyle(square, "::before").backgroundColor,
      ),
    );
  const colours = await drawn();
  expect(new Set(colours).size).toBe(4);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await drawn()).toEqual(colours);
  await page.getByRole("radio", { name: "Midnight" }).first().check();
  for (const radio of await radios.all())
    expect(await outlineBeside(radio)).toMatch(
      (await radio.isChecked()) ? /^(solid 3px|double 6px)$/ : /^none/,
    );
  await radios.first().focus();
  await page.keyboard.press("ArrowRight");
  expect(await outlineBeside(radios.nth(1))).toBe("double 6px");
});

test("what leads on from a dress is seen in forced colours: its neighbours, its link, those seen before", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/product/aurelie");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("viewed"))).toBe('["aurelie"]');
  await page.goto("/product/solange");
  const share = page.getByRole("link", { name: "Share Solange" });
  await partHydrated(share);
  await share.click();
  const link = page.getByRole("textbox", { name: "Link to Solange" });
  await expect(link).toBeVisible();
  await expect(link).toHaveCSS("border-top-style", "solid");
  const before = page.getByRole("region", { name: "Seen before" });
  const neighbours = page.getByRole("navigation", { name: "Further in the list" });
  for (const part of [share, neighbours, before, page.getByRole("button", { name: "Forget these" })]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport();
    await expect.poll(() => unseenControls(page)).toEqual([]);
  }
});

test("the menu of orders has an edge, and tells which order is chosen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/collection/tulle-dresses?sort=price-ascending");
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  const menu = page.getByRole("dialog", { name: "Filter and Sort" });
  const [canvas, text] = await page.evaluate(systemColours);
  expect(canvas).not.toBe(text);
  await expect(menu).toHaveCSS("background-color", canvas ?? "");
  await expect(menu).toHaveCSS("outline-style", "solid");
  await expect(menu).not.toHaveCSS("outline-color", canvas ?? "");
  const orders = menu.getByRole("link");
  await expect(orders.and(page.locator('[aria-current="true"]'))).toHaveCSS("outline-style", "solid");
  await expect(orders.first()).toHaveCSS("outline-style", "none");
});

function coloursOfSwatches(page: Page): Promise<string[]> {
  return page
    .locator('main input[name="colour"] + *')
    .evaluateAll((swatches) =>
      swatches.map((swatch) => getComputedStyle(swatch, "::before").backgroundColor),
    );
}

/** Of what is seen in the place of a radio button. */
function outlineBeside(radio: Locator): Promise<string> {
  return radio.evaluate(({ nextElementSibling }) => {
    if (!nextElementSibling) throw new Error("Nothing is seen of the radio button.");
    const { outlineStyle, outlineWidth } = getComputedStyle(nextElementSibling);
    return `${outlineStyle} ${outlineWidth}`;
  });
}

/** Runs in the page: of the ground, and of what is written on it. */
function systemColours(): string[] {
  const probe = document.body.appendChild(document.createElement("p"));
  return ["Canvas", "CanvasText"].map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
}
