import { expect, test } from "#tests/support/journey.ts";
import {
  addressOfThree,
  announced,
  listedDresses,
  markOf,
  storeWishlist,
  threeDresses,
} from "#tests/support/wishlist-page.ts";

test("marks put dresses on the list, the header counts them, and the list shows them side by side", async ({
  page,
}) => {
  await page.goto("/collection/tulle-dresses");
  await markOf(page, "Isaure").click();
  await expect(markOf(page, "Isaure")).toHaveAttribute("aria-pressed", "true");
  await markOf(page, "Odette").focus();
  await page.keyboard.press("Space");
  await page.goto("/product/aurelie");
  await markOf(page, "Aurélie").click();
  await expect(markOf(page, "Aurélie")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("banner").getByRole("link", { name: "Fitting list, 3 dresses" }).click();
  await expect(page).toHaveURL("/fitting?dress=isaure&dress=odette&dress=aurelie");
  await expect(listedDresses(page)).toHaveText(["Isaure", "Odette", "Aurélie"]);
  const isaure = page.getByRole("article", { name: "Isaure" });
  for (const fact of ["A-line", "Tulle", "2,120 $", "34, 36, 38, 40, 42, 44", "Dusty blue"])
    await expect(isaure.locator("dd").getByText(fact, { exact: true }).first()).toBeVisible();
});

test("the date and the notes that she wants mentioned go with both ways to ask, and out again", async ({
  page,
}) => {
  const noted = threeDresses.slice(0, 2).map((entry) => ({ ...entry, note: `${entry.slug} in ivory` }));
  await storeWishlist(page, noted);
  await page.addInitScript(() => localStorage.setItem("needed-by", "2099-05-09"));
  await page.goto("/fitting");
  const verdict = page.getByRole("article", { name: "Aurélie" }).getByText(/^9 May 2099\.\s+Order by/);
  await expect(verdict).toBeVisible();
  const tick = page.getByLabel("Include my notes");
  await tick.check();
  const asked = await page.getByRole("link", { name: "Ask via WhatsApp" }).getAttribute("href");
  const text = new URL(asked ?? "").searchParams.get("text");
  expect(text).toMatch(/try on these dresses:\nAurélie, \S+\/product\/aurelie\naurelie in ivory\nIsaure, /);
  expect(text).toContain("Date of the event: 9 May 2099");
  const compose = page.getByRole("link", { name: "Add a few words" });
  await compose.click();
  await expect(page.getByLabel("Date of the event")).toHaveValue("2099-05-09");
  const words = page.getByRole("textbox", { name: "Anything to add?" });
  await expect(words).toHaveValue("Aurélie: aurelie in ivory\nIsaure: isaure in ivory");
  const message = page.getByRole("textbox", { name: "Your message" });
  await expect(message).toHaveValue(/Date of the event: 9 May 2099\n.*Isaure: isaure in ivory/s);
  await page.getByRole("main").getByRole("link", { name: "The dresses" }).click();
  await expect(page, "back to all of them").toHaveURL("/fitting?dress=aurelie&dress=isaure");
  await expect(tick, "as she left it").toBeChecked();
  await tick.uncheck();
  await compose.click();
  await expect(words).toHaveValue("");
});

test("a dress that has left is named and can be taken off; so can the last one, which is put back", async ({
  page,
}) => {
  await storeWishlist(page, [...threeDresses.slice(0, 1), { slug: "gone", name: "Célestine", note: "" }]);
  await page.goto("/fitting");
  await expect(page.getByText("Célestine has left the collection.")).toBeVisible();
  const asking = await page.getByRole("link", { name: "ask us" }).getAttribute("href");
  expect(new URL(asking ?? "").searchParams.get("text")).toBe(
    "Hello, I have a question.\nIt is about Célestine.",
  );
  await page.getByRole("button", { name: /^Remove\s?: Célestine$/ }).click();
  await expect(page.getByText("Célestine has left the collection.")).toBeHidden();
  await expect(page).toHaveURL("/fitting?dress=aurelie");
  const takeOff = page.getByRole("button", { name: "Remove Aurélie from the list" });
  await takeOff.click();
  await expect(page.getByRole("heading", { level: 1, name: "Nothing to try on yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(takeOff).toBeFocused();
  await expect(announced(page)).toHaveText(/Aurélie is on the fitting list again$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a mark leads to a list of its dress, whose link can be sent", async ({ page }) => {
    await page.goto("/collection/tulle-dresses");
    await page.getByRole("link", { name: "Add Isaure to the fitting list" }).click();
    await expect(page).toHaveURL("/fitting?dress=isaure");
    await page.goto(addressOfThree);
    await expect(listedDresses(page)).toHaveText(["Aurélie", "Isaure", "Odette"]);
    await expect(page.getByRole("button", { name: "Share this list" })).toHaveCount(0);
    const box = page.getByLabel("Highlight differences");
    await box.check();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL("/fitting?differences=marked&dress=aurelie&dress=isaure&dress=odette");
    await expect(box).toBeChecked();
    await page.getByRole("link", { name: "Add a few words" }).click();
    await expect(page).toHaveURL("/enquiry?dress=aurelie&dress=isaure&dress=odette&for=fittingList");
    await page.goto("/fitting");
    await expect(page.getByRole("heading", { level: 1, name: "Nothing to try on yet" })).toBeVisible();
    await expect(page.getByText("Press it"), "nothing there could be pressed").toBeHidden();
  });
});
