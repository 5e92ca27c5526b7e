import { openDelivery } from "#tests/support/beside-dress.ts";
import { expect, expectComplaints, test } from "#tests/support/journey.ts";
import { openFinderHere } from "#tests/support/size-finder-page.ts";

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
  await page.goto("/product/aurelie");
  const mark = page.getByRole("main").getByRole("button", { name: "Add Aurélie to the fitting list" });
  await expect(mark.first()).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByLabel("When do you need it?")).toHaveValue("");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("viewed"))).toMatch(/^\["aurelie"/);
  await page.getByRole("link", { name: "Add a few words" }).click();
  await expect(page.getByRole("dialog").getByLabel("Date of the event")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openFinderHere(page);
  for (const name of ["Bust", "Waist", "Hips"])
    await expect(page.getByRole("textbox", { name })).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Search" }).first().click();
  // Its script has read what was searched for before.
  await page.getByRole("dialog").getByRole("combobox").fill("vi");
  await expect(page.getByRole("dialog").getByRole("option", { name: /Vivienne/ })).toBeVisible();
});

for (const [what, refuse] of [
  [
    "refuses storage",
    () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException("Refused", "SecurityError");
          },
        });
    },
  ],
  [
    "has none, as a web view",
    () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { configurable: true, value: null });
    },
  ],
] as const)
  test(`where the browser ${what} a dress's page works, and only the router says an error`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(refuse);
    await page.goto("/product/aurelie");
    await openDelivery(page);
    await page.getByLabel("When do you need it?").fill("2099-05-09");
    await expect(page.getByRole("link", { name: "Rent via WhatsApp" }).first()).toHaveAttribute(
      "href",
      /9%20May%202099/,
    );
    await page.getByRole("radio", { name: "Size 38", exact: true }).click();
    const mark = page.getByRole("main").getByRole("button", { name: "Add Aurélie to the fitting list" });
    await mark.first().click();
    await expect(mark.first()).toHaveAttribute("aria-pressed", "true");
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
