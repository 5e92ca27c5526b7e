import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "#scripts/prepare.mjs";
import { openAppointmentShop } from "#tests/support/appointment-shop.ts";
import { dresses } from "#tests/support/filter-page.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/support/journey.ts";
import { lostText } from "#tests/support/lost-text.ts";
import { misplacedControls } from "#tests/support/misplaced-controls.ts";
import { type BuiltShop, buildInLanguage } from "#tests/support/other-language.ts";
import { juneDay, openRentalShop, YEAR } from "#tests/support/rental-shop.ts";
import { screens } from "#tests/support/screen-paths.ts";
import type { Shop } from "#tests/support/shop.ts";
import { sayerIn, wordsOf } from "#tests/support/words-of.ts";

// The shop is built in each language that ships, and opened on the sample label, whose texts are in words of that language.

/** A build, and every screen at every width, on a machine that may be busy. In milliseconds. */
const LONG_MS = 300_000;

/** Widths in pixels. English is looked at in more: tests/deep/fits.spec.ts. */
const widths = [320, 390, 820, 1440];

const paths = [...screens, "/search?q=satin", "/collection/bridal-dresses", "/size-finder"];

/** A form that is sent more quickly counts as a program's. In milliseconds. */
const TYPED_MS = 2_000;

test.use({ actionTimeout: 20_000 });

