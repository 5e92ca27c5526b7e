import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openContentLake } from "./content-lake.ts";
import { limits } from "./limits.ts";
import {
  clientAs,
  clientOf,
  ORIGIN,
  openTestLake,
  paint,
  sha1Of,
  temporaryFolder,
  writeDataset,
} from "./testing/test-lake.ts";

const gown = {
  _id: "odile",
  _type: "product",
  name: "Odile",
  mainImage: { _type: "image", alt: "A gown", _sanityAsset: "image@file://./images/odile.jpg" },
  gallery: [{ _key: "back", _type: "image", _sanityAsset: "image@file://./images/odile.jpg" }],
};

test("a document may have more pictures than people may upload at once", async () => {
  const names = Array.from({ length: limits.concurrentUploads + 4 }, (_, index) => `${index}.jpg`);
  const seed = await writeDataset(
    [
      {
        ...gown,
        gallery: names.map((name) => ({ _key: name, _sanityAsset: `image@file://./images/${name}` })),
      },
    ],
    Object.fromEntries(["odile.jpg", ...names].map((name, index) => [name, `#8060${10 + index}`])),
  );
  const lake = await openTestLake({ seed });
  const token = lake.issueToken({ name: "shop", role: "viewer" });
  expect(await clientOf(lake, { token }).fetch("count(*[_id == 'odile'].gallery[].asset->)")).toBe(
    names.length,
  );
});

test("the first start imports the dataset, pictures and all; the next one leaves everything as it is", async () => {
  const folder = await temporaryFolder();
  const options = {
    folder,
    projectId: "atelier",
    dataset: "production",
    seed: await writeDataset([gown], { "odile.jpg": "#806040" }),
  };
  const first = await openContentLake(options);
  const token = first.issueToken({ name: "shop", role: "viewer" });
  const odile = await clientOf(first, { token }).fetch(
    "*[_id == 'odile'][0]{..., 'asset': mainImage.asset->}",
  );
  const { revision } = first;
  await first.close();

  const sha1 = sha1Of(await paint("#806040"));
  expect(odile.gallery).toEqual([
    { _key: "back", _type: "image", asset: { _type: "reference", _ref: `image-${sha1}-300x400-jpg` } },
  ]);
  expect(odile.asset).toMatchObject({
    _type: "sanity.imageAsset",
    originalFilename: "odile.jpg",
    url: `/images/atelier/production/${sha1}-300x400.jpg`,
    metadata: {
      dimensions: { width: 300, height: 400, aspectRatio: 0.75 },
      isOpaque: true,
      hasAlpha: false,
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      blurHash: expect.stringMatching(/^.{36}$/),
      palette: { dominant: { background: "#816041", foreground: "#fff", population: 100 } },
    },
  });

  const second = await openTestLake({
    ...options,
    seed: await writeDataset([{ ...gown, _id: "other" }], { "odile.jpg": "#000" }),
  });
  expect(second.revision).toBe(revision);
  expect(await clientOf(second).fetch("count(*[_type == 'product'])")).toBe(1);
});

test("a lake whose transactions and documents have any names at all is never taken for an empty one", async () => {
  const folder = await temporaryFolder();
  const seed = await writeDataset([{ _id: "odile", _type: "product", name: "Odile" }]);
  const first = await openTestLake({ folder, seed });
  const client = clientAs(first, "editor");
  await client.patch("odile").set({ name: "Odette" }).commit({ transactionId: "empty" });
  await first.close();

  const second = await openTestLake({ folder, seed });
  expect(await clientOf(second).fetch("*[_id == 'odile'][0].name")).toBe("Odette");
});

test("a dataset with something wrong in it leaves the lake empty, and says where the fault is", async () => {
  const folder = await temporaryFolder();
  const broken = await writeDataset([gown]);
  const options = { folder, projectId: "atelier", dataset: "production" };
  await expect(openContentLake({ ...options, seed: broken })).rejects.toThrow(
    "data.ndjson:1: there is no file for the asset",
  );
  const lake = await openTestLake({
    ...options,
    seed: await writeDataset([gown], { "odile.jpg": "#806040" }),
  });
  expect(await clientOf(lake).fetch("count(*[_type == 'product'])")).toBe(1);
});

test("pictures are served by their names, and nothing else is", async () => {
  const lake = await openTestLake({ seed: await writeDataset([gown], { "odile.jpg": "#806040" }) });
  const { url } = await clientOf(lake).fetch("*[_type == 'sanity.imageAsset'][0]");
  const statusOf = async (path: string) => (await lake.fetch(ORIGIN + path)).status;
  expect(await statusOf(url)).toBe(200);
  expect(await statusOf(`${url}/odile-in-tulle.jpg?w=100`)).toBe(200);
  expect(await statusOf(url.replace("300x400", "301x400"))).toBe(404);
  expect(await statusOf(`${url.replace("300x400", "301x400")}?w=10`)).toBe(404);
  expect(await statusOf(url.replace("atelier", "other"))).toBe(404);
  expect(await statusOf("/images/atelier/production/..%2f..%2flake.sqlite")).toBe(404);
  expect((await lake.fetch(ORIGIN + url)).headers.get("X-Sanity-Sha1")).toBe(sha1Of(await paint("#806040")));
});

test("files are served whole or in part", async () => {
  const seed = await writeDataset([
    { _id: "film", _type: "film", file: { _sanityAsset: "file@file://./film.txt" } },
  ]);
  await writeFile(join(seed, "film.txt"), "0123456789");
  const lake = await openTestLake({ seed });
  const { path } = await clientOf(lake).fetch("*[_type == 'sanity.fileAsset'][0]");
  const ask = async (range: string) => {
    const response = await lake.fetch(`${ORIGIN}/${path}`, { headers: { Range: range } });
    return [response.status, response.headers.get("Content-Range"), response.ok ? await response.text() : ""];
  };
  expect(await ask("bytes=2-4")).toEqual([206, "bytes 2-4/10", "234"]);
  expect(await ask("bytes=7-")).toEqual([206, "bytes 7-9/10", "789"]);
  expect(await ask("bytes=-2")).toEqual([206, "bytes 8-9/10", "89"]);
  expect(await ask("bytes=20-")).toEqual([416, null, ""]);
  expect(await ask("lines=1-2")).toEqual([200, null, "0123456789"]);
});
