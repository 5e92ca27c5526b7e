import { describe, expect, test } from "vitest";
import { fetchPage, fetchPath } from "#tests/support/page.ts";

describe("the mark", () => {
  test.each([
    ["/favicon.ico", "image/vnd.microsoft.icon"],
    ["/favicon.svg", "image/svg+xml"],
    ["/apple-touch-icon.png", "image/png"],
  ])("%s is where browsers look for it", async (path, type) => {
    const { status, headers } = await fetchPath(path);
    expect([status, headers.get("Content-Type")]).toEqual([200, type]);
    expect((await fetchPage("/")).html).toContain(`href="${path}"`);
  });

  test("stands on a telephone's first screen, with room to be cut round", async () => {
    expect((await fetchPage("/")).html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    const response = await fetchPath("/manifest.webmanifest");
    expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
    const { name, icons }: { name: string; icons: { src: string; purpose?: string }[] } =
      await response.json();
    expect(name).toBe("Auvrane");
    expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
    for (const { src } of icons)
      expect((await fetchPath(src)).headers.get("Content-Type"), src).toBe("image/png");
  });
});
