import { fillMessage, submitMessage } from "#tests/support/contact-message.ts";
import { fixedElements } from "#tests/support/fixed-elements.ts";
import { expect, test } from "#tests/support/journey.ts";

for (const [width, height] of [
  [320, 256],
  [844, 390],
] as const) {
  test(`at ${width} by ${height} a dress's name begins within two screens`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/product/aurelie");
    const strip = await page.getByRole("group", { name: "Pictures of Aurélie" }).boundingBox();
    expect(strip?.height).toBeLessThanOrEqual(height);
    const name = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(name?.y).toBeLessThan(2 * height);
  });

  test(`at ${width} by ${height} the toolbar of a collection scrolls away`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/collection/tulle-dresses");
    const toolbar = await page.getByRole("button", { name: "Filter and Sort" }).boundingBox();
    await page.evaluate((y) => scrollTo(0, y), (toolbar?.y ?? 0) + 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await expect(page.getByRole("button", { name: "Filter and Sort" })).not.toBeInViewport();
  });

  test(`at ${width} by ${height} a notice scrolls away, and all of it is seen before`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/?notice=not-shown");
    const notice = page.getByRole("main").getByText("no longer shown");
    const header = await page.getByRole("banner").getByRole("link").first().boundingBox();
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await page.evaluate(() => scrollTo(0, 400));
    await expect(notice).not.toBeInViewport();
    await expect.poll(() => page.evaluate(fixedElements)).toEqual([]);
  });
}

test("a message that was sent is not found half written", async ({ page }) => {
  await page.goto("/contact");
  await fillMessage(page, "In May");
  await submitMessage(page);
  await expect(page.getByRole("group", { name: "Thank you" })).toBeVisible();
  await page.goto("/contact");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

test("whoever saves data sees no control of a film that is not there", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  const hero = page.getByRole("main").locator("> section").first();
  await expect(hero.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(hero.getByRole("button", { name: "Pause motion" })).toHaveCount(0);
});

test("links of the footer are as high as a finger, also on a wide tablet", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/faq");
  const heights = await page
    .getByRole("contentinfo")
    .locator("nav a")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBe(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test("what stands in the newsletter's field before somebody writes does not touch what stands beside it", async ({
  page,
}) => {
  await page.goto("/faq");
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const room = await page
      .getByRole("textbox", { name: "Email address for the newsletter" })
      .evaluate(async (field: HTMLInputElement) => {
        await document.fonts.ready;
        const { fontSize, fontFamily } = getComputedStyle(field);
        const context = document.createElement("canvas").getContext("2d");
        if (!context) return 0;
        context.font = `italic ${fontSize} ${fontFamily}`;
        const written = context.measureText(field.placeholder).width;
        const beside = field.nextElementSibling?.getBoundingClientRect().left ?? 0;
        return beside - field.getBoundingClientRect().left - written;
      });
    expect(room, `at ${width} pixels`).toBeGreaterThan(8);
  }
});
