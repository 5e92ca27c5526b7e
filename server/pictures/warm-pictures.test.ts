import { createServer } from "node:http";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { expect, test } from "vitest";
import { captureLog } from "#tests/support/captured-log.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { createPictureWarmer } from "./warm-pictures.ts";

const page = `<img src="/images/p/d/a-9x9.jpg?w=960&amp;h=1200"
  srcSet="/images/p/d/a-9x9.jpg?rect=0,0,9,9&amp;w=320 320w, /images/p/d/a-9x9.jpg?w=1440 1440w">
  <a href="/product/a">`;

const dress = { src: "/images/p/d/b.jpg", width: 800, height: 1000, alt: "" };
const clip = { ...dress, src: "/images/p/d/poster.jpg", width: 400, height: 500, film: "/files/p/d/b.mp4" };
const cloth = { ...clip, src: "/images/p/d/cloth.jpg" };
const pages = () => ["/", "/collection/tulle-dresses", "/product/a"];

const noWaits: number[] = [];
const calm = {
  isEnding: () => false,
  ...{
    busy: 0,
    status: 503,
    retryAfter: "0.01",
    waits: noWaits,
    isAway: false,
    hasLake: false,
    publishes: 1,
  },
};

/** Opens a shop with one page, and resolves with all that it was asked for, in the order. Waiting takes no time: `waits` is told how long it would have been. */
async function requestsTo(shop: Partial<typeof calm>) {
  const { isEnding, busy, status, retryAfter, waits, isAway, hasLake, publishes } = { ...calm, ...shop };
  const requested: { url: string; accept: string | undefined; token: string | undefined }[] = [];
  let refused = 0;
  const server = createServer(({ url = "", headers: { accept, authorization: token } }, response) => {
    requested.push({ url, accept, token });
    if (!url.startsWith("/images/")) return response.end(page);
    refused += 1;
    if (refused <= busy && isAway) return response.destroy();
    if (refused <= busy) response.writeHead(status, { "Retry-After": retryAfter });
    response.end("picture");
  });
  const { origin } = await listenInTest(server);
  const catalogue = {
    revision: "1",
    products: [sampleProduct("a", { pictures: [dress], clip, cloths: [cloth] }), sampleProduct("b")],
  };
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const lake = hasLake ? { url: origin, token: "secret" } : undefined;
  const makeAhead = createPictureWarmer({ origin, pages, lake, isEnding, wait });
  for (let publish = 0; publish < publishes; publish++) await makeAhead(catalogue, () => false);
  return requested;
}

async function requestedPaths(shop: Partial<typeof calm>): Promise<string[]> {
  return (await requestsTo(shop)).map(({ url }) => url).filter((url) => url.startsWith("/images/"));
}

test("Asks once for each rendition that a page names, the widest left out", async () => {
  expect(await requestedPaths({})).toEqual([
    "/images/p/d/a-9x9.jpg?w=960&h=1200",
    "/images/p/d/a-9x9.jpg?rect=0,0,9,9&w=320",
  ]);
});

test("Asks each page but those of dresses once, for what browsers would be sent", async () => {
  const said = captureLog();
  const requested = await requestsTo({});
  const [first, second, ...pictures] = requested.map(({ url }) => url);
  expect([first, second, pictures.length]).toEqual(["/", "/collection/tulle-dresses", 2]);
  expect(requested.slice(2).map(({ accept }) => accept)).toEqual(["image/webp", "image/webp"]);
  expect(said()).toMatch(/"level":"info","event":"pictures are ready","count":2,"ms":\d{1,5}\}/);
});

test("Asks again whatever a host calls its haste, and after a second where it names none", async () => {
  const waits: number[] = [];
  const [first, ...again] = await requestedPaths({ busy: 2, status: 429, waits });
  expect(again).toEqual([first, first, "/images/p/d/a-9x9.jpg?rect=0,0,9,9&w=320"]);
  expect(await requestedPaths({ busy: 1, retryAfter: "soon", waits })).toHaveLength(3);
  expect(waits).toEqual([10, 10, 1000]);
});

test("Asks again a host that ends in the middle, and goes on", async () => {
  const waits: number[] = [];
  const [first, ...again] = await requestedPaths({ busy: 2, isAway: true, waits });
  expect(again).toEqual([first, first, "/images/p/d/a-9x9.jpg?rect=0,0,9,9&w=320"]);
  expect(waits).toEqual([1000, 1000]);
});

test("Asks after the next publish for what was never answered", async () => {
  expect(await requestedPaths({ busy: 30, publishes: 2 })).toHaveLength(32);
});

test("Does not ask again for what is refused for good", async () => {
  expect(await requestedPaths({ busy: 5, status: 404 })).toHaveLength(2);
});

test("Leaves a picture alone that has been asked for often enough", async () => {
  expect(await requestedPaths({ busy: 30 })).toHaveLength(31);
});

test("Leaves off when the process ends, also in the middle", async () => {
  expect(await requestsTo({ isEnding: () => true })).toEqual([]);
  let asked = 0;
  expect(await requestedPaths({ busy: 100, isEnding: () => ++asked > 6 })).toHaveLength(3);
});

test("Has an AVIF made of all that pages name and of the dresses, with the shop's token and after the lists", async () => {
  const requested = (await requestsTo({ hasLake: true })).filter(({ url }) => url.startsWith("/images/"));
  const ahead = requested.filter(({ token }) => token === "Bearer secret");
  expect(requested.slice(2), "what the lists need comes first").toEqual(ahead);
  expect(new Set(ahead.map(({ accept }) => accept))).toEqual(new Set(["image/avif,image/webp"]));
  expect(ahead.map(({ url }) => url)).toEqual([
    "/images/p/d/a-9x9.jpg?w=960&h=1200",
    "/images/p/d/a-9x9.jpg?rect=0,0,9,9&w=320",
    "/images/p/d/a-9x9.jpg?w=1440",
    "/images/p/d/b.jpg?w=320&h=400&q=82&fit=crop&auto=format",
    "/images/p/d/b.jpg?w=480&h=600&q=82&fit=crop&auto=format",
    "/images/p/d/b.jpg?w=720&h=900&q=82&fit=crop&auto=format",
    "/images/p/d/poster.jpg?w=320&h=400&q=82&fit=crop&auto=format",
    "/images/p/d/cloth.jpg?w=320&h=400&q=82&fit=crop&auto=format",
  ]);
});

test("Asks for nothing again after a publish that brings no picture", async () => {
  const once = await requestedPaths({ hasLake: true });
  expect(await requestedPaths({ hasLake: true, publishes: 3 })).toEqual(once);
});
