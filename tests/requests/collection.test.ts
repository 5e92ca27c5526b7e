import { beforeAll, describe, expect, test } from "vitest";
import { categories, type Dress, listedPrice, readDataset } from "#tests/support/dataset.ts";
import { between, fetchPage, fetchPath, linksOf, slugsIn, textOf } from "#tests/support/page.ts";

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });
let dresses: Dress[];

beforeAll(async () => {
  dresses = await readDataset();
});

test.each(categories)(
  "%s shows its dresses with picture and name, their count and the intro",
  async (category) => {
    const own = dresses.filter((dress) => dress.category === category);
    const { html, text } = await fetchPage(`/collection/${category}`);
    const screen = mainOf(html);
    expect(slugsIn(screen)).toEqual(own.map(({ slug }) => slug.current));
    expect(text).toContain(
      "Shop blouses and tops with feather trims designed to complement your signature look",
    );
    expect(text).toContain(`${own.length} ${own.length === 1 ? "product" : "products"}`);
    for (const { name, slug } of own) {
      const card = between(screen, `href="/product/${slug.current}"`, "</a>");
      expect(card).toMatch(/<img[^>]*alt="[^"]{10,}"/);
      expect(textOf(`<a ${card}`)).toContain(name);
    }
  },
);

describe("the order of a collection", () => {
  const orders = [
    { slug: "name-ascending", label: "Alphabetically, A-Z", compare: byName },
    { slug: "name-descending", label: "Alphabetically, Z-A", compare: (a: Dress, b: Dress) => byName(b, a) },
    { slug: "price-ascending", label: "Price, low to high", compare: byPrice },
    { slug: "price-descending", label: "Price, high to low", compare: (a: Dress, b: Dress) => byPrice(b, a) },
  ];

  test.each(orders)("$slug in the address puts the dresses in that order", async ({ slug, compare }) => {
    const { html } = await fetchPage(`/collection/tulle-dresses?sort=${slug}`);
    const own = dresses.filter(({ category }) => category === "tulle-dresses");
    expect(slugsIn(mainOf(html))).toEqual(own.toSorted(compare).map((dress) => dress.slug.current));
  });

  test("is chosen from four links, which need no script", async () => {
    const { html } = await fetchPage("/collection/tulle-dresses");
    expect(html).toMatch(/<a[^>]*href="#sort"[^>]*>(?:(?!<\/a>)[\s\S])*Filter and Sort/);
    const list = between(between(html, '<dialog id="sort"', "</dialog>"), "<nav", "</nav>");
    expect(linksOf(list).map(({ name, href }) => [name, new URL(href, "http://shop").search])).toEqual(
      orders.map(({ label, slug }) => [label, `?sort=${slug}`]),
    );
  });

  test("says which is chosen", async () => {
    const { html } = await fetchPage("/collection/tulle-dresses?sort=price-ascending");
    const chosen = linksOf(between(html, '<dialog id="sort"', "</dialog>")).filter(({ attributes }) =>
      attributes.includes('aria-current="true"'),
    );
    expect(chosen.map(({ name }) => name)).toEqual(["Price, low to high"]);
  });
});

describe("a filtered list", () => {
  const hrefs = async (query: string) =>
    linksOf(mainOf((await fetchPage(`/collection/satin-dresses${query}`)).html)).map(({ href }) => href);

  test("opens a dress in the colour and size that it is filtered by", async () => {
    expect(await hrefs("?colour=blue&size=38")).toContain("/product/marguerite?colour=midnight&size=38");
    expect(await hrefs("?size=38")).toContain("/product/marguerite?size=38");
    expect(await hrefs("?size=38,40")).toContain("/product/marguerite");
  });

  test("shows a dress in that colour, before those that are seen in another one", async () => {
    const { html } = await fetchPage("/collection/satin-dresses?colour=blue");
    const pictures = [...mainOf(html).matchAll(/<img[^>]*alt="([^"]+)"/g)].map(([, alt = ""]) => alt);
    const own = dresses.find(({ slug }) => slug.current === "marguerite");
    expect(pictures).toContain(own?.gallery?.find(({ color }) => color === "Midnight")?.alt);
  });

  test("leads from one dress to the next in that colour", async () => {
    const list = "/collection/satin-dresses?colour=blue";
    const [first = "", second = ""] = slugsIn(mainOf((await fetchPage(list)).html));
    const response = await fetchPath(`/neighbours.json?${new URLSearchParams({ dress: first, list })}`);
    expect(await response.json()).toMatchObject({
      next: { slug: second, query: expect.stringMatching(/^\?colour=/) },
    });
  });
});

