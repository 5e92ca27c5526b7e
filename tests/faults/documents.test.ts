import { expect, test } from "vitest";
import { dress } from "#tests/support/dress.ts";
import { linksOf, radiosIn, slugsIn } from "#tests/support/page.ts";
import { shopWith } from "#tests/support/shop-with.ts";

/** Documents that cannot be shown: left out, reported with their id, and they take nothing with them. */
const unusable: Record<string, object> = {
  "no name": { name: null },
  "an empty name": { name: "  " },
  "no slug": { slug: undefined },
  "a slug without a text": { slug: { current: "" } },
  "no picture": { mainImage: undefined },
  "a picture without a file": { mainImage: { _type: "image" } },
  "a picture that names none": { mainImage: { _type: "image", asset: { _ref: "image-nonsense" } } },
};

const junk = { price: null, colors: [7, null, {}, "???"], sizes: null, description: 12, gallery: "none" };
const script = '<script>alert(1)</script> & "Quotes"';
const braces = { name: "Todo {dress}", description: "Ipsum, <i>in</i> layers." };
const arabicColours = Object.entries({ كريمي: "#f3e9d2", أسود: "#111111" });
const arabic = { colors: arabicColours.map(([name, value]) => ({ name, value })), sizes: ["صغير", "كبير"] };

/** Documents of which a part makes no sense: shown without that part. */
const odd: Record<string, { change: object; shown: RegExp }> = {
  "a price that is text": { change: { price: "a lot" }, shown: /Price on request/ },
  "a price below zero": { change: { price: -5 }, shown: /Price on request/ },
  "sizes of all kinds": { change: { sizes: [36, "38", null, {}] }, shown: /Size 36.*Size 38/ },
  "nothing but junk in its other parts": { change: junk, shown: /Price on request/ },
  "signs of markup in its name": { change: { name: '5 < 6 & "so" <script' }, shown: /5 < 6 & "so" <script/ },
  "a script for a name": { change: { name: script }, shown: /<script>alert\(1\)<\/script> & "Quotes"/ },
  "brackets in its name": { change: { name: "Aurélie [sample]" }, shown: /Aurélie \[sample\]/ },
  "braces and lorem ipsum": { change: braces, shown: /Todo \{dress\}.*Ipsum, <i>in<\/i> layers/ },
  "half an emoji in its name": { change: { name: "Cut \ud83d" }, shown: /Cut \ufffd/ },
  "colours and sizes in Arabic": { change: arabic, shown: /Size صغير.*Size كبير/ },
  "a category nobody knows": { change: { category: "lace-gowns" }, shown: /Lace gowns/ },
};

const picture = dress("editorial").mainImage;

const action = (label: string) => ({ label, href: elsewhere(label) });
const sections = [
  { _type: "heroSection", href: elsewhere("hero") },
  { _type: "firstDressesSection", more: action("first") },
  { _type: "carouselSection", action: action("bridal"), slides: five({ img: picture, detail: picture }) },
  { _type: "pictureSection", action: action("parallax"), picture },
  { _type: "featuredSection", action: action("featured"), pictures: five(picture) },
];

const documents = [
  { ...dress("whole"), order: 1 },
  { ...dress("whole"), _id: "product-second", name: "Second", order: 2 },
  { _id: "house", _type: "house", foundedYear: 1931, phone: "33199001234" },
  { _id: "notFound", _type: "notFound", sentence: "Nobody has sewn this page." },
  { _id: "questions", _type: "questions", more: { label: "Ask", href: elsewhere("questions") } },
  { _id: "home", _type: "home", sections },
  { ...dress("lia&co+1"), order: 3 },
  { _id: "sizeChart", _type: "sizeChart", rows: [{ _key: "a", size: "36", bust: 84, waist: 66, hips: 92 }] },
  { ...dress("hidden"), _id: "private.hidden" },
  { _id: "private.questions", _type: "questions", more: { label: "A secret", href: "/secret" } },
  "no document at all",
  ...Object.entries(unusable).map(([what, change]) => ({ ...dress(slugFor(what)), ...change })),
  ...Object.entries(odd).map(([what, { change }]) => ({ ...dress(slugFor(what)), ...change })),
];

// A shop of this file's own: a log that others have filled leaves lines out.
const { shop, visit } = shopWith(documents, {});

