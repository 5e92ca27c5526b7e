import { describe, expect, test } from "vitest";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { PAGE_SIZE } from "#model/dresses/paging.ts";
import { dollars, sampleProduct } from "#tests/support/sample-product.ts";
import { cacheKeyOf } from "./cache-key.ts";

const aurelie = sampleProduct("aurelie", {
  price: dollars(2450),
  silhouette: "A-line",
  fabric: "Tulle",
  colours: [
    { slug: "blush", name: "Blush", value: "#fff", isAvailable: true },
    { slug: "ivory", name: "Ivory", value: "#fff", isAvailable: false },
  ],
  sizes: [
    { label: "38", isAvailable: true },
    { label: "40", isAvailable: false },
  ],
});
const others = Array.from({ length: PAGE_SIZE }, (_, index) => ({ ...aurelie, slug: `dress-${index}` }));
const noir = sampleProduct("noir", {
  silhouette: "Mermaid",
  fabric: "Lace",
  colours: [{ slug: "black", name: "Black", value: "#000", isAvailable: true }],
});
const catalogue: Catalogue = {
  revision: "1",
  products: [aurelie, ...others, { ...aurelie, slug: "été" }, noir],
  careSlugs: new Set(["shipping"]),
  formerPaths: new Map([["/product/aurore", "/product/aurelie"]]),
};
const tulle = "/collection/tulle-dresses";

const nearest = `${tulle}?silhouette=a-line&fabric=lace`;
const neighbours = "/neighbours.json?";
const inOrder = encodeURIComponent(`${tulle}?sort=name-ascending`);

const keyOf = (url: string) => cacheKeyOf(url, catalogue);

const dresses = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `dress=${first + index}`).join("&");

test("the day of a list counts where the label keeps a calendar, and such a list is never kept", () => {
  const inCalendar = new Set([aurelie.id]);
  const at = (query: string) => cacheKeyOf(`${tulle}?${query}`, { ...catalogue, inCalendar });
  const url = `${tulle}?colour=white&free=2027-06-12&page=3`;
  expect(at("page=3&x=1&free=2027-06-12&colour=white")).toEqual({ url, isCacheable: false });
  for (const junk of ["free=2.6.20", "free=soon", "free=0027-06-12", "free=2027-02-30"])
    expect(at(junk), "the page says that it cannot read it").toEqual({
      url: `${tulle}?free=unread`,
      isCacheable: true,
    });
  expect([at("free="), keyOf(`${tulle}?free=soon`)]).toEqual(
    Array(2).fill({ url: tulle, isCacheable: true }),
  );
  expect(keyOf(`${tulle}?free=2027-06-12`)).toEqual({ url: tulle, isCacheable: true });
});

test("the day that a browser without a date field sends is read as it was typed, and leads to its address", () => {
  const inCalendar = new Set([aurelie.id]);
  for (const typed of ["12.06.2027", "12.%206.%202027", "2027/6/12"]) {
    const { redirect } = cacheKeyOf(`${tulle}?colour=white&free=${typed}`, { ...catalogue, inCalendar });
    expect(redirect).toEqual({ status: 301, to: `${tulle}?colour=white&free=2027-06-12` });
  }
});

test("a list that shows no price is in no order of prices", () => {
  const products = catalogue.products.map((product) => ({ ...product, price: null }));
  const { url } = cacheKeyOf(`${tulle}?sort=price-ascending`, { ...catalogue, products });
  expect(url).toBe(tulle);
});

