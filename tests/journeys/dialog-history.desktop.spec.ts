import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

type Opened = { path: string; name: string; opener: (page: Page) => Locator };

/** The menu has a button where the list of links is not shown. */
test.use({ viewport: { width: 700, height: 900 } });

const dialogs: Opened[] = [
  {
    path: "/about",
    name: "Menu",
    opener: (page) => page.getByRole("button", { name: "Open the menu" }).first(),
  },
  {
    path: "/about",
    name: "Search",
    opener: (page) => page.getByRole("button", { name: "Search", exact: true }).first(),
  },
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
    await begin(page, path);
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
    await begin(page, path);
    await opener(page).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await atOnce(page, () => history.back());
    await expect(page).toHaveURL("/faq");
    await expect(page.getByRole("heading", { level: 1, name: "Questions, answered" })).toBeVisible();
  });

  test(`${title}: Escape and a link at once lead where the link does, and Back to this screen`, async ({
    page,
  }) => {
    await begin(page, path);
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

  test(`${title}: it has a heading; closed, it leaves no history entry, gives the focus back, and Forward does not find it`, async ({
    page,
  }) => {
    await begin(page, path);
    await opener(page).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("heading", { level: 2, name, exact: true })).toHaveCount(1);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(opener(page), "it gives the focus back").toBeFocused();
    await page.goForward({ waitUntil: "commit" });
    await expectNoEntryOfDialog(page);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/faq");
  });

  test(`${title}: reloaded while it is open, the page has it closed and leaves no history entry`, async ({
    page,
  }) => {
    await begin(page, path);
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

test("two steps back, from an open dialog, lead to the screen that the address names", async ({ page }) => {
  await begin(page, "/about");
  await page.getByRole("button", { name: "Open the menu" }).first().click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Questions, answered" })).toBeVisible();
});

test("two steps forward, to the history entry of a closed dialog, lead to its screen", async ({ page }) => {
  await begin(page, "/about");
  await page.getByRole("button", { name: "Open the menu" }).first().click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.evaluate(() => history.go(-2));
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
  for (const { name, opener } of dialogs.slice(0, 3)) {
    await opener(page).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name })).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

/** The screen comes from another one: a document of its own would hide what the router is not told. */
async function begin(page: Page, path: string) {
  await page.goto("/faq");
  await page.evaluate((href) => {
    const link = document.createElement("a");
    Object.assign(link, { href });
    link.dataset["screen"] = "";
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1, name: "Questions, answered" })).toBeHidden();
  // Last of all a new screen takes the focus: from whatever has it.
  await expect(page.locator("main h1")).toBeFocused();
}

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
