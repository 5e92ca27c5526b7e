import type { Locator, Page } from "@playwright/test";
import { goFromQuestions } from "#tests/support/from-questions.ts";
import { expect, partHydrated, test } from "#tests/support/journey.ts";

/** The menu has a button where the list of links is not shown. */
test.use({ viewport: { width: 700, height: 900 } });

type Opened = { path: string; name: string; opener: (page: Page) => Locator };

const dialogs: Opened[] = [
  { path: "/about", name: "Menu", opener: (page) => page.getByRole("button", { name: "Open the menu" }) },
  {
    path: "/about",
    name: "Search",
    opener: (page) => page.getByRole("button", { name: "Search", exact: true }),
  },
  {
    path: "/collection/tulle-dresses",
    name: "Filter and Sort",
    opener: (page) => page.getByRole("button", { name: "Filter and Sort" }),
  },
  {
    path: "/product/aurelie",
    name: "Pictures of Aurélie, enlarged",
    opener: (page) => page.getByRole("link", { name: /^Enlarge/ }),
  },
  {
    path: "/product/aurelie",
    name: "Find your size",
    opener: (page) => page.getByRole("link", { name: "Find your size" }),
  },
  {
    path: "/product/aurelie",
    name: "Add a few words",
    opener: (page) => page.getByRole("link", { name: "Add a few words" }),
  },
];

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

for (const { path, name, opener } of dialogs)
  test(`"${name}" is closed by Escape, its button and Back, which give the focus back and leave no history entry`, async ({
    page,
  }) => {
    await goFromQuestions(page, path);
    const opens = opener(page).first();
    const dialog = page.getByRole("dialog", { name });
    await partHydrated(opens);
    for (const [way, close] of ways) {
      await opens.press("Enter");
      await expect(dialog, way).toBeVisible();
      await expect(dialog.getByRole("heading", { level: 2, name, exact: true })).toHaveCount(1);
      await close(page, dialog);
      await expect(dialog, way).toBeHidden();
      await expect(opens, `${way} gives the focus back`).toBeFocused();
      await expect(page).toHaveURL(path);
    }
    await page.goBack();
    await expect(page).toHaveURL("/faq");
    await expect(page.getByRole("heading", { level: 1, name: "Questions, answered" })).toBeVisible();
  });
