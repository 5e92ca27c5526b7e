import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createPreviewTokens, readPreviewSecret } from "#server/preview/preview-tokens.ts";
import { dress } from "#tests/support/dress.ts";
import { type Nginx, openNginx } from "#tests/support/nginx.ts";
import { textOf } from "#tests/support/page.ts";
import { sendRaw } from "#tests/support/raw-request.ts";
import { shopWith } from "#tests/support/shop-with.ts";

/** model/web/cache-policies.ts promises this for documents and data; nginx rounds to a second. In milliseconds. */
const OLDEST_MS = 5_000 + 1_000;

const bridal = { ...dress("bride"), category: "bridal-dresses" };
const documents = [priced("aurelie", 1357), priced("odette", 1357), dress("celeste"), bridal];

const { host, shop } = shopWith(documents, { PUBLIC_URL: "https://shop.example" });
let cdn: Nginx;

beforeAll(async () => {
  cdn = await openNginx(shop().url);
});

afterAll(() => cdn.close());

describe("nginx in front of the shop", () => {
  test("serves pages and data by itself, in the encoding that is asked for", async () => {
    for (const path of ["/product/celeste", "/product/celeste.data"]) {
      await visit(path);
      expect((await visit(path)).cache, path).toBe("HIT");
    }
    const gzip = await sendRaw(cdn.url, request("gzip"));
    const identity = await sendRaw(cdn.url, request("identity"));
    expect(gzip).toMatch(/content-encoding: gzip/i);
    expect(gunzipSync(Buffer.from(bodyOf(gzip), "latin1")).toString()).toContain("Dress celeste");
    expect(identity).not.toMatch(/content-encoding/i);
    expect(identity).toContain("Dress celeste");
  });

  test("caches neither errors, nor redirects, nor what somebody has sent", async () => {
    for (const path of ["/nowhere", "/product/gone"]) {
      await visit(path);
      expect((await visit(path)).cache, path).toBe("MISS");
    }
    const sent = await fetch(`${cdn.url}/contact`, {
      method: "POST",
      body: new URLSearchParams({ name: "Ada" }),
    });
    expect([sent.status, await sent.text()]).toEqual([422, expect.stringContaining("Ada")]);
    expect((await visit("/contact")).text).not.toContain("Ada");
  });

  test("shows no price that is older than the policy says, whether somebody comes meanwhile or not", async () => {
    const busy = "/product/aurelie";
    const quiet = ["/product/odette", "/product/odette.data", "/collection/tulle-dresses"];
    for (const path of [busy, ...quiet]) {
      await visit(path);
      const { cache, text } = await visit(path);
      expect([cache, priceIn(path, 1357).test(text)], path).toEqual(["HIT", true]);
    }
    host().publish([priced("aurelie", 2468), priced("odette", 2468), ...documents.slice(2)]);
    await vi.waitFor(() => expectNewPrice(busy, shop().url), 20_000);
    const published = Date.now();
    await vi.waitFor(() => expectNewPrice(busy), { timeout: OLDEST_MS, interval: 250 });
    await vi.waitUntil(() => Date.now() > published + OLDEST_MS, { timeout: 2 * OLDEST_MS });
    for (const path of quiet) await expectNewPrice(path);
  });

  test("shows an editor who previews the drafts and never the cached page, and shoppers never the drafts", async () => {
    const path = "/product/bride";
    await visit(path);
    expect((await visit(path)).cache).toBe("HIT");
    // Nobody is told: a draft.
    host().is({ documents: [...documents.slice(0, 3), { ...bridal, name: "The draft" }] });
    const secret = readPreviewSecret(shop().dataFolder);
    const editor = {
      Cookie: `preview=${createPreviewTokens(secret).issue({ session: "editor", release: undefined })}`,
    };
    for (const _time of [1, 2]) {
      const preview = await visit(path, editor);
      expect([preview.cache, preview.policy]).toEqual(["BYPASS", "private, no-store"]);
      expect(preview.text).toContain("The draft");
      const published = await visit(path);
      expect(published.text).not.toContain("The draft");
    }
    const unseen = "/collection/bridal-dresses";
    expect((await visit(unseen, editor)).text).toContain("The draft");
    expect((await visit(unseen)).text).not.toContain("The draft");
  });
});

async function visit(path: string, headers: Record<string, string> = {}, url = cdn.url) {
  const response = await fetch(url + path, { headers, redirect: "manual" });
  return {
    status: response.status,
    cache: response.headers.get("x-cache"),
    policy: response.headers.get("cache-control"),
    text: textIn(await response.text()),
  };
}

/** Data is not markup. */
function textIn(body: string): string {
  return body.startsWith("<!DOCTYPE") ? textOf(body) : body;
}

function priced(slug: string, price: number) {
  return { ...dress(slug), price };
}

async function expectNewPrice(path: string, url = cdn.url) {
  const { status, text } = await visit(path, {}, url);
  expect([status, priceIn(path, 1357).test(text), priceIn(path, 2468).test(text)], path).toEqual([
    200,
    false,
    true,
  ]);
}

/** A page has the price in words, data as a number. */
function priceIn(path: string, price: number): RegExp {
  return path.endsWith(".data")
    ? new RegExp(`\\b${price}\\b`)
    : new RegExp(`${price.toLocaleString("en")}\\s\\$`);
}

function request(encoding: string): string {
  return `GET /product/celeste HTTP/1.0\r\nHost: shop.example\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
}

function bodyOf(response: string): string {
  return response.slice(response.indexOf("\r\n\r\n") + 4);
}
