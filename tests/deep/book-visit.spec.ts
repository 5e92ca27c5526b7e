import type { Page } from "@playwright/test";
import { openAppointmentShop } from "#tests/support/appointment-shop.ts";
import {
  expect,
  expectAccessible,
  expectComplaints,
  expectNoSidewaysScroll,
  test,
} from "#tests/support/journey.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import type { Shop } from "#tests/support/shop.ts";

let shop: Shop;

// One shop for all of them: each worker would open its own.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openAppointmentShop();
});

test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole("main");
const day = (page: Page) => main(page).getByLabel("Day");
const times = (page: Page) => main(page).getByRole("radio");
const next = (page: Page) => main(page).getByRole("button", { name: / at \d\d:\d\d$/ });
const book = (page: Page) => main(page).getByRole("button", { name: /^(Book|Ask for) this time$/ });

async function fillIn(page: Page, name: string) {
  await main(page).getByLabel("Name", { exact: true }).fill(name);
  await main(page).getByLabel("Email", { exact: true }).fill(`${name.toLowerCase()}@bride.example`);
}

/** The day after the first one that is offered, so that each test has hours of its own. */
async function chooseDay(page: Page, index: number) {
  await day(page).selectOption({ index });
}

async function visitsOf(name: string) {
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  return editor.fetch<Record<string, unknown>[]>('*[_type == "appointment" && name == $name]', { name });
}

test("a bride books by keyboard with her fitting list, and reads what hangs in the showroom", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto(`${shop.url}/fitting?dress=amelie%3Fsize%3D38&dress=agathe`);
  await page.getByRole("link", { name: "Try these on with us" }).click();
  await expect(main(page).getByText("Amélie (size 38)")).toBeVisible();
  await expect(main(page).getByText("Will be in the showroom")).toBeVisible();
  await expectAccessible(page);
  await fillIn(page, "Ada");
  await day(page).focus();
  const shown = page.waitForResponse(/appointment\.data/);
  await page.keyboard.press("ArrowDown");
  await shown;
  await expect(main(page).getByRole("group", { name: "Time", exact: true })).toHaveAttribute(
    "aria-busy",
    "false",
  );
  await expect(day(page)).toBeFocused();
  // A reload has her list still.
  expect(new URL(page.url()).searchParams.get("dress")).toBe("amelie?size=38");
  await times(page).first().focus();
  await page.keyboard.press("Space");
  await book(page).press("Enter");
  await expect(page.getByRole("heading", { name: "See you soon" })).toBeInViewport();
  await expect(main(page).getByText(/ at 10:00$/)).toBeVisible();
  await expect(main(page).getByText("Paris time", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await visitsOf("Ada")).toMatchObject([{ state: "confirmed", dresses: [{ size: "38" }] }]);
});

test("a time that goes while she types costs her no word, and the next ones are offered", async ({
  page,
  complaints,
}) => {
  await page.goto(`${shop.url}/appointment`);
  await chooseDay(page, 2);
  await expect(times(page)).toHaveCount(14);
  await times(page).first().check();
  await fillIn(page, "Bea");
  await main(page).getByLabel("Anything we should know?").fill("My mother is in a wheelchair.");
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  const taken = { day: await day(page).inputValue(), time: "10:00", minutes: 60, state: "confirmed" };
  await editor.create({ _id: "appointment.rival", _type: "appointment", ...taken });
  await book(page).click();
  const refusal = main(page).getByRole("group", { name: /This time is no longer open/ });
  await expect(refusal).toBeFocused();
  await expectComplaints(complaints, /^409/);
  await expect(main(page).getByText("Take one of the next open times:")).toBeVisible();
  await expect(main(page).getByLabel("Anything we should know?")).toHaveValue(
    "My mother is in a wheelchair.",
  );
  await expect(main(page).getByRole("radio", { name: "10:00" })).toHaveCount(0);
  await expect(next(page)).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await next(page).first().click();
  await expect(page.getByRole("heading", { name: "See you soon" })).toBeVisible();
  const message = "My mother is in a wheelchair.";
  expect(await visitsOf("Bea")).toMatchObject([{ day: taken.day, time: "11:00", message }]);
});

test("a lost connection costs her no word, and neither do scripts that come late", async ({
  page,
  complaints,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/static\/.*\.js/, (route) => scripts.promise.then(() => route.continue()));
  await page.goto(`${shop.url}/appointment`, { waitUntil: "commit" });
  await main(page).getByLabel("What brings you").selectOption({ label: "Fitting, 30 minutes" });
  await fillIn(page, "Eve");
  scripts.resolve();
  await expect(times(page)).toHaveCount(16);
  await page.route(/appointment\.data/, (route) => route.abort());
  await chooseDay(page, 5);
  await expect(main(page).getByText("Nothing you wrote is lost")).toBeVisible();
  await expectComplaints(complaints, /ERR_FAILED/);
  await page.unroute(/appointment\.data/);
  await expect(main(page).getByLabel("Name", { exact: true })).toHaveValue("Eve");
  await times(page).first().check();
  await book(page).click();
  await expect(page.getByRole("heading", { name: "We have your wish" })).toBeVisible();
});

