import { Window } from "happy-dom";
import { describe, expect, test } from "vitest";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import type { LanguagePlace } from "#model/services/shop.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { dollars, sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { foundFiles } from "./found-files.ts";

const origin = "https://shop.example";
const picture = { src: "/images/a.jpg", width: 960, height: 1200, alt: "A gown <of tulle>" };
const colour = (slug: string, isAvailable = true) => ({
  slug,
  name: slug.toUpperCase(),
  value: "#e6c4ba",
  isAvailable,
});

const aurelie = sampleProduct("aurelie", {
  name: "Aurélie & *co*",
  price: dollars(2450),
  rental: { price: dollars(420), days: 4, deposit: dollars(600), includes: "" },
  pictures: [picture, { ...picture, src: "/images/b.jpg", colour: "ivory" }],
  colours: [colour("blush"), colour("ivory"), colour("sand", false)],
  sizes: [
    { label: "36", isAvailable: false },
    { label: "38", isAvailable: true },
  ],
  description: "A gown of *air*.\n\n1. It weighs nothing.",
  fabric: "Tulle",
});
const secret = sampleProduct("secret", { name: "Secret", price: null });
const rented = sampleProduct("rented", {
  name: "Rented",
  price: dollars(900),
  offers: ["rent"],
  availability: { state: "out", until: "2027-06-15" },
});
const made = (day: number) => ({
  madeAt: `2026-11-0${day}T10:00:00Z`,
  changedAt: `2026-11-1${day}T10:00:00Z`,
});

const catalogue: Catalogue = {
  revision: "r1",
  products: [aurelie, secret, rented],
  dates: new Map([
    ["/product/aurelie", made(1)],
    ["/product/rented", made(2)],
  ]),
};

function ask(path: string, headers: Record<string, string> = {}, shown = catalogue, place?: LanguagePlace) {
  const handler = foundFiles(
    { current: () => shown, texts: () => sampleTexts },
    () => place,
    () => Date.UTC(2026, 10, 26),
  );
  return handler(new Request(origin + path, { headers }), "");
}

async function textAt(path: string, headers: Record<string, string> = {}, shown = catalogue) {
  const response = await ask(path, headers, shown);
  return response?.text() ?? "";
}

