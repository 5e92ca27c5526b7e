import { createServer, type ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { WAITING_MS } from "@trousseau/host/testing/time-limits.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import type { Product } from "#model/dresses/product.ts";
import { projectPaths } from "#server/project-paths.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts as texts } from "#tests/support/sample-texts.ts";
import { createPictureBytes, plainPicture, socialPictures } from "./social-pictures.ts";

/** The limits of social-pictures.ts: how many wait for their turn, and how many are cached. */
const MAX_WAITING = 16;
const MAX_CACHED = 100;

const grey = await sharp({ create: { width: 8, height: 10, channels: 3, background: "grey" } })
  .png()
  .toBuffer();

/** A shop with these dresses, which changes when it is told to, over a picture host that answers when it is told to. */
function open(products: readonly Product[], identity = texts.identity) {
  const catalogue = {
    revision: "1",
    products,
    formerPaths: new Map([["/product/moved", "/product/dress-0"]]),
  };
  const read: string[] = [];
  const listeners: ((changed: Catalogue) => void)[] = [];
  const host = { until: Promise.resolve() };
  const handle = socialPictures(
    {
      current: () => catalogue,
      texts: () => ({ ...texts, identity }),
      onChange: (listener) => void listeners.push(listener),
    },
    async ({ src }) => {
      read.push(src);
      await host.until;
      return grey;
    },
    projectPaths.fonts,
  );
  return {
    read,
    host,
    ask: async (path: string, init?: RequestInit, query = "") =>
      handle(new Request(`http://shop.example${path}/social.jpg${query}`, init), ""),
    change() {
      for (const listener of listeners) listener(catalogue);
    },
  };
}

function dressed(...names: readonly string[]) {
  const picture = (src: string) => ({ src, width: 4, height: 5, alt: "" });
  return names.map((name, at) => sampleProduct(`dress-${at}`, { name, pictures: [picture(`/${at}.jpg`)] }));
}

/** A dress in two colours. */
const lia = sampleProduct("lia", {
  name: "Lia",
  pictures: [
    { src: "/blush.jpg", width: 4, height: 5, alt: "", colour: "blush" },
    { src: "/ivory.jpg", width: 4, height: 5, alt: "", colour: "ivory" },
  ],
});

/** Letters that the font does not have: this, too, is found out once, and takes no time, as a picture does. */
const UNDRAWABLE = "絹";

const paths = (count: number) => Array.from({ length: count }, (_, at) => `/product/dress-${at}`);
const undrawable = (count: number) => paths(count).map(() => UNDRAWABLE);

test("a shop that is not open yet is shown by its name alone; nothing else of it has a picture", async () => {
  const { ask, read } = open([]);
  const answer = await ask("");
  const { width, height } = await sharp(await answer?.arrayBuffer()).metadata();
  expect([answer?.status, width, height, read]).toEqual([200, 1200, 630, []]);
  expect(await ask("/collection/tulle-dresses")).toBeUndefined();
});

test("a picture is on the label's paper, in its ink, and under its drawn wordmark", async () => {
  const palette = { ...texts.identity.palette, paper: "#203040", ink: "#e0c080" };
  const box = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 10">';
  const wordmarkSvg = { markup: `${box}<path d="M0 0h50v10H0z"></path></svg>`, ratio: 5 };
  const { ask } = open([lia], { ...texts.identity, palette, wordmarkSvg });
  const answer = await ask("/product/lia");
  const { data, info } = await sharp(await answer?.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  const near = (...colour: number[]) =>
    colour.map((part) => expect.toSatisfy((value) => Math.abs(value - part) < 8));
  expect(pixel(4, 4)).toEqual(near(0x20, 0x30, 0x40));
  // The middle of the wordmark, which is a bar here.
  expect(pixel(150, 75)).toEqual(near(0xe0, 0xc0, 0x80));
});

test("another spelling and a former address are answered with the same picture, drawn once", async () => {
  const { ask, read } = open(dressed("Odette"));
  const spellings = ["dress-0", "%64ress-0", "moved", "dress-0"];
  const answers = await Promise.all(spellings.map((slug) => ask(`/product/${slug}`)));
  const etags = answers.map((answer) => answer?.headers.get("ETag"));
  expect(etags).toEqual(Array(4).fill(expect.stringMatching(/^"\S{22}"$/)));
  expect(new Set(etags).size).toBe(1);
  expect(read).toEqual(["/0.jpg"]);
});

test("so many wait for their turn; the next is led to the plain picture, which no cache stores, and drawn later", async () => {
  const begun = 1;
  const { ask, read, host } = open(dressed(...undrawable(begun + MAX_WAITING), "Odette", "Solange"));
  const goOn = Promise.withResolvers<void>();
  host.until = goOn.promise;
  const waiting = paths(begun + MAX_WAITING).map((path) => ask(path));
  await setImmediate();
  const refused = [begun + MAX_WAITING, begun + MAX_WAITING + 1];
  const instead = refused.map((at) => ask(`/product/dress-${at}`));
  goOn.resolve();
  for (const [index, at] of refused.entries()) {
    const { status, headers } = (await instead[index]) ?? Response.error();
    expect([status, headers.get("Cache-Control")]).toEqual([302, "no-store"]);
    expect(headers.get("Location")).toMatch(new RegExp(`^/${at}\\.jpg\\?`));
  }
  await Promise.all(waiting);
  expect(read).toHaveLength(begun + MAX_WAITING);
  expect((await ask(`/product/dress-${begun + MAX_WAITING}`))?.status).toBe(200);
});

test("a hundred are cached; with one more the oldest is dropped", async () => {
  const { ask, read } = open(dressed(...undrawable(MAX_CACHED + 1)));
  for (const path of paths(MAX_CACHED + 1)) await ask(path);
  for (const path of paths(MAX_CACHED + 1).slice(1)) await ask(path);
  expect(read).toHaveLength(MAX_CACHED + 1);
  await ask("/product/dress-0");
  expect(read.slice(MAX_CACHED + 1)).toEqual(["/0.jpg"]);
});

test("a picture that the host did not send is asked for again", async () => {
  const { ask, read, host } = open(dressed("Odette"));
  host.until = Promise.reject(new Error("down"));
  expect((await ask("/product/dress-0"))?.status).toBe(302);
  host.until = Promise.resolve();
  expect((await ask("/product/dress-0"))?.status).toBe(200);
  expect(read).toHaveLength(2);
});

test("a collection of the label's without a dress is shown by the first of all", async () => {
  const { ask, read } = open([lia]);
  expect((await ask("/collection/satin-dresses"))?.status).toBe(200);
  expect(read).toEqual(["/blush.jpg"]);
});

test("a dress is shown in the colour that is shared", async () => {
  const { ask, read } = open([lia]);
  for (const colour of ["", "ivory", "sage"]) await ask("/product/lia", {}, `?colour=${colour}`);
  expect(read).toEqual(["/blush.jpg", "/ivory.jpg"]);
});

test("nothing can be sent to it, and a changed shop is drawn anew", async () => {
  const { ask, read, change } = open([lia]);
  const { headers } = (await ask("/product/lia")) ?? {};
  expect((await ask("/product/lia"))?.headers.get("ETag")).toBe(headers?.get("ETag"));
  const sent = await ask("/product/lia", { method: "POST" });
  expect([sent?.status, sent?.headers.get("Allow"), sent?.headers.get("Cache-Control")]).toEqual([
    405,
    "GET, HEAD",
    "no-store",
  ]);
  expect(read).toHaveLength(1);
  change();
  expect((await ask("/product/lia"))?.status).toBe(200);
  expect(read).toHaveLength(2);
});

const picture = { src: "/images/a.jpg?rect=0,0,4,5", width: 4, height: 5, alt: "" };
const MB = 1024 * 1024;

/** A picture host that answers so, and the addresses that it was asked for. */
async function openHost(answer: (response: ServerResponse) => void) {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    answer(response);
  });
  const { origin: url } = await listenInTest(server);
  return { asked, url, read: createPictureBytes(url, WAITING_MS) };
}

