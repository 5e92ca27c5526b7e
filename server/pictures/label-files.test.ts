import { mkdir, writeFile } from "node:fs/promises";
import { createServer, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { listenInTest } from "@trousseau/content-lake/listen-in-test";
import { beforeEach, expect, test } from "vitest";
import { compose } from "#server/http/middleware.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { labelFilms, labelPictures } from "./label-files.ts";

let folder: string;

beforeEach(async () => {
  folder = temporaryFolder();
  for (const name of ["images", "film"]) await mkdir(join(folder, name));
  await writeFile(join(folder, "images/bow.jpg"), "a bow");
  await writeFile(join(folder, "film/poster.jpg"), "a poster");
  await writeFile(join(folder, "film/hero.mp4"), "a film");
  await writeFile(join(folder, "film/hero.webm"), "another");
});

/** Requests a rendition. */
async function rendition(path: string, status = 200) {
  const asked: string[][] = [];
  const pictures = labelPictures(folder, {
    respond({ url }, file, client = "") {
      asked.push([url, file, client]);
      return Promise.resolve(new Response("made", { status }));
    },
    remove: () => Promise.resolve(),
  });
  const response = await pictures(new Request(`http://shop.example${path}`), "192.0.2.7");
  return { response, asked };
}

test("a picture of the label is made as it is asked for, and may be held for a day", async () => {
  const { response, asked } = await rendition("/house/bow.jpg?w=64");
  const url = "http://shop.example/house/bow.jpg?w=64";
  expect(asked).toEqual([[url, join(folder, "images/bow.jpg"), "192.0.2.7"]]);
  expect(response?.headers.get("cache-control")).toBe("public, max-age=86400");
});

test("of which nothing is asked it is large, and never the original", async () => {
  const { asked } = await rendition("/house/poster.jpg");
  const url = "http://shop.example/house/poster.jpg?w=1920&fit=max&auto=format";
  expect(asked).toEqual([[url, join(folder, "film/poster.jpg"), "192.0.2.7"]]);
});

test("neither is it the original under another name: that says where it was taken", async () => {
  const { asked } = await rendition("/house/poster.jpg?dl=mine.jpg");
  expect(asked.map(([url]) => url)).toEqual([
    "http://shop.example/house/poster.jpg?w=1920&fit=max&auto=format&dl=mine.jpg",
  ]);
});

test("what cannot be made is held by nobody", async () => {
  const { response } = await rendition("/house/bow.jpg?w=64", 503);
  expect([response?.status, response?.headers.get("cache-control")]).toEqual([503, null]);
});

test.each([
  "/house/gone.jpg",
  "/house/BOW.jpg",
  "/a/house/bow.jpg",
  "/house/bow.jpg/a",
  "/house/..%2fbow.jpg",
])("%s is no picture of the label", async (path) => {
  const { response, asked } = await rendition(path);
  expect([response, asked]).toEqual([undefined, []]);
});

async function film(path: string, range?: string): Promise<IncomingMessage> {
  const server = createServer(
    compose(labelFilms(folder), ({ url }, response) => void response.writeHead(404).end(`not ${url}`)),
  );
  const { port } = await listenInTest(server);
  return new Promise((resolve) => {
    get({ port, path, agent: false, ...(range ? { headers: { Range: range } } : {}) }, resolve);
  });
}

test.each(["/house/hero.mp4", "/house/hero.mp4?x", "/house/hero.webm"])(
  "%s is a film of the label",
  async (path) => {
    const response = await film(path);
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "public, max-age=86400"]);
    expect(response.headers.etag).toMatch(/^W?\/?"/);
    expect(await text(response)).toMatch(/^a(nother| film)$/);
  },
);

test.each(["/house/hero.mp4x", "/a/house/hero.mp4", "/hero.mp4", "/house/poster.jpg"])(
  "%s is none, and keeps its address",
  async (path) => {
    expect(await text(await film(path))).toBe(`not ${path}`);
  },
);
