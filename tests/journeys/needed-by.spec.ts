import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, partHydrated, test } from "#tests/support/journey.ts";

const TODAY = new Date("2026-11-22T12:00:00");

const field = (page: Page) => page.getByLabel("Needed by");
const verdict = (page: Page) =>
  page.getByRole("status").filter({ hasText: /time|hurries|rented|to order|passed|Give the day/ });
const mention = (page: Page) => page.getByRole("checkbox", { name: "Mention the day in my message" });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(TODAY);
});

test("each dress says by the label's own numbers whether it comes in time", async ({ page }) => {
  await page.goto("/product/aurelie");
  await expect(page.getByText("Made to order in 28 days, shipped in at most 7 days.")).toBeVisible();
  await expect(verdict(page)).toContainText("Give the day of the event");
  for (const [day, says] of [
    ["2027-05-09", "In time, made to order, if you order by 4 April 2027."],
    ["2026-12-30", "if you order by 25 November 2026; there is no time left for an alteration."],
    ["2026-12-20", "Possible if the atelier hurries: ask us first, by 27 November 2026."],
    ["2026-12-10", "Better rented: reserved by 26 November 2026"],
    ["2026-11-25", "Not in time"],
    ["2026-11-21", "That day has passed."],
  ] as const) {
    await field(page).fill(day);
    await expect(verdict(page)).toContainText(says);
  }
  await expectAccessible(page);

  await field(page).fill("2027-01-20");
  await expect(verdict(page)).toContainText("if you order by 16 December 2026.");
  await page.goto("/product/ginevra");
  await expect(field(page), "the day is the same for every dress").toHaveValue("2027-01-20");
  await expect(verdict(page)).toContainText("Better rented: reserved by 6 January 2027");
  await page.goto("/product/noemie");
  await expect(verdict(page)).toContainText("In time, if you reserve it by 6 January 2027.");
});

test("a day that is changed by keyboard stays in the message, also where it was none in between", async ({
  page,
}) => {
  await page.goto("/product/aurelie");
  const rent = page.getByRole("link", { name: "Rent via WhatsApp" }).first();
  await field(page).fill("2027-01-31");
  await mention(page).check();
  await field(page).focus();
  await page.keyboard.type("02");
  await expect(field(page), "31 February").toHaveValue("");
  await expect(rent).not.toHaveAttribute("href", /2027/);
  await page.keyboard.type("28");
  await expect(field(page)).toHaveValue("2027-02-28");
  await expect(mention(page)).toBeChecked();
  await expect(rent).toHaveAttribute("href", /28%20February%202027/);
  await field(page).fill("");
  await field(page).fill("2027-03-01");
  await expect(mention(page), "after it was taken out").not.toBeChecked();
});

test("the day goes into the messages and the note if she wishes, and out again", async ({ page }) => {
  await page.goto("/product/aurelie");
  const rent = page.getByRole("link", { name: "Rent via WhatsApp" }).first();
  await field(page).fill("2027-05-09");
  await expect(rent).not.toHaveAttribute("href", /2027/);
  await mention(page).check();
  await expect(rent).toHaveAttribute("href", /The%20day%3A%209%20May%202027/);
  await page.goto("/product/solange");
  await expect(mention(page)).toBeChecked();
  await page.getByRole("link", { name: "Add a few words" }).click();
  await expect(page.getByRole("dialog").getByLabel("The day")).toHaveValue("2027-05-09");
  await page.goto("/product/aurelie");
  await field(page).fill("2027-06-20");
  await expect(verdict(page)).toContainText("16 May 2027");
  await page.goto("/product/solange");
  await page.getByRole("link", { name: "Add a few words" }).click();
  await expect(
    page.getByRole("dialog").getByLabel("The day"),
    "as it was changed on another dress's page",
  ).toHaveValue("2027-06-20");
  await page.goto("/product/solange");
  await mention(page).uncheck();
  await expect(page.getByRole("link", { name: "Rent via WhatsApp" }).first()).not.toHaveAttribute(
    "href",
    /2027/,
  );
  await page.getByRole("link", { name: "Add a few words" }).click();
  await expect(page.getByRole("dialog").getByLabel("The day")).toHaveValue("");
  await page.goto("/enquiry?dress=aurelie");
  await expect(page.getByLabel("The day"), "where a note is a page of its own").toHaveValue("");
  await page.goto("/product/aurelie");
  await page.getByRole("link", { name: "Add a few words" }).click();
  await expect(
    page.getByRole("dialog").getByLabel("The day"),
    "also out of the note about another dress",
  ).toHaveValue("");
});