describe("one key, whatever stands in the URL of", () => {
  test.each([
    ["/?utm_source=x&fbclid=1", "/"],
    ["/?notice=not-shown&x=1", "/?notice=not-shown"],
    ["/neighbours.json?dress=gone&list=/collection/tulle-dresses", "/neighbours.json"],
    [`${tulle}?page=2&sort=price-ascending&colour=x`, `${tulle}?sort=price-ascending&page=2`],
    [`${tulle}?sort=made-up&page=junk`, tulle],
    [`${tulle}?sort=name-ascending&sort=b`, `${tulle}?sort=name-ascending`],
    [`${tulle}?size=40&colour=white,made-up`, `${tulle}?colour=white`],
    [`${tulle}?colour=white&colour=white&page=2`, `${tulle}?colour=white&page=2`],
    [`${tulle}?colour=black&page=2`, `${tulle}?colour=black`],
    [`${tulle}?page=0002`, `${tulle}?page=2`],
    ["/product/aurelie?size=38&colour=blush", "/product/aurelie?colour=blush&size=38"],
    ["/product/aurelie?size=40&colour=ivory", "/product/aurelie?colour=ivory&size=40"],
    ["/product/%C3%A9t%C3%A9", "/product/%C3%A9t%C3%A9"],
    ["/_.data?notice=not-shown", "/_.data?notice=not-shown"],
    ["/.data", "/_.data"],
    ["/faq/_.data?x=1", "/faq.data"],
    ["/privacy?token=a", "/privacy"],
    ["/product/%61urelie.data?size=38", "/product/aurelie.data?size=38"],
    ["/faq.data?_routes=faq/faq,root,root", "/faq.data?_routes=root%2Cfaq%2Ffaq"],
    ["/enquiry.json?x", "/enquiry.json"],
    ["/fitting?differences=marked", "/fitting"],
    ["/enquiry?dress=aurelie&for=junk&x=1", "/enquiry?dress=aurelie"],
    ["/enquiry?for=rent&size=38&colour=blush&dress=noir", "/enquiry?dress=noir&for=rent"],
    ["/enquiry?size=38&colour=blush&dress=aurelie", "/enquiry?dress=aurelie&colour=blush&size=38"],
    ["/enquiry?dress=aurelie&colour=ivory&size=40", "/enquiry?dress=aurelie&colour=ivory&size=40"],
    ["/enquiry?dress=made-up&colour=blush&for=rent&free=2027-06-12", "/enquiry"],
    ["/enquiry?dress=&dress=aurelie&dress=aurelie&dress=", "/enquiry?dress=aurelie"],
    ["/size-finder?bust=88&waist=70&dress=aurelie&size=38", "/size-finder?dress=aurelie"],
    ["/size-finder?dress=%00&dress=aurelie", "/size-finder"],
  ])("%s: %s", (url, key) => {
    expect(keyOf(url)).toEqual({ url: key, isCacheable: true });
  });
});

describe("not cacheable is", () => {
  test.each([
    ["a search", "/faq?search=tulle&x=1", "/faq?search=tulle"],
    ["several dresses", "/enquiry?dress=noir&dress=lia&for=rent", "/enquiry?dress=noir&for=rent&dress=lia"],
    ["her day", "/enquiry?free=2027-06-12&dress=noir&x=1", "/enquiry?dress=noir&free=2027-06-12"],
    ["more dresses than a fitting list has", `/enquiry?${dresses(0, 40)}`, `/enquiry?${dresses(1, 11)}`],
    ["a further page of what comes nearest", `${nearest}&page=2`, `${nearest}&page=2`],
    ["a fitting list, each once", "/fitting?dress=b&x&dress=a&dress=b", "/fitting?dress=b&dress=a"],
    [
      "what is chosen of its dresses",
      "/fitting?x&dress=b%3Fsize%3D38&dress=a",
      "/fitting?dress=b%3Fsize%3D38&dress=a",
    ],
    ["its differences", "/fitting?dress=a&differences=marked", "/fitting?differences=marked&dress=a"],
    ["its data, twelve at most", `/fitting.data?${dresses(0, 40)}`, `/fitting.data?${dresses(0, 12)}`],
    [
      "one of a list",
      `${neighbours}list=${inOrder}%26x&dress=noir`,
      `${neighbours}dress=noir&list=${inOrder}`,
    ],
    ["data by a former slug", "/enquiry.data?dress=aurore&size=38", "/enquiry.data?dress=aurelie&size=38"],
    ["some dresses", "/dresses.json?dress=aurelie&dress=a&dress=a", "/dresses.json?dress=aurelie&dress=a"],
    ["a list of two values", `${tulle}?colour=white&fabric=tulle`, `${tulle}?colour=white&fabric=tulle`],
    ["data of a route that the page does not have", "/faq.data?_routes=root,x", "/faq.data?_routes=root%2Cx"],
    ["a page that a mail leads to", "/newsletter/confirm?token=a.b-c&x=1", "/newsletter/confirm?token=a.b-c"],
    ["a page that nobody has", "/nowhere?x=1", "/nowhere"],
    ["data in the form of another router", "/_root.data", "/_root.data"],
    ["a dress that is not there", "/product/gone?colour=blush", "/product/gone"],
    ["a path that goes on", `${tulle}/more`, `${tulle}/more`],
    ["what begins no letter", "/%zz", "/%25zz"],
  ])("%s: %s", (_, url, rendered) => {
    expect(keyOf(url)).toEqual({ url: rendered, isCacheable: false });
  });
});

