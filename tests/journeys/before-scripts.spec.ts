import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test("a question opened before the scripts come stays open, and closes with one click", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/faq");
  const question = page.getByText("Will the colour match the pictures?");
  const answer = page.getByText("Satin changes with the light it stands in");
  await question.click();
  await expect(answer).toBeVisible();
  await letScriptsCome();
  await expect(answer).toBeVisible();
  await question.click();
  await expect(answer).toBeHidden();
});

test("a question that the browser opens, to show what was found in the page, closes with one click", async ({
  page,
}) => {
  await page.goto("/faq");
  const item = page.getByRole("group").filter({ hasText: "Will the colour match the pictures?" });
  await item.evaluate((details) => details.setAttribute("open", ""));
  await expect(item).toHaveAttribute("data-state", "entered");
  await page.getByText("Will the colour match the pictures?").click();
  await expect(item).not.toHaveAttribute("open");
});

test("what is typed before the scripts come is searched for, and what is written stays", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/contact?search=");
  const overlay = page.getByRole("dialog", { name: "Search" });
  await overlay.getByRole("searchbox").fill("vivi");
  await page.locator("textarea").evaluate((field) => {
    if (field instanceof HTMLTextAreaElement) field.value = "In May";
  });
  await letScriptsCome();
  await expect(overlay.getByRole("link", { name: /Vivienne/ })).toBeVisible();
  await expect(overlay.getByRole("searchbox")).toHaveValue("vivi");
  await expect(page.locator("textarea")).toHaveValue("In May");
});

test("a picture gone to before the scripts come is the one that is marked", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/product/aurelie");
  await scrollToSecond(page.getByRole("group", { name: "Pictures of Aurélie" }));
  await letScriptsCome();
  await expect(page.getByRole("link", { name: /^Picture 2/ })).toHaveAttribute("aria-current", "true");
});

/** Opens a screen whose scripts are on their way until the returned function is called, which waits for them. */
async function openWithoutScripts(page: Page, path: string) {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/static\/js\//, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  return async () => {
    gate.resolve();
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  };
}

function scrollToSecond(strip: Locator) {
  return strip.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: "instant" }));
}
