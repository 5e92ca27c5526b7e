import { describe, expect, test } from "vitest";
import { categories, readDataset } from "#tests/support/dataset.ts";
import { fetchPage, fetchPath } from "#tests/support/page.ts";
import { screens } from "#tests/support/screen-paths.ts";

test("the sitemap lists every screen, collection, dress and page of the label once", async () => {
  const response = await fetchPath("/sitemap.xml");
  const xml = await response.text();
  expect(response.headers.get("content-type")).toContain("xml");
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const dresses = await readDataset();
  expect(paths.toSorted()).toEqual(
    [
      "/",
      "/about",
      "/care/lookbook",
      "/contact",
      "/faq",
      "/privacy",
      "/size-finder",
      ...categories.map((slug) => `/collection/${slug}`),
      ...dresses.map(({ slug }) => `/product/${slug.current}`),
    ].toSorted(),
  );
});

test("robots may read everything, and are told of the sitemap", async () => {
  const text = await (await fetchPath("/robots.txt")).text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
  expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test.each(["/healthz", "/readyz"])("%s tells monitoring that the shop is up", async (path) => {
  const response = await fetchPath(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

describe("pictures", () => {
  // Safari before 16.4 knows no ranges in media queries, and takes the largest picture then.
  test.each(screens)("of %s are named with widths as old browsers read them", async (path) => {
    const { html } = await fetchPage(path);
    const sizes = [...html.matchAll(/\ssizes="([^"]*)"/gi)].map(([, value = ""]) => value);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter((value) => /[<>]|&[lg]t;/.test(value))).toEqual([]);
  });

  test("are found wherever a page names one, in every width", async () => {
    const { html } = await fetchPage("/product/aurelie");
    const named = [...html.matchAll(/srcset="([^"]+)"/gi)].map(([, list = ""]) =>
      list
        .replaceAll("&amp;", "&")
        .split(", ")
        .map((entry) => entry.split(" ")[0] ?? ""),
    );
    expect(named.length).toBeGreaterThan(3);
    for (const address of [...new Set(named.slice(0, 3).flat())].slice(0, 8)) {
      const response = await fetchPath(address);
      expect(response.status, address).toBe(200);
      expect(response.headers.get("content-type"), address).toMatch(/^image\//);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500);
    }
  });

  test("of the catalogue are cached for a year, and come in the format a browser asks for", async () => {
    const { first } = await (await fetchPath("/search.json")).json();
    const source: string = first[0].picture.src;
    const response = await fetchPath(`${source}${source.includes("?") ? "&" : "?"}w=320&auto=format`, {
      headers: { accept: "image/webp,*/*" },
    });
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toMatch(/max-age=31536000/);
    expect(response.headers.get("vary")?.toLowerCase()).toContain("accept");
  });

  test.each(["?w=100000", "?w=abc", "?fm=exe"])("asked for with %s are refused", async (query) => {
    const { first } = await (await fetchPath("/search.json")).json();
    const { status } = await fetchPath(String(first[0].picture.src).split("?")[0] + query);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test.each(["/images/trousseau/production/nothing-1x1.jpg", "/images/..%2f..%2fpackage.json"])(
    "%s does not exist",
    async (path) => {
      const { status } = await fetchPath(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});

test("the film is served in the pieces a browser asks for", async () => {
  const [film = ""] = /\/files\/[^"]+\.mp4/.exec((await fetchPage("/")).html) ?? [];
  const response = await fetchPath(film, { headers: { range: "bytes=0-99" } });
  expect(response.status).toBe(206);
  expect(response.headers.get("content-type")).toBe("video/mp4");
  expect((await response.arrayBuffer()).byteLength).toBe(100);
});

test("content is not read at the lake's address without a token", async () => {
  const query = encodeURIComponent('*[_type == "product"]');
  const response = await fetchPath(`/v2021-10-21/data/query/production?query=${query}`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ errorCode: "SIO-401-ANF" });
});
