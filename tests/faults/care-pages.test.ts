import { afterAll, beforeAll, expect, test } from "vitest";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { type Page, pageOf } from "#tests/support/page.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

const text = (words: string, more: object = {}) => ({
  _type: "block",
  _key: words,
  style: "normal",
  children: [{ _type: "span", _key: "s", text: words, marks: [] }],
  ...more,
});

const shipping = {
  _id: "page-shipping",
  _type: "carePage",
  title: "Shipping Policy",
  slug: { current: "shipping" },
  previousSlugs: ["delivery"],
  description: "How a dress travels.",
  body: [
    text("Within Europe", { style: "h2" }),
    text("In a box", { listItem: "bullet", level: 1 }),
    {
      _type: "table",
      _key: "t",
      hasHeader: true,
      rows: [{ cells: ["To", "Days"] }, { cells: ["Paris", "2"] }],
    },
    text("<script>alert(1)</script>", {
      markDefs: [{ _type: "link", _key: "l", href: "javascript:alert(1)" }],
    }),
  ],
};

/** What is published is heard of within two seconds; on a busy machine later. */
const PUBLISHED_MS = 20_000;

let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop;

beforeAll(async () => {
  host = await openContentHost({ documents: [dress("lia")] });
  shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
});

afterAll(async () => {
  await shop.close();
  await host.close();
});

test("customer care is plain text and its pages are not there, until one is published", async () => {
  expect((await visit("/care/shipping")).status).toBe(404);
  expect(careLinksOn(await visit("/"))).toEqual([]);

  host.publish([dress("lia"), shipping]);
  await expect.poll(async () => (await visit("/care/shipping")).status, { timeout: PUBLISHED_MS }).toBe(200);
  expect(careLinksOn(await visit("/faq"))).toEqual(["/care/shipping"]);
  expect((await visit("/sitemap.xml")).html).toContain("/care/shipping</loc>");
});

test("a page says what was written, and nothing of it is markup", async () => {
  const { html } = await visit("/care/shipping");
  expect(html).toMatch(/<h1[^>]*>.*Shipping Policy.*<\/h1>/);
  expect(html).toContain('<meta name="description" content="How a dress travels."/>');
  expect(html).toMatch(/<h2>Within Europe<\/h2>/);
  expect(html).toMatch(/<ul>\s*<li>In a box<\/li>\s*<\/ul>/);
  expect(html).toMatch(/<th scope="col">To<\/th>.*<td>Paris<\/td><td>2<\/td>/);
  expect(html).toContain("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  expect(html).not.toContain('href="javascript');
});

test("its address of before leads to it, and an address that none had is not found", async () => {
  const moved = await fetch(`${shop.url}/care/delivery`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/care/shipping"]);
  for (const path of ["/care/nowhere", "/care", "/care/shipping/more", "/care/__proto__", "/care/%E0"])
    expect((await visit(path)).status, path).toBe(404);
});

async function visit(path: string): Promise<Page> {
  return pageOf(await fetch(shop.url + path));
}

function careLinksOn({ links }: Page): string[] {
  return links.map(({ href }) => href).filter((href) => href.startsWith("/care/"));
}
