import type { Page } from "@playwright/test";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { expect, test } from "#tests/support/journey.ts";
import { loneLetters } from "#tests/support/lone-letters.ts";
import { lostText } from "#tests/support/lost-text.ts";
import { misplacedControls } from "#tests/support/misplaced-controls.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { standInPictures } from "#tests/support/stand-in-pictures.ts";

const SIXTY_CHARACTERS = "La Grande Robe du Soir en Tulle de Soie plissée à la main La";

const longWords = [
  "Hochzeitskleiderträumerei",
  "Donaudampfschifffahrtsgesellschaft",
  "Достопримечательность",
  "Κωνσταντινουπολίτισσα",
  "Anticonstitutionnellement",
];
const designer = {
  _id: "designer",
  _type: "designer",
  headline: "Ελένη\nΠαπαδοπουλοπούλου",
  biography: [{ kind: "text", text: "She sews." }],
};

/** Each is set in two or more lines, by path. */
const accentedTitles = {
  "/about": "Hélène Würzburg-Châteaubriand",
  "/": "Robes de mariée d’Été & d’hiver",
  "/collection/ceremonies": "Cérémonies civiles & mairie, Écharpes Élégantes",
  "/contact": "Écrire à l’atelier, Être reçue Ô combien",
  "/privacy": "Ce que nous gardons: Être tranquille, Égale À soi-même",
};
const accented = [
  { ...designer, name: accentedTitles["/about"], headline: accentedTitles["/about"].replace(" ", "\n") },
  {
    _id: "collection-ceremonies",
    _type: "collection",
    name: accentedTitles["/collection/ceremonies"],
    slug: { current: "ceremonies" },
    visibility: "unlisted",
  },
  { _id: "contact", _type: "contact", title: accentedTitles["/contact"] },
  { _id: "privacy", _type: "privacy", title: accentedTitles["/privacy"] },
  {
    _id: "home",
    _type: "home",
    sections: [
      {
        _key: "slider",
        _type: "sliderSection",
        shows: "collection",
        collection: "ceremonies",
        heading: accentedTitles["/"],
      },
    ],
  },
  { ...dress("ceremonial"), category: "ceremonies" },
];

const collections = [
  "Tulle dresses",
  "Satin dresses",
  "Embroidered dresses",
  "Bridal dresses",
  "Evening capes",
].map((name, place) => ({
  _id: `collection-${place}`,
  _type: "collection",
  name,
  order: place,
  slug: { current: name.toLowerCase().replace(" ", "-") },
}));

const showroom = { address: ["1 rue Une"], mapsUrl: "https://une.example/map" };

/** In pixels: where the header of five collections was too wide, and where it was not. */
const headerWidths = [960, 1024, 1152, 1280, 1366, 1440, 1600];
const widths = [320, 390, 820, 960, 1440, 1920];

let documents: unknown[];
let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop;

// One shop for all of them: each worker would open its own.
test.describe.configure({ mode: "default" });

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeAll(async () => {
  const dresses = collections.map(({ slug: { current } }) => ({ ...dress(current), category: current }));
  const long = { ...dress("long"), name: SIXTY_CHARACTERS };
  const wordy = longWords.map((name, at) => ({ ...dress(`wordy-${at}`), name }));
  const house = { _id: "house", _type: "house", name: "Maison Lior", phone: "41441234567", showroom };
  documents = [house, ...collections, ...dresses, ...wordy, long];
  host = await openContentHost({ documents: [designer, ...documents] });
  shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
});

test.afterAll(async () => {
  await shop.close();
  await host.close();
});

test.beforeEach(({ page }) => standInPictures(page));

test("two words and five collections leave search and map in the header, at rest and scrolled", async ({
  page,
}) => {
  await page.goto(`${shop.url}/faq`);
  for (const y of [0, 400])
    for (const width of headerWidths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((top) => scrollTo(0, top), y);
      await expectAtWidth(page, width, () => page.evaluate(misplacedControls, "header:not(main *)"));
      const banner = page.getByRole("banner");
      for (const tool of [
        banner.getByRole("button", { name: "Search" }),
        banner.getByRole("link", { name: /map/ }),
      ])
        await expect(tool.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
    }
});

test("the label's signature is fitted to its name", async ({ page }) => {
  await page.goto(shop.url);
  const signature = page.getByRole("contentinfo").getByText("Maison Lior", { exact: true });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const letters = () =>
      signature.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        return {
          isWhole: left >= 0 && right <= document.documentElement.clientWidth,
          share: (right - left) / innerWidth,
        };
      });
    await expect.poll(letters, { message: `at ${width} pixels` }).toMatchObject({ isWhole: true });
    expect((await letters()).share, `at ${width} pixels`).toBeGreaterThan(0.7);
  }
});