test("a picture is asked for in the size and the format that are needed, with the editor's crop", async () => {
  const { asked, read } = await openHost((response) => {
    response.write("pic");
    response.end("ture");
  });
  expect(Buffer.from(await read(picture, 1008, 1260)).toString()).toBe("picture");
  expect(asked).toEqual(["/images/a.jpg?rect=0,0,4,5&w=1008&h=1260&q=85&fit=crop&fm=jpg"]);
  expect(asked[0]).toBe(plainPicture(picture, 1008, 1260));
});

test("a host that refuses, or leads elsewhere, has sent no picture", async () => {
  const refusing = await openHost((response) => response.writeHead(404).end("none"));
  await expect(refusing.read(picture, 1, 1)).rejects.toThrow("The picture host answered 404.");
  const leading = await openHost((response) => response.writeHead(302, { Location: "/other" }).end());
  await expect(leading.read(picture, 1, 1)).rejects.toThrow();
  expect(leading.asked).toHaveLength(1);
});

test("eight megabytes are read, and no more", async () => {
  const whole = await openHost((response) => response.end(Buffer.alloc(8 * MB)));
  expect((await whole.read(picture, 1, 1)).byteLength).toBe(8 * MB);
  const larger = await openHost((response) => response.end(Buffer.alloc(8 * MB + 1)));
  await expect(larger.read(picture, 1, 1)).rejects.toThrow("The picture is larger than 8388608 bytes.");
});

test("an address with an origin is asked for there", async () => {
  const own = await openHost((response) => response.end("own"));
  const other = await openHost((response) => response.end("other"));
  const elsewhere = { ...picture, src: other.url + picture.src };
  expect(Buffer.from(await own.read(elsewhere, 1, 1)).toString()).toBe("other");
  expect([own.asked, other.asked.length]).toEqual([[], 1]);
  // Hosted content names no host of the shop's.
  const without = createPictureBytes(undefined, WAITING_MS);
  expect(Buffer.from(await without(elsewhere, 1, 1)).toString()).toBe("other");
  await expect(without(picture, 1, 1)).rejects.toThrow(/URL/);
});