describe("a page in Markdown", () => {
  test("of a dress says what its page says, with the way to ask and no sign that is not meant", async () => {
    const text = await textAt("/product/aurelie.md");
    expect(text).toMatch(
      /^# Aurélie & co\n\n\[Tulle dresses\]\(https:\/\/shop\.example\/collection\/tulle-dresses\.md\)\n/,
    );
    expect(text).toContain("- Price: 2,450\u00a0$\n- Rental: 420\u00a0$ for 4 days\n- Deposit: 600\u00a0$");
    expect(text).toContain("- Colours: BLUSH, IVORY\n- Sizes: 38\n");
    expect(text).toContain("- Fabric: Tulle");
    expect(text).toContain("A gown of air.\n\n\\1. It weighs nothing.");
    expect(text).toContain(
      "![A gown \\<of tulle\\>](https://shop.example/images/a.jpg?w=1200&h=1500&fit=crop)",
    );
    expect(text).toMatch(/\[WhatsApp\]\(https:\/\/wa\.me\/33199001234\?text=\S+product%2Faurelie\S*\)/);
  });

  test("of a dress on request names no price", async () =>
    expect(await textAt("/product/secret.md")).toContain("- Price: Price on request\n"));

  test("of a dress that is out says until when", async () =>
    expect(await textAt("/product/rented.md")).toContain(
      "- Availability: Out on rental until 15\u00a0June\u00a02027\n",
    ));

  test("of a list leads to its dresses, and says what they cost", async () => {
    const text = await textAt("/collection/tulle-dresses.md");
    expect(text).toMatch(/^# Tulle Dresses\n/);
    expect(text).toContain("- [Aurélie & co](https://shop.example/product/aurelie.md): 2,450\u00a0$\n");
  });

  test.each([
    ["/faq.md", "## What is the return policy?"],
    ["/about.md", "learned to sew before he learned to drive"],
    ["/care/lookbook.md", "# "],
    ["/llms.txt", "> Bridal and evening dresses"],
  ])("%s is there", async (path, said) => expect(await textAt(path)).toContain(said));

  test.each(["/product/nobody.md", "/collection/hats.md", "/contact.md", "/about/us.md", "/.md", "/about"])(
    "not at %s",
    async (path) => expect(await ask(path)).toBeUndefined(),
  );

  test("is had at the page's own address by whoever prefers it, and no cache keeps it there", async () => {
    const response = await ask("/about", { accept: "text/markdown, text/html;q=0.8" });
    expect(response?.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(response?.headers.get("cache-control")).toBe(cachePolicies.never);
    expect(response?.headers.get("vary")).toBe("Accept");
    expect(response?.headers.get("x-robots-tag")).toBe("noindex");
    for (const accept of ["*/*", "text/html,*/*;q=0.8", "text/html, text/markdown;q=0.5"])
      expect(await ask("/about", { accept }), accept).toBeUndefined();
    const home = await ask("/", { accept: "text/markdown" });
    const overview = (await home?.text()) ?? "";
    expect(overview).toMatch(/^# Auvrane\n/);
    expect(overview).toContain("- [Questions, answered](https://shop.example/faq.md)\n");
  });

  test("has the same tag while nothing has been published", async () => {
    const tagAt = async (shown = catalogue, place?: LanguagePlace) =>
      (await ask("/about.md", {}, shown, place))?.headers.get("etag");
    expect(await tagAt()).toMatch(/^W\/"/);
    expect(await tagAt()).toBe(await tagAt());
    expect(await tagAt({ ...catalogue, revision: "r2" })).not.toBe(await tagAt());
    // A language is built by a start, which publishes nothing.
    const english = { tag: "en", base: "" };
    const place = { base: "", languages: [english, { tag: "fr", base: "/fr" }] };
    expect(await tagAt(catalogue, place)).not.toBe(await tagAt());
  });
});

describe("the catalogue for Meta and WhatsApp", () => {
  test("has a row for each colour that can be had, and none for what has no price to buy", async () => {
    const xml = await textAt("/catalogue.xml");
    const items = elementsIn(xml, "item");
    expect(items.map((item) => textIn(item, "g:id"))).toEqual(["aurelie.blush", "aurelie.ivory"]);
    const [, ivory] = items;
    expect(ivory && fieldsOf(ivory)).toEqual({
      "g:id": "aurelie.ivory",
      "g:item_group_id": "aurelie",
      title: "Aurélie & *co*, IVORY",
      description: "A gown of air. 1. It weighs nothing.",
      link: `${origin}/product/aurelie?colour=ivory`,
      "g:image_link": `${origin}/images/b.jpg?w=1200&h=1500&fit=crop&fm=jpg`,
      "g:additional_image_link": `${origin}/images/a.jpg?w=1200&h=1500&fit=crop&fm=jpg`,
      "g:brand": "Auvrane",
      "g:condition": "new",
      "g:availability": "in stock",
      "g:price": "2450.00 USD",
      "g:color": "IVORY",
      "g:product_type": "Tulle dresses",
    });
    expect(xml).not.toMatch(/Secret|Rented|900/);
  });

  test.each([
    ["out", "in stock"],
    ["sold", "out of stock"],
  ] as const)("says of a dress that is %s: %s", async (state, stock) => {
    const products = [sampleProduct("odette", { price: dollars(900), availability: { state } })];
    expect(await textAt("/catalogue.xml", {}, { ...catalogue, products })).toContain(
      `<g:availability>${stock}</g:availability>`,
    );
  });
});

test("whoever asks while a long feed is read gets a turn after each dress", async () => {
  const products = Array.from({ length: 100 }, (_, number) =>
    sampleProduct(`dress-${number}`, { price: dollars(900) }),
  );
  const feed = await ask("/catalogue.xml", {}, { ...catalogue, products });
  let turns = 0;
  let isRead = false;
  const takeTurn = () => {
    turns += 1;
    if (!isRead) setImmediate(takeTurn);
  };
  takeTurn();
  await feed?.text();
  isRead = true;
  expect(turns).toBeGreaterThanOrEqual(products.length);
});

test("the feed of new dresses has the newest first, under an id that stays", async () => {
  const entries = elementsIn(await textAt("/dresses.atom"), "entry");
  expect(
    entries.map((entry) => [textIn(entry, "title"), textIn(entry, "id"), textIn(entry, "published")]),
  ).toEqual([
    ["Rented", `${origin}/dresses.atom#product-rented`, made(2).madeAt],
    ["Aurélie & *co*", `${origin}/dresses.atom#product-aurelie`, made(1).madeAt],
  ]);
});

const pages: Catalogue = {
  revision: "r",
  products: [
    sampleProduct("aurelie", { category: "tulle-dresses", price: dollars(2450) }),
    sampleProduct("colette", { category: "tulle-dresses", price: null }),
    sampleProduct("d'or", { category: "l'été & <fête>" }),
    sampleProduct("odette", { category: "" }),
  ],
};

test("a page in the sitemap has the day on which it changed, where that is known, and a dress its pictures", async () => {
  const changedAt = "2026-11-24T10:00:00Z";
  const dates = new Map([["/product/aurelie", { madeAt: changedAt, changedAt }]]);
  const xml = await textAt("/sitemap.xml", {}, { ...pages, dates });
  const image = `<image:image><image:loc>${origin}/a.jpg?w=1200&amp;h=1500&amp;fit=crop</image:loc></image:image>`;
  const changed = `<lastmod>${changedAt}</lastmod>`;
  expect(xml).toContain(`<url><loc>${origin}/product/aurelie</loc>${changed}${image}</url>`);
  expect(xml).toContain(`<url><loc>${origin}/product/colette</loc>${image}</url>`);
  expect(xml).toContain(`<url><loc>${origin}/about</loc></url>`);
});

test("the sitemap names each screen, collection and dress once, with what XML asks to be escaped", async () => {
  const xml = await textAt("/sitemap.xml", {}, pages);
  const screens = ["/", "/about", "/contact", "/faq", "/privacy", "/size-finder"];
  const paths = [...screens, "/care/lookbook", "/collection/tulle-dresses"];
  const locations = [...xml.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  expect(locations).toEqual([
    ...paths.map((path) => origin + path),
    expect.stringMatching(/^https:\/\/shop\.example\/collection\/[^<']+$/),
    ...["aurelie", "colette", "d&#39;or", "odette"].map((slug) => `${origin}/product/${slug}`),
  ]);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<url>/);
  expect(xml).toMatch(/<\/url>\n<url>[\s\S]*<\/url>\n<\/urlset>\n$/);
});

test("robots are kept from what only repeats the pages, and told of the sitemap", async () => {
  expect(await textAt("/robots.txt")).toBe(
    `User-agent: *\nDisallow: /*.data$\nDisallow: /*.data?\nDisallow: /*?sort=\nDisallow: /*&sort=\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
});

test.each([
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json"],
])("%s is as fresh as the pages, and no page", async (path, type) => {
  const headers = (await ask(path))?.headers;
  expect([headers?.get("content-type"), headers?.get("cache-control"), headers?.get("x-robots-tag")]).toEqual(
    [type, cachePolicies.data, "noindex"],
  );
});

function elementsIn(xml: string, name: string) {
  const document = new new Window().DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return [...document.getElementsByTagName(name)];
}

type Parsed = ReturnType<typeof elementsIn>[number];

function fieldsOf(item: Parsed): Record<string, string> {
  return Object.fromEntries([...item.children].map(({ tagName, textContent }) => [tagName, textContent]));
}

function textIn(item: Parsed, name: string): string | undefined {
  return fieldsOf(item)[name];
}
