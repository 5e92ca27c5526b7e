import type { Locator, Page } from "@playwright/test";
import { goFromQuestions } from "#tests/support/from-questions.ts";
import { expect, partHydrated, test } from "#tests/support/journey.ts";

/** The menu has a button where the list of links is not shown. */
test.use({ viewport: { width: 700, height: 900 } });

type Opener = (page: Page) => Locator;

const dialogs: Record<string, Record<string, Opener>> = {
  "/about": {
    Menu: (page) => page.getByRole("button", { name: "Open the menu" }),
    Search: (page) => page.getByRole("button", { name: "Search", exact: true }),
  },
  "/collection/tulle-dresses": {
    "Filter and Sort": (page) => page.getByRole("button", { name: "Filter and Sort" }),
  },
  "/product/aurelie": {
    "Pictures of Aurélie, enlarged": (page) => page.getByRole("link", { name: /^Enlarge/ }),
    "Find your size": (page) => page.getByRole("link", { name: "Find your size" }),
    "Add a few words": (page) => page.getByRole("link", { name: "Add a few words" }),
  },
};

const ways: [string, (page: Page, dialog: Locator) => Promise<unknown>][] = [
  ["Escape", (page) => page.keyboard.press("Escape")],
  [
    "its button",
    (_page, dialog) =>
      dialog
        .getByRole("button", { name: /^Close/ })
        .first()
        .click(),
  ],
  ["Back", (page) => page.goBack({ waitUntil: "commit" })],
];

for (const [path, openers] of Object.entries(dialogs))
  test(`each dialog of ${path} closes in three ways, and leaves no step behind`, async ({ page }) => {
    await goFromQuestions(page, path);
    for (const [name, opener] of Object.entries(openers)) {
      const opens = opener(page).first();
      const dialog = page.getByRole("dialog", { name });
      await partHydrated(opens);
      for (const [way, close] of ways) {
        const what = `${name}, ${way}`;
        await opens.press("Enter");
        await expect(dialog, what).toBeVisible();
        await expect(dialog.getByRole("heading", { level: 2, name, exact: true })).toHaveCount(1);
        await close(page, dialog);
        await expect(dialog, what).toBeHidden();
        await expect(opens, `${what} gives the focus back`).toBeFocused();
        await expect(page).toHaveURL(path);
      }
    }
    await page.goBack();
    await expect(page).toHaveURL("/faq");
    await expect(page.getByRole("heading", { level: 1, name: "Questions, answered" })).toBeVisible();
  });
