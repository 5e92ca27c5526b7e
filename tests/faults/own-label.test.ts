import { beforeAll, describe, expect, test } from "vitest";
import { dress } from "#tests/support/dress.ts";
import { withHealthToken } from "#tests/support/shop.ts";
import { shopWith } from "#tests/support/shop-with.ts";

const house = { _id: "house", _type: "house", name: "Maison Une" };
const whole = {
  ...house,
  phone: "41441234567",
  phoneDisplay: "+41 44 123 45 67",
  email: "une@une.example",
  bookingUrl: "https://une.example/book",
  showroom: { address: ["1 rue Une", "1000 Lausanne"], mapsUrl: "https://une.example/map" },
};

const { shop, ask, visit, publish } = shopWith([dress("lia")]);

describe("a dataset of dresses, without a document of the label", () => {
  beforeAll(async () => {
    const dresses = [dress("lia"), { ...dress("odette"), category: "bridal-dresses" }];
    await publish(dresses, "/collection/bridal-dresses", ({ text }) =>
      expect(text).toContain("Dress odette"),
    );
  });

  test.each([
    ["/", /New dresses.*Dress lia/],
    ["/contact", /Contact us/],
    ["/faq", /Questions, answered/],
    ["/collection/bridal-dresses", /Bridal dresses/],
    ["/nowhere", /Not Found/],
  ])("%s says the language's own words", async (path, words) => {
    const { text } = await visit(path);
    expect(text).toMatch(words);
    expect(text).not.toMatch(/auvrane/i);
  });
});

