import type { Page } from "@playwright/test";
import { chip, dresses, filterDialog, openFilter, showDresses } from "#tests/support/filter-page.ts";
import { cardOf, expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/support/journey.ts";
import { crowdedText, lowFields, setStandardLetters } from "#tests/support/large-letters.ts";
import { juneDay, openRentalShop, YEAR } from "#tests/support/rental-shop.ts";
import { recordSent } from "#tests/support/sent-requests.ts";
import type { Shop } from "#tests/support/shop.ts";

const BRIDAL = "/collection/bridal-dresses";

let shop: Shop;

// One shop for all of them: each worker would open its own.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openRentalShop();
});

test.afterAll(() => shop.close());

const field = (page: Page) => page.getByRole("main").getByLabel("When do you need it?");
const answer = (page: Page) => page.getByRole("main").getByRole("status");
const ask = (page: Page, name: string | RegExp) =>
  page.getByRole("link", { name }).locator("visible=true").first();

test("a dress says whether it is available, in which size it is, and asks about her day", {
  tag: "@both",
}, async ({ page }) => {
  const sent = await recordSent(page);
  await page.goto(`${shop.url}/product/victoire`);
  await expect(answer(page).filter({ hasText: "Enter your date" })).toBeVisible();
  await expectAccessible(page);
  await field(page).fill(juneDay(12));
  await expect(
    answer(page).filter({ hasText: `To rent: Available on 12 June ${YEAR} in size 38.` }),
  ).toBeVisible();
  const size = (label: string) => page.getByRole("radio", { name: `Size ${label}`, exact: true });
  await size("36").focus();
  await page.keyboard.press("Space");
  const booked = `To rent: Booked on your date. Available again from 4 July ${YEAR}.`;
  await expect(answer(page).filter({ hasText: booked })).toBeVisible();
  const aboutDay = ask(page, /^(Ask about this|This) date/);
  const message = new RegExp(`It%20is%20for%2012%20June%20${YEAR}.*available%20then`);
  await expect(aboutDay).toHaveAttribute("href", message);
  await expect(ask(page, /^Rent/)).toHaveCount(0);
  await page.getByRole("link", { name: "Add a few words" }).click();
  const note = page.getByRole("dialog");
  await expect(note.getByRole("radio", { name: "Ask about this date" })).toBeChecked();
  await expect(note.getByRole("status").filter({ hasText: booked })).toBeVisible();
  await expect(note.getByLabel("Your message")).toHaveValue(new RegExp(`It is for 12 June ${YEAR}`));
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "38", exact: true }).press("Enter");
  await expect(page).toHaveURL(/size=38/);
  await expect(size("38")).toBeFocused();
  await expect(ask(page, /^Rent/)).toHaveAttribute("href", /rental/);
  expect(sent.filter((request) => request.includes(`${YEAR}-`))).toEqual([]);
  expect(sent.filter((request) => request.includes("/rental.json?dress=victoire")).length).toBeGreaterThan(0);
});

test("where her day is booked, the dresses that are available in her size are counted, and are those of the list", async ({
  page,
}) => {
  const sent = await recordSent(page);
  await page.goto(`${shop.url}/product/victoire?size=36`);
  await field(page).fill(juneDay(12));
  const others = page.getByRole("link", { name: /^See .* available on/ });
  await expect(answer(page).filter({ hasText: "To rent: Booked on your date." })).toBeVisible();
  const asked = () =>
    sent.filter((request) => request.includes("/rental.json?collection=bridal-dresses&size=36"));
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  await expect(others, "there is none in 36").toHaveCount(0);
  await page.goto(`${shop.url}/product/amelie?size=38`);
  await expect(others).toHaveText(`See one dress that is available on 12\u00a0June\u00a0${YEAR}`);
  await others.focus();
  await others.hover();
  expect(sent.filter((request) => request.includes(`${YEAR}-`))).toEqual([]);
  await others.click();
  await expect(page).toHaveURL(`${shop.url + BRIDAL}?free=${juneDay(12)}&size=38`);
  await expect(dresses(page)).toHaveText(["Victoire"]);
});

test("a size that is not rented says which is, and is not asked for", async ({ page }) => {
  await page.goto(`${shop.url}/product/amelie?size=36`);
  await expect(answer(page).filter({ hasText: "Available to rent in size 38 only." })).toBeVisible();
  await expect(ask(page, "Ask about another size")).toHaveAttribute("href", /another%20size/);
});

test("a collection is narrowed to her day by keyboard, and widened again", async ({ page }) => {
  await page.goto(`${shop.url}/product/victoire`);
  await field(page).fill(juneDay(12));
  await page.goto(shop.url + BRIDAL);
  const sent = await recordSent(page);
  await openFilter(page);
  await expect(page.getByLabel("Available on your date")).toHaveValue("");
  expect(sent.filter((request) => request.includes("free="))).toEqual([]);
  await filterDialog(page).getByRole("button", { name: "Use my date" }).press("Enter");
  await expect(page.getByLabel("Available on your date")).toHaveValue(juneDay(12));
  await expect(page).toHaveURL(`${shop.url + BRIDAL}?free=${juneDay(12)}#sort`);
  await expectAccessible(page);
  await showDresses(page);
  await expect(filterDialog(page)).toHaveCount(0);
  await expect(dresses(page)).toHaveText(["Victoire"]);
  await chip(page, `Available on 12 June ${YEAR}`).press("Enter");
  await expect(page).toHaveURL(shop.url + BRIDAL);
  await expect(dresses(page)).toHaveCount(7);
});

