import { expect, test } from "#tests/support/journey.ts";

test("the wordmark stays where it is when the search opens", { tag: "@both" }, async ({ page }) => {
  for (const y of [0, 400]) {
    await page.goto("/faq");
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    const header = page.getByRole("banner");
    const mark = header.getByRole("link", { name: "Auvrane, home" }).filter({ visible: true });
    await expect(mark).toHaveCount(1);
    await expect.poll(() => header.evaluate((element) => element.hasAttribute("data-scrolled"))).toBe(y > 0);
    const before = await mark.boundingBox();
    await header.getByRole("button", { name: "Search" }).filter({ visible: true }).press("Enter");
    const search = page.getByRole("dialog", { name: "Search" });
    const place = () => search.getByRole("link", { name: "Auvrane, home" }).boundingBox();
    await expect.poll(place).toEqual(before);
  }
});

test("a hanger is in the header once something hangs there", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/faq");
  const header = page.getByRole("banner");
  await expect(header.getByRole("button", { name: "Search" }).filter({ visible: true })).toHaveCount(1);
  await expect(header.getByRole("link", { name: /^Fitting list/ })).toHaveCount(0);
  await page.evaluate(() =>
    localStorage.setItem("fitting-list-1", JSON.stringify([{ slug: "aurelie", name: "Aurélie", note: "" }])),
  );
  await page.reload();
  await expect(header.getByRole("link", { name: "Fitting list, 1 dress" })).toBeVisible();
});

test("the footer of a phone is hardly higher than its screen, and introduces the designer", {
  tag: "@phone",
}, async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  const introduction = footer.getByText("Octave Auvrane cuts bridal and evening dresses");
  await page.goto("/faq");
  await expect(introduction).toBeHidden();
  expect((await footer.boundingBox())?.height).toBeLessThan(900);
  for (const path of ["/", "/about"]) {
    await page.goto(path);
    await expect(introduction, path).toBeVisible();
  }
});
