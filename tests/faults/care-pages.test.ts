import { expect, test } from "vitest";
import { dress } from "#tests/support/dress.ts";
import type { Page } from "#tests/support/page.ts";
import { shopWith } from "#tests/support/shop-with.ts";

const text = (words: string, more: object = {}) => {
  const children = [{ _type: "span", _key: "s", text: words, marks: [] }];
  return { _type: "block", _key: words, style: "normal", children, ...more };
};

const link = { _type: "link", _key: "l", href: "javascript:alert(1)" };

const shipping = {
  _id: "page-shipping",
  _type: "carePage",
  title: "Shipping Policy",
  slug: { current: "shipping" },
  previousSlugs: ["delivery"],
  description: "How a dress travels.",
  body: [
    text("Within Europe", { style: "h2" }),
    {
      _type: "table",
      _key: "t",
      hasHeader: true,
      rows: [{ cells: ["To", "Days"] }, { cells: ["Paris", "2"] }],
    },
    text("<script>alert(1)</script>", { markDefs: [link] }),
  ],
};

const { host, ask, visit, publish } = shopWith([dress("lia"), shipping]);

test("a page says what was written, and nothing of it is markup", async () => {
  const { html } = await visit("/care/shipping");
  expect(html).toMatch(/<h1[^>]*>.*Shipping Policy.*<\/h1>/);
  expect(html).toContain('<meta name="description" content="How a dress travels."/>');
  expect(html).toMatch(/<h2>Within Europe<\/h2>/);
  expect(html).toMatch(/<th scope="col">To<\/th>.*<td>Paris<\/td><td>2<\/td>/);
  expect(html).toContain("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  expect(html).not.toContain('href="javascript');
});

test("its address of before leads to it, and an address that none had is not found", async () => {
  const moved = await ask("/care/delivery");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/care/shipping"]);
  for (const path of ["/care/nowhere", "/care", "/care/shipping/more", "/care/__proto__", "/care/%E0"])
    expect((await visit(path)).status, path).toBe(404);
});

test("customer care is plain text and its pages are not there, until one is published", async () => {
  host().remove(shipping._id);
  await expect.poll(async () => (await visit("/care/shipping")).status).toBe(404);
  expect(careLinksOn(await visit("/"))).toEqual([]);
  await publish([dress("lia"), shipping], "/care/shipping", ({ status }) => expect(status).toBe(200));
  expect(careLinksOn(await visit("/faq"))).toEqual(["/care/shipping"]);
  expect((await visit("/sitemap.xml")).html).toContain("/care/shipping</loc>");
});

function careLinksOn({ links }: Page): string[] {
  return links.map(({ href }) => href).filter((href) => href.startsWith("/care/"));
}
