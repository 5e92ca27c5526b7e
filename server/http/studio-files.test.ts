import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { listenInTest } from "#tests/support/listen-in-test.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { studioFiles } from "./studio-files.ts";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

test("every address of Studio is its page, and may call nothing but this host", async () => {
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<title>Studio</title>");
  await writeFile(join(folder, "assets/a.js"), "1");
  const origin = await serve(folder);
  for (const path of ["/studio", "/studio/", "/studio/structure/dresses;product-aurelie"]) {
    const page = await fetch(origin + path);
    expect(await page.text(), path).toContain("Studio");
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain(`connect-src 'self' ${origin.replace("http", "ws")};`);
    expect(policy).not.toMatch(/https:|\*/);
    expect(policy).toMatch(/^default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline';/);
    for (const source of ["img-src 'self' data: blob:", "media-src 'self' blob:", "worker-src 'self' blob:"])
      expect(policy).toContain(`; ${source};`);
    expect(policy).toMatch(/object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'$/);
    expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(page.headers.get("ETag")).not.toBeNull();
  }
  const script = await fetch(`${origin}/studio/assets/a.js`);
  expect(script.headers.get("Cache-Control")).toContain("immutable");
});

test("other addresses are not its own, and where nobody has built it, there is no Studio", async () => {
  await writeFile(join(folder, "index.html"), "<title>Studio</title>");
  const origin = await serve(folder);
  for (const path of ["/", "/studios", "/product/studio"])
    expect((await fetch(origin + path)).status).toBe(404);
  const unbuilt = await serve(join(folder, "nowhere"));
  expect((await fetch(`${unbuilt}/studio`)).status).toBe(404);
});

async function serve(from: string): Promise<string> {
  const files = studioFiles(from, { publicUrl: undefined, trustsProxy: false });
  const server = createServer((request, response) =>
    files(request, response, () => response.writeHead(404).end()),
  );
  return (await listenInTest(server)).origin;
}
