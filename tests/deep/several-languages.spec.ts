import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build, root } from "#scripts/prepare.mjs";
import { tick } from "#tests/support/filter-page.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test as journey } from "#tests/support/journey.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { setShopDate } from "#tests/support/shop-date.ts";

/** Two further languages are built, and a shop reads its content, on a machine that may be busy. In milliseconds. */
const OPENING_MS = 240_000;

const FRENCH = "Un tulle ivoire, léger comme un souffle.";

const test = journey.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here.
    async ({}, use) => {
      await build(["ar", "fr"]);
      const label = await mkdtemp(join(tmpdir(), "trousseau-label-"));
      const [CONTENT, DATA_DIR] = [join(label, "sample"), join(label, "data")];
      await cp(join(root, "sample"), CONTENT, { recursive: true });
      const file = join(CONTENT, "data.ndjson");
      const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
      await writeFile(file, lines.map((line) => JSON.stringify(speaking(JSON.parse(line)))).join("\n"));
      const shop = await openShop({ CONTENT, DATA_DIR, TRUST_PROXY: "127.0.0.1" });
      await use(shop);
      await shop.close();
      await rm(label, { recursive: true, maxRetries: 5 });
    },
    { scope: "worker", timeout: OPENING_MS },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});

test.use({ actionTimeout: 20_000 });
test.describe.configure({ mode: "default", timeout: 120_000 });

/** The sample label beside French and Arabic, with one dress described in French. */
function speaking(document: { _type: string; slug?: { current: string } }): object {
  if (document._type === "house") return { ...document, languages: ["fr", "ar"] };
  const isAurelie = document._type === "product" && document.slug?.current === "aurelie";
  return isAurelie ? { ...document, translations: { fr: { description: FRENCH } } } : document;
}

function languagesOf(page: Page) {
  return page.getByRole("contentinfo").getByRole("navigation", { name: /^(?:Languages|Langues|اللغات)$/ });
}

async function read(page: Page, language: "English" | "Français" | "العربية") {
  await languagesOf(page).getByRole("link", { name: language }).click();
}

const pages = [
  "/",
  "/collection/bridal-dresses?colour=white&silhouette=ball-gown",
  "/collection/tulle-dresses?sort=price-ascending",
  "/product/aurelie?colour=sage&size=38",
  "/search?q=tulle",
  "/fitting?dress=aurelie&dress=isaure",
  "/enquiry?dress=aurelie&size=38",
  "/size-finder?dress=aurelie",
  "/contact",
  "/faq",
  "/about",
  "/privacy",
  "/nothing-here",
];

test("each kind of page leads to itself in the other languages, with its choices, and back", async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    await read(page, "Français");
    await expect(page).toHaveURL(path === "/" ? "/fr" : `/fr${path}`);
    await expect(page.locator("html"), path).toHaveAttribute("lang", "fr");
    await read(page, "العربية");
    await expect(page).toHaveURL(path === "/" ? "/ar" : `/ar${path}`);
    await expect(page.locator("html"), path).toHaveAttribute("dir", "rtl");
    await page.goBack();
    await expect(page.locator("html"), path).toHaveAttribute("lang", "fr");
    await read(page, "English");
    await expect(page).toHaveURL(path);
  }
});

test("links, filters, the search and Back stay in a language", async ({ page }) => {
  await page.goto("/fr/collection/bridal-dresses");
  await page.getByRole("button", { name: /^Filtrer/ }).click();
  await tick(page, /^Blanc et ivoire/);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Voir|^Afficher/ })
    .click();
  await expect(page).toHaveURL(/\/fr\/collection\/bridal-dresses\?colour=white/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Amélie/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fr\/product\/amelie/);
  await page.goBack();
  await expect(page).toHaveURL(/\/fr\/collection\/bridal-dresses\?colour=white/);
  await page.getByRole("button", { name: "Rechercher", exact: true }).first().click();
  await page.getByRole("dialog").getByRole("combobox").fill("aurelie");
  await page
    .getByRole("dialog")
    .getByRole("option", { name: /Aurélie/ })
    .click();
  await expect(page).toHaveURL("/fr/product/aurelie");
  await expect(page.getByText(FRENCH)).toBeVisible();
});

