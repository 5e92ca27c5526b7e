import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "#scripts/prepare.mjs";
import { dresses } from "#tests/support/filter-page.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/support/journey.ts";
import { type BuiltShop, buildInLanguage } from "#tests/support/other-language.ts";
import { bookingOf, juneDay, openRentalShop, pieceOf, YEAR } from "#tests/support/rental-shop.ts";
import type { Shop } from "#tests/support/shop.ts";
import { wordsOf } from "#tests/support/words-of.ts";

/** A build, and a start, on a machine that may be busy. In milliseconds. */
const OPENING_MS = 240_000;

const [amelie, victoire, second] = [
  pieceOf("amelie", "38"),
  pieceOf("victoire", "36"),
  pieceOf("victoire", "38"),
];

let built: BuiltShop;
let shop: Shop;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  built = await buildInLanguage("ar");
  shop = await openRentalShop(
    [amelie, bookingOf(amelie, 10, 15), victoire, bookingOf(victoire, 10, 12), second],
    { agathe: { availability: "sold" }, josephine: { availability: "out", outUntil: juneDay(15) } },
    () => built.open(join(root, "content")),
  );
});

test.afterAll(async () => {
  await shop?.close();
  await built?.remove();
});

/** A day as Arabic writes it, of June unless another month is named. */
const day = (ofMonth: number, month = "يونيو") => new RegExp(`${ofMonth}.${month}.${YEAR}`);

function messageIn(link: ReturnType<Page["getByRole"]>) {
  return expect.poll(async () =>
    new URL((await link.first().getAttribute("href")) ?? "").searchParams.get("text"),
  );
}

test("a dress is rented in Arabic: its state on card, page, list and fitting list, and her day in every message", {
  tag: "@both",
}, async ({ page }) => {
  const { availabilityWords } = await wordsOf("ar", "availability");
  const { neededByWords } = await wordsOf("ar", "needed-by");
  const { rentingDayWords } = await wordsOf("ar", "renting-day");
  const { shoppingWords } = await wordsOf("ar", "shopping");
  const { wishlistPageWords } = await wordsOf("ar", "wishlist-page");
  const main = page.getByRole("main");
  const answer = main.getByRole("status");
  const card = (name: string) => main.getByRole("link", { name: new RegExp(`^${name}`) }).first();

  await page.goto(`${shop.url}/collection/bridal-dresses`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(card("Agathe")).toContainText(availabilityWords.sold);
  await expect(card("Joséphine")).toContainText(day(15));

  await page.goto(`${shop.url}/product/victoire`);
  await main.getByLabel(neededByWords.label).fill(juneDay(12));
  await expect(answer.filter({ hasText: day(12) })).toContainText("38");
  await page.getByRole("radio", { name: "36" }).focus();
  await page.keyboard.press("Space");
  await expect(answer.filter({ hasText: day(3, "يوليو") })).toBeVisible();
  const whenFree = page.getByRole("link", { name: availabilityWords.ask.whenFree.label });
  await messageIn(whenFree).toMatch(day(12));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("radio", { name: "38" }).focus();
  await page.keyboard.press("Space");
  await messageIn(page.getByRole("link", { name: shoppingWords.enquiries.rent.label })).toMatch(day(12));

  await page.goto(`${shop.url}/fitting?dress=victoire&dress=amelie&dress=agathe`);
  const row = (name: string) => page.getByRole("article", { name }).getByRole("definition");
  const free = rentingDayWords.freeIn(`12 يونيو ${YEAR}`, ["38"]);
  await expect(row("Victoire").getByText(free), "the day is said once").toHaveText(
    new RegExp(`^${free.slice(0, 4)}`),
  );
  await expect(row("Amélie").filter({ hasText: day(6, "يوليو") })).toContainText(day(12));
  await expect(page.getByRole("article", { name: "Agathe" })).toContainText(availabilityWords.sold);
  await messageIn(page.getByRole("link", { name: wishlistPageWords.ask.whatsApp })).toMatch(day(12));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto(`${shop.url}/collection/bridal-dresses?free=${juneDay(12)}`);
  await expect(dresses(page)).toHaveText(["Victoire"]);
  await expect(main.getByText(day(12)).first()).toBeVisible();
});

test("a form that was sent with a date in Arabic digits has that day in its message", async ({ request }) => {
  const typed = `١٢/٦/${String(YEAR).replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "")}`;
  const response = await request.post(`${shop.url}/enquiry`, {
    form: { dress: "victoire", for: "rent", date: typed, step: "show" },
  });
  expect(await response.text()).toMatch(day(12));
});
