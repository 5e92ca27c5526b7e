import { expect, test } from "vitest";
import { dress } from "#tests/support/dress.ts";
import { shopWith } from "#tests/support/shop-with.ts";

const documents = [
  { ...dress("lia"), previousSlugs: ["cloud", "mia"] },
  dress("mia"),
  dress("été"),
  { _id: "collection-tulle-dresses", _type: "collection", previousSlugs: ["lace-gowns"] },
  {
    _id: "oldAddresses",
    _type: "oldAddresses",
    addresses: [
      { from: "https://old.example/product-page/Lia", page: { _ref: "product-lia" } },
      { from: "/gowns/été", page: { _ref: "collection-tulle-dresses" } },
      { from: "/index.php?id=12", to: "/product/mia?colour=blush" },
      { from: "/product/gone", to: "/gowns/été" },
      { from: "/about", to: "/product/mia" },
      { from: "/faq.html", to: "/faq" },
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
      { from: "/c", to: "https://elsewhere.example/" },
      { from: "/d", to: "/\\elsewhere.example/" },
      { from: "/e", page: { _ref: "product-nobody" } },
    ],
  },
];

const { ask, visit, publish } = shopWith(documents);

test.each([
  ["/product/cloud?colour=blush&size=36", "/product/lia?colour=blush&size=36"],
  ["/enquiry?dress=mia&dress=cloud&search=x", "/enquiry?dress=mia&dress=lia&search=x"],
  ["/size-finder?dress=cloud", "/size-finder?dress=lia"],
  ["/collection/lace-gowns?sort=price-ascending", "/collection/tulle-dresses?sort=price-ascending"],
  ["/product/Mia?colour=blush&size=36", "/product/mia?colour=blush&size=36"],
  ["/product/e%CC%81te%CC%81", "/product/%C3%A9t%C3%A9"],
  ["/collection/Tulle-Dresses", "/collection/tulle-dresses"],
  ["/enquiry?dress=MIA", "/enquiry?dress=mia"],
  ["/product-page/lia", "/product/lia"],
  ["/Product-Page/LIA.html?utm_source=letter", "/product/lia"],
  ["/gowns/%C3%A9t%C3%A9", "/collection/tulle-dresses"],
  ["/gowns/e%CC%81te%CC%81", "/collection/tulle-dresses"],
  ["/index.php?lang=fr&id=12", "/product/mia?colour=blush"],
  ["/product/gone", "/collection/tulle-dresses"],
  ["/faq.html", "/faq"],
])("%s has moved permanently to %s", async (path, target) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(301);
  expect(headers.get("location")).toBe(target);
  expect(headers.get("cache-control")).toBe("no-store");
});

test("a page that answers is where it is, whoever had its address before", async () => {
  expect((await ask("/product/mia")).status).toBe(200);
});

test.each(["/about", "/a", "/c", "/d", "/e", "/index.php?id=13", "/product-page"])(
  "an old address leads nowhere where nobody should be led: %s",
  async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get("location")]).toEqual([path === "/about" ? 200 : 404, null]);
  },
);

test("a slash at the end is taken away first", async () => {
  const { status, headers } = await ask("/product-page/lia/");
  expect([status, headers.get("location")]).toEqual([308, "/product-page/lia"]);
});

test("what the router asks for, and a note that was begun before the change, are about the dress", async () => {
  expect((await visit("/enquiry.data?dress=cloud")).html).toContain("Dress lia");
  const body = new URLSearchParams({ dress: "cloud", step: "show", for: "rent" });
  expect((await visit("/enquiry", { method: "POST", body })).html).toContain("Dress lia");
});

test("a change of the address is followed with the next publish", async () => {
  const renamed = { ...dress("iris"), slug: { current: "iris-in-blue" }, previousSlugs: ["iris", "bloom"] };
  await publish([...documents, renamed], "/product/iris", ({ headers }) =>
    expect(headers.get("location")).toBe("/product/iris-in-blue"),
  );
  expect((await ask("/product/bloom")).headers.get("location")).toBe("/product/iris-in-blue");
});
