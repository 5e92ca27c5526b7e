import type { Page } from "@playwright/test";
import { goFromQuestions } from "#tests/support/from-questions.ts";
import { expect, test } from "#tests/support/journey.ts";

/** The script of the second comes when it is asked for. */
const dialogs = [
  { path: "/collection/tulle-dresses", name: "Filter and Sort", role: "button", opener: "Filter and Sort" },
  { path: "/product/aurelie", name: "Pictures of Aurélie, enlarged", role: "link", opener: /^Enlarge/ },
] as const;

for (const { path, name, role, opener } of dialogs)
  test(`"${name}" is one step of the history, past a mark, a reload and a hasty Back`, async ({ page }) => {
    const dialog = page.getByRole("dialog", { name });
    const open = async () => {
      await page.getByRole(role, { name: opener }).first().click();
      await expect(dialog).toBeVisible();
    };
    await goFromQuestions(page, path);
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    await open();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${path}#main`);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await open();
    await page.reload();
    await expect(dialog).toHaveJSProperty("open", true);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await open();
    await page.evaluate(() =>
      document.querySelector("dialog[open]")?.addEventListener("close", () => history.back(), { once: true }),
    );
    await page.keyboard.press("Escape");
    await expectQuestions(page);
  });

test("an address that opens a dialog leaves whoever closes it in the shop", async ({ page }) => {
  await page.goto("/faq");
  await page.goto("/about#search");
  const search = page.getByRole("dialog", { name: "Search" });
  await expect(search.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect(page).toHaveURL("/about");
});

test("two steps at once, back from an open dialog or forward to it, lead to a screen", async ({ page }) => {
  await goFromQuestions(page, "/about");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  const search = page.getByRole("dialog", { name: "Search" });
  await expect(search).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expectQuestions(page);
  await expect(search).toBeHidden();
  await page.evaluate(() => history.go(2));
  const about = { level: 1, name: "Octave Auvrane", includeHidden: true };
  await expect(page.getByRole("heading", about)).toBeVisible();
  await expect(search).toBeVisible();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL("/about");
});

test("opening and closing a dialog asks the shop nothing, and scrolls nothing", async ({ page }) => {
  const asked: string[] = [];
  for (const [path, opener] of [
    ["/collection/tulle-dresses", "Filter and Sort"],
    ["/about", "Search"],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    page.on("request", (request) => request.url().includes(".data") && asked.push(request.url()));
    for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
      // A mouse would not do: Playwright scrolls to what it presses.
      const button = page.getByRole("button", { name: opener }).filter({ visible: true }).first();
      await button.dispatchEvent("click");
      await expect(page.getByRole("dialog", { name: opener })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(400);
      await close();
      await expect(page.getByRole("dialog", { name: opener })).toBeHidden();
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => scrollY)).toBe(400);
    }
    page.removeAllListeners("request");
  }
  expect(asked).toEqual([]);
});

async function expectQuestions(page: Page) {
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1, name: "Questions, answered" })).toBeVisible();
}
