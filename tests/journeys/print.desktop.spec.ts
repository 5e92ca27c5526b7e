import { expect, test } from "#tests/support/journey.ts";
import { crowdedLines, pageCountOf, textRunsOf } from "#tests/support/pdf.ts";

test("a dress prints as one sheet: picture, name, price, sizes, and the address as a code", async ({
  page,
}) => {
  await page.goto("/product/aurelie");
  const sheet = page.getByRole("region", { name: "Look-sheet" });
  await expect(sheet, "on the screen there is no trace of it").toBeHidden();
  for (const format of ["A4", "Letter"]) {
    const file = await page.pdf({ format });
    expect(file.toString("latin1").match(/\/Type \/Page\b/g), `pages of ${format}`).toHaveLength(1);
  }

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Aurélie", { exact: true }).and(page.locator("p"))).toBeVisible();
  await expect(page.locator("dl")).toContainText("2,450");
  await expect(page.locator("dl")).toContainText("36, 38, 40, 42, 44");
  await expect(page.locator("dl")).toContainText("14 rue des Tisserands");
  await expect(page.getByText(/\/product\/aurelie$/).and(page.locator("p"))).toBeVisible();
  await expect(page.getByRole("img").first()).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("the sheet names the colour and the size that were chosen, and its address in one line", async ({
  page,
}) => {
  await page.goto("/product/aurelie?colour=sage&size=38");
  const file = await page.pdf({ format: "A4" });
  expect(file.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
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

test("every answer is printed with its question", async ({ page }) => {
  await page.goto("/faq");
  await page.emulateMedia({ media: "print" });
  for (const answer of await page.locator("details > div").all()) await expect(answer).toBeVisible();
});

/** Sheets of A4 that hold the sample collection's screens without white ones between them. */
const MOST_PAGES = [
  ["/", 5],
  ["/collection/tulle-dresses", 1],
  ["/about", 2],
  ["/contact", 1],
] as const;

for (const [path, most] of MOST_PAGES) {
  test(`${path} fits on ${most} of A4, line under line`, async ({ page }) => {
    await page.goto(path);
    const file = await page.pdf({ format: "A4" });
    expect(pageCountOf(file)).toBeLessThanOrEqual(most);
    const lines = textRunsOf(file);
    expect(lines.flat().length).toBeGreaterThan(5);
    expect(crowdedLines(lines, LEAST_LEADING_PX)).toEqual([]);
  });
}

/** The smallest print has lines of 12 pixels. */
const LEAST_LEADING_PX = 10;

test("every dress of a slider and of the carousel is on the paper", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  for (const list of ["#bridal", "#evening", "#featured", "#tulle"]) {
    const pictures = page
      .locator("section")
      .filter({ has: page.locator(list) })
      .locator("img:visible");
    const places = await pictures.evaluateAll((images) =>
      images.map((image) => image.getBoundingClientRect().toJSON()),
    );
    expect(places.length, list).toBeGreaterThan(4);
    for (const { left, right } of places) {
      expect(left, list).toBeGreaterThanOrEqual(0);
      expect(right, list).toBeLessThanOrEqual(720);
    }
  }
});
