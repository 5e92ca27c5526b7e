import type { Locator, Page } from "@playwright/test";
import { goFromQuestions } from "#tests/support/from-questions.ts";
import { expect, test } from "#tests/support/journey.ts";

type Opened = { path: string; name: string; opener: (page: Page) => Locator };

/** The first has what all dialogs have, the other is one of its own. */
const dialogs: Opened[] = [
  {
    path: "/collection/tulle-dresses",
    name: "Filter and Sort",
    opener: (page) => page.getByRole("button", { name: "Filter and Sort" }),
  },
  {
    path: "/product/aurelie",
    name: "Pictures of Aurélie, enlarged",
    opener: (page) => page.getByRole("link", { name: /^Enlarge/ }).first(),
  },
];

for (const { path, name, opener } of dialogs) {
  const title = `"${name}"`;

  test(`${title} opens after the link past the navigation, and Back closes it alone`, async ({ page }) => {
    await goFromQuestions(page, path);
    await page.getByRole("link", { name: "Skip to the content" }).press("Enter");
    await expect(page).toHaveURL(`${path}#main`);
    await opener(page).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${path}#main`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
  });

  test(`${title}: Escape and Back at once lead to the screen before`, async ({ page }) => {
    await goFromQuestions(page, path);
    await opener(page).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await atOnce(page, () => history.back());
    await expect(page).toHaveURL("/faq");
    await expect(page.getByRole("heading", { level: 1, name: "Questions, answered" })).toBeVisible();
  });

  test(`${title}: Escape and a link at once lead where the link does, and Back to this screen`, async ({
    page,
  }) => {
    await goFromQuestions(page, path);
    const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await opener(page).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await atOnce(page, () => document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click());
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    await page.goBack();
    await expect(page).toHaveURL("/faq");
    await expect(page.getByRole("heading", { level: 1, name: "Questions, answered" })).toBeVisible();
  });

  test(`${title}: reloaded while it is open, the page has it closed and leaves no history entry`, async ({
    page,
  }) => {
    await goFromQuestions(page, path);
    await opener(page).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("dialog", { name })).toBeHidden();
    await expectNoEntryOfDialog(page);
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/faq");
    await expect(page.getByRole("heading", { level: 1, name: "Questions, answered" })).toBeVisible();
  });
}

test("two steps at once, back from an open dialog or forward to its entry, lead to a screen", async ({
  page,
}) => {
  await goFromQuestions(page, "/about");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  const search = page.getByRole("dialog", { name: "Search" });
  await expect(search).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL("/faq");
  await expect(search).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Questions, answered" })).toBeVisible();
  await page.evaluate(() => history.go(2));
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1, name: "Octave Auvrane" })).toBeVisible();
  await expectNoEntryOfDialog(page);
});

test("a button that the browser does not focus when it is clicked, as Safari, has the focus when its dialog closes", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener("mousedown", (event) => event.preventDefault(), { capture: true }),
  );
  await page.goto("/collection/tulle-dresses");
  const opener = page.getByRole("button", { name: "Filter and Sort" });
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a search that was asked for is closed by Back, and dismissed without a trace", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  const search = page.getByRole("dialog", { name: "Search" });
  for (const close of [
    () => page.goBack(),
    () => search.getByRole("link", { name: "Close search" }).click(),
  ]) {
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    await search.getByRole("combobox").fill("vi");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/contact?search=vi");
    await close();
    await expect(search).toBeHidden();
    await expect(page).toHaveURL("/contact");
  }
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

/** Escape, and the next step in the same task as the dialog's end: its own listener has run by then. */
async function atOnce(page: Page, next: () => void) {
  await page.evaluate(
    `document.querySelector("dialog[open]").addEventListener("close", ${next}, { once: true })`,
  );
  await page.keyboard.press("Escape");
}

/** Closing goes back in history in a task of its own. */
async function expectNoEntryOfDialog(page: Page) {
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.dialog))).toBe(false);
}