test("a kind or a showroom that the label has no longer is not booked as another", async ({ page }) => {
  await page.goto(`${shop.url}/appointment`);
  const form = { day: await day(page).inputValue(), time: "16:30", name: "Fay", email: "fay@bride.example" };
  for (const gone of [{ kind: "gone" }, { showroom: "gone" }]) {
    const body = new URLSearchParams({ ...form, ...gone });
    const answer = await fetch(`${shop.url}/appointment`, { method: "POST", body, redirect: "manual" });
    expect(answer.status).toBe(409);
  }
  expect(await visitsOf("Fay")).toEqual([]);
});

test("a link is opened without consequence, and moves and cancels by its buttons", async ({ page }) => {
  await page.goto(`${shop.url}/appointment`);
  await main(page).getByLabel("What brings you").selectOption({ label: "Fitting, 30 minutes" });
  await chooseDay(page, 3);
  await fillIn(page, "Cleo");
  await expect(times(page)).toHaveCount(16);
  await times(page).nth(2).check();
  await book(page).click();
  await expect(page.getByRole("heading", { name: "We have your wish" })).toBeVisible();
  const address = page.url();
  for (const path of [address, `${address}?cancel=visit`, `${address}/`]) await fetch(path);
  await fetch(address, { method: "HEAD" });
  expect(await visitsOf("Cleo")).toMatchObject([{ state: "asked", time: "11:00" }]);
  const response = await fetch(address);
  expect(response.headers.get("cache-control")).toBe("no-store");

  await page.getByText("Choose another time").click();
  await main(page).getByRole("radio", { name: "15:00" }).check();
  await page.getByRole("button", { name: "Move to this time" }).click();
  await expect(main(page).getByText("Your visit has a new time.")).toBeInViewport();
  await expect(main(page).getByText("15:00").first()).toBeVisible();
  await page.getByRole("button", { name: "Cancel the visit" }).click();
  await expect(page.getByRole("heading", { name: "Visit cancelled" })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Visit cancelled" })).toBeFocused();
  expect(await visitsOf("Cleo")).toMatchObject([{ state: "cancelled" }]);
});

test("all of it works without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/appointment`);
  await fillIn(page, "Dido");
  await chooseDay(page, 4);
  await page.getByRole("button", { name: "Show the times" }).click();
  await expect(main(page).getByLabel("Name", { exact: true })).toHaveValue("Dido");
  await book(page).click();
  await expect(main(page).getByText("Please choose a time.").first()).toBeVisible();
  await main(page).getByRole("radio", { name: "12:00" }).check();
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  const taken = { day: await day(page).inputValue(), time: "12:00", minutes: 30, state: "confirmed" };
  await editor.create({ _id: "appointment.quicker", _type: "appointment", ...taken });
  await book(page).click();
  await next(page).first().click();
  await expect(page.getByRole("heading", { name: "See you soon" })).toBeVisible();
  const [, path = ""] = /href="(\/appointment\.ics[^"]*)"/.exec(await page.content()) ?? [];
  expect(await (await fetch(shop.url + path)).text()).toMatch(/DTSTART:\d{8}T1[01]3000Z/);
  await page.getByRole("button", { name: "Cancel the visit" }).click();
  await expect(page.getByRole("heading", { name: "Visit cancelled" })).toBeVisible();
  await context.close();
});

test("a link that is made up leads to no visit", async ({ page }) => {
  const response = await page.goto(`${shop.url}/appointment/${"0".repeat(32)}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "No such visit" })).toBeVisible();
});

test("without an open day nobody fills in a form, and other ways are offered", async ({ page }) => {
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  await editor.patch("house").unset(["openingHours.week"]).commit();
  await expect
    .poll(async () => (await fetch(`${shop.url}/appointment`)).text())
    .toContain("There are no open times just now");
  await page.goto(`${shop.url}/appointment`);
  for (const name of ["Write to us on WhatsApp", "+33 1 99 00 12 34", "Contact us"])
    await expect(main(page).getByRole("link", { name })).toBeVisible();
  await expect(main(page).getByLabel("Name", { exact: true })).toBeHidden();
  await expect(book(page)).toBeHidden();
  await page.goto(`${shop.url}/contact`);
  await expect(main(page).getByRole("link", { name: "Book an Appointment" })).toBeVisible();
  await expect(main(page).getByText("This is not a booking yet")).toHaveCount(0);
});

test("a label that takes none has no such page", async ({ page }) => {
  const response = await page.goto("/appointment");
  expect(response?.status()).toBe(404);
  await page.goto("/contact");
  await expect(page.locator('a[href^="/appointment"]')).toHaveCount(0);
});
