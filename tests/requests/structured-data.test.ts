import { expect, test } from "vitest";
import { fetchPage, fetchPath, type Page } from "#tests/support/page.ts";

type Node = Record<string, unknown>;

const kinds = {
  "/": ["WebSite", "Organization"],
  "/collection/tulle-dresses": ["BreadcrumbList"],
  "/product/aurelie": ["ProductGroup", "Service", "BreadcrumbList"],
  "/contact": ["ClothingStore"],
  "/faq": ["FAQPage"],
  "/about": [],
  "/privacy": [],
  "/care/lookbook": [],
  "/size-finder": [],
  "/fitting": [],
};

test.each(Object.entries(kinds))("%s tells search engines of %j", async (path, types) => {
  expect(nodesOf(await fetchPage(path)).map((node) => node["@type"])).toEqual(types);
});

/** People read these; other properties are addresses, codes and figures. */
const readProperties =
  "name description category color size text streetAddress postalCode addressLocality telephone email".split(
    " ",
  );

const spoken = ["/collection/tulle-dresses", "/product/aurelie", "/product/isaure", "/contact", "/faq"];

test.each(spoken)("whatever %s tells search engines in words stands on it", async (path) => {
  const page = await fetchPage(path);
  const label = ["Auvrane", "Rental: "];
  const onPage = [
    textOnly(page.text),
    ...label.map(textOnly),
    ...page.links.map(({ href }) => textOnly(href)),
  ].join(" ");
  const said = nodesOf(page)
    .flatMap(partsOf)
    // A variant is called by the dress and its choices, each of which is on the page.
    .filter(({ sku, productGroupID }) => sku === undefined || productGroupID !== undefined)
    .flatMap((part) =>
      readProperties.flatMap((name) => (typeof part[name] === "string" ? [part[name]] : [])),
    );
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter((text) => !onPage.includes(textOnly(text.replace(/^Rental: /, ""))))).toEqual([]);
});

test.each(["/", "/collection/tulle-dresses", "/product/aurelie", "/contact"])(
  "every address that %s tells of answers",
  async (path) => {
    const parts = nodesOf(await fetchPage(path)).flatMap(partsOf);
    const addresses = parts.flatMap(({ url, item, logo, image }) => [url, item, logo, image].flat());
    const paths = new Set(
      addresses.flatMap((address) => (typeof address === "string" ? pathOf(address) : [])),
    );
    expect(paths.size).toBeGreaterThan(0);
    for (const address of paths) {
      const { status } = await fetchPath(address, { method: "HEAD" });
      expect([address, status]).toEqual([address, 200]);
    }
  },
);

test("the label is told of with its accounts, its address, and its terms, which the questions promise as well", async () => {
  const home = await fetchPage("/");
  const label = nodesOf(home)[1] ?? {};
  expect(label).toMatchObject({
    name: "Auvrane",
    address: { "@type": "PostalAddress", addressLocality: "Paris" },
    hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: "FR" },
    hasShippingService: { shippingConditions: { transitTime: { minValue: 3, maxValue: 7 } } },
  });
  const links = home.links.map(({ href }) => href);
  expect(links).toEqual(expect.arrayContaining(listedIn(label["sameAs"])));
  const { text } = await fetchPage("/faq");
  expect(text).toMatch(/within 14 days .*takes 3 days within Europe and up to 7 elsewhere/);
});

function nodesOf({ html }: Page): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.flatMap(([, json = ""]) => {
    expect(json, "no text breaks out of it").not.toContain("<");
    const { "@context": context, "@graph": graph, ...node } = JSON.parse(json);
    expect(context).toBe("https://schema.org");
    return graph ?? [node];
  });
}

/** The thing itself, and all things in it. */
function partsOf(thing: unknown): Node[] {
  if (Array.isArray(thing)) return thing.flatMap(partsOf);
  if (!isNode(thing)) return [];
  return [thing, ...Object.values(thing).flatMap(partsOf)];
}

function isNode(thing: unknown): thing is Node {
  return typeof thing === "object" && thing !== null;
}

function listedIn(things: unknown): unknown[] {
  return Array.isArray(things) ? things : [];
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Letters and figures: marks of emphasis and breaks of lines part words on a page. */
function textOnly(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}
