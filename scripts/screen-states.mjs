// @ts-check
import collectionWords from "#words/collection.json" with { type: "json" };
import colourFamilies from "#words/colour-families.json" with { type: "json" };
import contactWords from "#words/contact.json" with { type: "json" };
import controlNames from "#words/controls.json" with { type: "json" };
import errorWords from "#words/errors.json" with { type: "json" };
import filterWords from "#words/filter.json" with { type: "json" };
import neededByWords from "#words/needed-by.json" with { type: "json" };
import newsletterFormWords from "#words/newsletter-form.json" with { type: "json" };
import productWords from "#words/product.json" with { type: "json" };
import searchWords from "#words/search.json" with { type: "json" };
import sizeFinderWords from "#words/size-finder.json" with { type: "json" };
import wishlistPageWords from "#words/wishlist-page.json" with { type: "json" };

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ name: string, path: string, isWhole?: boolean, below?: number, media?: Parameters<Page["emulateMedia"]>[0], prepare?: (page: Page) => Promise<unknown> }} State */

/**
 * Every screen, and every state a visitor can bring it into. `isWhole` takes the page from top to bottom; `below` is the width in pixels
 * from which on there is no such state.
 *
 * @type {State[]}
 */
export const states = [
  { name: "home-top", path: "/" },
  { name: "home", path: "/", isWhole: true },
  { name: "home-header-scrolled", path: "/", prepare: (page) => scrollTo(page, 700) },
  { name: "home-footer", path: "/", prepare: (page) => scrollTo(page, 99_999) },
  { name: "home-still", path: "/", isWhole: true, media: { reducedMotion: "reduce" } },
  { name: "home-forced-colours", path: "/", isWhole: true, media: { forcedColors: "active" } },
  { name: "home-right-to-left", path: "/", isWhole: true, prepare: turnRound },
  { name: "home-not-shown", path: "/product/gone" },
  { name: "menu", path: "/", below: 960, prepare: openMenu },
  { name: "search", path: "/about", prepare: (page) => look(page, "") },
  { name: "search-looking", path: "/about", prepare: (page) => look(page, "zz") },
  { name: "search-results", path: "/about", prepare: (page) => search(page, "a") },
  {
    name: "search-active",
    path: "/about",
    prepare: (page) => search(page, "satin burgandy", "ArrowDown"),
  },
  { name: "search-nearest", path: "/about", prepare: (page) => search(page, "auroliax") },
  { name: "search-page", path: "/search?q=sweetheart+tulle", isWhole: true },
  { name: "search-page-empty", path: "/search", isWhole: true },
  { name: "search-page-nothing", path: "/search?q=kimono" },
  { name: "search-nothing", path: "/about", prepare: (page) => search(page, "zzz") },
  { name: "collection-top", path: "/collection/tulle-dresses" },
  { name: "collection", path: "/collection/tulle-dresses", isWhole: true },
  { name: "collection-scrolled", path: "/collection/satin-dresses", prepare: (page) => scrollTo(page, 900) },
  { name: "collection-hover", path: "/collection/tulle-dresses", prepare: hoverCard },
  { name: "collection-sort", path: "/collection/tulle-dresses", prepare: openSort },
  { name: "collection-ticked", path: "/collection/bridal-dresses", prepare: tickBlack },
  {
    name: "collection-filtered",
    path: "/collection/bridal-dresses?colour=pink,black",
    prepare: (page) => page.getByRole("link", { name: filterWords.clearAll }).waitFor(),
  },
  {
    name: "collection-nearest",
    path: "/collection/bridal-dresses?colour=black&sleeves=long",
    prepare: (page) => page.getByText(beginningOf(filterWords, "nothing")).waitFor(),
  },
  { name: "collection-sorted", path: "/collection/tulle-dresses?sort=price-ascending" },
  { name: "collection-rail", path: "/collection/bridal-dresses?view=rail" },
  {
    name: "collection-rail-right-to-left",
    path: "/collection/bridal-dresses?view=rail",
    prepare: turnRound,
  },
  { name: "collection-forced-colours", path: "/collection/tulle-dresses", media: { forcedColors: "active" } },
  { name: "product-top", path: "/product/aurelie" },
  { name: "product", path: "/product/aurelie", isWhole: true },
  { name: "product-chosen", path: "/product/aurelie?colour=sage&size=38" },
  { name: "product-scrolled", path: "/product/solange", prepare: (page) => scrollTo(page, 700) },
  { name: "product-accordion", path: "/product/aurelie", isWhole: true, prepare: openDetails },
  { name: "product-enlarged", path: "/product/aurelie", prepare: enlarge },
  { name: "product-near", path: "/product/aurelie", prepare: (page) => enlarge(page, "+") },
  {
    name: "product-forced-colours",
    path: "/product/aurelie?colour=sage&size=38",
    isWhole: true,
    media: { forcedColors: "active" },
  },
  { name: "product-needed-by", path: "/product/noemie", prepare: needBy },
  { name: "size-finder-page", path: "/size-finder?dress=aurelie", prepare: seeSizes },
  { name: "size-finder", path: "/product/aurelie", prepare: openSizeFinder },
  { name: "size-finder-found", path: "/product/aurelie", prepare: (page) => findSize(page, "88") },
  { name: "size-finder-faults", path: "/product/aurelie", prepare: (page) => findSize(page, "<b>") },
  { name: "composer", path: "/product/aurelie?colour=sage&size=38", prepare: openComposer },
  { name: "fitting", path: "/fitting?dress=aurelie&dress=isaure&dress=odette", isWhole: true },
  {
    name: "fitting-own",
    path: "/about",
    prepare: (page) => openWishlist(page, ["aurelie", "isaure"]),
  },
  {
    name: "fitting-sent",
    path: "/fitting?dress=aurelie&dress=isaure",
    prepare: (page) => page.getByRole("button", { name: wishlistPageWords.shared.add }).waitFor(),
  },
  { name: "fitting-full", path: "/about", prepare: (page) => openWishlist(page, twelve) },
  { name: "fitting-gone", path: "/about", prepare: (page) => openWishlist(page, ["aurelie", "gone"]) },
  { name: "fitting-empty", path: "/fitting" },
  { name: "enquiry", path: "/enquiry?dress=aurelie&colour=sage", isWhole: true },
  { name: "about", path: "/about", isWhole: true },
  { name: "faq", path: "/faq" },
  { name: "faq-open", path: "/faq", isWhole: true, prepare: openDetails },
  { name: "contact", path: "/contact", isWhole: true },
  {
    name: "contact-errors",
    path: "/contact",
    prepare: (page) => page.getByRole("button", { name: contactWords.labels.submit }).click(),
  },
  { name: "contact-sent", path: "/contact", prepare: sendContact },
  { name: "newsletter-error", path: "/about", prepare: (page) => subscribe(page, "ada@") },
  { name: "newsletter-outcome", path: "/about", prepare: (page) => subscribe(page, "ada@example.com") },
  { name: "not-found", path: "/nowhere" },
  { name: "error", path: "/", prepare: loseData },
  { name: "offline", path: "/", prepare: goOffline },
];

