import type { SanityClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { between, pageOf } from "#tests/support/page.ts";
import { editorAt, lakeOf, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

/** What is published is shown within two seconds; on a busy machine later. */
const PUBLISHED_MS = 20_000;

/** One owner and her collection, from its first dress on: each test goes on from the one before. */
let shop: Shop;
let owner: SanityClient;

beforeAll(async () => {
  shop = await openShop();
  await vi.waitFor(() => expect(lakeOf(shop)).not.toBeNull(), 30_000);
  owner = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
}, 60_000);

afterAll(() => shop.close());

describe("a collection that its owner has made", () => {
  test("is in no list before it holds a dress", async () => {
    await owner.create({
      _id: "made-in-studio",
      _type: "collection",
      name: "Evening capes",
      slug: { _type: "slug", current: "capes" },
      intro: "To be worn over everything.",
    });
    await untilHomeShows("Agathe");
    expect(await collectionsIn("<header")).not.toContain("Evening capes");
    expect((await visit("/collection/capes")).status).toBe(302);
  });

  test("is in every list from its first dress on", async () => {
    await owner.patch("product-agathe").set({ category: "capes" }).commit();
    await untilHomeShows("/collection/capes");
    expect(await collectionsIn("<header")).toEqual([
      "Tulle dresses",
      "Satin dresses",
      "Embroidered dresses",
      "Bridal dresses",
      "Evening capes",
    ]);
    expect(await collectionsIn("<footer")).toContain("Evening capes");
    expect(await pathsIn("/sitemap.xml")).toContain(`${shop.url}/collection/capes`);
    const list = await visit("/collection/capes");
    expect(list.text).toContain("To be worn over everything.");
    expect(list.text).toContain("1 product");
    expect((await visit("/search?q=capes")).links.map(({ href }) => href)).toContain("/product/agathe");
  });

  test("is the way up from its dress, and what the dress is told to be in", async () => {
    const { html, links } = await visit("/product/agathe");
    expect(links.filter(({ href }) => href === "/collection/capes").map(({ name }) => name)).toContain(
      "Evening capes",
    );
    const [, structured = "{}"] =
      /<script type="application\/ld\+json"[^>]*>(.*?"BreadcrumbList".*?)<\/script>/.exec(html) ?? [];
    expect(structured).toContain(`"name":"Evening capes","item":"${shop.url}/collection/capes"`);
  });

  test("stands where she puts it; the first has the slider of the home page", async () => {
    await owner.patch("made-in-studio").set({ order: 0 }).commit();
    await expect
      .poll(async () => (await collectionsIn("<header"))[0], { timeout: PUBLISHED_MS })
      .toBe("Evening capes");
    const home = await visit("/");
    expect(between(home.html, 'id="tulle"', "</section>")).toContain("/product/agathe");
    expect((await visit("/search")).links.map(({ name }) => name)).toContain("Evening capes");
  });

  test("leaves the navigation and keeps its address", async () => {
    await owner.patch("made-in-studio").set({ visibility: "unlisted" }).commit();
    await expect
      .poll(() => collectionsIn("<header"), { timeout: PUBLISHED_MS })
      .not.toContain("Evening capes");
    expect(await collectionsIn("<footer")).not.toContain("Evening capes");
    expect((await visit("/collection/capes")).status).toBe(200);
    expect(await pathsIn("/sitemap.xml")).toContain(`${shop.url}/collection/capes`);
  });

  test("leaves the shop with its dresses, and comes back with them", async () => {
    await owner.patch("made-in-studio").set({ visibility: "hidden" }).commit();
    await untilStatus("/collection/capes", 302);
    expect((await visit("/product/agathe")).status).toBe(302);
    expect((await visit("/search?q=agathe")).links.map(({ href }) => href)).not.toContain("/product/agathe");
    expect(await pathsIn("/sitemap.xml")).not.toContain(`${shop.url}/product/agathe`);
    await owner.patch("made-in-studio").set({ visibility: "listed" }).commit();
    await untilStatus("/product/agathe", 200);
  });

  test("is found at its new address from the one before, and its dresses are still in it", async () => {
    await owner
      .patch("made-in-studio")
      .set({ slug: { _type: "slug", current: "cloaks" }, previousSlugs: ["capes"] })
      .commit();
    await untilStatus("/collection/capes?sort=price-ascending", 301);
    const { headers } = await visit("/collection/capes?sort=price-ascending");
    expect(headers.get("location")).toBe("/collection/cloaks?sort=price-ascending");
    expect((await visit("/collection/cloaks")).text).toContain("1 product");
    expect((await visit("/product/agathe")).links.map(({ href }) => href)).toContain("/collection/cloaks");
  });
});

test("one of the sample's, under another address, takes the home page's buttons with it", async () => {
  await owner.createOrReplace({
    _id: "collection-tulle-dresses",
    _type: "collection",
    slug: { _type: "slug", current: "clouds" },
    name: "Clouds",
  });
  await untilStatus("/collection/tulle-dresses", 301);
  await untilHomeShows("/collection/clouds");
  const { links } = await visit("/");
  expect(links.filter(({ href }) => href === "/collection/tulle-dresses")).toEqual([]);
  expect(
    links.filter(({ href, name }) => href === "/collection/clouds" && name === "Shop Now").length,
  ).toBeGreaterThan(0);
});

describe("a collection that came with the shop and is deleted", () => {
  test("is in no list, and of what was written for it nothing comes back while dresses name it", async () => {
    expect((await visit("/collection/satin-dresses")).html).toContain("duchess satin and silk charmeuse");
    await owner.delete("collection-satin-dresses");
    await expect
      .poll(() => collectionsIn("<header"), { timeout: PUBLISHED_MS })
      .not.toContain("Satin dresses");
    expect(await collectionsIn("<footer")).not.toContain("Satin");
    const { status, html, text } = await visit("/collection/satin-dresses");
    expect(status).toBe(200);
    expect(text).toContain("Satin dresses 7 products");
    expect(html).not.toContain("duchess satin and silk charmeuse");
  });

  test("has no words of another collection in a label of its own", async () => {
    await owner.mutate([
      { delete: { id: "sampleLabel" } },
      { delete: { id: "collection-embroidered-dresses" } },
    ]);
    const isWithoutWords = /Embroidered dresses 7 products Evening capes/;
    await expect
      .poll(async () => (await visit("/collection/embroidered-dresses")).text, { timeout: PUBLISHED_MS })
      .toMatch(isWithoutWords);
  });
});

async function visit(path: string) {
  return pageOf(await fetch(`${shop.url}${path}`, { redirect: "manual" }));
}

function untilHomeShows(text: string) {
  return expect.poll(async () => (await visit("/")).html, { timeout: PUBLISHED_MS }).toContain(text);
}

function untilStatus(path: string, status: number) {
  return expect.poll(async () => (await visit(path)).status, { timeout: PUBLISHED_MS }).toBe(status);
}

/** Names of the collections in the first element of the home page that begins so. */
async function collectionsIn(start: string): Promise<string[]> {
  const { html } = await visit("/");
  const { links } = await pageOf(new Response(between(html, start, start.replace("<", "</"))));
  const names = links.filter(({ href }) => href.startsWith("/collection/")).map(({ name }) => name);
  // The side menu has them as well.
  return [...new Set(names)];
}

async function pathsIn(path: string): Promise<string[]> {
  const { html } = await visit(path);
  return [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
}