test.each(Object.keys(unusable))("a document with %s is left out and reported with its id", async (what) => {
  const slug = slugFor(what);
  expect(shop().log()).toContain(`"product-${slug}"`);
  expect((await visit(`/product/${slug}`)).status).toBe(302);
});

test("a private document, whose id has a dot, is shown to nobody", async () => {
  expect((await visit("/product/hidden")).status).toBe(302);
  for (const path of ["/", "/faq"]) expect((await visit(path)).html).not.toMatch(/product\/hidden|A secret/);
});

test.each(Object.entries(odd))("a document with %s is shown without that part", async (what, { shown }) => {
  const { status, html, text } = await visit(`/product/${slugFor(what)}`);
  expect(status).toBe(200);
  expect(text).toMatch(shown);
  expect(html).not.toMatch(/& "so" <script|<script>alert\(1\)/);
  expect(text).not.toMatch(/undefined|NaN|\[object/);
});

test("colours and sizes in any script are chosen, shared and asked for", async () => {
  const path = `/product/${slugFor("colours and sizes in Arabic")}`;
  const radios = radiosIn((await visit(path)).html);
  const radioValue = (label: string) => radios.find((radio) => radio.label === label)?.value ?? "";
  const choice = new URLSearchParams({ colour: radioValue("أسود"), size: radioValue("Size كبير") });
  const both = await visit(`${path}?${choice}`);
  const rent = both.links.find(({ name }) => name === "Rent via WhatsApp");
  expect(new URL(rent?.href ?? "").searchParams.get("text")).toContain("(size كبير, in أسود)");
});

test.each([
  ["/", ["hero", "first", "bridal", "parallax", "featured"]],
  ["/faq", ["questions"]],
])("on %s links that the label sets to another site lead there", async (path, places) => {
  const { links } = await visit(path);
  for (const place of places) {
    const found = links.filter(({ href }) => href === elsewhere(place));
    expect(found, place).not.toEqual([]);
    for (const { attributes } of found) {
      expect(attributes).toContain('target="_blank"');
      expect(attributes).not.toContain("data-screen");
    }
  }
});

test("Not Found and the year of the founding are the label's own", async () => {
  const { status, text } = await visit("/nowhere");
  expect(status).toBe(404);
  expect(text).toContain("Nobody has sewn this page.");
  expect(text).toContain("© 1931–");
});

test("a slug that is taken stays with the first, and the second is reported", async () => {
  expect((await visit("/product/whole")).text).toContain("Dress whole");
  expect(shop().log()).toContain('"product-second"');
});

test("a slug of any characters is the same dress in every address that the shop writes of it", async () => {
  const path = `/product/${encodeURIComponent("lia&co+1")}`;
  const { html } = await visit(path);
  // The cards of other dresses are left out.
  const about = linksOf(html.slice(0, html.indexOf('id="more"')))
    .map(({ href }) => href)
    .filter((href) => /[?&]dress=/.test(href));
  const paths = about.map((href) => href.split("?")[0]);
  expect([...new Set(paths)].toSorted()).toEqual(["/enquiry", "/fitting", "/size-finder"]);
  for (const href of about)
    expect([...new URL(href, "http://shop").searchParams], href).toEqual([["dress", "lia&co+1"]]);
  expect((await visit("/collection/tulle-dresses")).links).toContainEqual(
    expect.objectContaining({ href: path }),
  );
});

test("a category nobody knows has a collection of its own, and is not in the navigation", async () => {
  const { text, html } = await visit("/collection/lace-gowns");
  expect(text).toContain("1 product");
  expect(slugsIn(html)).toContain(slugFor("a category nobody knows"));
});

test("whatever is unusable, every screen stands", async () => {
  for (const path of [
    "/",
    "/collection/tulle-dresses?sort=price-ascending",
    "/?search=dress",
    "/sitemap.xml",
  ]) {
    const { status, text } = await visit(path);
    expect(status, path).toBe(200);
    expect(text, path).not.toMatch(/undefined|NaN|\[object/);
  }
});

function five<T>(part: T): T[] {
  return Array.from({ length: 5 }, () => part);
}

function slugFor(what: string) {
  return what.replaceAll(" ", "-");
}

function elsewhere(place: string) {
  return `https://elsewhere.example/${place}`;
}
