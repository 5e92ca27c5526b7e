import { expect, expectAccessible, hydrated, test } from "#tests/support/journey.ts";
import {
  addressOfThree,
  announced,
  listedDresses,
  markOf,
  storeWishlist,
  threeDresses,
  twelveDresses,
} from "#tests/support/wishlist-page.ts";

test("a note stays, and a dress that another tab takes off goes", async ({ page, context }) => {
  await storeWishlist(page, threeDresses);
  await page.goto("/fitting");
  const note = page.getByRole("textbox", { name: "Note for Isaure" });
  await note.fill("For Ada & the veil");
  await page.reload();
  await hydrated(page);
  await expect(note).toHaveValue("For Ada & the veil");
  const other = await context.newPage();
  await other.goto("/product/aurelie");
  await hydrated(other);
  await markOf(other, "Aurélie").click();
  await expect(listedDresses(page)).toHaveText(["Isaure", "Odette"]);
  await expect(page).toHaveURL("/fitting?dress=isaure&dress=odette");
});

test("a dress is moved, which keeps the focus, taken off, and put back with its note", async ({ page }) => {
  await storeWishlist(
    page,
    threeDresses.map((entry) => ({ ...entry, note: entry.slug === "isaure" ? "Kept" : "" })),
  );
  await page.goto("/fitting");
  await expect(page).toHaveURL(addressOfThree);
  const back = page.getByRole("button", { name: "Move Aurélie back" });
  await back.focus();
  await page.keyboard.press("Enter");
  await expect(listedDresses(page)).toHaveText(["Isaure", "Aurélie", "Odette"]);
  await page.keyboard.press("Enter");
  await expect(listedDresses(page)).toHaveText(["Isaure", "Odette", "Aurélie"]);
  await expect(page.getByText("Aurélie is number 3 of 3")).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(back, "at the end it does nothing").toBeFocused();

  await page.getByRole("button", { name: "Remove Isaure from the list" }).click();
  await expect(listedDresses(page)).toHaveText(["Odette", "Aurélie"]);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(announced(page)).toHaveText(/Isaure has been removed from the fitting list$/);
  await page.keyboard.press("Enter");
  await expect(listedDresses(page)).toHaveText(["Isaure", "Odette", "Aurélie"]);
  await expect(page.getByRole("textbox", { name: "Note for Isaure" })).toHaveValue("Kept");
  await expect(page.getByRole("button", { name: "Remove Isaure from the list" })).toBeFocused();
  await expect(announced(page)).toHaveText(/Isaure is on the fitting list again$/);
  await expect(undo).toHaveCount(0);
});

for (const address of ["/collection/tulle-dresses", "/product/seraphine"])
  test(`a thirteenth dress is refused at ${address} in plain words`, async ({ page }) => {
    await storeWishlist(page, twelveDresses);
    await page.goto(address);
    const button = page.getByRole("main").locator('[data-fitting][aria-pressed="false"]').first();
    await button.press("Enter");
    const refused = page.locator("[popover]", { hasText: "Twelve dresses make a full list" });
    await expect(refused).toBeVisible();
    await expect(announced(page)).toHaveText(/Twelve dresses make a full list/);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(refused).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(address);
    await button.click();
    await page.getByRole("link", { name: "Remove one to add another" }).click();
    await expect(listedDresses(page)).toHaveCount(12);
    const full = page.getByRole("main").getByText("Twelve dresses make a full list.");
    await page.getByRole("button", { name: "Remove Aurélie from the list" }).click();
    await expect(full).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(address);
  });

test("what differs is marked, and what is the same says so", async ({ page }) => {
  await page.goto("/fitting?dress=isaure&dress=odette");
  const row = (name: string) => page.locator("dl > div", { hasText: name }).first();
  const looks = (name: string) =>
    row(name).evaluate((element) => {
      const { color, borderTopColor } = getComputedStyle(element);
      return { color, borderTopColor };
    });
  const [same, other] = [await looks("Silhouette"), await looks("Price")];
  expect(same).toEqual(other);
  await page.getByRole("checkbox", { name: "Highlight differences" }).check();
  const [faded, marked] = [await looks("Silhouette"), await looks("Price")];
  expect(faded.borderTopColor, "what is the same recedes").toBe(same.borderTopColor);
  expect(faded.color).not.toBe(same.color);
  expect(marked.color, "what differs comes forward").toBe(other.color);
  expect(marked.borderTopColor).not.toBe(other.borderTopColor);
  await expect(row("Silhouette").getByRole("term")).toHaveText("Silhouette, the same for all");
  await expect(row("Price").getByRole("term")).toHaveText("Price");
  await expectAccessible(page);
});

test("the mark on what differs is in the address through order, reload and Back", async ({ page }) => {
  await storeWishlist(page, threeDresses);
  await page.goto("/fitting");
  await expect(page).toHaveURL(addressOfThree);
  const box = page.getByRole("checkbox", { name: "Highlight differences" });
  await box.check();
  await expect(page).toHaveURL(`${addressOfThree}&differences=marked`);
  await expect(box, "the list is not another screen").toBeFocused();
  await page.getByRole("button", { name: "Move Aurélie back" }).click();
  const moved = "/fitting?dress=isaure&dress=aurelie&dress=odette&differences=marked";
  await expect(page).toHaveURL(moved);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("textbox", { name: "Note" }).first(), "it is her own list").toBeVisible();
  await expect(box).toBeChecked();
  await page.getByRole("article", { name: "Isaure" }).getByRole("link", { name: "Isaure" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Isaure" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(moved);
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page).toHaveURL("/fitting?dress=isaure&dress=aurelie&dress=odette");
});

test("a list that was sent overwrites nothing, and joins one's own on request", async ({ page }) => {
  await storeWishlist(page, [{ slug: "solange", name: "Solange", note: "Mine" }]);
  await page.goto(`${addressOfThree}&dress=gone`);
  await expect(page.getByRole("heading", { level: 1, name: "A list for you" })).toBeVisible();
  await expect(page.getByText("One dress on this list has left the collection.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Note/ })).toHaveCount(0);
  await expect(page.getByRole("article").getByRole("button"), "it is only looked at").toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add these to my list" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "Your own list, 4 dresses" }).click();
  await expect(listedDresses(page)).toHaveText(["Solange", "Aurélie", "Isaure", "Odette"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "A list for you" })).toBeVisible();
});
