import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

// A link that the shop follows itself is still a link: what its attributes or another handler ask for is done.

test("a plain click changes the screen in the same page", async ({ page }) => {
  await page.goto("/faq");
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await contactLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
});

test("a link with a target opens there", async ({ page, context }) => {
  await page.goto("/faq");
  await contactLink(page).evaluate((link) => link.setAttribute("target", "_blank"));
  const opened = context.waitForEvent("page");
  await contactLink(page).click();
  await expect(await opened).toHaveURL("/contact");
  expect(new URL(page.url()).pathname).toBe("/faq");
});

test("a link to a download downloads", async ({ page }) => {
  await page.goto("/faq");
  await contactLink(page).evaluate((link) => link.setAttribute("download", "contact.html"));
  const download = page.waitForEvent("download");
  await contactLink(page).click();
  expect((await download).suggestedFilename()).toBe("contact.html");
  expect(new URL(page.url()).pathname).toBe("/faq");
});

test("a click that somebody has dealt with is not followed", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/faq");
  await contactLink(page).evaluate((link) =>
    link.addEventListener("click", (event) => event.preventDefault()),
  );
  await contactLink(page).dispatchEvent("click");
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).first().dispatchEvent("click");
  await expect(page).toHaveURL("/about");
  expect(asked).toContain("/about.data");
  expect(asked).not.toContain("/contact.data");
});

function contactLink(page: Page) {
  return page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first();
}