for (const path of ["/product/long", "/collection/tulle-dresses", "/search?q=plissee"])
  test(`a name of sixty characters is whole on ${path}, and no short word of it stands alone`, async ({
    page,
  }) => {
    await page.goto(shop.url + path);
    const name = page.getByText(SIXTY_CHARACTERS, { exact: true }).filter({ visible: true }).first();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAtWidth(page, width, () => page.evaluate(lostText));
      const lines = await name.evaluate(linesOf);
      for (const line of [lines.at(0), lines.at(-1)])
        expect(line, `at ${width} pixels`).not.toMatch(/^\S{0,4}$/);
    }
  });

for (const path of ["/collection/tulle-dresses", "/product/wordy-1", "/about", "/"])
  test(`long words are on the screen whole, and leave no letter alone on a line, on ${path}`, async ({
    page,
  }) => {
    await page.goto(shop.url + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAtWidth(page, width, () => page.evaluate(loneLetters));
      await expectAtWidth(page, width, () => page.evaluate(lostText));
    }
  });

test.describe("titles of several lines", () => {
  test.beforeAll(async () => {
    host.publish([...accented, ...documents]);
    const html = async () => (await fetch(`${shop.url}/collection/ceremonies`)).text();
    await expect.poll(html).toContain("Élégantes");
  });

  for (const [path, name] of Object.entries(accentedTitles))
    test(`lines of a title are as far apart as their accents need, on ${path}`, async ({ page }) => {
      await page.goto(shop.url + path);
      const title = page.getByRole("main").getByRole("heading", { name }).first();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const distances = await title.evaluate(lineDistances);
        expect(distances, `at ${width} pixels`).not.toEqual([]);
        expect(Math.min(...distances), `at ${width} pixels`).toBeGreaterThan(1);
      }
    });

  test("the count below a collection's title of several lines keeps off it", async ({ page }) => {
    await page.goto(`${shop.url}/collection/ceremonies`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const distance = await page
        .getByRole("heading", { level: 1 })
        .evaluate(
          (title) =>
            (title.nextElementSibling?.getBoundingClientRect().top ?? 0) -
            title.getBoundingClientRect().bottom,
        );
      expect(distance, `at ${width} pixels`).toBeGreaterThan(12);
    }
  });
});

function expectAtWidth(page: Page, width: number, faults: () => Promise<string[]>) {
  return expect.poll(faults, { message: `at ${page.url()}, ${width} pixels`, timeout: 5_000 }).toEqual([]);
}

/** Runs in the page: how far each line of a heading is below the one above it, in parts of its own size. */
function lineDistances(heading: Element): number[] {
  /** Of Bodoni Moda's 1.125 em above its baseline and 0.4 em below. */
  const BELOW_BASELINE = 0.4 / 1.525;
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const lines: { baseline: number; size: number }[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.parentElement) continue;
    const size = Number.parseFloat(getComputedStyle(node.parentElement).fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { bottom, height } of range.getClientRects()) {
      const baseline = bottom - height * BELOW_BASELINE;
      if (baseline > (lines.at(-1)?.baseline ?? 0) + 4) lines.push({ baseline, size });
    }
  }
  return lines.slice(1).map(({ baseline, size }, above) => (baseline - (lines[above]?.baseline ?? 0)) / size);
}

/** Runs in the page: the words of an element, line by line. */
function linesOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines = new Map<number, string[]>();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    for (const match of (node.textContent ?? "").matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const bottom = Math.round(range.getBoundingClientRect().bottom);
      lines.set(bottom, [...(lines.get(bottom) ?? []), match[0]]);
    }
  }
  return [...lines.values()].map((words) => words.join(" "));
}
