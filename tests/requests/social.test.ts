import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { fetchPage, fetchPath } from "#tests/support/page.ts";

describe("the picture that goes with a shared link", () => {
  test.each(["/", "/about", "/contact", "/faq", "/collection/tulle-dresses", "/product/aurelie"])(
    "of %s is a large JPEG",
    async (path) => {
      const { html } = await fetchPage(path);
      const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
      expect(address).toMatch(/^http:.*\/social\.jpg$/);
      const response = await fetchPath(new URL(address).pathname);
      expect(response.headers.get("Content-Type")).toBe("image/jpeg");
      const { width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect([width, height]).toEqual([1200, 630]);
    },
  );

  test("is not sent again to whoever has it", async () => {
    const first = await fetchPath("/product/solange/social.jpg");
    const etag = first.headers.get("ETag") ?? "";
    expect(
      (await fetchPath("/product/solange/social.jpg", { headers: { "If-None-Match": etag } })).status,
    ).toBe(304);
  });

  test("is the same one under another spelling of its address", async () => {
    const etagOf = async (path: string) => (await fetchPath(path)).headers.get("ETag");
    const etag = await etagOf("/product/aurelie/social.jpg");
    expect(etag).toMatch(/^"\S{22}"$/);
    expect(await etagOf("/product/%61ur%65lie/social.jpg")).toBe(etag);
  });

  test("has the dress's name in ink on its paper side", async () => {
    const picture = sharp(await (await fetchPath("/product/aurelie/social.jpg")).arrayBuffer());
    const { channels } = await picture.extract({ left: 60, top: 440, width: 560, height: 140 }).stats();
    const [red] = channels;
    expect(red?.min, "ink").toBeLessThan(60);
    expect(red?.max, "paper").toBeGreaterThan(240);
  });

  test("does not exist for what is not shown", async () => {
    expect((await fetchPath("/product/nothing/social.jpg")).status).toBe(404);
    expect((await fetchPath("/collection/nothing/social.jpg")).status).toBe(404);
  });
});
