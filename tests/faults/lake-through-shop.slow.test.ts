import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openSocket } from "@trousseau/content-lake/testing/open-socket.ts";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { editorAt, lakeOf, peakMemoryMb, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { pictureOn, untilShown } from "#tests/support/shop-requests.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** None of these harms its lake: one shop for all. */
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  await vi.waitFor(() => expect(lakeOf(shop)).not.toBeNull(), 30_000);
});

afterAll(() => shop.close());

test("two shops share one lake, pictures and publishes alike", async () => {
  const { url } = lakeOf(shop);
  const own = temporaryFolder();
  const token = await tokenFor(shop.dataFolder, "viewer");
  const second = await openShop({ DATA_DIR: own, SANITY_API_HOST: url, SANITY_API_TOKEN: token });
  onTestFinished(async () => void (await second.close()));
  const picture = await pictureOn("/product/aurelie", second);
  expect((await fetch(second.url + picture)).headers.get("Content-Type")).toMatch(/^image\//);
  const editor = editorAt(second.url, await tokenFor(shop.dataFolder, "editor"));
  await editor.patch("product-aurelie").set({ name: "Aurélie for both" }).commit();
  for (const either of [shop, second]) await untilShown("/product/aurelie", "Aurélie for both", either);
});

test("a large file is passed on while it arrives: the shop holds none of it", async () => {
  const token = await tokenFor(shop.dataFolder, "editor");
  const before = peakMemoryMb(shop.pid);
  const piece = randomBytes(1024 * 1024);
  const pieces = Array.from({ length: 200 }, () => piece);
  const url = `${shop.url}/v2021-10-21/assets/files/production?filename=film.bin`;
  const sending = request(url, { method: "POST", headers: { Authorization: `Bearer ${token}` } });
  const responded: Promise<IncomingMessage[]> = once(sending, "response");
  await pipeline(Readable.from(pieces), sending);
  const [response] = await responded;
  expect(response?.statusCode).toBe(200);
  // Pieces that have gone through wait for the garbage collector: some 60 MB of the 200.
  expect(peakMemoryMb(shop.pid) - before).toBeLessThan(100);
});

test("listeners are carried over a WebSocket through the shop", async () => {
  const token = await tokenFor(shop.dataFolder, "editor");
  const { send, next } = await openSocket(shop.url, "/v1/streams/production");
  const received = (text: string) => next(`"${text}"`, (message) => String(message.text).includes(text));
  const query = encodeURIComponent('*[_id == "product-aurelie"]');
  const url = `${shop.url}/v2021-10-21/data/listen/production?query=${query}&includeResult=true`;
  send({ open: "one", url, headers: { Authorization: `Bearer ${token}` } });
  await received("welcome");
  await editorAt(shop.url, token).patch("product-aurelie").set({ name: "Aurélie, received" }).commit();
  expect(await received("Aurélie, received")).toMatchObject({ id: "one" });
});
