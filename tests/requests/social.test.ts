import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { fetchPage, fetchPath } from "#tests/support/page.ts";

describe("the picture that goes with a shared link", () => {
  const pages = ["/", "/collection/tulle-dresses", "/product/marguerite?colour=burgundy"];

  test.each(pages)("of %s is a large JPEG", async (path) => {
    const { html } = await fetchPage(path);
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(address).toMatch(/^http:.*\/social\.jpg(\?colour=burgundy)?$/);
    const { pathname, search } = new URL(address);
    const response = await fetchPath(pathname + search);
    expect(response.headers.get("Content-Type")).toBe("image/jpeg");
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  test("does not exist for what is not shown", async () => {
    expect((await fetchPath("/product/nothing/social.jpg")).status).toBe(404);
    expect((await fetchPath("/collection/nothing/social.jpg")).status).toBe(404);
  });
});
