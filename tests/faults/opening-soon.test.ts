import { afterAll, beforeAll, expect, test } from "vitest";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { type Page, pageOf } from "#tests/support/page.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

const house = {
  _id: "house",
  _type: "house",
  name: "Maison Lior",
  phone: "41441234567",
  phoneDisplay: "+41 44 123 45 67",
  email: "atelier@lior.example",
  showroom: { address: ["3 rue du Lac", "1006 Lausanne"] },
  hours: ["Tuesday to Friday"],
  bookingUrl: "https://lior.example/book",
};

let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop;

beforeAll(async () => {
  host = await openContentHost("down");
  shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
});

afterAll(async () => {
  await shop.close();
  await host.close();
});

test("a shop whose content host has not answered is another one than a shop without a dress", async () => {
  expect(await state()).toMatchObject({ status: 503, ready: false, dresses: null });
  host.is({ documents: [house] });
  await expect.poll(state).toMatchObject({ status: 200, ready: true, dresses: 0 });
});

test("without a dress the page says that it opens soon, whose it is, and how they are reached", async () => {
  const { text, html } = await visit("/");
  expect(html).toMatch(/<h1[^>]*>.*The shop.*opens.*<\/h1>/);
  for (const words of ["The dresses of Maison Lior", "3 rue du Lac", "Tuesday to Friday", "+41 44 123 45 67"])
    expect(text).toContain(words);
  const hrefs = (await visit("/")).links.map(({ href }) => href);
  expect(hrefs).toEqual(
    expect.arrayContaining([
      "tel:+41441234567",
      "mailto:atelier@lior.example",
      "https://lior.example/book",
      expect.stringContaining("wa.me/41441234567"),
    ]),
  );
  expect(hrefs.filter((href) => href.startsWith("/collection/"))).toEqual([]);
});

test("where nobody can be reached it leads to the contact page, and draws no empty line", async () => {
  host.publish([{ _id: "house", _type: "house", name: "Maison Lior" }]);
  await expect.poll(async () => (await visit("/")).text).not.toContain("rue du Lac");
  const { html, links } = await visit("/");
  expect(html).not.toContain("<dl");
  expect(links).toContainEqual(expect.objectContaining({ name: "Contact us", href: "/contact" }));
});

test("the first dress that is published opens it", async () => {
  host.publish([house, dress("lia")]);
  await expect.poll(async () => (await visit("/")).text).toContain("Dress lia");
  expect((await visit("/")).text).not.toContain("opens soon");
  expect(await state()).toMatchObject({ ready: true, dresses: 1 });
});

test("the last that is taken away closes it again", async () => {
  host.remove("product-lia");
  await expect.poll(async () => (await visit("/")).text).toContain("opens soon");
  expect(await state()).toMatchObject({ ready: true, dresses: 0 });
});

async function state() {
  const response = await fetch(`${shop.url}/readyz`);
  return { status: response.status, ...(await response.json()) };
}

async function visit(path: string): Promise<Page> {
  return pageOf(await fetch(`${shop.url}${path}`));
}
