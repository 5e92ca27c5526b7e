import type { Page } from "@playwright/test";
import { dress } from "#tests/support/dress.ts";
import { expect } from "#tests/support/journey.ts";
import { test } from "#tests/support/label-shop.ts";
import { lostText } from "#tests/support/lost-text.ts";
import { misplacedControls } from "#tests/support/misplaced-controls.ts";
import { missetWords } from "#tests/support/misset-words.ts";

// Labels with other words than the sample's, and labels that have begun.

/** Widths in pixels. */
const widths = [320, 390, 820, 960, 1152, 1440, 1920];

const COMPOUND = "Rechtsschutzversicherungsgesellschaften";
const LONGEST = "Donaudampfschifffahrtselektrizitätenhauptbetrieb";
const ADDRESS = "https://maison-charlotte-beaumarchais.example/anproben/fruehling/termine";
const SIXTY_CHARACTERS = "La Grande Robe du Soir en Tulle de Soie plissée à la main La";

const showroom = { address: ["3 rue du Lac", "1006 Lausanne"], mapsUrl: "https://lior.example/map" };
const house = { _id: "house", _type: "house", name: "Maison Lior", phone: "41441234567", showroom };
const charlotte = {
  ...house,
  name: "Maison Charlotte Beaumarchais",
  email: "atelier.couture@maison-charlotte.example",
};

const collection = (name: string, order: number) => {
  const slug = name.toLowerCase().replace(" ", "-");
  return { _id: `collection-${slug}`, _type: "collection", name, order, slug: { current: slug } };
};
const collectionNames = ["Tulle dresses", "Satin dresses", "Embroidered dresses", "Bridal dresses"];
const collections = [...collectionNames, "Evening capes"].map(collection);

const wordyNames = ["Hochzeitskleiderträumerei", "Anticonstitutionnellement", "Brautkleid Straußenfeder"];
const wordyDresses = [COMPOUND, ...wordyNames, SIXTY_CHARACTERS].map((name, at) => ({
  ...dress(`wordy-${at}`),
  name,
}));

const heading = (text: string, style: string) => {
  return { _type: "block", _key: style, style, children: [{ _type: "span", _key: "s", text, marks: [] }] };
};
const body = [
  heading("Donaudampfschifffahrtsgesellschaft", "h2"),
  heading(`Für ${COMPOUND} und andere.`, "normal"),
];
const questions = [{ _key: "q", q: `Was sagen ${COMPOUND}?`, a: "Nichts." }];
const headline = "Ελένη\nΠαπαδοπουλοπούλου";
const pages = [
  { _id: "page-care", _type: "carePage", title: COMPOUND, slug: { current: "care" }, body },
  { _id: "questions", _type: "questions", questions },
  { _id: "designer", _type: "designer", headline, biography: [{ kind: "text", text: "She sews." }] },
];

const firstDresses = [{ ...dress("lia-0"), category: "satin-dresses" }, dress("lia-1"), dress("lia-2")];

type Label = {
  documents: unknown[];
  paths: string[];
  /** Words in here are divided with a hyphen on a phone, and on a page of the label's own at every width. */
  undivided?: string;
};

const aboutWordy = (path: string) => `${path}?dress=wordy-0`;

const labels: Record<string, Label> = {
  "of five collections and long words": {
    documents: [
      house,
      ...collections,
      ...collections.slice(1).map(({ slug: { current } }) => ({ ...dress(current), category: current })),
      ...wordyDresses,
      ...pages,
    ],
    paths:
      "/ /collection/tulle-dresses /product/wordy-0 /product/wordy-4 /search?q=plissee /care/care /faq /about".split(
        " ",
      ),
    undivided: "main, footer nav",
  },
  "with a long name, before its first dress": {
    documents: [charlotte],
    paths: ["/"],
    undivided: "header, [aria-labelledby=opening-soon]",
  },
  "that writes without spaces": {
    documents: [
      ...ownerTexts(`Für ${LONGEST}, siehe ${ADDRESS}.`, COMPOUND.slice(0, 24)),
      { ...dress("lia"), description: `${LONGEST} ${ADDRESS}` },
    ],
    paths: ["/", "/product/lia", "/about", "/collection/tulle-dresses", "/contact"],
  },
  "of long names": { documents: [house, ...wordyDresses], paths: ["/enquiry", "/fitting"].map(aboutWordy) },
  "of one dress": { documents: [house, ...firstDresses.slice(0, 1)], paths: ["/", "/product/lia-0"] },
  "of three dresses": { documents: [house, ...firstDresses], paths: ["/", "/collection/tulle-dresses"] },
};

