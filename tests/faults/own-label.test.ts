import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { type Page, pageOf } from "#tests/support/page.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

const screens = ["/", "/collection/tulle-dresses", "/product/lia", "/contact", "/about", "/faq", "/nowhere"];
const house = { _id: "house", _type: "house", name: "Maison Une" };
const whole = {
  ...house,
  phone: "41441234567",
  email: "une@une.example",
  bookingUrl: "https://une.example/book",
  showroom: { address: ["1 rue Une", "1000 Lausanne"], mapsUrl: "https://une.example/map" },
};

let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop;

describe.each([
  ["only its name", [house]],
  ["its name and where it is", [whole]],
])("a label that has published %s", (_what, documents) => {
  beforeAll(async () => {
    host = await openContentHost({ documents: [dress("lia"), ...documents] });
    shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
  });

  afterAll(async () => {
    await shop.close();
    await host.close();
  });

  test.each(screens)(
    "has nothing of the sample label on %s, and no element that is empty or leads nowhere",
    async (path) => {
      const { html, links, status } = await visit(path);
      expect(status).toBe(path === "/nowhere" ? 404 : 200);
      expect(html).toContain("Maison Une");
      expect(html).not.toMatch(/auvrane|tisserands|calendly|33199001234|\/house\/(?!$)|Beirut/i);
      expect(html).not.toMatch(/<(p|h1|h2|h3|dd|dt|ul|dl|li)(?![^>]*role="status")( [^>]*)?><\/\1>/);
      // WhatsApp asks whom a shared link is for.
      const leading = links.filter(({ attributes }) => !attributes.includes('aria-label="Share '));
      expect(
        leading.filter(({ href }) => /^(|#|tel:\+?|mailto:|https:\/\/wa\.me\/\?.*)$/.test(href)),
      ).toEqual([]);
      expect(links.filter(({ href }) => /^\/(?!$|\?|images\/)/.test(href) && !answered.has(href))).toEqual(
        [],
      );
    },
  );

  test("nothing leads to screens for which it has written nothing, and they have a way on", async () => {
    const paths = ["/", "/contact", "/privacy", "/nowhere"];
    const leading = await Promise.all(paths.map(async (path) => (await visit(path)).links));
    const hrefs = leading.flat().map(({ href }) => href);
    expect(hrefs).toContain("/contact");
    expect(hrefs.filter((href) => ["/about", "/faq"].includes(href))).toEqual([]);
    const { html: sitemap } = await visit("/sitemap.xml");
    expect(sitemap).toContain("/contact</loc>");
    expect(sitemap).not.toMatch(/\/(about|faq)<\/loc>/);
    for (const path of ["/about", "/faq"]) {
      const { status, html } = await visit(path);
      expect(status).toBe(200);
      expect(html).toMatch(/<main[^>]*>.*<a [^>]*href="\/contact"[^>]*>Contact us<\/a>.*<\/main>/);
      expect(html).not.toContain("FAQPage");
    }
  });

  test("a dress says on which terms it is to rent, and can be asked for in words, with a number and without", async () => {
    const { text, links } = await visit("/product/lia");
    expect(text).toContain("Rental Price on request");
    expect(links.map(({ href }) => href)).toContain("/enquiry?dress=lia");
  });

  test("without a size chart of its own a label has no size finder", async () => {
    expect((await visit("/size-finder")).status).toBe(404);
    expect((await fetch(`${shop.url}/size-chart.json`)).status).toBe(404);
  });
});

/** What a page may lead to: the one dress and an enquiry about it, its collection, and the screens that every shop has. */
const answered = new Set([
  "/contact",
  "/privacy",
  "/collection/tulle-dresses",
  "/product/lia",
  "/enquiry?dress=lia",
  "/fitting",
  "/fitting?dress=lia",
]);

async function visit(path: string): Promise<Page> {
  return pageOf(await fetch(`${shop.url}${path}`, { redirect: "manual" }));
}
