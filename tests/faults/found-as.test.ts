import { expect, test } from "vitest";
import { dress } from "#tests/support/dress.ts";
import { shopWith } from "#tests/support/shop-with.ts";

const wide = (hash: string) => ({
  _type: "image",
  alt: `Shared ${hash}`,
  asset: { _ref: `image-${hash.repeat(40)}-2400x1600-jpg` },
  hotspot: { x: 0.5, y: 0, width: 0.2, height: 0.2 },
});

const googleVerification = '<meta name="google-site-verification" content="abc_DEF-123456" />';
const pinterestVerification = '"><script>alert(1)</script>';
const codes = { googleVerification, pinterestVerification };
const found = (searchTitle: string, hash: string) => ({ searchTitle, sharingPicture: wide(hash) });
const collection = {
  _id: "collection-tulle-dresses",
  _type: "collection",
  name: "Tulle",
  summary: "Air, sewn.",
};
const home = { _id: "home", _type: "home", title: "Gowns to rent", searchDescription: "From Zürich." };
const page = { _id: "page", _type: "carePage", title: "Shipping", slug: { current: "shipping" }, body: [] };

const documents = [
  { ...dress("lia"), ...found("Lia for an evening", "a"), searchDescription: "To rent." },
  dress("mia"),
  { ...dress("ada"), colors: [{ name: "Navy", value: "#1b2a4a" }] },
  // The collection has two pages: the first has 48.
  ...Array.from({ length: 50 }, (_, index) => dress(`mia-${index}`)),
  { ...collection, ...found("All our tulle", "b") },
  { _id: "house", _type: "house", name: "Maison Une", description: "A house." },
  { ...home, ...codes, sharingPicture: wide("c") },
  { ...page, ...found("How a gown travels", "d"), description: "In a box." },
];

const { visit } = shopWith(documents);

async function headOf(path: string) {
  const { html } = await visit(path);
  const content = (name: string) => {
    const [, said] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? [];
    return said?.replaceAll("&amp;", "&");
  };
  return {
    title: /<title>([^<]*)</.exec(html)?.[1],
    description: content("description"),
    picture: content("og:image"),
    alt: content("og:image:alt"),
  };
}

test.each([
  ["/product/lia", "Lia for an evening", "To rent.", "a"],
  ["/collection/tulle-dresses", "All our tulle", "Air, sewn.", "b"],
  ["/", "Gowns to rent", "From Zürich.", "c"],
  ["/care/shipping", "How a gown travels", "In a box.", "d"],
])("%s is found as its editor says", async (path, title, description, hash) => {
  const { picture, ...head } = await headOf(path);
  expect(head).toEqual({ title, description, alt: `Shared ${hash}` });
  expect(picture).toMatch(new RegExp(`/${hash}{40}-2400x1600\\.jpg\\?.*w=1200&h=630&.*fm=jpg$`));
  // The hotspot is at the top of the picture, which stays.
  expect(picture).toMatch(/rect=0,0,2400,1260&|fp-x=0\.5&fp-y=0&/);
});

test("a page of which nobody has said so is found by its own words, and the shop composes its picture", async () => {
  expect(await headOf("/product/mia")).toMatchObject({
    title: "Dress mia, Tulle | Maison Une",
    description: "Tulle, in layers.",
    picture: expect.stringMatching(/\/product\/mia\/social\.jpg$/),
  });
});

test("a service reads its code on the home page, and nothing else that was pasted", async () => {
  const { html } = await visit("/");
  expect(html).toContain('<meta name="google-site-verification" content="abc_DEF-123456"/>');
  expect(html).not.toContain("p:domain_verify");
  expect((await visit("/product/lia")).html).not.toContain("google-site-verification");
});

const list = "/collection/tulle-dresses";

test.each([
  ["", ""],
  ["?page=1", ""],
  ["?page=2", "?page=2"],
  ["?page=99", "?page=2"],
  ["?page=2&utm_source=letter", "?page=2"],
  ["?page=2&sort=name-ascending", ""],
  ["?colour=blue&page=2", ""],
])("the list at %j is found at %j", async (query, own) => {
  const { html } = await visit(list + query);
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(address).toBe(`http://shop.example${list}${own}`);
  expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
});
