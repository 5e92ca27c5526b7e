import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from "#tests/support/journey.ts";
import { pageCountOf } from "#tests/support/pdf.ts";

const KEY = "fitting-list-1";
const three = ["aurelie", "isaure", "odette"].map((slug) => ({ slug, name: slug, note: "" }));
const address = "/fitting?dress=aurelie&dress=isaure&dress=odette";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("marks put dresses on the list, the header counts them, and the list shows them side by side", async ({
  page,
  context,
}) => {
  await page.goto("/collection/tulle-dresses");
  await mark(page, "Isaure").click();
  await expect(mark(page, "Isaure")).toHaveAttribute("aria-pressed", "true");
  await mark(page, "Odette").focus();
  await page.keyboard.press("Space");
  await page.goto("/product/aurelie");
  const own = mark(page, "Aurélie").first();
  expect((await own.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await own.click();
  await expect(own).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("banner").getByRole("link", { name: "Fitting list, 3 dresses" }).click();
  await expect(page).toHaveURL("/fitting?dress=isaure&dress=odette&dress=aurelie");
  await expect(dresses(page)).toHaveText(["Isaure", "Odette", "Aurélie"]);
  const isaure = page.getByRole("article", { name: "Isaure" });
  for (const fact of ["A-line", "Tulle", "2,120 $", "34, 36, 38, 40, 42, 44", "Dusty blue"])
    await expect(isaure.locator("dd").getByText(fact, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await isaure.getByRole("textbox", { name: "Note" }).fill("For Ada & the veil");
  await page.getByLabel("My notes go with it").check();
  const link = page.getByRole("link", { name: "Ask via WhatsApp" });
  const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toMatch(/try on these dresses:\nIsaure, \S+\/product\/isaure\nFor Ada & the veil\nOdette, /);
  await page.reload();
  await hydrated(page);
  await expect(isaure.getByRole("textbox", { name: "Note" })).toHaveValue("For Ada & the veil");

  const other = await context.newPage();
  await other.goto("/product/aurelie");
  await hydrated(other);
  await mark(other, "Aurélie").first().click();
  await expect(dresses(page), "in the other tab").toHaveText(["Isaure", "Odette"]);
  await expect(page).toHaveURL("/fitting?dress=isaure&dress=odette");
});

test("a dress is moved by its buttons, which keep the focus, taken off, and put back with its note", async ({
  page,
}) => {
  await keep(
    page,
    three.map((entry) => ({ ...entry, note: entry.slug === "isaure" ? "Kept" : "" })),
  );
  await page.goto("/fitting");
  await expect(page).toHaveURL(address);
  const back = page.getByRole("button", { name: "Move Aurélie back" });
  await back.focus();
  await page.keyboard.press("Enter");
  await expect(dresses(page)).toHaveText(["Isaure", "Aurélie", "Odette"]);
  await expect(back).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dresses(page)).toHaveText(["Isaure", "Odette", "Aurélie"]);
  await expect(page.getByText("Aurélie is number 3 of 3")).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(back, "at the end it does nothing").toBeFocused();

  await page.getByRole("button", { name: "Take Isaure off the list" }).click();
  await expect(dresses(page)).toHaveText(["Odette", "Aurélie"]);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dresses(page)).toHaveText(["Isaure", "Odette", "Aurélie"]);
  await expect(page.getByRole("textbox", { name: "Note for Isaure" })).toHaveValue("Kept");
});

test("a dress is dragged to another place by its handle", async ({ page }) => {
  await keep(page, three);
  await page.goto("/fitting");
  await expect(dresses(page)).toHaveCount(3);
  const handle = page.getByRole("article", { name: "Aurélie" }).getByTitle("Drag to another place");
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const column = await page.getByRole("article", { name: "Aurélie" }).boundingBox();
  if (!from || !column) throw new Error("There is nothing to drag.");
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(from.x + column.width * 0.5, y, { steps: 4 });
  await page.mouse.move(from.x + column.width * 0.9, y, { steps: 4 });
  await page.mouse.up();
  await expect(dresses(page).first()).not.toHaveText("Aurélie");
});

test("what differs is marked, and what is the same says so", async ({ page }) => {
  await page.goto("/fitting?dress=isaure&dress=odette");
  const same = page.locator("dl > div", { hasText: "Silhouette" }).first();
  const before = await same.evaluate((row) => getComputedStyle(row).color);
  await page.getByLabel("Mark what differs").check();
  expect(await same.evaluate((row) => getComputedStyle(row).color)).not.toBe(before);
  await expect(same.getByRole("term")).toHaveText("Silhouette, the same for all");
  await expectAccessible(page);
});

test("a list that was sent overwrites nothing, and goes onto one's own on request", async ({ page }) => {
  await keep(page, [{ slug: "solange", name: "Solange", note: "Mine" }]);
  await page.goto(`${address}&dress=gone`);
  await expect(page.getByRole("heading", { level: 1, name: "A list for you" })).toBeVisible();
  await expect(page.getByText("One dress of this list has left the collection.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Note/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add these to my list" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "Your own list, 4 dresses" }).click();
  await expect(dresses(page)).toHaveText(["Solange", "Aurélie", "Isaure", "Odette"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "A list for you" })).toBeVisible();
});

test("an address that is Back's, of her own list as it was, shows it as it is", async ({ page }) => {
  await keep(page, three.slice(0, 1));
  await page.goto("/fitting");
  await page.getByRole("link", { name: "Aurélie", exact: true }).click();
  await expect(page).toHaveURL("/product/aurelie");
  await mark(page, "Aurélie").first().click();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Nothing to try on yet" })).toBeVisible();
  await expectAccessible(page);
});

test("a dress that has left is named, and can be taken off", async ({ page }) => {
  await keep(page, [...three.slice(0, 1), { slug: "gone", name: "Célestine", note: "" }]);
  await page.goto("/fitting");
  await expect(page.getByText("Célestine has left the collection.")).toBeVisible();
  await page.getByRole("button", { name: /^Take it off\s?: Célestine$/ }).click();
  await expect(page.getByText("Célestine has left the collection.")).toBeHidden();
  await expect(page).toHaveURL("/fitting?dress=aurelie");
});

for (const stored of ["junk", "{}", '[{"slug":"../../x"},{"slug":"<img src=x onerror=alert(1)>"},7]', "[[["])
  test(`a stored list may be anything: ${stored}`, async ({ page }) => {
    await page.addInitScript(([key = "", value = ""]) => localStorage.setItem(key, value), [KEY, stored]);
    await page.goto("/fitting");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/product/aurelie");
    await expect(mark(page, "Aurélie").first()).toHaveAttribute("aria-pressed", "false");
  });

test("where a browser keeps nothing the list lasts as long as the page, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Refused", "SecurityError");
      },
    });
  });
  await page.goto("/product/aurelie");
  await mark(page, "Aurélie").first().click();
  await expect(mark(page, "Aurélie").first()).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("banner").getByRole("link", { name: "Fitting list, 1 dress" }).click();
  await expect(dresses(page)).toHaveText(["Aurélie"]);
  await expect(page.getByText("Your browser keeps nothing for us")).toBeVisible();
});

