import { expect, test } from "#tests/support/journey.ts";
import { pageCountOf } from "#tests/support/pdf.ts";

// The other screens on paper: tests/deep/paper.spec.ts.

/** The margins leave this much of A4: 186 mm, in pixels. */
const A4_WIDTH = 703;

test("a dress prints as one sheet: picture, name, price, what is chosen, and the address as a code", async ({
  page,
}) => {
  await page.goto("/product/aurelie?colour=sage&size=38");
  const sheet = page.getByRole("region", { name: "Look-sheet" });
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
