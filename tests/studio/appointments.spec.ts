import type { Locator, Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { addDays, dayInWords } from "#model/days/day.ts";
import { rentalToday } from "#model/rental/overlap-rule.ts";
import { pageCountOf } from "#tests/support/pdf.ts";
import { people } from "./atelier-people.ts";
import { expect, OPENING_MS, publishButton, test } from "./studio-session.ts";

const OURS =
  '*[_type in ["appointment", "customer", "deletions"] || (_type in ["piece", "booking"] && _id match "*journey*") || (_type == "enquiry" && name match "Hypatia*")]';

let content: SanityClient;
let today = "";

test.beforeAll(async ({ lake }) => {
  content = lake;
  today = rentalToday(await content.getDocument("house"), Date.now());
  await content.patch("appointments").set({ isOn: true }).commit();
});

test.beforeEach(clear);

test.afterAll(async () => {
  await clear();
  await content.patch("appointments").set({ isOn: false }).commit();
});

async function clear() {
  await content.delete({ query: '*[_type in ["appointment", "booking"]]' });
  await content.delete({ query: OURS });
}

const hypatia = { name: "Hypatia Müller", phone: "+41 79 555 01 00", email: "hypatia@mail.example" };

function visit(id: string, day: string, time: string, more: object = {}) {
  const fields = { kind: "first", kindTitle: "First visit", minutes: 60, state: "confirmed", ...more };
  return content.create({ _id: `appointment.${id}`, _type: "appointment", day, time, ...fields });
}

function stored(condition: string): Promise<Record<string, unknown> | null> {
  return content.fetch(`*[_type == "appointment" && ${condition}][0]`);
}

async function dress() {
  const id = await content.fetch<string>("*[_type == 'product' && slug.current == 'aurelie'][0]._id");
  return { _type: "reference", _ref: id, _weak: true };
}

function blockOf(page: Page, name: string): Locator {
  return page.getByRole("button", { name: new RegExp(`^\\d\\d:\\d\\d.*${name}`) });
}

test("an appointment by telephone takes two fields, is moved, refused, undone and cancelled", async ({
  logIn,
}) => {
  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: "Calendar" }).click();
  await page.getByRole("button", { name: "Appointments", exact: true }).click();
  await page.getByRole("button", { name: "New appointment", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Customer", { exact: true }).fill(hypatia.name);
  await dialog.getByLabel("Telephone").fill(hypatia.phone);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(blockOf(page, "Hypatia")).toBeVisible();
  const made = { kind: "first", minutes: 90, pause: 30, state: "confirmed", changedBy: "label" };
  await expect.poll(() => stored("name match 'Hypatia*'")).toMatchObject(made);
  expect(await content.fetch("*[_type == 'customer'][0].phone")).toBe("+41795550100");

  const day = addDays(today, 14);
  await page.getByLabel("Go to a day").fill(day);
  await visit("clothilde", day, "12:00", { name: "Clothilde" });
  await expect(blockOf(page, "Clothilde")).toBeVisible();
  const slot = (time: string) => page.locator(`[data-slot="${day} ${time}"]`);
  await slot("14:00").focus();
  await page.keyboard.press("ArrowUp");
  await expect(slot("13:30")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Time", { exact: true })).toHaveValue("13:30");
  await dialog.getByLabel("Customer", { exact: true }).fill("Odile");
  await dialog.getByLabel("Time", { exact: true }).fill("12.30");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This time is taken by Clothilde");
  await expect(dialog.getByLabel("Customer", { exact: true })).toHaveValue("Odile");
  await dialog.getByLabel("Time", { exact: true }).fill("15");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await blockOf(page, "Odile").focus();
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Time", { exact: true }).fill("16:00");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(blockOf(page, "Odile")).toHaveText(/^16:00/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(blockOf(page, "Odile")).toHaveText(/^15:00/);
  await blockOf(page, "Odile").click();
  await dialog.getByRole("button", { name: "Cancel the appointment" }).click();
  await expect(blockOf(page, "Odile")).toHaveCount(0);
  expect(await stored("name == 'Odile'")).toMatchObject({ state: "cancelled", time: "15:00" });

  await page.getByRole("button", { name: "Close a time" }).click();
  await dialog.getByRole("button", { name: "The whole day" }).click();
  await expect(dialog.getByLabel("From", { exact: true })).toHaveValue("10:00");
  await expect(dialog.getByLabel("Until", { exact: true })).toHaveValue("19:00");
  await dialog.getByLabel("Day", { exact: true }).fill(day);
  await dialog.getByLabel("Until", { exact: true }).fill("11:30");
  await dialog.getByLabel("From", { exact: true }).fill("10");
  await dialog.getByLabel("Reason", { exact: true }).fill("Fair in Lyon");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(blockOf(page, "Fair in Lyon")).toHaveAttribute("data-state", "away");
  await expect.poll(() => stored("state == 'away'")).toMatchObject({ time: "10:00", minutes: 90 });

  for (const at of [1, 2, 3])
    await visit(`spam${at}`, addDays(day, at), "11:00", { name: "Bot", sender: "abc" });
  await page.getByLabel("Go to a day").fill(addDays(day, 1));
  await blockOf(page, "Bot").first().click();
  await dialog.getByRole("button", { name: "3 from the same sender: cancel all" }).click();
  await expect(page.getByText("Cancelled: 3")).toBeVisible();
  expect(await content.fetch("count(*[sender == 'abc' && state == 'cancelled'])")).toBe(3);
});

test("the day begins with who comes, the dresses to bring down, and who waits for a word", async ({
  logIn,
}) => {
  const aurelie = await dress();
  await content.create({ _id: "rental.piece-journey", _type: "piece", dress: aurelie, size: "38" });
  await content.create({
    ...{ _id: "rental.booking-journey", _type: "booking", state: "out", name: "Agathe" },
    ...{ firstDay: addDays(today, -2), lastDay: addDays(today, 2) },
    piece: { _type: "reference", _ref: "rental.piece-journey", _weak: true },
  });
  await content.create({ _id: "customer.hypatia", _type: "customer", ...hypatia });
  const dresses = [{ _key: "a", dress: aurelie, size: "38" }];
  await visit("today", today, "10:00", { ...hypatia, dresses });
  await visit("asked", addDays(today, 3), "11:00", { name: "Clothilde", state: "asked" });
  const { page } = await logIn(people.mara);
  await page.goto("/studio/today");
  const list = page.getByRole("region", { name: "Appointments today" });
  const away = `Out until ${dayInWords(addDays(today, 2))}`;
  await expect(list).toContainText(new RegExp(`10:00.*Hypatia.*Aurélie, 38.*${away}`), {
    timeout: OPENING_MS,
  });
  await list.getByRole("link", { name: "In the calendar, to print" }).click();
  await expect(page.getByRole("button", { name: "Day", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(pageCountOf(await page.pdf({ format: "A4" }))).toBe(1);
  await blockOf(page, "Hypatia").click();
  await page.getByRole("dialog").getByRole("button", { name: "Came" }).click();
  await expect.poll(() => stored("_id == 'appointment.today'")).toMatchObject({ state: "came" });

  await page.getByRole("link", { name: "Today", exact: true }).click();
  const waiting = page.getByRole("region", { name: "Appointments to confirm" });
  await waiting.getByRole("link", { name: /Clothilde/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await expect.poll(() => stored("_id == 'appointment.asked'")).toMatchObject({ state: "confirmed" });

  await page.getByRole("button", { name: "Rentals", exact: true }).click();
  await page.getByRole("button", { name: "This week", exact: true }).click();
  const inWeek = page.getByRole("listitem").filter({ hasText: "10:00, Appointment" });
  await expect(inWeek).toContainText("Aurélie, 38");

  await page.getByRole("link", { name: "Today", exact: true }).click();
  await list.getByRole("link", { name: hypatia.name }).click();
  const own = page.getByRole("region", { name: "Appointments", exact: true });
  await expect(own.getByRole("link")).toContainText("10:00", { timeout: OPENING_MS });
});

test("whoever has booked by herself becomes a customer by one press", async ({ logIn }) => {
  await visit("own", addDays(today, 3), "11:00", { ...hypatia, eventDate: addDays(today, 90) });
  const { page } = await logIn(people.mara);
  await page.goto("/studio/calendar/appointments/own");
  const dialog = page.getByRole("dialog");
  const keep = dialog.getByRole("button", { name: "Save as a customer" });
  await expect(keep).toBeVisible({ timeout: OPENING_MS });
  // The shop has told her meanwhile.
  await content.patch("appointment.own").set({ lastMail: "1 confirmed" }).commit();
  await keep.click();
  await expect(dialog).toBeHidden();
  const [customer] = await content.fetch<Record<string, unknown>[]>("*[_type == 'customer']");
  expect(customer).toMatchObject({ eventDate: addDays(today, 90) });
  expect(await stored("true")).toMatchObject({ customer: { _ref: customer?.["_id"] }, state: "confirmed" });
});

test("a showroom with appointments ahead is not taken away", async ({ logIn }) => {
  const showrooms = [{ _key: "lyon", title: "Lyon", rooms: 1, people: 1 }];
  await content.patch("appointments").set({ showrooms }).commit();
  await visit("lyon", addDays(today, 3), "11:00", { showroom: "lyon" });
  const { page } = await logIn(people.mara);
  await page.goto("/studio/intent/edit/id=appointments;type=appointments");
  const list = page.getByTestId("field-showrooms");
  await list.getByRole("button", { name: "Show more" }).last().click({ timeout: OPENING_MS });
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(page.getByText("“Lyon” still has appointments ahead: 1.").first()).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  await content.delete("drafts.appointments");
  await content.patch("appointments").unset(["showrooms"]).commit();
});

test("an enquiry becomes an appointment in two clicks, and goes the other way round", async ({ logIn }) => {
  const received = new Date().toISOString();
  const dressAddress = "https://shop.example/product-page/aurelie?size=38";
  const enquiry = {
    _id: "enquiry.hypatia",
    _type: "enquiry",
    status: "new",
    received,
    dressAddress,
    ...hypatia,
  };
  await content.create(enquiry);
  const { page } = await logIn(people.mara);
  await page.goto("/studio/intent/edit/id=enquiry.hypatia;type=enquiry");
  await page.getByRole("button", { name: "Make an appointment" }).click({ timeout: OPENING_MS });
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("region", { name: "Dresses to try on" })).toContainText("Aurélie");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const status = () => content.fetch("*[_id == 'enquiry.hypatia'][0].status");
  await expect.poll(status).toBe("answered");
  const linked = { customer: { _ref: "customer.hypatia" }, enquiry: { _ref: "enquiry.hypatia" } };
  const visitors = { ...linked, ...hypatia, dresses: [{ size: "38" }] };
  await expect.poll(() => stored("enquiry._ref == 'enquiry.hypatia'")).toMatchObject(visitors);

  await page.getByRole("button", { name: "Open the appointment" }).click();
  await dialog.getByRole("button", { name: "Cancel, and answer as an enquiry" }).click();
  await expect(page.getByText(/^Cancelled, and an enquiry to answer/)).toBeVisible();
  // Her mail says that the label writes to her itself.
  const answered = { state: "cancelled", changedBy: "answering" };
  await expect.poll(() => stored("true")).toMatchObject(answered);
  expect(await status()).toBe("new");

  await visit("other", addDays(today, 3), "11:00", { name: "Hypatia Other", email: "other@mail.example" });
  await page.goto("/studio/calendar/appointments/other");
  await dialog
    .getByRole("button", { name: "Cancel, and answer as an enquiry" })
    .click({ timeout: OPENING_MS });
  const made = { status: "new", name: "Hypatia Other", email: "other@mail.example" };
  await expect.poll(() => content.fetch("*[_id == 'enquiry.other'][0]")).toMatchObject(made);
});