test("a collection asks for her day at its head, and then says of each dress what it costs to rent", async ({
  page,
}) => {
  await page.goto(shop.url + BRIDAL);
  await page.getByLabel("When is your event?").fill(juneDay(12));
  await expect(page).toHaveURL(`${shop.url + BRIDAL}?free=${juneDay(12)}`);
  await expect(dresses(page)).toHaveText(["Victoire"]);
  const card = page
    .getByRole("main")
    .getByRole("link", { name: /^Victoire/ })
    .first();
  await expect(card).toContainText(`Available on 12 June ${YEAR}`);
  await expect(card).toContainText(/to rent, \w+ days/);
  await page.goto(`${shop.url}/product/victoire`);
  await expect(field(page), "as she said it there").toHaveValue(juneDay(12));
});

test("with letters of twice the size nothing stands on anything where her date is asked for", {
  tag: "@both",
}, async ({ page }) => {
  for (const path of [
    BRIDAL,
    `${BRIDAL}?free=${juneDay(12)}`,
    `${BRIDAL}#sort`,
    "/product/victoire?size=38",
  ]) {
    await setStandardLetters(page, 32);
    await page.goto(shop.url + path);
    await expectNoSidewaysScroll(page);
    expect([await page.evaluate(crowdedText), await page.evaluate(lowFields)], path).toEqual([[], []]);
  }
});

test("a card, a page and a fitting list say what cannot be had", { tag: "@both" }, async ({ page }) => {
  await page.goto(shop.url + BRIDAL);
  await expect(page.getByRole("main").getByRole("link", { name: "Agathe Sold" }).first()).toBeVisible();
  await expect(cardOf(page, "Joséphine")).toContainText(`Out on rental until 15 June ${YEAR}`);
  await expect(cardOf(page, "Amélie")).not.toContainText("Available");
  await page.goto(`${shop.url}/product/agathe`);
  await expect(answer(page).getByText("Sold")).toBeInViewport();
  await expect(ask(page, "Ask for one like it")).toHaveAttribute("href", /Is%20there%20another%20like%20it/);
  await expect(page.getByRole("link", { name: /^(Rent|Purchase)/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Add a few words" }).click();
  await expect(page.getByRole("dialog").getByLabel("Your message")).toHaveValue(/another like it/);
  await page.goto(`${shop.url}/fitting?dress=agathe&dress=amelie`);
  await expect(page.getByRole("article", { name: "Agathe" }).getByText("Sold").first()).toBeVisible();
  await expect(ask(page, "Ask on WhatsApp, 1 dress")).not.toHaveAttribute("href", /Agathe/);
  await page.goto(`${shop.url}/search?q=agathe`);
  await expect(page.getByRole("main").getByText("Sold")).toBeVisible();
});

test("a dress that is in no calendar asks for her day where it did", async ({ page }) => {
  await page.goto(`${shop.url}/product/madeleine`);
  await expect(field(page)).toBeHidden();
  await page.locator("summary", { hasText: "Delivery and your date" }).click();
  await expect(field(page)).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a collection is narrowed to her day", async ({ page }) => {
    for (const [path, label] of [
      [`${BRIDAL}?sort=price-ascending`, "When is your event?"],
      [`${BRIDAL}#sort`, "Available on your date"],
    ] as const) {
      await page.goto(shop.url + path);
      const day = page.getByLabel(label);
      await day.fill(juneDay(12));
      const form = page.locator("form").filter({ has: day });
      const show = form.or(filterDialog(page)).getByRole("button", { name: "Show dresses" });
      await show.locator("visible=true").click();
      await expect(page).toHaveURL(new RegExp(`[?&]free=${juneDay(12)}`));
      await expect(dresses(page)).toHaveText(["Victoire"]);
    }
    await expect(page).not.toHaveURL(/sort=/);
    await chip(page, `Available on 12 June ${YEAR}`).click();
    await expect(dresses(page)).toHaveCount(7);
    await page.goto(`${shop.url}/product/victoire`);
    await expect(field(page)).toBeHidden();
    await expect(ask(page, "Rent via WhatsApp")).toBeVisible();
    await page.goto(`${shop.url}/product/amelie?size=36`);
    // Chromium leaves this element unread where only Playwright has taken the scripts away.
    expect(await page.content()).toContain("<noscript><p>Available to rent in size 38 only.</p></noscript>");
    await expect(ask(page, "Ask about another size")).toHaveAttribute("href", /another%20size/);
    await expect(ask(page, /^Rent/)).toHaveCount(0);
    await page.goto(`${shop.url}/enquiry?dress=victoire&size=36`);
    await page.getByLabel("Date of the event").fill(juneDay(12));
    await page.getByRole("button", { name: "Show my message" }).click();
    const message = page.getByRole("textbox", { name: "Your message" });
    await expect(message).toHaveValue(new RegExp(`It is for 12 June ${YEAR}`));
    await expect(page.getByText("To rent: Booked on your date.")).toBeVisible();
  });
});
