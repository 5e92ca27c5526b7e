import { afterAll, beforeAll, expect, test } from "vitest";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

/** What is published is heard of within two seconds; on a busy machine later. */
const PUBLISHED_MS = 20_000;

let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop;

beforeAll(async () => {
  host = await openContentHost({
    documents: [
      { ...dress("lia"), previousSlugs: ["cloud", "mia"] },
      dress("mia"),
      { _id: "collection-tulle-dresses", _type: "collection", previousSlugs: ["lace-gowns"] },
    ],
  });
  shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
});

afterAll(async () => {
  await shop.close();
  await host.close();
});

test.each([
  ["/product/cloud", "/product/lia"],
  ["/product/cloud?colour=blush&size=36", "/product/lia?colour=blush&size=36"],
  ["/enquiry?for=rent&dress=cloud&colour=blush", "/enquiry?for=rent&dress=lia&colour=blush"],
  ["/enquiry?dress=mia&dress=cloud&search=x", "/enquiry?dress=mia&dress=lia&search=x"],
  ["/size-finder?dress=cloud", "/size-finder?dress=lia"],
  ["/collection/lace-gowns?sort=price-ascending", "/collection/tulle-dresses?sort=price-ascending"],
])(
  "%s has moved permanently to %s, and no cache stores that longer than it is true",
  async (path, target) => {
    const { status, headers } = await visit(path);
    expect(status).toBe(301);
    expect(headers.get("location")).toBe(target);
    expect(headers.get("cache-control")).toBe("no-store");
  },
);

test("a page that answers is where it is, whoever had its address before", async () => {
  expect((await visit("/product/mia")).status).toBe(200);
});

test.each(["/enquiry.data?dress=cloud", "/size-finder.data?dress=cloud"])(
  "%s, which the router asks for, is of the dress by its slug of now",
  async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Dress lia");
  },
);

test("a note that was begun before the change is about the dress", async () => {
  const form = new URLSearchParams({ dress: "cloud", step: "show", for: "rent" });
  const response = await fetch(`${shop.url}/enquiry`, { method: "POST", body: form });
  expect(await response.text()).toContain("Dress lia");
});

test("an address that nobody had leads home as before", async () => {
  const { status, headers } = await visit("/product/fog");
  expect([status, headers.get("location")]).toEqual([302, "/?notice=not-shown"]);
});

test("a change of the address is followed with the next publish", async () => {
  host.publish([{ ...dress("lia"), slug: { current: "lia-in-blue" }, previousSlugs: ["lia", "cloud"] }]);
  await expect
    .poll(async () => (await visit("/product/lia")).headers.get("location"), { timeout: PUBLISHED_MS })
    .toBe("/product/lia-in-blue");
  expect((await visit("/product/cloud")).headers.get("location")).toBe("/product/lia-in-blue");
});

function visit(path: string) {
  return fetch(`${shop.url}${path}`, { redirect: "manual" });
}
