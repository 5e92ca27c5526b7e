import { beforeEach, describe, expect, test } from "vitest";
import { dress } from "#tests/support/dress.ts";
import { between, pageOf } from "#tests/support/page.ts";
import { shopWith } from "#tests/support/shop-with.ts";

const names = ["tulle", "satin", "embroidered", "bridal"];
const slugOf = (current: string) => ({ _type: "slug", current });
const sample = names.map((name, at) => {
  return {
    _id: `collection-${name}-dresses`,
    _type: "collection",
    order: at + 1,
    slug: slugOf(`${name}-dresses`),
  };
});
const dresses = names.map((name) => ({ ...dress(name), category: `${name}-dresses` }));
const capes = {
  _id: "made-in-studio",
  _type: "collection",
  name: "Evening capes",
  slug: slugOf("capes"),
  intro: "To be worn over everything.",
};
const agathe = { ...dress("agathe"), category: "capes" };
const before = [...sample, ...dresses];

const { ask, visit, publish } = shopWith(before);

beforeEach(async () => {
  await publish(before, "/", ({ html }) => {
    expect(html).toContain("/product/satin");
    expect(html).not.toContain("/product/agathe");
  });
});

describe("a collection that its owner has made", () => {
  test("is in no list before it holds a dress", async () => {
    await publish([...before, capes, dress("agathe")], "/", ({ html }) =>
      expect(html).toContain("/product/agathe"),
    );
    expect(await collectionsIn("<header")).not.toContain("Evening capes");
    expect((await visit("/collection/capes")).status).toBe(302);
  });

  test("is in every list from its first dress on", async () => {
    await publishCapes({});
    const all = [
      ...names.map((name) => `${name[0]?.toUpperCase()}${name.slice(1)} dresses`),
      "Evening capes",
    ];
    expect(await collectionsIn("<header")).toEqual(all);
    expect(await collectionsIn("<footer")).toContain("Evening capes");
    expect(await pathsInSitemap()).toContain("/collection/capes");
    const list = await visit("/collection/capes");
    expect(list.text).toContain("To be worn over everything.");
    expect(list.text).toContain("1 product");
    expect((await visit("/search?q=capes")).links.map(({ href }) => href)).toContain("/product/agathe");
    const { html, links } = await visit("/product/agathe");
    const up = links.filter(({ href }) => href === "/collection/capes").map(({ name }) => name);
    expect(up).toContain("Evening capes");
    expect(html).toMatch(/"name":"Evening capes","item":"[^"]*\/collection\/capes"/);
  });

  test("stands where she puts it; the first has the slider of the home page", async () => {
    await publishCapes({ order: 0 });
    expect((await collectionsIn("<header"))[0]).toBe("Evening capes");
    const home = await visit("/");
    expect(between(home.html, 'id="tulle"', "</section>")).toContain("/product/agathe");
  });

  test("leaves the navigation and keeps its address", async () => {
    await publishCapes({ visibility: "unlisted" });
    expect(await collectionsIn("<header")).not.toContain("Evening capes");
    expect(await collectionsIn("<footer")).not.toContain("Evening capes");
    expect(await pathsInSitemap()).toContain("/collection/capes");
  });

  test("leaves the shop with its dresses", async () => {
    await publishCapes({});
    await publish([...before, { ...capes, visibility: "hidden" }, agathe], "/collection/capes", (page) =>
      expect(page.status).toBe(302),
    );
    expect((await ask("/product/agathe")).status).toBe(302);
    expect((await visit("/search?q=agathe")).links.map(({ href }) => href)).not.toContain("/product/agathe");
    expect(await pathsInSitemap()).not.toContain("/product/agathe");
  });

  test("is found at its new address from the one before, and its dresses are still in it", async () => {
    const renamed = { slug: slugOf("cloaks"), previousSlugs: ["capes"] };
    await publishCapes(renamed, "/collection/cloaks");
    const { status, headers } = await ask("/collection/capes?sort=price-ascending");
    expect([status, headers.get("location")]).toEqual([301, "/collection/cloaks?sort=price-ascending"]);
    expect((await visit("/collection/cloaks")).text).toContain("1 product");
    expect((await visit("/product/agathe")).links.map(({ href }) => href)).toContain("/collection/cloaks");
  });
});

test("a collection under another address takes the home page's buttons with it", async () => {
  const clouds = { ...sample[0], slug: slugOf("clouds"), name: "Clouds" };
  const button = { _key: "a", _type: "heroSection", btnLabel: "Shop Now", href: "/collection/tulle-dresses" };
  const home = { _id: "home", _type: "home", sections: [button] };
  const { links } = await publish([clouds, home, ...sample.slice(1), ...dresses], "/", ({ html }) =>
    expect(html).toContain("/collection/clouds"),
  );
  expect((await ask("/collection/tulle-dresses")).status).toBe(301);
  expect(links.filter(({ href }) => href === "/collection/tulle-dresses")).toEqual([]);
  expect(links).toContainEqual(expect.objectContaining({ href: "/collection/clouds", name: "Shop Now" }));
});

test("of one that is deleted no word comes back while dresses name it", async () => {
  const words = "Worn to be seen.";
  const satin = { ...sample[1], intro: words };
  const others = before.filter((document) => document !== sample[1]);
  await publish([...others, satin], "/collection/satin-dresses", ({ html }) => expect(html).toContain(words));
  const { status, text } = await publish(others, "/collection/satin-dresses", ({ html }) =>
    expect(html).not.toContain(words),
  );
  expect(status).toBe(200);
  expect(text).toContain("Satin dresses 1 product");
});

/** Publishes the collection with one dress; resolves once `path` shows it. */
function publishCapes(change: object, path = "/collection/capes") {
  return publish([...before, { ...capes, ...change }, agathe], path, ({ html }) =>
    expect(html).toContain("/product/agathe"),
  );
}

/** Names of the collections in the first element of the home page that begins so. */
async function collectionsIn(start: string): Promise<string[]> {
  const { html } = await visit("/");
  const { links } = await pageOf(new Response(between(html, start, start.replace("<", "</"))));
  const names = links.filter(({ href }) => href.startsWith("/collection/")).map(({ name }) => name);
  // The side menu has them as well.
  return [...new Set(names)];
}

async function pathsInSitemap(): Promise<string[]> {
  const { html } = await visit("/sitemap.xml");
  return [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
