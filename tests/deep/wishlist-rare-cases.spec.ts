import "#tests/support/router-of-page.ts";
import { WISHLIST_KEY } from "#app/wishlist/device-wishlist.ts";
import {
  expect,
  expectComplaints,
  hydrated,
  layoutShiftsOf,
  test,
  watchLayoutShift,
} from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";
import { pageCountOf } from "#tests/support/pdf.ts";
import {
  addressOfThree,
  announced,
  listedDresses,
  markOf,
  storedWishlist,
  storeWishlist,
  threeDresses,
} from "#tests/support/wishlist-page.ts";

test("a list that was sent does not move when the page learns that it was", async ({ page }) => {
  await watchLayoutShift(page);
  for (const place of [page.getByRole("heading", { level: 1 }), page.locator("#ask")]) {
    const letScriptsCome = await openWithoutScripts(page, addressOfThree);
    await page.waitForLoadState("domcontentloaded");
    await place.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
    // A page whose scripts are held back has no cache: its type comes again, and moves it.
    await page.evaluate(wholeType);
    const { afterwards: ofType } = await layoutShiftsOf(page);
    await letScriptsCome();
    await expect(page.getByRole("heading", { level: 1, name: "A list for you" })).toBeAttached();
    await expect(page.getByRole("button", { name: "Add these to my list" })).toBeAttached();
    expect((await layoutShiftsOf(page)).afterwards.slice(ofType.length)).toEqual([]);
  }
});

/** Runs in the page: all type is there, and what it moves has moved. */
async function wholeType(): Promise<void> {
  // A face of the device may not be there.
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}

test("Back to a list that was sent is not undone by her own, which comes later", async ({ page }) => {
  await storeWishlist(page, [{ slug: "solange", name: "Solange", note: "" }]);
  await page.goto(`${addressOfThree}&dress=gone`);
  const sent = page.getByRole("heading", { level: 1, name: "A list for you" });
  await expect(sent).toBeVisible();
  const held = new Map<string, () => Promise<void>>();
  await page.route("**/fitting.data*", (route) => {
    held.set(route.request().method(), () => route.continue());
  });
  await page.evaluate(() => void window.__reactRouterDataRouter?.navigate("/fitting"));
  await expect.poll(() => held.has("HEAD")).toBe(true);
  await page.goBack();
  await expect.poll(() => held.has("GET")).toBe(true);
  const asked = page.waitForResponse((response) => response.request().method() === "HEAD");
  await held.get("HEAD")?.();
  await asked;
  await held.get("GET")?.();
  await expect(sent).toBeVisible();
  await expect(page).toHaveURL(`${addressOfThree}&dress=gone`);
});

test("a dress's other name that another tab has stored is left alone", async ({ page, context }) => {
  await storeWishlist(page, threeDresses.slice(0, 1));
  await page.goto("/fitting");
  await expect(listedDresses(page)).toHaveText(["Aurélie"]);
  await expect.poll(() => storedWishlist(page), "as it is called now").toMatchObject([{ name: "Aurélie" }]);
  const other = await context.newPage();
  await other.goto("/faq");
  const renamed = [{ slug: "aurelie", name: "Aurora", note: "With a veil" }];
  await other.evaluate(
    ([key = "", list = ""]) => localStorage.setItem(key, list),
    [WISHLIST_KEY, JSON.stringify(renamed)],
  );
  await expect(page.getByRole("textbox", { name: "Note for Aurélie" })).toHaveValue("With a veil");
  expect(await storedWishlist(page)).toEqual(renamed);
});

test("a dress of another tab that cannot be fetched comes later", async ({ page, context, complaints }) => {
  await page.clock.install();
  await storeWishlist(page, threeDresses);
  await page.goto("/fitting");
  await expect(page).toHaveURL(addressOfThree);
  await page.getByRole("textbox", { name: "Note" }).first().fill("For Ada");
  await page.route("**/fitting.data?*", (route) => route.abort("internetdisconnected"));
  const other = await context.newPage();
  await other.goto("/product/solange");
  await hydrated(other);
  const failed = () => page.waitForEvent("requestfailed", (request) => /fitting\.data/.test(request.url()));
  const first = failed();
  await markOf(other, "Solange").click();
  await first;
  const second = failed();
  await page.clock.runFor(RETRIED_MS);
  await second;
  await expect(listedDresses(page)).toHaveText(["Aurélie", "Isaure", "Odette"]);
  await expect(page.getByRole("textbox", { name: "Note" }).first()).toHaveValue("For Ada");
  await page.unroute("**/fitting.data?*");
  await page.clock.runFor(RETRIED_MS);
  await expect(listedDresses(page)).toHaveText(["Aurélie", "Isaure", "Odette", "Solange"]);
  await expect(page).toHaveURL(`${addressOfThree}&dress=solange`);
  await expectComplaints(complaints, /ERR_INTERNET_DISCONNECTED/);
});

test("a list prints as sheets, one for each dress, once the pictures have come", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>("main article img")];
      const come = pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      document.body.dataset["printed"] = `${come.length} of ${pictures.length}`;
    };
  });
  await storeWishlist(page, threeDresses);
  await page.goto("/fitting");
  await page.getByRole("button", { name: "Print look sheets" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "3 of 3");
  expect(pageCountOf(await page.pdf({ format: "A4" }))).toBe(3);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/\/product\/odette$/)).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("the date and the notes that she wants mentioned go with both ways to ask", async ({ page }) => {
  const noted = threeDresses.slice(0, 2).map((entry) => ({ ...entry, note: `${entry.slug} in ivory` }));
  await storeWishlist(page, noted);
  await page.addInitScript(() => localStorage.setItem("needed-by", "2099-05-09"));
  await page.goto("/fitting");
  const verdict = page.getByRole("article", { name: "Aurélie" }).getByText(/^9 May 2099\.\s+Order by/);
  await expect(verdict).toBeVisible();
  const tick = page.getByLabel("Include my notes");
  await tick.check();
  const asked = await page.getByRole("link", { name: "Ask on WhatsApp" }).getAttribute("href");
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

test("a dress that has left is named and taken off; the last one can be put back", async ({ page }) => {
  await storeWishlist(page, [...threeDresses.slice(0, 1), { slug: "gone", name: "Célestine", note: "" }]);
  await page.goto("/fitting");
  await expect(page.getByText("Célestine has left the collection.")).toBeVisible();
  const asking = await page.getByRole("link", { name: "ask us" }).getAttribute("href");
  const text = new URL(asking ?? "").searchParams.get("text");
  expect(text).toBe("Hello, I have a question.\nIt is about Célestine.");
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

/** Longer than the page waits before it asks again: app/ui/retried.ts. */
const RETRIED_MS = 6_000;