const twelve = [
  "aurelie isaure odette solange ginevra noemie eloise amelie clemence madeleine josephine victoire",
].flatMap((slugs) => slugs.split(" "));

/** A sentence says this before the value in it; one with a plural has several forms. @param {object} words @param {string} name */
function beginningOf(words, name) {
  const [, sentence = ""] = Object.entries(words).find(([key]) => key.split("_")[0] === name) ?? [];
  return String(sentence).split("{{")[0]?.trim() ?? "";
}

/** @param {Page} page @param {number} y */
async function scrollTo(page, y) {
  await page.evaluate((top) => window.scrollTo(0, top), y);
}

/** @param {Page} page */
async function turnRound(page) {
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
}

/** A wide header has its links instead. @param {Page} page */
async function openMenu(page) {
  await page.getByRole("button", { name: controlNames.openMenu }).click();
  await page.getByRole("dialog", { name: controlNames.menu }).waitFor();
}

/** @param {Page} page @param {string} text */
async function look(page, text) {
  await page.getByRole("button", { name: controlNames.search, exact: true }).first().click();
  await page.getByRole("combobox").fill(text);
}

/** @param {Page} page @param {string} text @param {string} [key] */
async function search(page, text, key) {
  await look(page, text);
  const searchAnswer = page.getByRole("option").or(page.getByText(beginningOf(searchWords, "nothing")));
  await searchAnswer.first().waitFor();
  if (key) await page.keyboard.press(key);
}

/** @param {Page} page */
async function hoverCard(page) {
  await page.locator('main li a[href*="/product/"]').nth(1).hover();
}

/** @param {Page} page */
async function openSort(page) {
  await page.getByRole("button", { name: collectionWords.sort }).click();
}

