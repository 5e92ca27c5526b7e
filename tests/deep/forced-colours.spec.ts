import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

// Colours of the visitor's own, as Windows has them ("high contrast"). screen-states.spec.ts finds every control.

test("in forced colours swatches stay their colour, and lines tell what is chosen", async ({ page }) => {
  await page.goto("/product/aurelie?colour=sage&size=38");
  const swatches = page.locator('main input[name="colour"] + *');
  const colours = await coloursOf(swatches);
  expect(new Set(colours).size).toBeGreaterThan(1);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await coloursOf(swatches)).toEqual(colours);
  const sizes = page.locator('main input[name="size"]');
  for (const radio of [page.locator('main input[value="sage"]'), sizes.and(page.locator('[value="38"]'))]) {
    await expect(radio).toBeChecked();
    expect(await outlineBeside(radio)).toBe("solid 3px");
  }
  expect(await outlineBeside(sizes.and(page.locator('[value="40"]')))).toMatch(/^none/);
  const finder = page.getByRole("link", { name: "Find your size" });
  await expect(finder).toHaveCSS("text-decoration-line", "underline");
});

test("in forced colours lines tell what of a card is chosen, focused or listed", async ({ page }) => {
  await page.goto("/collection/satin-dresses");
  const radios = page.getByRole("radiogroup", { name: "Colours of Marguerite" }).getByRole("radio");
  await expect(radios).toHaveCount(4);
  const squares = radios.locator("xpath=following-sibling::*[1]");
  const colours = await coloursOf(squares);
  expect(new Set(colours).size).toBe(4);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await coloursOf(squares)).toEqual(colours);
  await radios.first().check();
  expect(await outlineBeside(radios.first())).toMatch(/^(solid 3px|double 6px)$/);
  for (const other of (await radios.all()).slice(1)) expect(await outlineBeside(other)).toMatch(/^none/);
  await radios.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => outlineBeside(radios.nth(1))).toBe("double 6px");

  const mark = page.getByRole("button", { name: "Add Marguerite to the fitting list" });
  await expect(mark).toHaveCSS("border-top-style", "none");
  await mark.click();
  await expect(mark).toHaveCSS("border-top", /^3px solid/);
});

function coloursOf(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => getComputedStyle(element, "::before").backgroundColor),
  );
}

/** The outline of what is seen in place of a radio button. */
function outlineBeside(radio: Locator): Promise<string> {
  return radio.evaluate(({ nextElementSibling }) => {
    if (!nextElementSibling) throw new Error("Nothing is seen of the radio button.");
    const { outlineStyle, outlineWidth } = getComputedStyle(nextElementSibling);
    return `${outlineStyle} ${outlineWidth}`;
  });
}
