import type { Page } from "@playwright/test";
import { brokenWords } from "#tests/support/broken-words.ts";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { expect, test } from "#tests/support/journey.ts";
import { lostText } from "#tests/support/lost-text.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { standInPictures } from "#tests/support/stand-in-pictures.ts";

// Words of other languages than the sample's, on telephones.

const COMPOUND = "Rechtsschutzversicherungsgesellschaften";
const LONGEST = "Donaudampfschifffahrtselektrizitätenhauptbetrieb";
const ADDRESS = "https://maison-charlotte-beaumarchais.example/anproben/fruehling/termine";
const widths = [320, 390];

const house = {
  _id: "house",
  _type: "house",
  name: "Maison Charlotte Beaumarchais",
  phone: "41441234567",
  email: "atelier.couture@maison-charlotte.example",
};
const textOf = (text: string, style: string) => ({
  _type: "block",
  _key: style,
  style,
  children: [{ _type: "span", _key: "s", text, marks: [] }],
});
const care = {
  _id: "page-care",
  _type: "carePage",
  title: COMPOUND,
  slug: { current: "care" },
  body: [textOf("Donaudampfschifffahrtsgesellschaft", "h2"), textOf(`Für ${COMPOUND} und andere.`, "normal")],
};
const questions = {
  _id: "questions",
  _type: "questions",
  questions: [{ _key: "q", q: `Was sagen ${COMPOUND}?`, a: "Nichts." }],
};

let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop;

// One shop for all of them: each worker would open its own.
test.describe.configure({ mode: "default" });

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeAll(async () => {
  host = await openContentHost({ documents: [house, care, questions] });
  shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
});

test.afterAll(async () => {
  await shop.close();
  await host.close();
});

test.beforeEach(({ page }) => standInPictures(page));

test("before the first dress the name and the address to write to are broken between their words alone", async ({
  page,
}) => {
  await page.goto(shop.url);
  await expect(page.getByRole("heading", { level: 1, name: "The shop opens soon" })).toBeVisible();
  await expectUnbroken(page, "header, .opening-soon");
});

test("a page of her own, its line in the footer and a question take words of forty letters", async ({
  page,
}) => {
  host.publish([house, care, questions, dress("lia")]);
  await expect.poll(async () => (await fetch(`${shop.url}/product/lia`)).status).toBe(200);
  await page.goto(`${shop.url}/care/care`);
  await expectUnbroken(page, "header, main, footer nav");
  const sizeOf = (level: number) =>
    page
      .getByRole("main")
      .getByRole("heading", { level })
      .evaluate((heading) =>
        Number.parseFloat(getComputedStyle(heading.firstElementChild ?? heading).fontSize),
      );
  expect(await sizeOf(1)).toBeGreaterThan(await sizeOf(2));
  await page.goto(`${shop.url}/faq`);
  await expectUnbroken(page, "main");
  const sign = page.getByRole("main").locator("summary svg");
  expect(await sign.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(16);
});

test("dresses are divided by hyphens in lists and on their own pages", async ({ page }) => {
  const names = [
    COMPOUND,
    "Hochzeitskleiderträumerei",
    "Anticonstitutionnellement",
    "Brautkleid Straußenfederpracht",
  ];
  const dresses = names.map((name, at) => ({ ...dress(`wordy-${at}`), name }));
  host.publish([house, care, ...dresses]);
  await expect.poll(async () => (await fetch(`${shop.url}/product/wordy-3`)).status).toBe(200);
  for (const path of ["/collection/tulle-dresses", "/product/wordy-0", "/product/wordy-3", "/"]) {
    await page.goto(shop.url + path);
    await expectUnbroken(page, "main");
  }
});

test("running text and buttons of any label stay on the screen, whatever is written without a space", async ({
  page,
}) => {
  const texts = ownerTexts(`Für ${LONGEST}, siehe ${ADDRESS}.`, COMPOUND.slice(0, 24));
  host.publish([...texts, dress("lia"), { ...dress("dress"), description: `${LONGEST} ${ADDRESS}` }]);
  await expect.poll(async () => (await fetch(`${shop.url}/product/lia`)).status).toBe(200);
  for (const path of ["/", "/product/dress", "/about", "/collection/tulle-dresses", "/contact"])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(shop.url + path);
      await expect
        .poll(() => page.evaluate(lostText), { message: `at ${path}, ${width} pixels` })
        .toEqual([]);
    }
});

/** Documents that say `text` wherever an owner writes sentences, and `word` on their buttons. */
function ownerTexts(text: string, word: string) {
  const key = (_key: string) => ({ _key });
  return [
    { ...house, colophon: text, newsletter: { heading: "Briefe", note: text } },
    {
      _id: "home",
      _type: "home",
      sections: [
        {
          ...key("text"),
          _type: "textSection",
          label: word,
          heading: "Haus",
          text,
          action: { label: LONGEST, href: "/faq" },
        },
        {
          ...key("first"),
          _type: "firstDressesSection",
          label: word,
          heading: "Neu",
          text,
          more: { label: word, href: "/faq" },
        },
        { ...key("slider"), _type: "sliderSection", shows: "all", heading: "Alle", more: word },
        { ...key("shipping"), _type: "shippingSection", heading: "Versand", text, button: LONGEST },
      ],
    },
    {
      _id: "designer",
      _type: "designer",
      headline: "Lia",
      shortBiography: text,
      biography: [
        { ...key("first"), kind: "text", text },
        { ...key("quote"), kind: "quote", text: `${LONGEST} ${ADDRESS}` },
      ],
      fashionWeeksHeading: word,
      fashionWeeks: [{ ...key("week"), year: 2025, city: word, season: LONGEST }],
    },
    {
      _id: "collection-tulle",
      _type: "collection",
      name: "Tüll",
      slug: { current: "tulle-dresses" },
      intro: text,
    },
    { _id: "contact", _type: "contact", title: "Briefe", lead: text },
  ];
}

async function expectUnbroken(page: Page, selector: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const message = `at ${page.url()}, ${width} pixels`;
    await expect.poll(() => page.evaluate(lostText), { message }).toEqual([]);
    await expect.poll(() => page.evaluate(brokenWords, selector), { message }).toEqual([]);
  }
}
