import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { limits } from "./limits.ts";
import { openLake, paint, sha1Of, temporaryFolder, writeDataset } from "./testing/test-lake.ts";

const _sanityAsset = "image@file://./images/odile.jpg";
const gown = {
  _id: "odile",
  _type: "product",
  name: "Odile",
  mainImage: { _type: "image", alt: "A gown", _sanityAsset },
  gallery: [{ _key: "back", _type: "image", _sanityAsset }],
};
const seeded = (...documents: object[]) => writeDataset(documents, { "odile.jpg": "#806040" });

test("a document may have more pictures than people may upload at once", async () => {
  const names = Array.from({ length: limits.concurrentUploads + 4 }, (_, at) => `${at}.jpg`);
  const gallery = names.map((name) => ({ _key: name, _sanityAsset: `image@file://./images/${name}` }));
  const pictures = names.map((name, at) => [name, `#8060${10 + at}`]);
  const seed = await writeDataset(
    [{ _id: "odile", _type: "product", gallery }],
    Object.fromEntries(pictures),
  );
  const viewer = (await openLake({ seed })).as("viewer");
  expect(await viewer.fetch("count(*[_id == 'odile'].gallery[].asset->)")).toBe(names.length);
});

test("the first start imports the dataset, pictures and all; the next one leaves everything as it is", async () => {
  const first = await openLake({ seed: await seeded(gown) });
  const { folder, revision } = first;
  const odile = await first.as("viewer").fetch("*[_id == 'odile'][0]{..., 'asset': mainImage.asset->}");
  await first.close();
  const sha1 = sha1Of(await paint("#806040"));
  const asset = { _type: "reference", _ref: `image-${sha1}-300x400-jpg` };
  expect(odile.gallery).toEqual([{ _key: "back", _type: "image", asset }]);
  expect(odile.asset).toMatchObject({
    originalFilename: "odile.jpg",
    url: `/images/atelier/production/${sha1}-300x400.jpg`,
    metadata: {
      dimensions: { width: 300, height: 400, aspectRatio: 0.75 },
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      palette: { dominant: { background: "#816041", foreground: "#fff", population: 100 } },
    },
  });
  const second = await openLake({ folder, seed: await seeded({ ...gown, _id: "other" }) });
  expect(second.revision).toBe(revision);
  expect(await second.as("anybody").fetch("count(*[_type == 'product'])")).toBe(1);
});

test("a lake whose transactions and documents have any names at all is never taken for an empty one", async () => {
  const seed = await writeDataset([{ _id: "odile", _type: "product", name: "Odile" }]);
  const first = await openLake({ seed });
  const patch = first.as("editor").patch("odile").set({ name: "Odette" });
  await patch.commit({ transactionId: "empty" });
  await first.close();
  const second = await openLake({ folder: first.folder, seed });
  expect(await second.as("anybody").fetch("*[_id == 'odile'][0].name")).toBe("Odette");
});

test("a dataset with something wrong in it leaves the lake empty, and says where the fault is", async () => {
  const folder = await temporaryFolder();
  const broken = openLake({ folder, seed: await writeDataset([gown]) });
  await expect(broken).rejects.toThrow("data.ndjson:1: there is no file for the asset");
  const lake = await openLake({ folder, seed: await seeded(gown) });
  expect(await lake.as("anybody").fetch("count(*[_type == 'product'])")).toBe(1);
});

test("pictures are served by their names, and nothing else is", async () => {
  const lake = await openLake({ seed: await seeded(gown) });
  const { url } = await lake.as("anybody").fetch("*[_type == 'sanity.imageAsset'][0]");
  const other = url.replace("300x400", "301x400");
  for (const [path, status] of [
    [`${url}/odile-in-tulle.jpg?w=100`, 200],
    [other, 404],
    [`${other}?w=10`, 404],
    [url.replace("atelier", "other"), 404],
    ["/images/atelier/production/..%2f..%2flake.sqlite", 404],
  ] as const)
    expect((await lake.ask(path)).status, path).toBe(status);
  const { status, headers } = await lake.ask(url);
  expect([status, headers.get("X-Sanity-Sha1")]).toEqual([200, sha1Of(await paint("#806040"))]);
});

test.each([
  ["bytes=2-4", 206, "bytes 2-4/10", "234"],
  ["bytes=7-", 206, "bytes 7-9/10", "789"],
  ["bytes=-2", 206, "bytes 8-9/10", "89"],
  ["bytes=20-", 416, null, ""],
  ["lines=1-2", 200, null, "0123456789"],
])("of a file who asks for %s gets %i, %s", async (range, ...expected) => {
  const seed = await writeDataset([
    { _id: "a", _type: "film", file: { _sanityAsset: "file@file://./a.txt" } },
  ]);
  await writeFile(join(seed, "a.txt"), "0123456789");
  const lake = await openLake({ seed });
  const { path } = await lake.as("anybody").fetch("*[_type == 'sanity.fileAsset'][0]");
  const response = await lake.ask(`/${path}`, { headers: { Range: range } });
  const { status, ok, headers } = response;
  expect([status, headers.get("Content-Range"), ok ? await response.text() : ""]).toEqual(expected);
});
