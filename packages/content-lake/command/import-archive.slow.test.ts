import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar/fs";
import { expect, test } from "vitest";
import { listenInTest } from "../testing/listen-in-test.ts";
import { runHere } from "../testing/run-here.ts";
import { clientAs, ORIGIN, openTestLake, paint, sha1Of, temporaryFolder } from "../testing/test-lake.ts";
import { importArchive } from "./import-archive.ts";

const address = { projectId: "atelier", dataset: "production" };

const SECRET = "TOP-SECRET-LOCAL-FILE";

/** The folder looks like an unpacked export with one document that names such an asset. */
async function exported(reference: string): Promise<string> {
  const folder = join(await temporaryFolder(), "production-export");
  await mkdir(join(folder, "images"), { recursive: true });
  await mkdir(join(folder, "files"));
  await writeFile(join(folder, "images/odile.jpg"), await paint("#806040"));
  const document = { _id: "odile", _type: "product", file: { _type: "file", _sanityAsset: reference } };
  await writeFile(join(folder, "data.ndjson"), `${JSON.stringify(document)}\n`);
  return folder;
}

async function packed(folder: string): Promise<string> {
  const file = join(await temporaryFolder(), "label.tar.gz");
  const chunks: Buffer[] = [];
  for await (const chunk of packTar(join(folder, ".."))) chunks.push(Buffer.from(chunk));
  await writeFile(file, gzipSync(Buffer.concat(chunks)));
  return file;
}

/** Returns the bytes of all files that the lake has afterwards, and the failure. */
async function importInto(source: string, options: { fetchesAssets?: boolean } = {}) {
  const folder = await temporaryFolder();
  const failure = await importArchive({ folder, ...address }, source, {
    operation: "create",
    ...options,
  }).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  const lake = await openTestLake({ folder });
  const query = '*[_type in ["sanity.fileAsset", "sanity.imageAsset"]].url';
  const urls = await clientAs(lake, "viewer").fetch<string[]>(query);
  const bytes = await Promise.all(
    urls.map(async (url) => await (await lake.fetch(new URL(url, ORIGIN))).text()),
  );
  return { failure, assets: urls.length, text: bytes.join("\n") };
}

async function secretFile(): Promise<string> {
  const file = join(await temporaryFolder(), "secret.txt");
  await writeFile(file, SECRET);
  return file;
}

test.each([
  ["an absolute path", (secret: string) => `file@${pathToFileURL(secret).href}`],
  ["a way out", (secret: string) => `file@file://./../../../../../../../..${secret}`],
  ["a way out through a folder", (secret: string) => `file@file://./files/../../../../../../../..${secret}`],
  ["an encoded way out", (secret: string) => `file@file://./%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e${secret}`],
  ["another case", (secret: string) => `file@FILE://./../../../../../../../..${secret}`],
  ["a host", (secret: string) => `file@file://localhost${secret}`],
])("an archive that names a file of this machine by %s is not imported", async (_, nameIt) => {
  const folder = await exported(nameIt(await secretFile()));
  for (const source of [await packed(folder), folder, join(folder, "data.ndjson")]) {
    const { failure, assets, text } = await importInto(source);
    expect(failure, source).toMatch(/data\.ndjson:1: .*asset|only the/);
    expect(text).not.toContain(SECRET);
    expect(assets).toBe(0);
  }
});

test.each(["files/linked.txt", "images", "data.ndjson", "assets.json"])(
  "neither is one in which %s leads out of the folder",
  async (place) => {
    const folder = await exported("image@file://./images/odile.jpg");
    const secret = await secretFile();
    await rm(join(folder, place), { recursive: true, force: true });
    await symlink(place === "images" ? join(secret, "..") : secret, join(folder, place));
    const { failure, text } = await importInto(folder);
    expect(failure).toMatch(/leads out of the folder|no file for the asset/);
    expect(text).not.toContain(SECRET);
    const archived = await importInto(await packed(folder));
    expect(archived.text, "a link in an archive is left out").not.toContain(SECRET);
  },
);

async function anotherHost(answer: string | Buffer) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.end(answer);
  });
  const { origin } = await listenInTest(server);
  return { origin, asked };
}

test("a picture of another host is fetched only when the owner says so", async () => {
  const { origin, asked } = await anotherHost(await paint("#123456"));
  const source = await packed(await exported(`image@${origin}/picture.jpg`));
  const refused = await importInto(source);
  expect(refused.failure).toContain("With --fetch-assets it is fetched from there");
  expect(asked).toEqual([]);
  const allowed = await importInto(source, { fetchesAssets: true });
  expect([allowed.failure, allowed.assets]).toEqual([undefined, 2]);
  expect(asked).toEqual(["/picture.jpg"]);
});

test("assets.json makes nobody ask another host, and an asset's own document is refused", async () => {
  const { origin, asked } = await anotherHost("an answer");
  const url = `${origin}/inner`;
  const source = await exported("image@file://./images/odile.jpg");
  const sha1 = sha1Of(await readFile(join(source, "images/odile.jpg")));
  const about = { url, path: "inner", originalFilename: "o.jpg", label: "Odile" };
  await writeFile(
    join(source, "assets.json"),
    JSON.stringify({ [`image-${sha1}`]: about, "file-other": {} }),
  );
  const folder = await temporaryFolder();
  await importArchive({ folder, ...address }, source, { operation: "create" });
  const client = clientAs(await openTestLake({ folder }), "viewer");
  expect(await client.fetch("*[_type == 'sanity.imageAsset']{url, label}")).toEqual([
    { url: expect.stringContaining(sha1), label: "Odile" },
  ]);
  const document = { _id: "file-x-txt", _type: "sanity.fileAsset", url, path: "x" };
  await writeFile(join(source, "data.ndjson"), JSON.stringify(document));
  expect((await importInto(source)).failure).toContain("comes with the file itself");
  expect(asked).toEqual([]);
});

test("what an import has unpacked goes with it, also when it fails", async () => {
  const source = await packed(await exported("image@file://./images/odile.jpg"));
  const [folder, temporary] = [await temporaryFolder(), await temporaryFolder()];
  const words = ["import", source, "--folder", folder, "--project", "atelier"];
  const environment = { TMPDIR: temporary };
  expect((await runHere(words, environment)).code).toBe(0);
  expect((await runHere(words, environment)).failure).toMatch(/already exists/);
  expect(await readdir(temporary)).toEqual([]);
});

test("a change of one entry of an imported list changes no other, whatever their keys were", async () => {
  const [source, folder] = [await temporaryFolder(), await temporaryFolder()];
  const colors = [{ _key: "off-white" }, { _key: "off-white" }, { name: "Ivory" }];
  await writeFile(
    join(source, "data.ndjson"),
    JSON.stringify({ _id: "odile", _type: "product", colors, rows: [{ cells: colors }] }),
  );
  await importArchive({ folder, ...address }, source, { operation: "create" });
  const client = clientAs(await openTestLake({ folder }), "editor");
  await client
    .patch("odile")
    .set({
      'colors[_key=="off-white"].available': false,
      'rows[0].cells[_key=="off-white"].available': false,
    })
    .commit();
  const changed = JSON.stringify(await client.getDocument("odile"));
  expect(changed.match(/"available":false/g)).toHaveLength(2);
  expect(await client.fetch("count(array::unique(*[0].colors[]._key))")).toBe(3);
});
