import { beforeAll, describe, expect, test } from "vitest";
import { productAttributes, productTexts } from "#model/dresses/product-fields.ts";
import { type Dress, listedPrice, readDataset } from "#tests/support/dataset.ts";
import {
  attributeOf,
  between,
  fetchPage,
  linksOf,
  type Page,
  radiosIn,
  slugsIn,
  textOf,
} from "#tests/support/page.ts";
import attributeWords from "#words/attributes.json" with { type: "json" };

let dresses: Dress[];
/** The screen of each dress, by its slug. */
const screens = new Map<string, Page>();

beforeAll(async () => {
  dresses = await readDataset();
  for (const { slug } of dresses) screens.set(slug.current, await fetchPage(`/product/${slug.current}`));
});

function screenOf({ slug }: Dress): Page {
  return screens.get(slug.current) ?? expect.fail(`${slug.current} has no screen.`);
}

test("every dress has its screen, with its name, price, colours and sizes", () => {
  for (const dress of dresses) {
    const { name, colors, sizes } = dress;
    const { status, html } = screenOf(dress);
    expect(status, name).toBe(200);
    expect(textOf(between(html, "<h1", "</h1>"))).toContain(name);
    const price = listedPrice(dress).toLocaleString("en-US");
    expect(textOf(between(html, "<h1", "</form>")), name).toMatch(new RegExp(`${price}\\s\\$`));
    for (const colour of colors) expect(textOf(groupOf(html, "colour")), name).toContain(colour.name);
    for (const size of sizes) expect(textOf(groupOf(html, "size")), name).toContain(`Size ${size}`);
  }
});

test("every dress has all its texts on its screen", () => {
  for (const dress of dresses) {
    const text = withoutSpaces(screenOf(dress).text);
    for (const field of productTexts) expect(text, field).toContain(withoutSpaces(dress[field]));
  }
});

test("every dress lists its silhouette, neckline, sleeves and fabric", () => {
  for (const dress of dresses) {
    const list = between(screenOf(dress).html, "<dl", "</dl>");
    const expected = productAttributes
      .filter((attribute) => dress[attribute])
      .map((attribute) => `${attributeWords[attribute]} ${dress[attribute]}`);
    expect(textOf(list), dress.name).toBe(expected.join(" "));
  }
});

test("a link leads back to the dress's collection, labelled with the category", async () => {
  const { html } = await fetchPage("/product/aurelie");
  const links = linksOf(between(html, 'aria-label="Breadcrumb"', "</nav>"));
  expect(links.map(({ href, name }) => [href, name])).toContainEqual([
    "/collection/tulle-dresses",
    "Tulle dresses",
  ]);
});

describe("the pictures", () => {
  test("are the main one and the gallery, with a thumbnail each that leads to it", () => {
    for (const dress of dresses) {
      const { slug, mainImage, gallery = [], colors } = dress;
      const pictured = new Set([mainImage, ...gallery].map(({ color }) => color));
      const cloths = colors.filter(({ name, cloth }) => cloth && !pictured.has(name));
      const count = 1 + gallery.length + cloths.length;
      const { html } = screenOf(dress);
      const strip = html.match(/id="picture-\d+"/g) ?? [];
      const thumbnails = linksOf(between(html, 'aria-label="Pictures"', "</ul>"));
      expect(strip, slug.current).toHaveLength(count);
      expect(thumbnails).toHaveLength(count === 1 ? 0 : count);
      for (const [place, { href }] of thumbnails.entries()) expect(href).toBe(`#picture-${place + 1}`);
    }
  });

  test("say what is seen on them", async () => {
    const { html } = await fetchPage("/product/aurelie");
    const pictures = [
      ...between(html, 'aria-label="Pictures of', 'aria-label="Pictures"').matchAll(/<img([^>]*)>/g),
    ];
    expect(pictures.length).toBeGreaterThan(1);
    for (const [, attributes = ""] of pictures)
      expect((attributeOf(attributes, "alt") ?? "").length).toBeGreaterThan(20);
  });
});

