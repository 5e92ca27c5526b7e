import { afterAll, beforeAll, expect, test } from "vitest";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { pageOf } from "#tests/support/page.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

// The specification's dataset, and that of a lake which an older version has seeded: products, and no document of the label.
let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop;

beforeAll(async () => {
  const dresses = [dress("ginevra"), { ...dress("odette"), category: "bridal-dresses" }];
  host = await openContentHost({ documents: dresses });
  shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
});

afterAll(async () => {
  await shop.close();
  await host.close();
});

test.each([
  [
    "/",
    /Spring, in full bloom.*To bring out the queen.*Something old, something new, something Auvrane.*SS2024/,
  ],
  ["/about", /learned to sew before he learned to drive/],
  ["/contact", /Contact us.*14 rue des Tisserands 75003 Paris/],
  ["/faq", /Questions, answered.*within 14 days/],
  ["/privacy", /You may look at everything here/],
  ["/size-finder", /Auvrane is cut in French sizes/],
  ["/collection/bridal-dresses", /Bridal Dresses.*feather trims/],
  ["/nowhere", /This page has left the atelier/],
])("%s says what the sample label says", async (path, words) => {
  expect((await pageOf(await fetch(shop.url + path))).text).toMatch(words);
});

test("its pictures and its film are the files that ship with the shop", async () => {
  const { html } = await pageOf(await fetch(shop.url));
  const named = [
    "poster.jpg",
    "eloise-main.jpg",
    "duo-bridal.jpg",
    "rosalind-main.jpg",
    "hero.webm",
    "hero.mp4",
  ];
  for (const name of named) {
    expect(html).toContain(`/house/${name}`);
    const { status, headers } = await fetch(`${shop.url}/house/${name}`, { method: "HEAD" });
    expect([status, headers.get("content-type")]).toEqual([200, expect.stringMatching(/^(image|video)\//)]);
  }
});
