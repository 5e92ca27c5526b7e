import { expect, test } from "#tests/support/journey.ts";

test("a view is counted once, a question with its choice; nothing is kept", async ({ page, context }) => {
  // A browser that is driven says so, and is not counted.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false }),
  );
  const told: unknown[] = [];
  await page.route("**/count", async (route) => {
    told.push(route.request().postData());
    await route.fulfill({ status: 204 });
  });
  // The browser stays where it is: the response has no content.
  await context.route("https://wa.me/**", (route) => route.fulfill({ status: 204 }));
  await page.goto("/product/aurelie?colour=sage&size=38");
  await expect.poll(() => told).toEqual(["view=aurelie"]);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored.filter((key) => /count|visit|id/i.test(key))).toEqual([]);

  const next = page.getByRole("main").locator('a[data-screen][href^="/product/"]').first();
  const slug = /\/product\/([^?]+)/.exec((await next.getAttribute("href")) ?? "")?.[1];
  await next.click();
  await expect.poll(() => told.at(-1)).toBe(`view=${slug}`);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
  await page.getByRole("link", { name: "Rent via WhatsApp" }).first().click();
  await expect.poll(() => told).toEqual(["view=aurelie", `view=${slug}`, "rent=aurelie&colour=sage&size=38"]);
  await page.getByRole("link", { name: "Add a few words" }).first().click();
  const note = page.getByRole("dialog", { name: "Add a few words" });
  await note.getByRole("link", { name: "Send on WhatsApp" }).click();
  await expect.poll(() => told.slice(3)).toEqual(["rent=aurelie&colour=sage&size=38"]);
});