describe("a document in another spelling is redirected", () => {
  test.each([
    ["/faq/", "/faq"],
    ["/FAQ?x=1", "/faq?x=1"],
    ["/PRODUCT/%61urelie/?size=38", "/product/aurelie?size=38"],
    ["//evil.example/", "/evil.example"],
    ["/\\evil.example/", "/evil.example"],
    ["/collection//a/?sort=b", "/collection/a?sort=b"],
  ])("%s to %s", (url, target) => {
    expect(keyOf(url).redirect).toEqual({ status: 308, to: target });
    expect(keyOf(target).redirect).toBeUndefined();
  });

  test.each(["/", "/faq", "/faq?search=/x/", "/FAQ.data", "/product/%C3%A9t%C3%A9", "/%zz"])(
    "%s is not",
    (url) => {
      expect(keyOf(url).redirect).toBeUndefined();
    },
  );
});

describe("a document that names a dress by a former slug", () => {
  test.each([
    ["/enquiry?for=rent&dress=aurore&size=38&x=1", "/enquiry?for=rent&dress=aurelie&size=38&x=1"],
    ["/enquiry?dress=dress-1&dress=aurore", "/enquiry?dress=dress-1&dress=aurelie"],
    ["/enquiry?dress=dress-1++aurore&search=%26", "/enquiry?dress=dress-1++aurelie&search=%26"],
    ["/size-finder?dress=aurore", "/size-finder?dress=aurelie"],
  ])("%s has moved to %s", (url, target) => {
    expect(keyOf(url)).toMatchObject({ isCacheable: false, redirect: { status: 301, to: target } });
    expect(keyOf(target).redirect).toBeUndefined();
  });

  test.each([
    "/enquiry",
    "/enquiry?dress=aurelie&dress=made-up",
    "/size-finder?dress=%zz",
    "/fitting?dress=aurore",
    "/faq?dress=aurore",
    "/enquiry.data?dress=aurore",
    "/product/aurore",
  ])("%s has not", (url) => {
    expect(keyOf(url).redirect).toBeUndefined();
  });
});

test("a list of one value is cached where the form has it: of others there is no end", () => {
  const fabrics = Array.from({ length: 31 }, (_, index) => `Fabric ${index}`);
  const worn = [...fabrics, ...fabrics.filter((fabric) => fabric !== "Fabric 1")];
  const products = worn.map((fabric, index) => sampleProduct(`woven-${index}`, { fabric }));
  for (const [value, isCacheable] of [
    ["fabric-2", true],
    ["fabric-1", false],
  ]) {
    const url = `${tulle}?fabric=${value}`;
    expect(cacheKeyOf(url, { revision: "3", products })).toEqual({ url, isCacheable });
  }
});

describe("a search", () => {
  test.each(["/search", "/search.json", "/search.data"])("%s is cached without a text alone", (path) => {
    expect(keyOf(`${path}?q=&x=1`)).toEqual({ url: path, isCacheable: true });
    expect(keyOf(`${path}?x=1&q=%20Tulle%0a%20%20`)).toEqual({
      url: `${path}?q=Tulle`,
      isCacheable: false,
    });
  });

  test("is cut to a line, and that of the dialog stays beside that of the page", () => {
    expect(keyOf(`/search?q=${"a".repeat(5_000)}&search=vi`).url).toBe(
      `/search?q=${"a".repeat(100)}&search=vi`,
    );
  });
});
