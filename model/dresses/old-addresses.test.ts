import { expect, test } from "vitest";
import { judgeOldAddresses, type KnownPages, oldAddressAt, pastedAddresses } from "./old-addresses.ts";

const known: KnownPages = {
  served: new Set(["/", "/about", "/product/lia", "/product/%C3%A9t%C3%A9", "/collection/tulle"]),
  moved: new Map([["/product/cloud", "/product/lia"]]),
  pathOf: (id) => (id === "lia" ? "/product/lia" : undefined),
};

function judge(...addresses: [from: string, to: string, page?: string][]) {
  return judgeOldAddresses(
    addresses.map(([from, to, page]) => ({ from, to, page })),
    known,
  ).map((judged) => ("fault" in judged ? judged.fault : `${judged.from} > ${judged.to}`));
}

test.each([
  ["/product-page/aurelie", "/product/lia", "/product-page/aurelie > /product/lia"],
  ["https://old.example/Product-Page/Aurelie/", "/about", "/product-page/aurelie > /about"],
  ["//old.example/a.html#top", "/about", "/a > /about"],
  ["www.old.example/shop/a", "/about", "/shop/a > /about"],
  ["product-page/a", "/about", "/product-page/a > /about"],
  ["index.php?id=12&x=", "/about", "/index.php?id=12&x= > /about"],
  ["/robe-d%C3%A9t%C3%A9", "/product/été", "/robe-dété > /product/%C3%A9t%C3%A9"],
  ["/robe-été".normalize("NFD"), "/Product/Lia/", "/robe-été > /product/lia"],
  ["/a", "/collection/tulle?colour=white#list", "/a > /collection/tulle?colour=white"],
  ["/a", "/product/cloud", "/a > /product/lia"],
  ["/product/cloud", "/about", "/product/cloud > /about"],
  ["/about.html", "/about", "/about > /about"],
  ["/count/dracula", "/about", "/count/dracula > /about"],
])("%s to %s is read as %s", (from, to, read) => expect(judge([from, to])).toEqual([read]));

test.each([
  ["https://old.example", "/about", /page at \//],
  ["/?p=12", "/about", /page at \//],
  ["/Product/%C3%89T%C3%89", "/about", /page at/],
  ["/search.json", "/about", /page at \/search.json/],
  ["/sitemap.xml", "/about", /uses this address itself/],
  ["/Studio/", "/about", /uses this address itself/],
  ["/static/js/a.js", "/about", /uses this address itself/],
  ["/v2025-02-19/data", "/about", /uses this address itself/],
  ["/vX/data", "/about", /uses this address itself/],
  ["/healthz", "/about", /uses this address itself/],
  ["/metrics", "/about", /uses this address itself/],
  ["/LLMS.txt", "/about", /uses this address itself/],
  ["/images/a.jpg", "/about", /uses this address itself/],
  ["/preview", "/about", /uses this address itself/],
  ["/a b", "/about", /not an address/],
  ["/a", "", /Choose a page/],
  ["/a", "/nowhere", /no page at \/nowhere/],
  ["/a", "https://elsewhere.example/", /must lead to a path of the shop/],
  ["/a", "//elsewhere.example/", /must lead to a path of the shop/],
  ["/a", "/\\elsewhere.example/", /must lead to a path of the shop/],
  ["/a", "javascript:alert(1)", /must lead to a path of the shop/],
  ["/a", "/A.html", /in a circle/],
])("%s to %s leads nowhere, and it is said why", (from, to, fault) =>
  expect(judge([from, to])).toEqual([expect.stringMatching(fault)]),
);

test("a chain has an end", () => {
  const next = (at: number) => (at === 11 ? "/about" : `/${at + 1}`);
  const chain = Array.from({ length: 12 }, (_, at): [string, string] => [`/${at}`, next(at)]);
  expect(judge(...chain)[0]).toMatch(/too many/);
  expect(judge(...chain.slice(1))[0]).toBe("/1 > /about");
});

test("one old address leads to another, but not in a circle, and each is in the list once", () => {
  const expected = ["/a > /about", "/b > /about", "/c > /about"];
  expect(judge(["/a", "/b"], ["/b", "/c"], ["/c", "/about"])).toEqual(expected);
  const circle = expect.stringMatching(/circle/);
  expect(judge(["/a", "/b"], ["/b", "/a"])).toEqual([circle, circle]);
  const twice = expect.stringMatching(/in the list already/);
  expect(judge(["/a", "/about"], ["/A/", "/"])).toEqual(["/a > /about", twice]);
});

const many = ["a.".repeat(500_000), `/a${"/".repeat(500_000)}b`, `/a${"%2F".repeat(500_000)}b`];

test.each(many)("an address of a million characters is read once: %.12s", (from) =>
  expect(judge([from, "/about"])).toEqual([expect.stringMatching(/ > \/about$/)]),
);

test.each([
  [".old.example/a", "/a > /about"],
  ["a..b/c", "/c > /about"],
  ["a./b", "/a./b > /about"],
  ["/a///", "/a > /about"],
])("%s is read as %s", (from, read) => expect(judge([from, "/about"])).toEqual([read]));

test("a page that was picked is followed wherever it is, and goes before a path", () =>
  expect(judge(["/a", "/about", "lia"], ["/b", "/about", "gone"])).toEqual([
    "/a > /product/lia",
    expect.stringMatching(/not in the shop/),
  ]));

test("an address with a query goes before the same without, whatever else was asked", () => {
  const map = new Map(Object.entries({ "/index.php": "/", "/index.php?id=12": "/about" }));
  const at = (path: string, query: string) => oldAddressAt(map, path, new URLSearchParams(query));
  expect(at("/Index.php", "utm_source=x&id=12")).toBe("/about");
  expect([at("/index.php", "id=13"), at("/index.htm", "id=12")]).toEqual(["/", undefined]);
});

test("two columns of a spreadsheet are many addresses; lines that are none are passed over", () => {
  const text =
    'Old URL\tNew URL\r\n/product-page/a\thttps://lior.example/product/lia\n"/b";/about\n/c, /\n\nnonsense\n/d\t';
  expect(pastedAddresses(text, "https://lior.example")).toEqual([
    { from: "/product-page/a", to: "/product/lia" },
    { from: "/b", to: "/about" },
    { from: "/c", to: "/" },
  ]);
});