describe.each([
  ["only its name", house],
  ["its name and where it is", whole],
])("a label that has published %s", (_what, label) => {
  beforeAll(async () => {
    await publish([dress("lia")], "/", ({ text }) => expect(text).toContain("Untitled label"));
    await publish([dress("lia"), label], "/", ({ text }) => expect(text).toContain("Maison Une"));
  });

  const screens = [
    "/",
    "/collection/tulle-dresses",
    "/product/lia",
    "/contact",
    "/about",
    "/faq",
    "/nowhere",
  ];

  test.each(screens)("has nothing of the sample on %s, nothing empty, no link to nowhere", async (path) => {
    const { html, links, status } = await visit(path);
    expect(status).toBe(path === "/nowhere" ? 404 : 200);
    expect(html).toContain("Maison Une");
    expect(html).not.toMatch(/auvrane|tisserands|calendly|33199001234|\/house\/(?!$)|Beirut/i);
    expect(html).not.toMatch(/<(p|h1|h2|h3|dd|dt|ul|dl|li)(?![^>]*role="status")( [^>]*)?><\/\1>/);
    // WhatsApp asks whom a shared link is for.
    const leading = links.filter(({ attributes }) => !attributes.includes('aria-label="Share '));
    const nowhere = /^(|#|tel:\+?|mailto:|https:\/\/wa\.me\/\?.*)$/;
    expect(leading.filter(({ href }) => nowhere.test(href))).toEqual([]);
    const inside = links.filter(({ href }) => /^\/(?!$|\?|images\/)/.test(href));
    // A link that sorts a list leads to the list.
    const hasAnswered = (href: string) =>
      answered.has(href.replace(/#.*/, "")) || answered.has(href.replace(/\?.*/, ""));
    expect(inside.filter(({ href }) => !hasAnswered(href))).toEqual([]);
  });

  test("nothing leads to screens for which it has written nothing, and they have a way on", async () => {
    expect((await visit("/")).links.map(({ href }) => href)).toContain("/contact");
    const { html: sitemap } = await visit("/sitemap.xml");
    expect(sitemap).toContain("/contact</loc>");
    expect(sitemap).not.toMatch(/\/(about|faq)<\/loc>/);
    const way = /<main[^>]*>.*<a [^>]*href="\/contact"[^>]*>Contact us<\/a>.*<\/main>/;
    for (const path of ["/about", "/faq"]) expect((await visit(path)).html).toMatch(way);
  });

  test("a dress says on which terms it is to rent, and can be asked for in words, with a number and without", async () => {
    const { text, links } = await visit("/product/lia");
    expect(text).toContain("Renting Price Price on request");
    expect(links.map(({ href }) => href)).toContain("/enquiry?dress=lia");
  });

  test("without a size chart of its own a label has no size finder", async () => {
    expect((await ask("/size-finder")).status).toBe(404);
    expect((await ask("/size-chart.json")).status).toBe(404);
  });
});

describe("a label without a dress", () => {
  test("says that it opens soon, whose shop it is, and how they are reached", async () => {
    const { text, html, links } = await publish([whole], "/", (page) =>
      expect(page.text).toContain("1 rue Une"),
    );
    expect(html).toMatch(/<h1[^>]*>.*The shop.*opens.*<\/h1>/);
    for (const words of ["Maison Une will show its dresses here", "+41 44 123 45 67"])
      expect(text).toContain(words);
    const hrefs = links.map(({ href }) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        "tel:+41441234567",
        "mailto:une@une.example",
        "https://une.example/book",
        expect.stringContaining("wa.me/41441234567"),
      ]),
    );
    expect(hrefs.filter((href) => href.startsWith("/collection/"))).toEqual([]);
    expect(await state()).toMatchObject({ ready: true, dresses: 0 });
  });

  test("leads to the contact page where nobody can be reached, and draws no empty line", async () => {
    await publish([whole], "/", ({ text }) => expect(text).toContain("1 rue Une"));
    const { html, links } = await publish([house], "/", ({ text }) => expect(text).not.toContain("rue Une"));
    expect(html).not.toContain("<dl");
    expect(links).toContainEqual(expect.objectContaining({ name: "Contact us", href: "/contact" }));
  });

  test("opens with the first dress, and closes when the last is taken away", async () => {
    const { text } = await publish([whole, dress("lia")], "/", (page) =>
      expect(page.text).toContain("Dress lia"),
    );
    expect(text).not.toContain("opens soon");
    expect(await state()).toMatchObject({ ready: true, dresses: 1 });
    await publish([whole], "/", (page) => expect(page.text).toContain("opens soon"));
    expect(await state()).toMatchObject({ ready: true, dresses: 0 });
  });
});

test("sections of the home page stand in the order of the list, hidden ones nowhere, and one kind may come twice", async () => {
  const dresses = Array.from({ length: 6 }, (_, index) => ({
    ...dress(`lia-${index}`),
    category: index % 2 === 0 ? "tulle-dresses" : "satin-dresses",
  }));
  const sections = [
    { _key: "same", _type: "textSection", heading: "Ours" },
    { _key: "same", _type: "textSection", heading: "Ours *again*" },
    { _key: "shipping", _type: "shippingSection", heading: "Free" },
    { _key: "hidden", _type: "textSection", heading: "Nobody sees this", isHidden: true },
    { _key: "first", _type: "firstDressesSection" },
    { _key: "unknown", _type: "capesSection", heading: "Nobody sees this" },
    { _type: "sliderSection", shows: "collection", collection: "satin-dresses" },
    null,
  ];
  const idsIn = (html: string) => [...html.matchAll(/<h2[^>]* id="([a-z0-9-]+)"/g)].map(([, id]) => id);
  const { html } = await publish([...dresses, { _id: "home", _type: "home", sections }], "/", (page) =>
    expect(idsIn(page.html.split("</main>")[0] ?? "")).toEqual([
      "text",
      "text-2",
      "shipping",
      "first",
      "tulle",
    ]),
  );
  expect(html).not.toContain("Nobody sees this");
  expect(html.match(/<h1/g)).toHaveLength(1);
});

/** A page may lead to the one dress, an enquiry about it, its collection, and the pages that every shop has. */
const answered = new Set(
  "/contact /privacy /collection/tulle-dresses /product/lia /enquiry?dress=lia /fitting /fitting?dress=lia".split(
    " ",
  ),
);

async function state() {
  return (await fetch(`${shop().url}/readyz`, withHealthToken)).json();
}