for (const [name, { documents, paths, undivided = "" }] of Object.entries(labels))
  test(`a label ${name} has everything whole on the screen`, async ({ page, openLabel }) => {
    const url = await openLabel(documents);
    for (const path of paths) {
      const response = await page.goto(url + path);
      expect(response?.status(), path).toBe(200);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const within = width < 600 || path.startsWith("/care/") ? undivided : "";
        const message = `${path} at ${width} pixels`;
        await expect.poll(() => faultsOf(page, within), { message, timeout: 5_000 }).toEqual([]);
      }
    }
  });

test("words divided without a hyphen, and what covers something else, are noticed", async ({ page }) => {
  await page.goto("/");
  expect(await page.evaluate(covered)).toEqual([]);
  await page.evaluate(() => {
    document.querySelector("h1")?.replaceChildren("Anticonstitutionnellement");
    const sheet = new CSSStyleSheet();
    const lines = "h1 { width: 3em; overflow-wrap: anywhere; hyphens: none }";
    sheet.replaceSync(`${lines} [aria-labelledby='first'] > * { position: absolute; top: 0 }`);
    document.adoptedStyleSheets = [sheet];
  });
  expect(await page.evaluate(missetWords, "main")).toEqual([expect.stringMatching(/^Antico\|/)]);
  expect(await page.evaluate(covered)).toContain("Aurélie2,450\u00a0$ and Séraphine1,980\u00a0$");
});

test("a label that has begun shows its address, or its dresses", async ({ page, openLabel }) => {
  await page.goto(await openLabel([charlotte]));
  const soon = page.getByRole("heading", { level: 1, name: "The shop opens soon" });
  await expect(soon).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: charlotte.email }).first()).toBeInViewport({ ratio: 1 });
  for (const [dresses, places] of [
    [firstDresses.slice(0, 1), 1],
    [firstDresses, 2],
  ] as const) {
    await page.goto(await openLabel([house, ...dresses]));
    const first = page.getByRole("main").getByRole("link", { name: "Dress lia-0" });
    // The dresses begin on the first screen where there is no film; none is repeated down the page.
    await expect(first.first()).toBeInViewport({ ratio: 0.2 });
    await expect(first).toHaveCount(places);
    const more = page.getByRole("main").getByRole("link", { name: "Show More" });
    await expect(more).toHaveCount(places === 1 ? 0 : 2);
  }
});

/** Each is set in two or more lines. */
const accented: Record<string, string> = {
  "/about": "Hélène Würzburg-Châteaubriand",
  "/": "Robes de mariée d’Été & d’hiver",
  "/collection/ceremonies": "Cérémonies civiles & mairie, Écharpes Élégantes",
  "/contact": "Écrire à l’atelier, Être reçue Ô combien",
};

test("lines of a title are as far apart as their accents need", async ({ page, openLabel }) => {
  const titleOf = (path: string) => accented[path] ?? "";
  const ceremonies = collection("ceremonies", 0);
  const slider = { _type: "sliderSection", shows: "collection", collection: "ceremonies" };
  const url = await openLabel([
    house,
    { _id: "designer", _type: "designer", headline: titleOf("/about").replace(" ", "\n"), biography: [] },
    { ...ceremonies, name: titleOf("/collection/ceremonies"), visibility: "unlisted" },
    { _id: "contact", _type: "contact", title: titleOf("/contact") },
    { _id: "home", _type: "home", sections: [{ ...slider, _key: "slider", heading: titleOf("/") }] },
    { ...dress("ceremonial"), category: "ceremonies" },
  ]);
  for (const [path, name] of Object.entries(accented)) {
    await page.goto(url + path);
    const title = page.getByRole("main").getByRole("heading", { name }).first();
    const leading = await title.evaluate((heading) =>
      [heading, ...heading.querySelectorAll("*")]
        .map((part) => getComputedStyle(part))
        .map(({ lineHeight, fontSize }) => Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)),
    );
    expect(Math.min(...leading), path).toBeGreaterThan(1);
  }
});

