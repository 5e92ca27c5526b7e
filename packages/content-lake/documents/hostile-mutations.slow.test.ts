import { createClient, type PatchOperations } from "@sanity/client";
import { expect, test, vi } from "vitest";
import { openAccess } from "../access/access.ts";
import { robot } from "../access/tokens.ts";
import { limits } from "../limits.ts";
import { startLakeProcess } from "../testing/lake-process.ts";
import { clientAs, openTestLake, temporaryFolder } from "../testing/test-lake.ts";

vi.setConfig({ testTimeout: 120_000 });

const DEADLINE_MS = limits.mutationSeconds * 1000;

/** No page of a catalogue has a list as long as this. */
const entries = Array.from({ length: 20_000 }, (_, index) => ({ _key: `key-${index}`, name: "x" }));

const line = (count: number, letter: string) => `${letter}${"cd".repeat(count)}\n`;
const farDiff = `@@ -1,1000000 +1,4 @@\n${line(500_000, "-")}`;
const growingDiff = Array.from({ length: 40 }, () => `@@ -1,0 +1,90000 @@\n${line(45_000, "+")}`).join("");

async function openLakeWithList() {
  const client = clientAs(await openTestLake(), "editor", { maxRetries: 0 });
  await client.create({ _id: "long", _type: "product", entries, text: "ab".repeat(1000) });
  await client.create({ _id: "other", _type: "product", count: 0 });
  return { client };
}

const keyed = Object.fromEntries(
  entries.slice(-5000).map(({ _key }) => [`entries[_key=="${_key}"].name`, "y"] as const),
);

/** It would take minutes without a deadline, which is CPU time: a busy machine does not lengthen it. */
test("a patch that takes too long ends as a 400 that says why, and the changes behind it wait no longer than that", async () => {
  const { client } = await openLakeWithList();
  const before = await client.getDocument("long");
  const patch = client.patch("long").set(keyed).commit();
  const refused = expect(patch).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining(`ran longer than ${DEADLINE_MS} ms`),
  });
  const behind = client.patch("other").inc({ count: 1 }).commit();
  await refused;
  expect(await behind).toMatchObject({ count: 1 });
  expect(await client.getDocument("long")).toEqual(before);
});

const hostile: [number, string, PatchOperations][] = [
  [
    400,
    "looks into everything again and again",
    { unset: ["..name..name..name", '..[name=="x"]..[0:20000]..name'] },
  ],
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
  const access = openAccess(folder);
  const token = access.tokens.issue({ caller: robot("test", "editor"), kind: "token" });
  access.close();
  const { origin, residentMb } = await startLakeProcess(folder);
  const client = createClient({
    projectId: "atelier",
    dataset: "production",
    apiVersion: "2021-10-21",
    useCdn: false,
    apiHost: origin,
    useProjectHostname: false,
    token,
    maxRetries: 0,
  });
  await client.create({ _id: "other", _type: "product", count: 0 });
  const before = await residentMb();
  for (const [status, what, patch] of hostile) {
    const _id = what.replace(/\W/g, "-");
    await client.create({ _id, _type: "product", entries, text: "ab".repeat(1000) });
    const outcome = client.mutate([{ patch: { id: _id, ...patch } }], { returnDocuments: false });
    // A machine that is too busy to tell whose fault it is says 503.
    expect([status, 503], what).toContain(await outcome.then(() => 200, statusOf));
    const { lake } = await residentMb();
    expect(lake - before.lake, what).toBeLessThan(400);
  }
  await client.patch("other").inc({ count: 1 }).commit();
  expect(await client.fetch("[count(*[_type == 'product']), *[_id == 'other'][0].count]")).toEqual([
    hostile.length + 1,
    1,
  ]);
});

test("a document does not grow beyond what could be imported again", async () => {
  const { client } = await openLakeWithList();
  const text = "x".repeat(1_400_000);
  for (const name of ["a", "b"])
    await client
      .patch("long")
      .set({ [name]: text })
      .commit();
  const patch = client.patch("long").set({ c: text }).commit();
  expect(await patch.then(() => 200, statusOf)).toBe(413);
  expect(await client.fetch("*[_id == 'long'][0]{'a': defined(a), 'c': defined(c)}")).toEqual({
    a: true,
    c: false,
  });
});

function statusOf(error: { statusCode: number }): number {
  return error.statusCode;
}
