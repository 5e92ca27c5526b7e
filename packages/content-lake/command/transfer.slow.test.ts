import { watch } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { openAccess } from "../access/access.ts";
import { openContentLake } from "../content-lake.ts";
import { limits } from "../limits.ts";
import { runHere } from "../testing/run-here.ts";
import {
  clientAs,
  inLake,
  openTestLake,
  paint,
  serveTestLake,
  temporaryFolder,
  writeDataset,
} from "../testing/test-lake.ts";
import { backUp } from "./backup.ts";
import { exportArchive } from "./export-archive.ts";
import { importArchive } from "./import-archive.ts";
import { restore } from "./restore.ts";

const address = { projectId: "atelier", dataset: "production" };

const gowns = [
  {
    _id: "odile",
    _type: "product",
    name: "Odile",
    muse: { _type: "reference", _ref: "agathe" },
    mainImage: { _type: "image", _sanityAsset: "image@file://./images/odile.jpg" },
  },
  { _id: "agathe", _type: "product", name: "Agathe", muse: { _type: "reference", _ref: "odile" } },
  { _id: "drafts.agathe", _type: "product", name: "Agathe, being changed" },
];

/** An export and an import change nothing but the times of writing. */
const content = `{
  "products": *[_type == "product"] | order(_id) {_id, name, muse, mainImage},
  "pictures": *[_type == "sanity.imageAsset"] | order(_id) {_id, sha1hash, size, originalFilename, metadata}
}`;

function contentOf(folder: string): Promise<unknown> {
  return inLake(folder, (editor) => editor.fetch(content));
}

test("an archive by Sanity's exporter is read back by Sanity's importer, all the same", async () => {
  const [from, to, work] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
  const lake = await openTestLake({
    folder: from,
    seed: await writeDataset(gowns, { "odile.jpg": "#806040" }),
  });
  const archive = join(work, "production.tar.gz");
  expect(await exportArchive({ folder: from, ...address }, archive)).toEqual({ documents: 3, assets: 1 });
  await lake.close();

  await importArchive({ folder: to, ...address }, archive, { operation: "create" });
  expect(await contentOf(to)).toEqual(await contentOf(from));
  await importArchive({ folder: to, ...address }, archive, { operation: "createOrReplace" });
  expect(await contentOf(to)).toEqual(await contentOf(from));
}, 30_000);

test("an import into a lake that runs goes on being named in its history, and leaves no token", async () => {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder, projectId: "atelier" });
  const url = await serveTestLake(lake);
  const source = await writeDataset(gowns, { "odile.jpg": "#806040" });
  await importArchive({ folder, ...address }, source, { operation: "create", url });
  const client = clientAs(lake, "administrator");
  const history = await client.request<string>({ url: "/data/history/production/transactions/agathe" });
  const authors = new Set(String(history).match(/(?<="author":")[^"]+/g));
  expect([...authors]).toEqual(["<import>"]);
  expect(await client.users.getById("<import>")).toMatchObject({ displayName: "Import" });
  const access = openAccess(folder);
  expect(access.tokens.list().map(({ name }) => name)).toEqual(["administrator"]);
  access.close();
}, 30_000);

test("a backup is taken while writes go on, and restored over what came after", async () => {
  const [folder, copy] = [await temporaryFolder(), join(await temporaryFolder(), "copy")];
  const lake = await openContentLake({
    folder,
    ...address,
    seed: await writeDataset(gowns, { "odile.jpg": "#806040" }),
  });
  const client = clientAs(lake, "editor");
  const before = await client.fetch(content);
  const writing = Array.from({ length: 30 }, (_, count) =>
    client.createOrReplace({ _id: "count", _type: "count", count }),
  );
  await backUp(folder, copy);
  await Promise.all(writing);
  await client.assets.upload("image", await paint("#123456"));
  await client.patch("odile").set({ name: "Spoilt" }).commit();
  await expect(restore(copy, folder)).rejects.toThrow("Another process is using the content lake");
  await lake.close();

  const { savedAs } = await restore(copy, folder);
  expect(await contentOf(folder)).toEqual(before);
  expect(savedAs).toMatch(/before-restore-.*\.sqlite$/);
});

test("a small archive that unpacks to a full disk is given up, and leaves nothing", async () => {
  const [folder, work, temporary] = [
    await temporaryFolder(),
    await temporaryFolder(),
    await temporaryFolder(),
  ];
  const archive = join(work, "bomb.tar.gz");
  await writeFile(archive, gzipSync(Buffer.alloc(limits.unpackedBytes + 1), { level: 1 }));
  const { failure } = await runHere(["import", archive, "--folder", folder], { TMPDIR: temporary });
  expect(failure).toContain("too many for its size");
  expect(await readdir(temporary)).toEqual([]);
});

test("an export writes what it has found only where nobody else can read it", async () => {
  const [folder, work, temporary] = [
    await temporaryFolder(),
    await temporaryFolder(),
    await temporaryFolder(),
  ];
  await (await openTestLake({ folder, seed: await writeDataset(gowns, { "odile.jpg": "#806040" }) })).close();
  const places: string[] = [];
  const watcher = watch(temporary, (_, name) => void places.push(String(name)));
  onTestFinished(() => watcher.close());
  const words = ["export", join(work, "label.tar.gz"), "--folder", folder, "--project", "atelier"];
  expect(await runHere(words, { TMPDIR: temporary })).toMatchObject({ code: 0 });
  expect([...new Set(places.map((name) => name.replace(/-[^-]*$/, "")))]).toEqual(["content-lake-export"]);
  expect(await readdir(temporary)).toEqual([]);
});