describe("a collection whose document has the switch for a rail on", () => {
  const view = "?view=rail";
  const listed = "/collection/bridal-dresses?sort=price-ascending&colour=white";

  test("leads to the other view of the same list, and back", async () => {
    expect(await linkNamed("Rail", listed)).toBe(`${listed}&view=rail`);
    expect(await linkNamed("Grid", `${listed}&view=rail`)).toBe(listed);
    const [grid, rail] = await Promise.all([listed, `${listed}&view=rail`].map((path) => fetchPage(path)));
    expect(slugsIn(mainOf(rail?.html ?? ""))).toEqual(slugsIn(mainOf(grid?.html ?? "")));
  });

  test("stays in its rail with every other choice, without script as well", async () => {
    const { html } = await fetchPage(`${listed}&view=rail`);
    const menu = between(html, '<dialog id="sort"', "</dialog>");
    const choices = linksOf(mainOf(html)).filter(({ href }) => /^\/collection\/[^?]*(\?|$)/.test(href));
    expect(choices.length, "orders, chips and the grid").toBeGreaterThan(5);
    expect(choices.filter(({ href }) => !href.includes("view=rail")).map(({ name }) => name)).toEqual([
      "Grid",
    ]);
    expect(menu).toMatch(/<input type="hidden" name="view" value="rail"/);
  });

  test("is cached as a page of its own, whose canonical address is the collection's", async () => {
    await fetchPage(`/collection/bridal-dresses${view}`);
    const { headers, html } = await fetchPage(`/collection/bridal-dresses${view}&made=up`);
    expect(headers.get("cache-status")).toBe("shop; hit");
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/collection\/bridal-dresses"/);
    const plain = await fetchPage("/collection/bridal-dresses");
    expect(html).not.toBe(plain.html);
    expect((await fetchPage("/collection/bridal-dresses?view=made-up")).html).toBe(plain.html);
  });

  test("is alone in it: elsewhere there is no such link, and the address means the grid", async () => {
    const plain = await fetchPage("/collection/tulle-dresses");
    expect((await fetchPage(`/collection/tulle-dresses${view}`)).html).toBe(plain.html);
    expect(await linkNamed("Rail", "/collection/tulle-dresses")).toBeUndefined();
  });

  async function linkNamed(name: string, path: string) {
    const link = linksOf(mainOf((await fetchPage(path)).html)).find((other) => other.name === name);
    return link?.href;
  }
});

test("only the first pictures are asked for at once, and one of them first", async () => {
  const pictures = [
    ...mainOf((await fetchPage("/collection/tulle-dresses")).html).matchAll(/<img\b[^>]*>/g),
  ].map(String);
  expect(pictures.filter((picture) => /fetchpriority="high"/i.test(picture))).toHaveLength(1);
  expect(pictures.filter((picture) => picture.includes('loading="lazy"')).length).toBeGreaterThan(2);
  for (const picture of pictures)
    expect(picture).toMatch(/srcset="[^"]+ \d+w.*sizes="|sizes="[^"]+".*srcset="/is);
  for (const picture of pictures) expect(picture).toMatch(/width="\d+" height="\d+"/);
});

function mainOf(html: string) {
  return between(html, "<main", "</main>");
}

function byName(a: Dress, b: Dress) {
  return collator.compare(a.name, b.name);
}

function byPrice(a: Dress, b: Dress) {
  return listedPrice(a) - listedPrice(b);
}
