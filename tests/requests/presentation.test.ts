import { createClient, type SanityClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createToken } from "#tests/support/lake-token.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

/** What a page may not carry for shoppers: marks, attributes that lead to fields, and the script of the overlays. */
const traces = /[\ue000\ue001]|%EE%80%8[01]|[\u200b-\u200d\u2060\ufeff]{2}|data-sanity|visual-editing/;

const STUDIO = "https://studio.example";

const paths = [
  "/",
  "/product/aurelie",
  "/collection/tulle-dresses",
  "/about",
  "/faq",
  "/contact",
  "/enquiry",
];

let shop: Shop;
let editor: SanityClient;
let published: Map<string, string>;

beforeAll(async () => {
  shop = await openShop();
  editor = createClient({
    projectId: "trousseau",
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost: shop.url,
    useProjectHostname: false,
    useCdn: false,
    token: await createToken(shop.dataFolder, "editor"),
  });
  published = new Map();
  for (const path of paths) published.set(path, await (await look(path)).text());
  const dress = await editor.getDocument("product-aurelie");
  await editor.create({
    ...dress,
    _id: "drafts.product-aurelie",
    _type: "product",
    name: "Aurélie the draft",
  });
});

afterAll(async () => {
  await shop.close();
});

describe("beside Studio's form", () => {
  test("texts and pictures lead to their fields, and drafts are shown", async () => {
    const cookie = await enterFrame();
    const product = await (await look("/product/aurelie", cookie)).text();
    expect(product).toMatch(
      /<(\w+)[^>]* data-sanity="id=product-aurelie;type=product;path=name;base=%2F"[^>]*>Aurélie the draft<\/\1>/,
    );
    expect(product).toMatch(
      /<img data-sanity="id=product-aurelie;type=product;path=(mainImage|gallery:\w+);base=%2F"/,
    );
    expect(product).toMatch(/data-sanity="id=product-aurelie;type=product;path=description/);
    const home = await (await look("/", cookie)).text();
    expect(home).toMatch(/data-sanity="id=home;type=home;path=[^"]*heading;base=%2F"/);
    expect(home).toMatch(/data-sanity="id=product-\w+;type=product;path=name;base=%2F"/);
    expect(await (await look("/collection/tulle-dresses", cookie)).text()).toMatch(
      /data-sanity="id=collection-tulle-dresses;type=collection;path=title/,
    );
  });

  test.each(paths)("%s has no mark in any text, title, link or data", async (path) => {
    const html = await (await look(path, await enterFrame())).text();
    expect(html).toContain("data-sanity=");
    expect(html).not.toMatch(/[\ue000\ue001]|%EE%80%8[01]/);
    expect(html.match(/<head>.*<\/head>/s)?.[0]).not.toContain("data-sanity");
  });

  test("but for the attributes it is the page of any other preview", async () => {
    const plain = await (await look("/about", await enter())).text();
    const framed = await (await look("/about", await enterFrame())).text();
    const comparable = (html: string) =>
      html
        .replace(/ data-sanity="[^"]*"/g, "")
        .replace(/<aside [^>]*aria-label="Preview">.*?<\/aside>/s, "")
        .replace(/"isBesideForm\\",(true|false|\d+)/, "")
        .replace(/<script[^>]*>.*?<\/script>/gs, "");
    expect(comparable(framed)).toBe(comparable(plain));
  });

  test("only that Studio may frame it, and no cache stores it", async () => {
    const cookie = await enterFrame();
    const { headers } = await look("/about", cookie);
    expect(headers.get("Content-Security-Policy")).toContain(`frame-ancestors 'self' ${STUDIO}`);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    for (const other of ["", await enter()])
      expect((await look("/about", other)).headers.get("Content-Security-Policy")).toMatch(
        /frame-ancestors 'self'$/,
      );
  });

  test("what calls itself a Studio adds nothing else to the policy", async () => {
    for (const origin of [
      "https://x.example/; script-src-elem *",
      "https://x;script-src-elem",
      "https://x.example *",
    ]) {
      const cookie = (await look(await linkFor({ isFramed: true }, origin))).headers.get("Set-Cookie") ?? "";
      const policy = (await look("/about", cookie)).headers.get("Content-Security-Policy");
      expect(policy, origin).toMatch(new RegExp(`; frame-ancestors 'self' ${shop.url}$`));
    }
  });

  test("a release or what is published is shown when Studio says so, and not for longer", async () => {
    const cookie = await enterFrame();
    const changed = await changePerspective(cookie, { release: "published" });
    expect(await changed.json()).toEqual({ isChanged: true });
    const other = changed.headers.get("Set-Cookie") ?? "";
    expect(await (await look("/product/aurelie", other)).text()).not.toContain("the draft");
    expect(await (await changePerspective(other, { release: "published" })).json()).toEqual({
      isChanged: false,
    });
    const endOf = (given: string) => Number(/preview=(\d+)/.exec(given)?.[1]);
    expect(endOf(other)).toBe(endOf(cookie));
  });

  test("what Studio adds to the address goes", async () => {
    const response = await look("/faq?sanity-preview-perspective=drafts&search=x", await enterFrame());
    expect(response.headers.get("Location")).toBe("/faq?search=x");
  });
});

describe("a visitor", () => {
  test.each(paths)("gets %s as it was, byte for byte, and without a trace", async (path) => {
    const cookie = await enterFrame();
    await look(path, cookie);
    const html = await (await look(path)).text();
    expect(html).toBe(published.get(path));
    expect(html).not.toMatch(traces);
    expect(await (await look(path === "/" ? "/_.data" : `${path}.data`)).text()).not.toMatch(traces);
  });

  test("loads no script of the overlays", async () => {
    const scripts = new Set((published.get("/") ?? "").match(/\/static\/js\/[\w.-]+\.js/g));
    expect(scripts.size).toBeGreaterThan(3);
    for (const script of scripts) expect(await (await look(script)).text(), script).not.toMatch(traces);
  });

  test.each(["?sanity-preview-perspective=drafts", "?sanity-preview-secret=x&sanity-preview-pathname=/faq"])(
    "with %s sees what is published",
    async (query) => {
      const response = await look(`/product/aurelie${query}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(published.get("/product/aurelie"));
    },
  );

  test("cannot enter the frame's preview, nor change what it shows", async () => {
    for (const token of ["", "1...AAAA", tokenIn(await linkFor({ to: "/" }))])
      expect((await look(`/preview/frame?token=${token}`)).status, token).toBe(403);
    expect((await changePerspective("", { release: "published" })).status).toBe(403);
    const foreign = { "Sec-Fetch-Site": "cross-site" };
    expect((await changePerspective(await enterFrame(), {}, foreign)).status).toBe(403);
  });
});

function look(path: string, cookie = ""): Promise<Response> {
  return fetch(shop.url + path, { headers: { Cookie: cookie.split(";")[0] ?? "" }, redirect: "manual" });
}

async function enterFrame(): Promise<string> {
  return (await look(await linkFor({ isFramed: true }))).headers.get("Set-Cookie") ?? "";
}

async function enter(): Promise<string> {
  return (await look(await linkFor({ to: "/" }))).headers.get("Set-Cookie") ?? "";
}

async function linkFor(wanted: object, origin = STUDIO): Promise<string> {
  const response = await fetch(`${shop.url}/preview/token`, {
    method: "POST",
    body: JSON.stringify(wanted),
    headers: { Authorization: `Bearer ${editor.config().token}`, Origin: origin },
  });
  const { link }: { link: string } = await response.json();
  return link;
}

function tokenIn(link: string): string {
  return new URL(link, STUDIO).searchParams.get("token") ?? "";
}

function changePerspective(cookie: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${shop.url}/preview/perspective`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { ...headers, Cookie: cookie.split(";")[0] ?? "" },
  });
}
