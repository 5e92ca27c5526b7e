import type { PatchOperations } from "@sanity/client";
import { expect, test, vi } from "vitest";
import { toolClient } from "../command/loopback.ts";
import { limits } from "../limits.ts";
import { startLake } from "../testing/lake-process.ts";
import { address, inLake, openLake, statusOf, temporaryFolder } from "../testing/test-lake.ts";

vi.setConfig({ testTimeout: 120_000 });

const DEADLINE_MS = limits.mutationSeconds * 1000;

/** No page of a catalogue has a list as long as this. */
const entries = Array.from({ length: 20_000 }, (_, index) => ({ _key: `key-${index}`, name: "x" }));
const text = "ab".repeat(1000);

const line = (count: number, letter: string) => `${letter}${"cd".repeat(count)}\n`;
const farDiff = `@@ -1,1000000 +1,4 @@\n${line(500_000, "-")}`;
const growingDiff = `@@ -1,0 +1,90000 @@\n${line(45_000, "+")}`.repeat(40);

async function openLakeWithList() {
  const client = (await openLake()).as("editor", { maxRetries: 0 });
  await client.create({ _id: "long", _type: "product", entries, text });
  await client.create({ _id: "other", _type: "product", count: 0 });
  return client;
}

/** It would take minutes without a deadline, which is CPU time: a busy machine does not lengthen it. */
test("a patch that takes too long ends as a 400 that says why, and the changes behind it wait no longer than that", async () => {
  const client = await openLakeWithList();
  const before = await client.getDocument("long");
  const keyed = entries.slice(-5000).map(({ _key }) => [`entries[_key=="${_key}"].name`, "y"] as const);
  const patch = client.patch("long").set(Object.fromEntries(keyed)).commit();
  const message = expect.stringContaining(`ran longer than ${DEADLINE_MS} ms`);
  const refused = expect(patch).rejects.toMatchObject({ statusCode: 400, message });
  const behind = client.patch("other").inc({ count: 1 }).commit();
  await refused;
  expect(await behind).toMatchObject({ count: 1 });
  expect(await client.getDocument("long")).toEqual(before);
});

const again = ["..name..name..name", '..[name=="x"]..[0:20000]..name'];

const hostile: [number, string, PatchOperations][] = [
  [400, "looks into everything again and again", { unset: again }],
  [400, "asks with a path of 10,000 steps", { set: { [`a${".a".repeat(10_000)}`]: 1 } }],
  [413, "puts much into many items", { set: { "entries[0:40].name": "x".repeat(100_000) } }],
  [200, "is an endless diff", { diffMatchPatch: { text: "@@ -1,4 +1,4 @@\n abab\n".repeat(20_000) } }],
  [200, "is a diff of a megabyte that fits nowhere", { diffMatchPatch: { text: farDiff } }],
  [413, "is a diff that makes a text of a hundred megabytes", { diffMatchPatch: { text: growingDiff } }],
  [400, "is a diff that is none", { diffMatchPatch: { text: "@@ -1,4 +1,4 @@\n%ZZ\n" } }],
  [200, "adds to what is no number", { inc: { text: 1 } }],
  [200, "sets a list with a billion places", { set: { "list[999999999]": 1 } }],
  [200, "inserts a range without an end", { insert: { replace: "entries[0:]", items: entries } }],
];

test("every hostile patch is answered as it should be, harms nobody, and takes little memory of the lake's own process", async () => {
  const folder = await temporaryFolder();
  const token = await inLake(folder, (_, lake) => Promise.resolve(lake.tokenOf("editor")));
  const { origin, megabytes } = await startLake(folder);
  const client = toolClient(origin, { folder, ...address }, token).withConfig({ maxRetries: 0 });
  const before = await megabytes();
  for (const [status, what, patch] of hostile) {
    const id = what.replace(/\W/g, "-");
    await client.create({ _id: id, _type: "product", entries, text });
    const outcome = client.mutate([{ patch: { id, ...patch } }], { returnDocuments: false });
    // A machine that is too busy to tell whose fault it is says 503.
    expect([status, 503], what).toContain(await statusOf(outcome));
    expect((await megabytes()) - before, what).toBeLessThan(400);
  }
  expect(await client.fetch("count(*[_type == 'product'])")).toBe(hostile.length);
});

test("a document does not grow beyond what could be imported again", async () => {
  const client = await openLakeWithList();
  const grow = (name: string) =>
    statusOf(client.patch("long", { set: { [name]: "x".repeat(1_400_000) } }).commit());
  expect([await grow("a"), await grow("b"), await grow("c")]).toEqual([200, 200, 413]);
  expect(await client.fetch("*[_id == 'long'][0]{'a': defined(a), 'c': defined(c)}")).toEqual({
    a: true,
    c: false,
  });
});