test("by keyboard alone, and without a connection, a day is given, mentioned and taken back", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto("/product/aurelie");
  await partHydrated(field(page));
  await context.setOffline(true);
  await field(page).focus();
  await page.keyboard.type("05092027");
  await expect(field(page)).toHaveValue("2027-05-09");
  await expect(verdict(page)).toContainText("In time, made to order, if you order by 4 April 2027.");
  while (!(await mention(page).evaluate((box) => box === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  const rent = page.getByRole("link", { name: "Rent via WhatsApp" }).first();
  await expect(rent).toHaveAttribute("href", /9%20May%202027/);
  await page.keyboard.press("Space");
  await expect(rent).not.toHaveAttribute("href", /2027/);
  await expect(field(page)).toHaveValue("2027-05-09");
  // What the shop would have fetched ahead meanwhile.
  const others = complaints.filter((complaint) => !complaint.startsWith("net::ERR_INTERNET_DISCONNECTED"));
  complaints.splice(0, complaints.length, ...others);
});

test("a day that she has changed in the note stays there when it is no longer mentioned", async ({
  page,
}) => {
  await page.goto("/product/aurelie");
  await field(page).fill("2027-05-09");
  await mention(page).check();
  await page.getByRole("link", { name: "Add a few words" }).click();
  const inNote = page.getByRole("dialog").getByLabel("The day");
  await expect(inNote).toHaveValue("2027-05-09");
  await inNote.fill("2027-05-08");
  await page.keyboard.press("Escape");
  await mention(page).uncheck();
  await page.getByRole("link", { name: "Add a few words" }).click();
  await expect(inNote).toHaveValue("2027-05-08");
});

test("a day that she has changed in the note stays there when she comes back, until she gives another", async ({
  page,
}) => {
  const inNote = page.getByRole("dialog").getByLabel("The day");
  const openNote = () => page.getByRole("link", { name: "Add a few words" }).click();
  await page.goto("/product/aurelie");
  await field(page).fill("2027-05-09");
  await mention(page).check();
  for (const changed of ["2027-05-08", ""]) {
    await openNote();
    await inNote.fill(changed);
    await page.goto("/product/aurelie");
    await expect(mention(page)).toBeChecked();
    await openNote();
    await expect(inNote).toHaveValue(changed);
    await page.keyboard.press("Escape");
  }
  await field(page).fill("2027-06-20");
  await openNote();
  await expect(inNote).toHaveValue("2027-06-20");
});

test("what is said of a day too soon fits what the dress is offered for", async ({ page }) => {
  for (const [path, says] of [
    ["/product/aurelie", "Not in time, neither made nor rented."],
    ["/product/eloise", "Too soon for it to be made to order."],
    ["/product/noemie", "Too soon for it to be rented."],
  ] as const) {
    await page.goto(path);
    await field(page).fill("2026-11-24");
    await expect(verdict(page)).toContainText(says);
  }
});

test("nothing but her device has the day, until she sends it", async ({ page }) => {
  const sent: string[] = [];
  // A browser that is driven is not counted.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false, configurable: true }),
  );
  page.on("request", (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ""} ${JSON.stringify(request.headers())}`),
  );
  await page.goto("/product/aurelie");
  // A year that nothing else on the page has, however the day is written.
  await field(page).fill("2087-05-09");
  await mention(page).check();
  await expect(page.getByRole("link", { name: "Rent via WhatsApp" }).first()).toHaveAttribute("href", /2087/);
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => sent.filter((request) => /\/count view=aurelie/.test(request))).toHaveLength(1);
  expect(sent.filter((request) => /2087|\b9\W+May/i.test(decodeURIComponent(request)))).toEqual([]);
});

test("another tab follows, and what is stored may be anything", async ({ page, context }) => {
  await page.goto("/product/aurelie");
  const other = await context.newPage();
  await other.goto("/product/solange");
  await hydrated(other);
  await other.getByLabel("Needed by").fill("2027-05-09");
  await expect(field(page)).toHaveValue("2027-05-09");
  await expect(verdict(page)).toContainText("In time");
  for (const junk of [
    "2027-02-31",
    "{}",
    "x".repeat(5000),
    "9999-99-99 mentioned",
    "2027-05-09 ".repeat(50),
  ]) {
    await page.evaluate((text) => localStorage.setItem("needed-by", text), junk);
    await page.reload();
    await hydrated(page);
    await expect(verdict(page)).toBeVisible();
    await expect(field(page)).toHaveValue(junk.startsWith("2027-05-09") ? "2027-05-09" : "");
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the label's numbers are read, and no field is there that would do nothing", async ({ page }) => {
    await page.goto("/product/aurelie");
    await expect(page.getByText("Made to order in 28 days, shipped in at most 7 days.")).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});
