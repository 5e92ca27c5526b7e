import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { loader as enquiry } from "#app/enquiry/enquiry-json.ts";
import { shopContext } from "#app/shop-context.server.ts";
import { loader as sizeChart } from "#app/size-finder/size-chart-json.ts";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { noServices } from "#tests/support/no-services.ts";
import { dollars, sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts as texts } from "#tests/support/sample-texts.ts";
import { loader as robots } from "./robots.ts";
import { loader as sitemap } from "./sitemap.ts";

const origin = "https://shop.example";

const products = [
  sampleProduct("aurelie", { category: "tulle-dresses", price: dollars(2450) }),
  sampleProduct("colette", { category: "tulle-dresses", price: null }),
  sampleProduct("d'or", { category: "l'été & <fête>" }),
  sampleProduct("odette", { category: "" }),
];

test("a page in the sitemap has the day on which it changed, where that is known, and a dress its pictures", async () => {
  const changedAt = "2026-11-24T10:00:00Z";
  const dates = new Map([["/product/aurelie", { madeAt: changedAt, changedAt }]]);
  const xml = await sitemap(argumentsOf("/sitemap.xml", { dates })).text();
  const picture = `<image:image><image:loc>${origin}/a.jpg?w=1200&amp;h=1500&amp;fit=crop</image:loc></image:image>`;
  const changed = `<lastmod>${changedAt}</lastmod>`;
  expect(xml).toContain(`<url><loc>${origin}/product/aurelie</loc>${changed}${picture}</url>`);
  expect(xml).toContain(`<url><loc>${origin}/product/colette</loc>${picture}</url>`);
  expect(xml).toContain(`<url><loc>${origin}/about</loc></url>`);
});

function argumentsOf(path: string, more: Partial<Catalogue> = {}) {
  const context = new RouterContextProvider();
  const catalogue = { revision: "r", products, ...more };
  const quiet = { countsVisits: false, worksOffline: false, log: () => undefined };
  context.set(shopContext, { catalogue, texts, origin, ...quiet, ...noServices });
  const url = new URL(path, origin);
  return { context, request: new Request(url), url, pattern: path, params: {} };
}

function headersOf({ headers }: Response) {
  return { type: headers.get("Content-Type"), cache: headers.get("Cache-Control") };
}

test("the sitemap names each screen, collection and dress once, with what XML asks to be escaped", async () => {
  const response = sitemap(argumentsOf("/sitemap.xml"));
  const xml = await response.text();
  expect(headersOf(response)).toEqual({ type: "application/xml; charset=utf-8", cache: cachePolicies.data });
  const screens = ["/", "/about", "/contact", "/faq", "/privacy", "/size-finder"];
  const paths = [...screens, "/care/lookbook", "/collection/tulle-dresses"];
  const locations = [...xml.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  expect(locations).toEqual([
    ...paths.map((path) => origin + path),
    expect.stringMatching(/^https:\/\/shop\.example\/collection\/[^<']+$/),
    ...["aurelie", "colette", "d&#39;or", "odette"].map((slug) => `${origin}/product/${slug}`),
  ]);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<url>/);
  expect(xml).toMatch(/<\/url>\n<url>[\s\S]*<\/url>\n<\/urlset>\n$/);
});

test("robots are kept from what only repeats the pages, and told of the sitemap", async () => {
  const response = robots(argumentsOf("/robots.txt"));
  expect(headersOf(response)).toEqual({ type: "text/plain; charset=utf-8", cache: cachePolicies.data });
  expect(await response.text()).toBe(
    `User-agent: *\nDisallow: /*.data$\nDisallow: /*.data?\nDisallow: /*?sort=\nDisallow: /*&sort=\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
});

test.each([
  { path: "/enquiry.json", answerOf: enquiry, answer: { origin, messages: texts.messages } },
  { path: "/size-chart.json", answerOf: sizeChart, answer: texts.sizeChart },
])("$path is JSON that browsers may cache", async ({ path, answerOf, answer }) => {
  const response = answerOf(argumentsOf(path));
  expect(headersOf(response)).toEqual({ type: "application/json", cache: cachePolicies.data });
  expect(await response.json()).toMatchObject(answer);
});
