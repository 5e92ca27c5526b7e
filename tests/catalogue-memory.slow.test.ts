import { expect, test } from "vitest";
import { createContentStore } from "#content/content-store.server.ts";
import { createKnownPictures } from "#content/known-pictures.server.ts";
import { createLastGoodCopy } from "#content/last-good-copy.server.ts";
import { allProducts } from "#model/documents/queries.server.ts";
import { clientOfHost } from "./support/client-of-host.ts";
import { doc, imageAsset, place, readPicture, readTexts } from "./support/label-readers.ts";
import { bytesHeld } from "./support/memory.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const DRESSES = 1_000;

/** A document has so many lines of 500 characters that no page shows: 20 MB with those of all dresses. */
const UNREAD = 40;

test("What is known of pictures keeps no document that they are in", async () => {
  const pictures = createKnownPictures(
    clientOfHost(() => Response.json({ ms: 1, result: [] })),
    () => undefined,
  );
  const before = bytesHeld();
  await pictures.learn(documents());
  expect(bytesHeld() - before).toBeLessThan(5_000_000);
  expect(pictures.isGone(imageAsset()._ref)).toBe(false);
});

test("A catalogue keeps what it has read of its dresses, not their documents", async () => {
  const store = createContentStore({
    client: clientOfHost(({ url }) => {
      const asksForDresses = new URL(url).searchParams.get("query") === allProducts;
      return Response.json({ ms: 1, result: asksForDresses ? documents() : [doc("house")] });
    }),
    readPicture,
    readTexts,
    pictures: { learn: () => Promise.resolve(), shadeOf: () => undefined, isGone: () => false },
    lastGoodCopy: createLastGoodCopy(temporaryFolder(), place),
    mayShrink: false,
    log: () => undefined,
  });
  const before = bytesHeld();
  await store.refresh({ now: true });
  expect(bytesHeld() - before).toBeLessThan(8_000_000);
  expect(store.current()?.products).toHaveLength(DRESSES);
});

/** A content host's answer, read. */
function documents(): unknown[] {
  const dresses = Array.from({ length: DRESSES }, (_, index) => ({
    _id: `id-${index}`,
    _rev: "first",
    _type: "product",
    slug: { current: `dress-${index}` },
    name: `Dress ${index}`,
    mainImage: { asset: imageAsset() },
    notes: Array.from({ length: UNREAD }, (_, line) => `${index} ${line}`.padEnd(500)),
  }));
  return JSON.parse(JSON.stringify(dresses));
}