/** @param {Page} page */
async function tickBlack(page) {
  await openSort(page);
  await page.getByRole("checkbox", { name: colourFamilies.black }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("checkbox", { name: /^Mermaid/, disabled: true }).waitFor();
}

/** Three hundred days leave time for everything. @param {Page} page */
async function needBy(page) {
  const day = await page.evaluate(() => new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10));
  await page.locator("summary", { hasText: productWords.deliveryByDate }).click();
  await page.getByLabel(neededByWords.label).fill(day);
  await page.locator('[id$="-verdict"]').filter({ hasNotText: neededByWords.hint }).waitFor();
}

/** @param {Page} page */
async function seeSizes(page) {
  await page.getByRole("button", { name: sizeFinderWords.measureMe }).waitFor();
}

/** Its link leads to a page until its script has come. @param {Page} page */
async function openSizeFinder(page) {
  const link = page.locator('a[aria-haspopup="dialog"]', { hasText: productWords.findSize });
  await link.press("Enter");
  await page.getByRole("dialog").waitFor();
}

/** @param {Page} page @param {string} bust */
async function findSize(page, bust) {
  await openSizeFinder(page);
  // A browser of the United States begins with inches.
  await page.getByRole("radio", { name: sizeFinderWords.units.cm }).check();
  await page.getByLabel(sizeFinderWords.measures.bust).fill(bust);
  await page.getByRole("button", { name: sizeFinderWords.submit }).click();
  const outcome = page
    .getByRole("heading", { name: sizeFinderWords.yours })
    .or(page.locator("[aria-invalid]"));
  await outcome.first().waitFor();
}

/** The list is stored on the device. @param {Page} page @param {readonly string[]} slugs */
async function openWishlist(page, slugs) {
  const list = slugs.map((slug) => ({ slug, name: slug === "gone" ? "Séraphine" : slug, note: "" }));
  await page.evaluate((text) => localStorage.setItem("fitting-list-1", text), JSON.stringify(list));
  await page.goto("/fitting");
  await page.getByRole("button", { name: wishlistPageWords.share.button }).waitFor();
}

/** @param {Page} page */
async function openDetails(page) {
  const closed = page.locator("details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

/** @param {Page} page @param {string} [key] */
async function enlarge(page, key) {
  await page.getByRole("link", { name: controlNames.enlarge }).first().press("Enter");
  await page.getByRole("dialog").waitFor();
  if (key) await page.keyboard.press(key);
}

/** @param {Page} page */
async function openComposer(page) {
  await page.locator('main a[href^="/enquiry"]').first().click();
  await page.getByRole("dialog").waitFor();
}

/** @param {Page} page */
async function sendContact(page) {
  await page.getByRole("textbox", { name: contactWords.labels.name }).first().fill("Ada Verne");
  await page
    .getByRole("main")
    .getByRole("textbox", { name: contactWords.labels.email })
    .first()
    .fill("ada@example.com");
  await page
    .getByRole("textbox", { name: contactWords.labels.message })
    .fill("May I come and see Aurélie on a Thursday?");
  // A form that is sent more quickly counts as a program's.
  await page.clock.install();
  await page.clock.fastForward(2_000);
  await page.getByRole("button", { name: contactWords.labels.submit }).click();
}

/** @param {Page} page @param {string} address */
async function subscribe(page, address) {
  await page.getByRole("textbox", { name: newsletterFormWords.label }).fill(address);
  await page.getByRole("button", { name: newsletterFormWords.submit }).click();
}

/** @param {Page} page */
async function loseData(page) {
  await page.route(/\/contact\.data/, (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("contentinfo").locator('a[href="/contact"]').first().click();
  await page.getByRole("heading", { name: errorWords.unexpected.heading }).waitFor();
}

/** @param {Page} page */
async function goOffline(page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/js/error-screen-")),
  );
  await nothingMoreComes(page);
  await page.context().setOffline(true);
  await page.getByRole("contentinfo").locator('a[href="/about"]').first().click();
  await page.getByRole("heading", { name: errorWords.offline.heading.replaceAll("*", "") }).waitFor();
}

/**
 * Late scripts bring more along, so this waits until nothing has come for half a second.
 *
 * @param {Page} page
 */
export async function nothingMoreComes(page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const arrived = () => performance.getEntriesByType("resource").length;
        let before = -1;
        const waiting = setInterval(() => {
          const now = arrived();
          if (now === before) {
            clearInterval(waiting);
            resolve(undefined);
          }
          before = now;
        }, 500);
      }),
  );
}
