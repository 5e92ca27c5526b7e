import { createReadStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { compose, type Middleware } from "./middleware.ts";
import { missingFiles, plainRanges, releasedFiles, staticFiles, studioFiles } from "./static-files.ts";

test("a file is closed when its visitor leaves in the middle of it", async () => {
  const folder = temporaryFolder();
  const film = join(folder, "film");
  await writeFile(film, Buffer.alloc(32 * 1024 * 1024));
  const file = createReadStream(film);
  const port = await serve(releasedFiles, (_request, response) => void file.pipe(response));
  get({ port }, (response) => response.once("data", () => response.destroy()));
  await waitFor(() => expect(file.closed).toBe(true));
});

test("a file that cannot be opened ends its answer, and nothing else", async () => {
  const port = await serve(
    releasedFiles,
    (_request, response) => void createReadStream("/nowhere/at/all").pipe(response),
  );
  const failed = await new Promise((resolve) => get({ port }).once("error", resolve));
  expect(failed).toMatchObject({ code: "ECONNRESET" });
});

/** Asks for a file of a build, of which there is one. */
async function file(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const folder = temporaryFolder();
  await mkdir(join(folder, "static"));
  await writeFile(join(folder, "static/a.js"), "0123456789");
  await writeFile(join(folder, "static/a.js.br"), "br");
  await writeFile(join(folder, "static/a.js.gz"), "gz");
  const port = await serve(
    plainRanges,
    releasedFiles,
    staticFiles(folder),
    missingFiles,
    (_request, response) => {
      response.writeHead(418).end("another's");
    },
  );
  return new Promise((resolve) => get({ port, path, headers, agent: false }, resolve));
}

test("what is named after its content is held for ever", async () => {
  const { headers } = await file("/static/a.js");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers.etag).toMatch(/^(W\/)?"/);
  expect(headers["content-type"]).toMatch(/javascript/);
});

test.each([
  ["br, gzip", "br"],
  ["gzip", "gz"],
  ["identity", "0123456789"],
])("who accepts %s gets what the build has compressed for it", async (accepted, body) => {
  expect(await text(await file("/static/a.js", { "accept-encoding": accepted }))).toBe(body);
});

test.each([
  ["bytes=2-4", 206, "234"],
  ["bytes=10-12", 416, ""],
  ["bytes=4-2", 200, "0123456789"],
  ["bytes=-3", 200, "0123456789"],
  ["bytes=1-2,4-5", 200, "0123456789"],
  ["xbytes=2-4", 200, "0123456789"],
  ["bytes=2-4x", 200, "0123456789"],
  ["lines=2-4", 200, "0123456789"],
])("of the range %s it sends what it may", async (range, status, body) => {
  const response = await file("/static/a.js", { range });
  expect([response.statusCode, await text(response)]).toEqual([status, body]);
});

async function serve(...middlewares: Middleware[]): Promise<number> {
  return (await listenInTest(createServer(compose(...middlewares)))).port;
}

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

test("every address of Studio is its page, and may call nothing but this host", async () => {
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<title>Studio</title>");
  await writeFile(join(folder, "assets/a.js"), "1");
  const origin = await serveStudio(folder);
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
  const origin = await serveStudio(folder);
  for (const path of ["/", "/studios", "/product/studio"])
    expect((await fetch(origin + path)).status).toBe(404);
  const unbuilt = await serveStudio(join(folder, "nowhere"));
  expect((await fetch(`${unbuilt}/studio`)).status).toBe(404);
});

async function serveStudio(from: string): Promise<string> {
  const files = studioFiles(from, { publicUrl: undefined, trustsProxy: false });
  const server = createServer((request, response) =>
    files(request, response, () => response.writeHead(404).end()),
  );
  return (await listenInTest(server)).origin;
}
