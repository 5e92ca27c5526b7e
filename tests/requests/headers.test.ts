import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fetchPage, fetchPath } from "#tests/support/page.ts";

const anyone = ["/", "/product/aurelie", "/nowhere", "/collection/hats", "/search.json", "/sitemap.xml"];

test.each(anyone)("%s is sent with the security headers", async (path) => {
  const { headers } = await fetchPath(path);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("x-powered-by")).toBeNull();
  expect(headers.get("set-cookie")).toBeNull();
});

test("plain http does not promise https", async () => {
  expect((await fetchPath("/")).headers.get("strict-transport-security")).toBeNull();
});

describe("the content security policy", () => {
  test.each(anyone.slice(0, 3))("of %s allows the scripts in it, by hash, and no others", async (path) => {
    const { headers, html } = await fetchPage(path);
    const policy = headers.get("content-security-policy") ?? "";
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? "";
    expect(scripts).toMatch(/^'self' /);
    expect(scripts).not.toMatch(/unsafe|\*|https?:/);
    const inline = [
      ...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g),
    ];
    expect(inline.length).toBeGreaterThan(2);
    for (const [, content = ""] of inline) {
      expect(scripts).toContain(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
    }
  });
});

describe("caching", () => {
  test("pages are revalidated by browsers and cached for a moment by a CDN", async () => {
    const { headers } = await fetchPath("/collection/tulle-dresses");
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=5");
  });

  test("the data of a screen may be used for long enough that fetching it ahead pays", async () => {
    const { status, headers } = await fetchPath("/collection/tulle-dresses.data");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=30, s-maxage=5");
  });

  test("scripts are served from static/js, for ever and compressed", async () => {
    const { html } = await fetchPage("/");
    const script = /src="(\/static\/js\/[^"]+\.js)"|import "(\/static\/js\/[^"]+)"/.exec(html);
    const { status, headers } = await fetchPath(script?.[1] ?? script?.[2] ?? "", {
      headers: { "accept-encoding": "br" },
    });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-encoding")).toBe("br");
    expect(headers.get("content-type")).toContain("javascript");
  });

  test("no script of the page comes from anywhere else", async () => {
    const { html } = await fetchPage("/product/aurelie");
    const sources = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, source]) => source);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !source?.startsWith("/static/js/"))).toEqual([]);
  });

  test("a script of an earlier deployment is plainly gone", async () => {
    const { status, headers } = await fetchPath("/static/js/home-0ldh4sh.js");
    expect(status).toBe(404);
    expect(headers.get("content-type")).toBe("text/plain");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("a Not Found is not cached", async () => {
    expect((await fetchPath("/nowhere")).headers.get("cache-control")).toBe("no-store");
  });
});
