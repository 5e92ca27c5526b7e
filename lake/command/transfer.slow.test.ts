import { watch } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { limits } from "../limits.ts";
import { runHere } from "../testing/run-here.ts";
import { address, inLake, openLake, paint, temporaryFolder, writeDataset } from "../testing/test-lake.ts";
import { backUp } from "./backup.ts";
import { exportArchive } from "./export-archive.ts";
import { importArchive } from "./import-archive.ts";
import { restore } from "./restore.ts";

const to = (_ref: string) => ({ muse: { _type: "reference", _ref } });
const mainImage = { _type: "image", _sanityAsset: "image@file://./images/odile.jpg" };

/** An export and an import change nothing but the times of writing. */
const content = `{
  "products": *[_type == "product"] | order(_id) {_id, name, muse, mainImage},
  "pictures": *[_type == "sanity.imageAsset"] | order(_id) {_id, sha1hash, size, originalFilename, metadata}
}`;

function contentOf(folder: string): Promise<unknown> {
  return inLake(folder, (editor) => editor.fetch(content));
}

function dataset(): Promise<string> {
  const gowns = [
    { _id: "odile", _type: "product", name: "Odile", ...to("agathe"), mainImage },
    { _id: "agathe", _type: "product", name: "Agathe", ...to("odile") },
    { _id: "drafts.agathe", _type: "product", name: "Agathe, being changed" },
  ];
  return writeDataset(gowns, { "odile.jpg": "#806040" });
}

async function openSeeded() {
  return await openLake({ seed: await dataset() });
}

test("an archive by Sanity's exporter is read back by Sanity's importer, all the same", async () => {
  const lake = await openSeeded();
  const [from, folder] = [lake.folder, await temporaryFolder()];
  const archive = await temporaryFolder("production.tar.gz");
  expect(await exportArchive({ folder: from, ...address }, archive)).toEqual({ documents: 3, assets: 1 });
  await lake.close();
  for (const operation of ["create", "createOrReplace"] as const) {
    await importArchive({ folder, ...address }, archive, { operation });
    expect(await contentOf(folder)).toEqual(await contentOf(from));
  }
});

test("an import into a lake that runs goes on being named in its history, and leaves no token", async () => {
  const lake = await openLake();
  const { folder } = lake;
  const options = { operation: "create", url: await lake.serve() } as const;
  await importArchive({ folder, ...address }, await dataset(), options);
  const history = await lake.ask("/v1/data/history/production/transactions/agathe", { as: "administrator" });
  const authors = new Set((await history.text()).match(/(?<="author":")[^"]+/g));
  expect([...authors]).toEqual(["<import>"]);
  expect(await lake.as("administrator").users.getById("<import>")).toMatchObject({ displayName: "Import" });
  expect(
    new Set(
      lake
        .access()
        .tokens.list()
        .map(({ name }) => name),
    ),
  ).toEqual(new Set(["administrator"]));
});

test("a backup is taken while writes go on, and restored over what came after", async () => {
  const [lake, copy] = [await openSeeded(), await temporaryFolder("copy")];
  const client = lake.as("editor");
  const before = await client.fetch(content);
  const writing = Array.from({ length: 30 }, (_, count) =>
    client.createOrReplace({ _id: "count", _type: "count", count }),
  );
  await backUp(lake.folder, copy);
  await Promise.all(writing);
  await client.assets.upload("image", await paint("#123456"));
  await client.patch("odile").set({ name: "Spoilt" }).commit();
  await expect(restore(copy, lake.folder)).rejects.toThrow("Another process is using");
  await lake.close();
  const { savedAs } = await restore(copy, lake.folder);
  expect(await contentOf(lake.folder)).toEqual(before);
  expect(savedAs).toMatch(/before-restore-.*\.sqlite$/);
});

test("a small archive that unpacks to a full disk is given up, and leaves nothing", async () => {
  const [folder, temporary] = [await temporaryFolder(), await temporaryFolder()];
  const archive = await temporaryFolder("bomb.tar.gz");
  await writeFile(archive, gzipSync(Buffer.alloc(limits.unpackedBytes + 1), { level: 1 }));
  const { failure } = await runHere(["import", archive, "--folder", folder], { TMPDIR: temporary });
  expect(failure).toContain("too many for its size");
  expect(await readdir(temporary)).toEqual([]);
});

test("an export writes what it has found only where nobody else can read it", async () => {
  const [lake, temporary] = [await openSeeded(), await temporaryFolder()];
  await lake.close();
  const places: string[] = [];
  const watcher = watch(temporary, (_, name) => void places.push(String(name)));
  onTestFinished(() => watcher.close());
  const archive = await temporaryFolder("label.tar.gz");
  const words = ["export", archive, "--folder", lake.folder, "--project", "atelier"];
  expect(await runHere(words, { TMPDIR: temporary })).toMatchObject({ code: 0 });
  expect([...new Set(places.map((name) => name.replace(/-[^-]*$/, "")))]).toEqual(["content-lake-export"]);
  expect(await readdir(temporary)).toEqual([]);
});