describe("colour and size", () => {
  test("are radio buttons of one form, which needs no script", async () => {
    const { html } = await fetchPage("/product/aurelie?colour=sage&size=38");
    const form = between(html, '<form autoComplete="off" action="/product/aurelie"', "</form>");
    const colours = radiosIn(groupOf(form, "colour")).map(({ value }) => value);
    expect(colours).toEqual(["blush", "champagne", "sage", "ivory"]);
    expect(radiosIn(groupOf(form, "size")).map(({ value }) => value)).toContain("40");
    expect(textOf(between(form, '<button type="submit"', "</button>"))).toBe("Choose");
  });

  test("say in words what is chosen", async () => {
    const { html } = await fetchPage("/product/aurelie?colour=sage&size=38");
    expect(chosenIn(groupOf(html, "colour"))).toEqual(["sage"]);
    expect(chosenIn(groupOf(html, "size"))).toEqual(["38"]);
  });

  test("that are unavailable are shown, said to be so, and lead to a question about one like it", async () => {
    const { html } = await fetchPage("/product/aurelie?size=34");
    const sizes = groupOf(html, "size");
    expect(textOf(sizes)).toContain("Size 34 , currently unavailable");
    expect(chosenIn(sizes)).toEqual(["34"]);
    expect(textOf(html)).toContain("Ask for one like it");
    const own = between(html, "<article", "</article>");
    expect(textOf(own), "also in the fold about renting, and on paper").not.toMatch(/\$|(Rent|Buy) via/);
    expect(textOf(own).match(/\bSold\b/g), "on the screen and on paper").toHaveLength(2);
  });

  const junk = "?colour=chartreuse&size=99 ?colour=&size= ?colour=SAGE ?colour=constructor&size=__proto__";

  test.each(junk.split(" "))("%s chooses nothing", async (query) => {
    const { status, html } = await fetchPage(`/product/aurelie${query}`);
    expect(status).toBe(200);
    expect(radiosIn(groupOf(html, "colour"))).toHaveLength(4);
    expect(chosenIn(html.slice(html.indexOf("<main")))).toEqual([]);
  });
});

describe("asking by WhatsApp", () => {
  test.each([
    ["Rent", "", "rent Aurélie. Could you confirm the rental price"],
    ["Purchase", "", "buy Aurélie. Could you confirm the price?"],
    ["Rent", "?colour=sage&size=38", "rent Aurélie (size 38, in Sage). Could you confirm the rental price"],
    ["Purchase", "?size=40", "buy Aurélie (size 40). Could you confirm the price?"],
    ["Purchase", "?colour=ivory", "buy Aurélie (in Ivory). Could you confirm the price?"],
  ])("%s with %j says: I would like to %s", async (kind, query, words) => {
    const { links } = await fetchPage(`/product/aurelie${query}`);
    const asking = links.filter(({ name }) => name === `${kind} via WhatsApp`);
    expect(asking.length).toBeGreaterThan(0);
    for (const { href } of asking) {
      const address = new URL(href);
      expect(address.origin + address.pathname).toBe("https://wa.me/33199001234");
      const [sentence, page = ""] = (address.searchParams.get("text") ?? "").split("\n");
      expect(sentence).toContain(`Hello, I would like to ${words}`);
      expect(new URL(page).pathname + new URL(page).search).toBe(`/product/aurelie${query}`);
    }
  });
});

test("the description is followed by the other dresses of the category", async () => {
  const { html, text } = await fetchPage("/product/aurelie");
  expect(text).toContain("Description Begin with the skirt");
  const tulle = dresses.filter(({ category }) => category === "tulle-dresses");
  const others = tulle.map(({ slug }) => slug.current).filter((slug) => slug !== "aurelie");
  expect(slugsIn(between(html, 'aria-labelledby="more"', "</section>"))).toEqual(others);
});

test("nothing of the description is said beside the choice, where all but the choice is folded", async () => {
  const { html } = await fetchPage("/product/seraphine");
  const beside = between(html, "<h1", 'aria-labelledby="description"');
  expect(textOf(beside)).not.toContain("A collar of folded tulle");
  expect(beside.match(/<details[^>]*/g)).toHaveLength(4);
  expect(beside).not.toMatch(/<details[^>]* open/);
});

test("a number says on the whole width how it is made", async () => {
  const { html } = await fetchPage("/product/aurelie");
  expect(textOf(between(html, "<h1", 'aria-labelledby="description"'))).toContain("9 layers of tulle");
});

/** The group of choices that #id names: up to the next one, or the end of the form. */
function groupOf(html: string, id: string) {
  const [group = ""] = between(html, `aria-labelledby="${id}"`, "</form>").split('role="group"');
  return group.replace(/^[^>]*>/, "");
}

/** A word in *italics* is an element of its own, and what parts elements is read as a space. */
function withoutSpaces(text: string) {
  return text.replace(/[\s*]/g, "");
}

function chosenIn(html: string) {
  return radiosIn(html)
    .filter(({ isChosen }) => isChosen)
    .map(({ value }) => value);
}
