import { expect, test } from "vitest";
import { categories } from "#tests/support/dataset.ts";
import { fetchPage, fetchPath } from "#tests/support/page.ts";

const screens = [
  "/",
  ...categories.map((slug) => `/collection/${slug}`),
  "/product/aurelie",
  "/contact",
  "/about",
  "/faq",
  "/privacy",
  "/size-finder",
];

test.each(screens)("%s is a screen", async (path) => {
  const { status, headers, html, text } = await fetchPage(path);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(html).toMatch(/^<!DOCTYPE html>/i);
  expect(html).toContain("<main");
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(text).not.toMatch(/undefined|\[object|NaN|\{n\}|\{phone\}|lorem/i);
});

test.each(screens)("%s has a title, a description and its own canonical address", async (path) => {
  const { html } = await fetchPage(`${path}?utm_source=letter`);
  expect(html).toMatch(/<title>[^<]{5,70}<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{40,160}"/);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(new URL(canonical).pathname).toBe(path);
  expect(new URL(canonical).search).toBe("");
});

const unknown = ["/nowhere", "/collection", "/product", "/about/us", "/collection/tulle-dresses/more"];

test.each(unknown)("%s is Not Found, with ways on", async (path) => {
  const { status, text, links } = await fetchPage(path);
  expect(status).toBe(404);
  expect(text).toContain("Not Found");
  for (const href of ["/", "/collection/tulle-dresses"])
    expect(links).toContainEqual(expect.objectContaining({ href }));
});

test.each([
  "/collection/hats",
  "/collection/Hats",
  "/PRODUCT/nobody",
  "/product/nobody",
  "/product/aurelie%00",
  "/collection/%F0%9F%91%97",
])("%s leads home, where a notice says why", async (path) => {
  const { status, headers } = await fetchPage(path);
  expect(status).toBe(302);
  expect(headers.get("location")).toBe("/?notice=not-shown");
});

const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

test.each(["/collection/hats", "/product/nobody"])(
  "%s is gone for a crawler, which is told why",
  async (path) => {
    const page = await fetchPage(path, { headers: { "User-Agent": crawler } });
    expect([page.status, page.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(page.text).toContain("no longer shown");
    const moved = await fetchPage("/Product/Aurelie", { headers: { "User-Agent": crawler } });
    expect(moved.status).toBe(301);
    // A program that is no crawler is led on as people are.
    expect((await fetchPage(path, { headers: { "User-Agent": "curl/8.5.0" } })).status).toBe(302);
  },
);

test("the notice says that the piece is no longer shown", async () => {
  expect((await fetchPage("/?notice=not-shown")).text).toContain("no longer shown");
  expect((await fetchPage("/")).text).not.toContain("no longer shown");
});

test.each(screens.filter((path) => /about|tulle|aurelie|faq/.test(path)))(
  "%s takes no form but the newsletter's",
  async (path) => {
    const { status } = await fetchPath(path, { method: "POST", body: new URLSearchParams({ a: "b" }) });
    expect(status).toBe(405);
  },
);

const harmful = ["/%", "/%E0%A4%A", "/..%2f..%2fetc/passwd", `/${"a".repeat(4000)}`, "/collection/%25"];

test.each(harmful)("%.30s is an address that does no harm", async (path) => {
  const { status } = await fetchPath(path);
  expect(status).toBeGreaterThanOrEqual(300);
  expect(status).toBeLessThan(500);
});

test("a call to the webhook that nobody has signed is refused: without a secret there is no webhook", async () => {
  const headers = { "Content-Type": "application/json", "sanity-webhook-signature": `t=${Date.now()},v1=x` };
  const { status } = await fetchPath("/webhooks/content", { method: "POST", body: "{}", headers });
  // It goes to the router, whose pages take forms alone.
  expect(status).toBe(415);
});

test("the size chart is the label's, as data", async () => {
  const response = await fetchPath("/size-chart.json");
  expect(response.headers.get("content-type")).toBe("application/json");
  const { rows } = await response.json();
  expect(rows).toHaveLength(7);
  expect(rows[0]).toEqual({ size: "34", bust: 80, waist: 62, hips: 88, hollowToHem: 147 });
});
