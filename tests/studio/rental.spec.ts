import type { Locator, Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { dayInWords, dayNumber, dayNumbered } from "#model/days/day.ts";
import { rentalToday } from "#model/rental/overlap-rule.ts";
import { pageCountOf } from "#tests/support/pdf.ts";
import { seasonAround } from "#tests/support/season.ts";
import { people } from "./atelier-people.ts";
import { expect, OPENING_MS, test } from "./studio-session.ts";

const PIECE = "rental.piece-aurelie-38";

const ALL = '*[_type in ["piece", "booking", "customer"] || (_type == "enquiry" && name == "Hypatia")]';

let content: SanityClient;
let today = "";

test.beforeAll(async ({ lake }) => {
  content = lake;
  today = rentalToday(await content.getDocument("house"), Date.now());
});

test.beforeEach(clear);

test.afterAll(clear);

async function clear() {
  await content.delete({ query: ALL });
}

/** The first days of the next month are in sight together, whatever day it is. */
function day(inNextMonth: number): string {
  const next = dayNumbered(dayNumber(`${today.slice(0, 7)}-01`) + 32);
  return `${next.slice(0, 8)}${String(inNextMonth).padStart(2, "0")}`;
}

function later(days: number): string {
  return dayNumbered(dayNumber(today) + days);
}

async function keepPieces() {
  const dress = { _type: "reference", _ref: await dressId(), _weak: true };
  await content.create({ _id: PIECE, _type: "piece", dress, size: "38" });
  await content.create({ _id: "rental.piece-aurelie-40", _type: "piece", dress, size: "40" });
}

function dressId(): Promise<string> {
  return content.fetch("*[_type == 'product' && slug.current == 'aurelie'][0]._id");
}

function bookingOf(name: string, firstDay: string, lastDay: string, more: object = {}) {
  const piece = { _type: "reference", _ref: PIECE, _weak: true };
  const _id = `rental.booking-${name.toLowerCase().replace(" ", "-")}`;
  return content.create({ _id, _type: "booking", piece, name, firstDay, lastDay, state: "booked", ...more });
}

function stored(name: string): Promise<Record<string, unknown> | null> {
  return content.fetch("*[_type == 'booking' && coalesce(customer->name, name) == $name][0]", { name });
}

async function openCalendar(page: Page, view: string) {
  await page.goto(`/studio/calendar/${view}`);
  const heading = page.getByRole("heading", { name: "Calendar", exact: true });
  await expect(heading).toBeVisible({ timeout: OPENING_MS });
}

async function openNextMonth(page: Page) {
  await openCalendar(page, "month");
  await page.getByRole("button", { name: "A month later" }).click();
}

function barOf(page: Page, name: string): Locator {
  return page.getByRole("button", { name: new RegExp(`^${name}, \\d`) });
}

/** The middle of a day in the row of a piece. */
async function placeOf(page: Page, piece: string, inMonth: number) {
  const track = page.getByRole("row", { name: new RegExp(`^${piece}`) }).locator("td");
  const { x, y, width, height } = (await track.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const days = Number(await page.locator("[data-days]").getAttribute("data-days"));
  return { x: x + ((inMonth - 0.5) * width) / days, y: y + height / 2 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

test("with the mouse a booking is made, moved, refused, begun later and cancelled", async ({ logIn }) => {
  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: "Calendar" }).click();
  await page.getByRole("checkbox", { name: "Aurélie, 44" }).uncheck();
  await page.getByRole("button", { name: /^Begin with \d+ pieces/ }).click();
  await expect(page.getByRole("button", { name: "New booking" })).toBeVisible();
  expect(await content.fetch("count(*[_id == 'rental.piece-product-aurelie-44'])")).toBe(0);
  await page.getByRole("button", { name: "Month", exact: true }).click();
  await page.getByRole("button", { name: "A month later" }).click();

  await expect(page.getByRole("row", { name: /^Aurélie, 38/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Aurélie", expanded: false }).click();
  await page.getByRole("row", { name: /^Aurélie, 38/ }).scrollIntoViewIfNeeded();
  await drag(page, await placeOf(page, "Aurélie, 38", 5), await placeOf(page, "Aurélie, 38", 7));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Piece").locator("option:checked")).toHaveText("Aurélie, 38");
  await expect(dialog.getByLabel("First day with the customer")).toHaveValue(day(5));
  await expect(dialog.getByLabel("Last day with the customer")).toHaveValue(day(7));
  await dialog.getByLabel("Days before").fill("0");
  await dialog.getByLabel("Days after").fill("2");
  await dialog.getByLabel("Customer", { exact: true }).fill("Clothilde");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(barOf(page, "Clothilde")).toBeVisible();

  await drag(page, await placeOf(page, "Aurélie, 38", 6), await placeOf(page, "Aurélie, 38", 8));
  await expect(page.getByText(/^Saved: .*Clothilde/)).toBeVisible();
  const moved = { firstDay: day(7), lastDay: day(9), daysAfter: 2 };
  await expect.poll(() => stored("Clothilde")).toMatchObject(moved);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => stored("Clothilde")).toMatchObject({ firstDay: day(5), lastDay: day(7) });

  await page.getByRole("button", { name: "New booking" }).click();
  await dialog.getByLabel("Piece").selectOption({ label: "Aurélie, 38" });
  await dialog.getByLabel("First day with the customer").fill(day(9));
  await dialog.getByLabel("Last day with the customer").fill(day(10));
  await dialog.getByLabel("Days before").fill("0");
  await dialog.getByLabel("Customer", { exact: true }).fill("Odile");
  await expect(dialog.getByRole("alert")).toContainText("by Clothilde");
  await dialog.getByRole("button", { name: "Save" }).click();
  const again = `It is available again with ${dayInWords(day(10))} as the first day.`;
  await expect(dialog.getByRole("alert")).toContainText(again);
  await expect(dialog.getByLabel("Customer", { exact: true })).toHaveValue("Odile");
  expect(await stored("Odile")).toBeNull();
  await dialog.getByRole("button", { name: `Begin on ${dayInWords(day(10))}` }).click();
  await expect(dialog.getByLabel("Last day with the customer")).toHaveValue(day(11));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(barOf(page, "Odile")).toBeVisible();

  await barOf(page, "Clothilde").click();
  await dialog.getByLabel("State").selectOption("Cancelled");
  const clothilde = String((await stored("Clothilde"))?.["_id"]);
  await content.patch(clothilde).set({ note: "With a veil" }).commit();
  await expect(dialog.getByRole("alert")).toContainText("Note: With a veil");
  await expect(dialog.getByLabel("State").locator("option:checked")).toHaveText("Cancelled");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(barOf(page, "Clothilde")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(barOf(page, "Clothilde")).toBeVisible();
  await expect.poll(() => stored("Clothilde")).toMatchObject({ state: "booked", note: "With a veil" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(barOf(page, "Clothilde")).toHaveCount(0);

  // A booking beyond the days in sight comes into sight.
  await page.getByRole("button", { name: "New booking" }).click();
  await dialog.getByLabel("Piece").selectOption({ label: "Aurélie, 38" });
  await dialog.getByLabel("First day with the customer").fill(later(120));
  await dialog.getByLabel("Customer", { exact: true }).fill("Ottilie");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Saved: .*Ottilie/)).toBeVisible();
  await expect(page.getByText(/^Saved: /)).toHaveCount(1);
  await expect(barOf(page, "Ottilie")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => stored("Ottilie")).toMatchObject({ state: "cancelled" });
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByRole("row", { name: /Clothilde.*Aurélie, 38.*Cancelled/ })).toBeVisible();
});

test("by keyboard a booking is moved, lengthened, put back and opened", async ({ logIn }) => {
  await keepPieces();
  await bookingOf("Clothilde", day(5), day(7));
  await bookingOf("Odile", day(15), day(16));
  await bookingOf("Emmy", day(20), day(21), { name: undefined, note: "A new zip." });
  const { page } = await logIn(people.noor);
  await openNextMonth(page);
  const clothilde = barOf(page, "Clothilde");
  await clothilde.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("+");
  const moved = `Aurélie, 38: ${dayInWords(day(6))} to ${dayInWords(day(9))}.`;
  await expect(page.getByRole("status").filter({ hasText: "Aurélie, 38:" })).toHaveText(moved);
  expect(await stored("Clothilde")).toMatchObject({ firstDay: day(5) });
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Saved: .*Clothilde/)).toBeVisible();
  expect(await stored("Clothilde")).toMatchObject({ firstDay: day(6), lastDay: day(9) });

  await expect(clothilde).toBeFocused();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByRole("status").filter({ hasText: "Aurélie, 40:" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  await expect(barOf(page, "Odile")).toBeFocused();
  for (let days = 0; days < 5; days += 1) await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText("Booked: A new zip.")).toBeVisible();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("already booked");
  await expect(dialog.getByLabel("First day with the customer")).toHaveValue(day(20));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(await stored("Odile")).toMatchObject({ firstDay: day(15) });

  await page.getByRole("button", { name: /^A new zip\./ }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Note")).toHaveValue("A new zip.");
  await expect(dialog.getByLabel("Customer", { exact: true })).toHaveValue("");
});

test("on a telephone this week comes first, a dress goes out with a touch, and it is one sheet of paper", async ({
  logIn,
}) => {
  await keepPieces();
  await bookingOf("Jane Marcet", later(1), later(3), { daysBefore: 1 });
  await bookingOf("Ada Byron", later(20), later(22), { state: "option", holdsUntil: later(1) });
  const { page } = await logIn(people.mara);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/studio");
  await expect(page.getByRole("heading", { name: /new enquir/ })).toBeVisible({ timeout: OPENING_MS });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(page.getByRole("region", { name: "Goes out" })).toContainText("Jane Marcet", {
    timeout: OPENING_MS,
  });
  await page.getByRole("link", { name: "This week" }).click();
  const entry = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  await expect(entry("Option ends").getByRole("button", { name: /^Ada Byron/ })).toBeVisible();
  await expect(page.locator("[aria-current=date]")).toContainText("Jane Marcet");
  const leaving = entry("Jane Marcet").filter({ hasText: "Goes out" });
  await leaving.getByRole("button", { name: /^Out, Jane Marcet, Aurélie/ }).click();
  await expect(leaving.getByRole("button", { name: /^Out/ })).toHaveCount(0);
  expect(await stored("Jane Marcet")).toMatchObject({ state: "out" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(pageCountOf(await page.pdf({ format: "A4" }))).toBe(1);

  await page.getByRole("button", { name: "Month", exact: true }).click();
  const days = page.locator(".calendar-scroll");
  await days.evaluate((element) => element.scrollTo(200, 0));
  await page.getByRole("button", { name: "A month later" }).click();
  await expect.poll(() => days.evaluate(({ scrollLeft }) => scrollLeft), "the month's first days").toBe(0);
});

test("in the height of a season what is to be done today is in sight below what is late, and the week is one sheet", async ({
  logIn,
}) => {
  const { dresses, pieces, customers, bookings } = seasonAround(today);
  const transaction = content.transaction();
  for (const document of [...dresses, ...pieces, ...customers, ...bookings]) transaction.create(document);
  await transaction.commit();
  try {
    await keepPieces();
    await bookingOf("Jane Marcet", today, later(3));
    const { page } = await logIn(people.mara);
    await openCalendar(page, "week");
    const day = page.locator("[aria-current=date]");
    await expect(day.getByText(/^and \d+ more$/)).toBeVisible({ timeout: OPENING_MS });
    await expect(day.getByRole("button", { name: /^Jane Marcet/ })).toBeInViewport();
    expect(pageCountOf(await page.pdf({ format: "A4" }))).toBe(1);
    await page.getByRole("button", { name: "Season", exact: true }).click();
    await expect(page.getByRole("rowheader")).toHaveCount(21);
  } finally {
    await clear();
    await content.delete({ query: '*[string::startsWith(_id, "product-season-")]' });
  }
});

test("a day and a size name what is available, a click begins the booking, and a name finds it in any view", async ({
  logIn,
}) => {
  await keepPieces();
  await bookingOf("Clothilde", later(60), later(62));
  const { page } = await logIn(people.mara);
  await openCalendar(page, "available");
  await page.getByLabel("Date of the event").fill(later(61));
  await expect(page.getByRole("button", { name: /^Book / })).toHaveCount(1);
  await page.getByLabel("Date of the event").fill(later(120));
  await page.getByLabel("Size", { exact: true }).selectOption("38");
  await page.getByRole("button", { name: "Book Aurélie, 38" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Piece").locator("option:checked")).toHaveText("Aurélie, 38");
  await dialog.getByLabel("Customer", { exact: true }).fill("Zoë Reiss");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Season", exact: true }).click();
  await page.getByLabel("Search by name, dress or note").fill("reiss zoe");
  await expect(page.getByRole("row", { name: /Zoë Reiss.*Aurélie, 38/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Clothilde/ })).toHaveCount(0);
});

test("a booking whose piece has gone is found in the table, and cancelled", async ({ logIn }) => {
  await keepPieces();
  // An option that has ended holds its piece no longer.
  await bookingOf("Clothilde", later(5), later(7), { state: "option", holdsUntil: later(-1) });
  await content.delete(PIECE);
  const { page } = await logIn(people.mara);
  await openCalendar(page, "table");
  await expect(page.getByRole("row", { name: /Clothilde.*There is no such piece/ })).toBeVisible();
  await page.getByRole("button", { name: "Clothilde" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("State").selectOption("Cancelled");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await stored("Clothilde")).toMatchObject({ state: "cancelled" });
});

test("an enquiry becomes an option, whose booking the calendar changes", async ({ logIn, request }) => {
  await keepPieces();
  const person = { name: "Hypatia", email: "hypatia@mail.example" };
  const wish = { dress: "aurelie", for: "rent", colour: "sage", size: "38", ...person, step: "send" };
  const sent = await request.post("/enquiry", {
    form: { ...wish, date: day(12) },
  });
  expect(sent.ok()).toBe(true);
  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: /^\d+ new Enquir/ }).click();
  await page.getByTestId("document-list-pane").getByRole("link", { name: "Hypatia" }).click();
  await page.getByRole("button", { name: "Hold as an option" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Piece").locator("option:checked")).toHaveText("Aurélie, 38");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open the booking" })).toBeVisible();
  const option = await stored("Hypatia");
  expect(option).toMatchObject({ state: "option", piece: { _ref: PIECE }, holdsUntil: later(3) });
  expect(String(option?.["firstDay"]) <= day(12) && day(12) <= String(option?.["lastDay"])).toBe(true);

  await page.goto(`/studio/intent/edit/id=${option?.["_id"]};type=booking`);
  const until = page.getByLabel("Option until", { exact: true });
  await expect(until).toHaveValue(later(3), { timeout: OPENING_MS });
  await expect(until).not.toBeEditable();
  await expect(page.getByTestId("action-publish")).toHaveCount(0);
  await page.getByRole("button", { name: "Open the booking" }).click();
  await dialog.getByLabel("Note").fill("With a veil.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => stored("Hypatia")).toMatchObject({ note: "With a veil." });

  const { page: viewers } = await logIn(people.vera);
  await openNextMonth(viewers);
  await expect(viewers.getByRole("button", { name: "New booking" })).toHaveCount(0);
  await barOf(viewers, "Hypatia").click();
  await expect(viewers.getByRole("dialog").getByLabel("Note")).toBeDisabled();
  await expect(viewers.getByRole("button", { name: "Save" })).toHaveCount(0);
});
