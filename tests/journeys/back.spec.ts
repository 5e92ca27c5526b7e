import { expect, test } from "#tests/support/journey.ts";

test("Back finds a strip where it was left, and a form half written", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  const strip = page.getByRole("list", { name: "Evening Dresses" });
  await strip.evaluate((element) => element.scrollTo({ left: 600, behavior: "instant" }));
  const left = () => strip.evaluate((element) => Math.round(element.scrollLeft));
  await expect.poll(left).toBeGreaterThan(400);
  const place = await left();
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Contact us" }).first().click();
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("A dress for May");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Byron");
  await footer.getByRole("link", { name: "About us" }).first().click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(message).toHaveValue("A dress for May");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Ada Byron");
  await page.goBack();
  await expect(strip).toBeVisible();
  await expect.poll(left).toBe(place);
});
