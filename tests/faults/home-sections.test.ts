import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

/** What is published is shown within two seconds; on a busy machine later. */
const PUBLISHED_MS = 20_000;

const dresses = Array.from({ length: 6 }, (_, index) => ({
  ...dress(`lia-${index}`),
  category: index % 2 === 0 ? "tulle-dresses" : "satin-dresses",
}));
const whole = ["first", "bridal", "parallax", "evening", "featured", "tulle", "shipping"];

let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop;

beforeAll(async () => {
  host = await openContentHost({ documents: dresses });
  shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
}, 60_000);

afterAll(async () => {
  await shop.close();
  await host.close();
});

test("a dataset without a list has the specification's page, whatever the document says beside it", async () => {
  await untilShown(undefined, whole);
  await untilShown({ tulle: { heading: "Nets" }, sections: [] }, whole, "Nets");
  await untilShown({ sections: "junk", bridal: { slides: 5 } }, whole);
});

test("sections stand in the order of the list, hidden ones nowhere, and one kind may come twice", async () => {
  const sections = [
    { _key: "same", _type: "textSection", heading: "Ours" },
    { _key: "same", _type: "textSection", heading: "Ours *again*" },
    { _key: "shipping", _type: "shippingSection" },
    { _key: "hidden", _type: "textSection", heading: "Nobody sees this", isHidden: true },
    { _key: "first", _type: "firstDressesSection" },
    { _key: "unknown", _type: "capesSection", heading: "Nobody sees this" },
    { _type: "sliderSection", shows: "collection", collection: "satin-dresses" },
    null,
  ];
  const html = await untilShown({ sections }, ["text", "text-2", "shipping", "first", "tulle"]);
  expect(html).not.toContain("Nobody sees this");
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test("of hundreds of sections, as of dozens, the first thirty are drawn", async () => {
  const many = (length: number) => Array.from({ length }, () => ({ _type: "textSection", heading: "Again" }));
  const thirty = Array.from({ length: 30 }, (_, index) => (index === 0 ? "text" : `text-${index + 1}`));
  await untilShown({ sections: many(500) }, thirty);
  await untilShown({ sections: "junk" }, whole);
  await untilShown({ sections: many(60) }, thirty);
});

/** Publishes this home document, and returns the page once these are the ids of its sections' headings. */
async function untilShown(home: object | undefined, ids: string[], text = ""): Promise<string> {
  host.publish([...dresses, ...(home ? [{ _id: "home", _type: "home", ...home }] : [])]);
  return await vi.waitFor(async () => {
    const [html = ""] = (await (await fetch(shop.url)).text()).split("</main>");
    expect([...html.matchAll(/<h2[^>]* id="([a-z0-9-]+)"/g)].map(([, id]) => id)).toEqual(ids);
    expect(html).toContain(text);
    return html;
  }, PUBLISHED_MS);
}
