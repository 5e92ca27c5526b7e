import { openDelivery } from "#tests/support/beside-dress.ts";
import { expect, expectComplaints, test } from "#tests/support/journey.ts";
import { openFinderHere } from "#tests/support/size-finder-page.ts";
import { listedDresses, markOf } from "#tests/support/wishlist-page.ts";

const KEYS = ["fitting-list-1", "needed-by", "measurements", "searches", "viewed", "motion"];
const TAB_KEYS = [
  "enquiry aurelie",
  "enquiry",
  "reloaded-for",
  "note-words aurelie",
  // The router's own.
  "react-router-scroll-positions",
  "remix-router-transitions",
];
const JUNK = '[null,7,[],{"slug":{},"name":7,"text":[]},["date",{}],"__proto__"]';

/** An error that nobody catches fails these journeys by itself: tests/support/journey.ts. */
test("where all that the device has stored is junk, all is as on a new device", async ({ page }) => {
  await page.addInitScript(
    ([keys, tabKeys, text]) => {
      for (const key of keys) localStorage.setItem(key, text);
      for (const key of tabKeys) sessionStorage.setItem(key, text);
    },
    [KEYS, TAB_KEYS, JUNK] as const,
  );
  await page.goto("/fitting");
  await expect(page.getByRole("heading", { level: 1, name: "Nothing to try on yet" })).toBeVisible();
  await page.goto("/product/aurelie#search");
  // Its script has read what was searched for before.
  await page.getByRole("dialog").getByRole("combobox").fill("vi");
  await expect(page.getByRole("dialog").getByRole("option", { name: /Vivienne/ })).toBeVisible();
  await page.goto("/product/aurelie");
  await expect(markOf(page, "Aurélie")).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("link", { name: "Add a few words" }).click();
  await expect(page.getByRole("dialog").getByLabel("Date of the event")).toHaveValue("");
  await page.keyboard.press("Escape");
  await openFinderHere(page);
  await expect(page.getByRole("textbox", { name: "Bust" })).toHaveValue("");
});

for (const [what, isNull] of [
  ["refuses storage", false],
  ["has none, as a web view", true],
] as const)
  test(`where the browser ${what} the shop works`, async ({ page, complaints }) => {
    await page.addInitScript(withoutStorage, isNull);
    await page.goto("/product/aurelie");
    await openDelivery(page);
    await page.getByLabel("When do you need it?").fill("2099-05-09");
    const rent = page.getByRole("link", { name: "Rent via WhatsApp" }).first();
    await expect(rent).toHaveAttribute("href", /9%20May%202099/);
    await page.getByRole("radio", { name: "Size 38", exact: true }).click();
    await markOf(page, "Aurélie").click();
    await page.getByRole("banner").getByRole("link", { name: "Fitting list, 1 dress" }).click();
    await expect(listedDresses(page)).toHaveText(["AurélieSize 38"]);
    await expect(page.getByText("Your browser is not saving this list")).toBeVisible();
    await page.goBack();
    await expect(markOf(page, "Aurélie")).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("link", { name: "Add a few words" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "City" }).fill("Lyon");
    await page.keyboard.press("Escape");
    await expect(page, "the dialog has left the address").toHaveURL("/product/aurelie?size=38");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
    await page.getByRole("article").getByRole("link", { name: "Tulle dresses" }).click();
    await expect(page).toHaveURL("/collection/tulle-dresses");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
    // It restores the scroll position by a script of its own.
    await expectComplaints(complaints, /Refused|sessionStorage|of null/);
  });

/** Runs in the page before its scripts: whoever asks for the storages gets nothing, or an error. */
function withoutStorage(isNull: boolean) {
  const get = () => {
    if (isNull) return null;
    throw new DOMException("Refused", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { configurable: true, get });
}