test("a list prints as sheets, one for each dress", async ({ page }) => {
  await page.goto(address);
  await expect(dresses(page)).toHaveCount(3);
  expect(pageCountOf(await page.pdf({ format: "A4" }))).toBe(3);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/\/product\/odette$/)).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a mark leads to a list of its dress, whose link can be sent, and which can be put in order", async ({
    page,
  }) => {
    await page.goto("/collection/tulle-dresses");
    await page.getByRole("link", { name: "Add Isaure to the fitting list" }).click();
    await expect(page).toHaveURL("/fitting?dress=isaure");
    await page.goto(address);
    await expect(dresses(page)).toHaveText(["Aurélie", "Isaure", "Odette"]);
    await expect(page.getByRole("button", { name: "Send the link" })).toHaveCount(0);
    await page.getByRole("link", { name: "Move Aurélie back" }).click();
    await expect(dresses(page)).toHaveText(["Isaure", "Aurélie", "Odette"]);
    await page.getByRole("link", { name: "Take Odette off the list" }).click();
    await expect(page).toHaveURL("/fitting?dress=isaure&dress=aurelie");
    await page.getByLabel("Mark what differs").check();
    await page.getByRole("link", { name: "Add a few words" }).click();
    await expect(page).toHaveURL("/enquiry?dress=isaure&dress=aurelie");
    await page.goto("/fitting");
    await expect(page.getByRole("heading", { level: 1, name: "Nothing to try on yet" })).toBeVisible();
  });
});

function mark(page: Page, name: string) {
  return page.getByRole("main").getByRole("button", { name: `Add ${name} to the fitting list` });
}

function dresses(page: Page) {
  return page.getByRole("article").getByRole("heading", { level: 2 });
}

async function keep(page: Page, list: readonly object[]) {
  await page.addInitScript(
    ([key = "", value = ""]) => {
      if (!sessionStorage.getItem(key)) localStorage.setItem(key, value);
      sessionStorage.setItem(key, "set");
    },
    [KEY, JSON.stringify(list)],
  );
}