for (const language of ["fr", "de", "it", "es", "ar"])
  test.describe(language, () => {
    test.describe.configure({ mode: "default", timeout: LONG_MS });

    let built: BuiltShop;
    let shop: Shop;
    let rental: Shop | undefined;
    let showroom: Shop | undefined;

    test.beforeAll(async () => {
      test.setTimeout(LONG_MS);
      built = await buildInLanguage(language);
      shop = await built.open(join(root, "sample"));
    });

    test.afterAll(async () => {
      await rental?.close();
      await showroom?.close();
      await shop?.close();
      await built?.remove();
    });

    test("every word and control is on its screen, from the narrowest phone to a desktop", async ({
      page,
    }) => {
      const found: Record<string, string[]> = {};
      for (const path of paths) {
        await page.goto(shop.url + path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const lost = await faultsOf(page);
          if (lost.length > 0) found[`${path} at ${width}`] = lost;
        }
      }
      expect(found).toEqual({});
    });

    test("so they are in what opens over a page of a phone", async ({ page }) => {
      const controlNames = await wordsOf(language, "controls");
      const collectionWords = await wordsOf(language, "collection");
      const productWords = await wordsOf(language, "product");
      const found: Record<string, string[]> = {};
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const [path, opener] of [
          ["/collection/tulle-dresses", page.getByRole("button", { name: controlNames.openMenu })],
          ["/collection/tulle-dresses", page.getByRole("button", { name: collectionWords.sort })],
          [
            "/product/aurelie",
            page.locator('a[aria-haspopup="dialog"]', { hasText: productWords.findSize }).first(),
          ],
          ["/product/aurelie", page.locator('main a[href^="/enquiry"]').first()],
        ] as const) {
          await page.goto(shop.url + path);
          await opener.press("Enter");
          await expect(page.getByRole("dialog")).toBeVisible();
          const lost = await faultsOf(page);
          if (lost.length > 0) found[`${opener} at ${width}`] = lost;
        }
      }
      expect(found).toEqual({});
    });

    if (language === "ar") {
      test("the price comes before what the dress costs to rent", async ({ page }) => {
        await page.goto(`${shop.url}/product/aurelie`);
        const priceOf = (text: string) => page.getByRole("main").getByText(text).first();
        const leftOf = (text: string) => priceOf(text).evaluate((span) => span.getBoundingClientRect().left);
        expect(await leftOf("2,450")).toBeGreaterThan(await leftOf("420"));
      });

      test("a dress is rented: its state on card, page, list and fitting list, and her day in every message", async ({
        page,
      }) => {
        rental = await openRentalShop(() => built.open(join(root, "sample")));
        await rentInArabic(page, rental.url);
        const typed = `١٢/٦/${String(YEAR).replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "")}`;
        const form = { dress: "victoire", for: "rent", date: typed, step: "show" };
        const shown = await page.request.post(`${rental.url}/enquiry`, { form });
        expect(await shown.text(), "a date in Arabic digits").toMatch(day(12));
      });
    }

    if (language === "ar" || language === "de") {
      test("axe finds nothing wrong", async ({ page }) => {
        for (const path of paths) {
          await page.goto(shop.url + path);
          await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}\\b`));
          await expectAccessible(page);
        }
      });

      test("a dress is found, chosen, asked for and put on the fitting list", async ({ page }) => {
        const collectionNames = await wordsOf(language, "new-label");
        const controlNames = await wordsOf(language, "controls");
        const shoppingWords = await wordsOf(language, "shopping");
        const wishlistPageWords = await wordsOf(language, "wishlist-page");
        await page.goto(shop.url);
        const links = page.getByRole("navigation", { name: controlNames.mainLinks, exact: true });
        await links.getByRole("link", { name: collectionNames["tulle-dresses"] }).click();
        const card = page.getByRole("main").getByRole("link", { name: /^Aurélie/ });
        await card.first().click();
        await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
        await page.getByRole("radio", { name: "Sage" }).check();
        await page.getByRole("radio", { name: "38" }).check();
        const rent = page.getByRole("link", { name: shoppingWords.enquiries.rent.label });
        await expect(rent.first()).toHaveAttribute("href", /Sage/);
        const message = new URL((await rent.first().getAttribute("href")) ?? "").searchParams.get("text");
        expect(message).toContain("Aurélie");
        expect(message).toContain("38");
        const mark = page.getByRole("button", {
          name: (await sayerIn(language))(controlNames, "addToWishlist", { dress: "Aurélie" }),
        });
        await mark.first().click();
        await page.getByRole("link", { name: controlNames.wishlist }).first().click();
        await expect(page.getByRole("button", { name: wishlistPageWords.share.button })).toBeVisible();
        await expect(page.getByRole("link", { name: wishlistPageWords.ask.whatsApp }).first()).toBeVisible();
      });

      test("the search and the filter know the language's words", async ({ page }) => {
        const controlNames = await wordsOf(language, "controls");
        const collectionWords = await wordsOf(language, "collection");
        const colourFamilies = await wordsOf(language, "colour-families");
        const filterWords = await wordsOf(language, "filter");
        await page.goto(`${shop.url}/about`);
        await page.getByRole("button", { name: controlNames.search, exact: true }).first().click();
        await page.getByRole("combobox").fill(asked[language] ?? "");
        await expect(page.getByRole("option").first()).toBeVisible();
        await page.goto(`${shop.url}/collection/bridal-dresses`);
        await page.getByRole("button", { name: collectionWords.sort }).click();
        await page.getByRole("checkbox", { name: colourFamilies.black }).check();
        const show = (await sayerIn(language))(filterWords, "showCount", { count: 1 });
        await page.getByRole("dialog").getByRole("button", { name: show }).click();
        await expect(page).toHaveURL(/colour=black/);
      });

      test("a visit is refused, booked, moved and cancelled, and every word of it is on its screen", async ({
        page,
      }) => {
        showroom = await openAppointmentShop(() => built.open(join(root, "sample")));
        const found: Record<string, string[]> = {};
        for await (const state of visitOf(page, showroom.url, await wordsOf(language, "appointment")))
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            const lost = await faultsOf(page);
            if (lost.length > 0) found[`${state} at ${width}`] = lost;
          }
        expect(found).toEqual({});
      });

      test("a letter reaches the label", async ({ page }) => {
        const contactWords = await wordsOf(language, "contact");
        const { labels } = contactWords;
        await page.goto(`${shop.url}/contact`);
        const main = page.getByRole("main");
        await main.getByRole("button", { name: labels.submit }).click();
        await expect(main.getByText(contactWords.errors.nameMissing)).toBeVisible();
        await main.getByRole("textbox", { name: labels.name, exact: true }).fill("Ada Verne");
        await main.getByRole("textbox", { name: labels.email, exact: true }).fill("ada@mail.example");
        await main.getByRole("textbox", { name: labels.message, exact: true }).fill("Aurélie?");
        await page.clock.install();
        await page.clock.fastForward(TYPED_MS);
        await main.getByRole("button", { name: labels.submit }).click();
        await expect(main.getByText(labels.answerTo)).toBeVisible();
      });
    }
  });

/** Shoppers who look for a bridal dress type this. */
const asked: Record<string, string> = { de: "Brautkleid", ar: "زفاف" };

/** Each state of the pages on the way. */
async function* visitOf(page: Page, url: string, words: Awaited<ReturnType<typeof wordsOf<"appointment">>>) {
  const main = page.getByRole("main");
  await page.goto(`${url}/appointment?dress=amelie%3Fsize%3D38&dress=agathe`);
  yield "the page";
  const book = main.getByRole("button", { name: words.labels.book });
  await book.click();
  await expect(main.getByText(words.errors.time).first()).toBeVisible();
  yield "what is missing";
  await main.locator('input[name="name"]').fill("Ada Verne");
  await main.locator('input[name="email"]').fill("ada@mail.example");
  await main.locator('input[name="time"]').last().check();
  await page.clock.install();
  await page.clock.fastForward(TYPED_MS);
  await book.click();
  await expect(main.getByText(words.visit.confirmed.text)).toBeVisible();
  await main.locator("summary").click();
  yield "the visit";
  await main.locator('input[name="time"]').first().check();
  await main.getByRole("button", { name: words.labels.moveTo }).click();
  await expect(main.getByText(words.visit.moved)).toBeVisible();
  yield "a new time";
  await main.getByRole("button", { name: words.labels.cancel }).click();
  await expect(main.getByText(words.visit.cancelled.text)).toBeVisible();
  yield "no visit";
}

async function faultsOf(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(lostText)),
    ...(await page.evaluate(misplacedControls, "header:not(main *)")),
  ];
}

/** A day as Arabic writes it, of June unless another month is named. */
const day = (ofMonth: number, month = "يونيو") => new RegExp(`${ofMonth}.${month}.${YEAR}`);

async function rentInArabic(page: Page, url: string) {
  const availabilityWords = await wordsOf("ar", "availability");
  const neededByWords = await wordsOf("ar", "needed-by");
  const rentingDayWords = await wordsOf("ar", "renting-day");
  const shoppingWords = await wordsOf("ar", "shopping");
  const wishlistPageWords = await wordsOf("ar", "wishlist-page");
  const main = page.getByRole("main");
  const answer = main.getByRole("status");
  const card = (name: string) => main.getByRole("link", { name: new RegExp(`^${name}`) }).first();
  const messageIn = (name: string) =>
    expect.poll(async () => {
      const href = await page.getByRole("link", { name }).first().getAttribute("href");
      return new URL(href ?? "").searchParams.get("text");
    });
  const expectWhole = async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  };

  await page.goto(`${url}/collection/bridal-dresses`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(card("Agathe")).toContainText(availabilityWords.sold);
  await expect(card("Joséphine")).toContainText(day(15));

  await page.goto(`${url}/product/victoire`);
  await main.getByLabel(neededByWords.label).fill(juneDay(12));
  await expect(answer.filter({ hasText: day(12) })).toContainText("38");
  await page.getByRole("radio", { name: "36" }).focus();
  await page.keyboard.press("Space");
  await expect(answer.filter({ hasText: day(4, "يوليو") })).toBeVisible();
  await messageIn(availabilityWords.ask.day.label).toMatch(day(12));
  await expectWhole();
  await page.getByRole("radio", { name: "38" }).focus();
  await page.keyboard.press("Space");
  await messageIn(shoppingWords.enquiries.rent.label).toMatch(day(12));

  await page.goto(`${url}/fitting?dress=victoire&dress=amelie&dress=agathe`);
  const row = (name: string) => page.getByRole("article", { name }).getByRole("definition");
  const say = await sayerIn("ar");
  const free = say(rentingDayWords, "freeIn", { count: 1, day: `12 يونيو ${YEAR}`, sizes: ["38"] });
  const toRent = say(rentingDayWords, "toRent", { answer: free });
  await expect(row("Victoire").getByText(free), "the day is said once").toHaveText(
    new RegExp(`^${toRent.slice(0, 8)}`),
  );
  await expect(row("Amélie").filter({ hasText: day(7, "يوليو") })).toContainText(day(12));
  await expect(page.getByRole("article", { name: "Agathe" })).toContainText(availabilityWords.sold);
  await messageIn(wishlistPageWords.ask.whatsApp).toMatch(day(12));
  await expectWhole();

  await page.goto(`${url}/collection/bridal-dresses?free=${juneDay(12)}`);
  await expect(dresses(page)).toHaveText(["Victoire"]);
  await expect(main.getByText(day(12)).first()).toBeVisible();
}
