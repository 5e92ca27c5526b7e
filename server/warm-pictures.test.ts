import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { warmPictures } from "./warm-pictures.ts";

const page = `<img src="/images/p/d/a-9x9.jpg?w=960&amp;h=1200"
  srcSet="/images/p/d/a-9x9.jpg?rect=0,0,9,9&amp;w=320 320w, /images/p/d/a-9x9.jpg?w=1440 1440w">
  <a href="/product/a">`;

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Opens a shop with one page, and resolves with the pictures it was asked for, in their order. */
async function requestedPaths({ isEnding = false, busy = 0 }): Promise<string[]> {
  const requested: string[] = [];
  server = createServer(({ url = "" }, response) => {
    if (!url.startsWith("/images/")) return response.end(page);
    requested.push(url);
    if (requested.length <= busy) response.writeHead(503, { "Retry-After": "0.01" });
    response.end("picture");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : address;
  const catalogue = { revision: "1", products: [] };
  await warmPictures({ origin: `http://127.0.0.1:${port}`, catalogue, isEnding: () => isEnding });
  return requested;
}

test("Asks once for each rendition that a page names, the widest left out", async () => {
  expect(await requestedPaths({})).toEqual([
    "/images/p/d/a-9x9.jpg?w=960&h=1200",
    "/images/p/d/a-9x9.jpg?rect=0,0,9,9&w=320",
  ]);
});

test("Asks again where the content host is busy", async () => {
  expect(await requestedPaths({ busy: 2 })).toEqual([
    "/images/p/d/a-9x9.jpg?w=960&h=1200",
    "/images/p/d/a-9x9.jpg?w=960&h=1200",
    "/images/p/d/a-9x9.jpg?w=960&h=1200",
    "/images/p/d/a-9x9.jpg?rect=0,0,9,9&w=320",
  ]);
});

test("Leaves off when the process ends", async () => {
  expect(await requestedPaths({ isEnding: true })).toEqual([]);
});