test("a name of 39 letters has two lines beside a list of links and on a phone, and is not the title of the home page", async ({
  page,
  openLabel,
}) => {
  const name = "Brautmanufaktur Schwarzenbach & Töchter";
  await page.goto(await openLabel([{ ...house, name }, ...firstDresses]));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The collection");
  for (const [width, count] of [
    [390, 2],
    [820, 1],
    [1024, 1],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 600));
    const mark = page.getByRole("banner").getByRole("link", { name: `${name}, home` });
    await expect(mark).toBeInViewport({ ratio: 1 });
    const lines = await mark.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    });
    expect(lines, `at ${width} pixels`).toBe(count);
  }
});

test("a name whose letters hang together fills the foot of the page, and keeps its tails", async ({
  page,
  openLabel,
}) => {
  const identity = { _id: "identity", _type: "identity", wordmark: "دار الياسمين" };
  const url = await openLabel([house, identity, dress("lia-0")]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${url}/faq`);
    const foot = page
      .getByRole("contentinfo")
      .locator("p")
      .filter({ has: page.locator("svg text") });
    const name = await foot.locator("text").boundingBox();
    const place = await foot.boundingBox();
    expect((name?.width ?? 0) / (place?.width ?? 1), "from margin to margin").toBeCloseTo(1, 1);
    expect(name?.x).toBeGreaterThanOrEqual((place?.x ?? 0) - 1);
    expect((name?.y ?? 0) + (name?.height ?? 0), "its tails").toBeLessThan(
      (place?.y ?? 0) + (place?.height ?? 0),
    );
  }
});

async function faultsOf(page: Page, undivided: string): Promise<string[]> {
  return [
    ...(await page.evaluate(lostText)),
    ...(await page.evaluate(misplacedControls, "header:not(main *)")),
    ...(await page.evaluate(covered)),
    ...(undivided ? await page.evaluate(missetWords, undivided) : []),
  ];
}

/** Runs in the page: dresses and buttons of the first section that stand on each other. */
function covered(): string[] {
  const parts = [...document.querySelectorAll("[aria-labelledby='first'] > *")].map((part) => ({
    name: part.textContent,
    box: part.getBoundingClientRect(),
  }));
  const isOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return parts.flatMap(({ name, box }, index) => {
    const others = parts.slice(index + 1).filter((other) => isOver(box, other.box));
    return others.map((other) => `${name} and ${other.name}`);
  });
}

/** Documents that say `text` wherever an owner writes sentences, and `word` on their buttons. */
function ownerTexts(text: string, word: string) {
  const action = { label: LONGEST, href: "/faq" };
  const sections = [
    { _type: "textSection", label: word, heading: "Haus", text, action },
    { _type: "firstDressesSection", label: word, heading: "Neu", text, more: { label: word, href: "/faq" } },
    { _type: "sliderSection", shows: "all", heading: "Alle", more: word },
    { _type: "shippingSection", heading: "Versand", text, button: LONGEST },
  ];
  return [
    { ...charlotte, colophon: text, newsletter: { heading: "Briefe", note: text } },
    {
      _id: "home",
      _type: "home",
      sections: sections.map((section, at) => ({ ...section, _key: `section-${at}` })),
    },
    {
      ...{ _id: "designer", _type: "designer", headline: "Lia", shortBiography: text },
      biography: [
        { _key: "first", kind: "text", text },
        { _key: "quote", kind: "quote", text: `${LONGEST} ${ADDRESS}` },
      ],
      fashionWeeksHeading: word,
      fashionWeeks: [{ _key: "week", year: 2025, city: word, season: LONGEST }],
    },
    { ...collection("Tulle dresses", 0), intro: text },
    { _id: "contact", _type: "contact", title: "Briefe", lead: text },
  ];
}