test("her list, her date and what she has written are the same in each language", async ({ page }) => {
  await setShopDate(page, "2026-11-22");
  await page.addInitScript(() => localStorage.setItem("needed-by", "2027-06-20"));
  await page.goto("/product/aurelie?size=38");
  await page
    .getByRole("main")
    .getByRole("button", { name: /Add Aurélie to the fitting list/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Add a few words" }).click();
  const note = page.getByRole("dialog");
  await note.getByLabel("Anything to add?").fill("With a veil.");
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await read(page, "Français");
  await expect(page).toHaveURL("/fr/product/aurelie?size=38");
  const list = page
    .getByRole("banner")
    .getByRole("link", { name: /essayage/i })
    .first();
  await expect(list).toHaveAccessibleName(/1/);
  await page.getByRole("link", { name: "Add a few words" }).click();
  const message = note.locator("textarea").last();
  await expect(note.locator("textarea").first()).toHaveValue("With a veil.");
  await expect(message).toHaveValue(/20 juin 2027/);
  await expect(message).toHaveValue(/\/fr\/product\/aurelie\?size=38/);
});

test.describe("in a French browser", () => {
  test.use({ locale: "fr-CH" });

  test("one line offers the page in French, once, and is gone for good", async ({ page }) => {
    const offer = page.getByRole("link", { name: "Lire cette page en français" });
    await page.goto("/product/aurelie?size=38");
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Non, merci" }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await page.getByRole("banner").waitFor();
    await expect(offer).toBeHidden();
  });

  test("the offer leads to the same page, and French makes none", async ({ page }) => {
    await page.goto("/fr/about");
    await languagesOf(page).waitFor();
    await expect(page.getByRole("link", { name: "Lire cette page en français" })).toBeHidden();
    await page.goto("/collection/bridal-dresses?colour=white");
    await page.getByRole("link", { name: "Lire cette page en français" }).click();
    await expect(page).toHaveURL("/fr/collection/bridal-dresses?colour=white");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the language changes, and forms stay in it", async ({ page }) => {
    await page.goto("/collection/bridal-dresses?colour=white");
    await read(page, "Français");
    await expect(page).toHaveURL("/fr/collection/bridal-dresses?colour=white");
    await page.goto("/fr/contact");
    await page.locator("main form").getByRole("button").last().click();
    await expect(page).toHaveURL(/\/fr\/contact/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.goto("/fr/enquiry?dress=aurelie");
    await page.locator("main form").getByRole("button").last().click();
    await expect(page).toHaveURL(/\/fr\/enquiry/);
  });
});

for (const width of [390, 820, 1440])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("footer and menu hold the languages, and take the keyboard", async ({ page }) => {
      for (const [base, other, url] of [
        ["/fr", "العربية", "/ar/about"],
        ["/ar", "Français", "/fr/about"],
      ] as const) {
        await page.goto(`${base}/about`);
        await expect(languagesOf(page).getByRole("link")).toHaveCount(2);
        await expectNoSidewaysScroll(page);
        const link =
          width < 960
            ? page.getByRole("dialog").getByRole("link", { name: other })
            : languagesOf(page).getByRole("link", { name: other });
        if (width < 960) await page.goto(`${base}/about#menu`);
        await link.focus();
        await expectAccessible(page);
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(url);
      }
    });
  });

test("paper has no languages on it", async ({ page }) => {
  await page.goto("/fr/product/aurelie");
  await languagesOf(page).waitFor();
  await page.emulateMedia({ media: "print" });
  await expect(languagesOf(page)).toBeHidden();
  await expect(page.getByRole("complementary", { name: "Read this page in English" })).toBeHidden();
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow", forgiven: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test("what was seen in French opens in French, and what was not says so in French", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await page.goto("/fr/product/aurelie");
    const stored = () =>
      page.evaluate(async () => {
        const keys = await Promise.all(
          ["offline", "pages"].map(async (name) => (await caches.open(name)).keys()),
        );
        return keys.flat().map(({ url }) => new URL(url).pathname);
      });
    const later = async () => {
      await page.clock.fastForward(2_000);
      return stored();
    };
    await expect
      .poll(later, { timeout: 30_000 })
      .toEqual(expect.arrayContaining(["/fr/product/aurelie", "/fr/offline"]));
    await context.setOffline(true);
    await page.goto("/fr/product/aurelie");
    await expect(page.getByText(FRENCH)).toBeVisible();
    await page.goto("/fr/faq");
    await expect(page).toHaveURL(/\/fr\/offline\?/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("main").getByRole("link", { name: "Aurélie" })).toHaveAttribute(
      "href",
      "/fr/product/aurelie",
    );
    await context.setOffline(false);
  });
});
