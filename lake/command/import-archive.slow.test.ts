import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { packTar } from "modern-tar/fs";
import { expect, test } from "vitest";
import { runHere } from "../testing/run-here.ts";
import { address, openLake, paint, sha1Of, temporaryFolder } from "../testing/test-lake.ts";
import { importArchive } from "./import-archive.ts";

const SECRET = "TOP-SECRET-LOCAL-FILE";
const own = "image@file://./images/odile.jpg";

/** The folder looks like an unpacked export with one document that names such an asset. */
async function exported(reference: string): Promise<string> {
  const folder = await temporaryFolder("production-export");
  for (const name of ["images", "files"]) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, "images/odile.jpg"), await paint("#806040"));
  const document = { _id: "odile", _type: "product", file: { _type: "file", _sanityAsset: reference } };
  await writeFile(join(folder, "data.ndjson"), `${JSON.stringify(document)}\n`);
  return folder;
}

async function packed(folder: string): Promise<string> {
  const file = await temporaryFolder("label.tar.gz");
  const chunks: Buffer[] = [];
  for await (const chunk of packTar(join(folder, ".."))) chunks.push(Buffer.from(chunk));
  await writeFile(file, gzipSync(Buffer.concat(chunks)));
  return file;
}

/** Returns the failure, the lake afterwards, and the bytes of all its files. */
async function importInto(source: string, options: { fetchesAssets?: boolean } = {}) {
  const folder = await temporaryFolder();
  const importing = importArchive({ folder, ...address }, source, { operation: "create", ...options });
  const failure = await importing.then(() => undefined, String);
  const lake = await openLake({ folder });
  const query = '*[_type in ["sanity.fileAsset", "sanity.imageAsset"]].url';
  const urls = await lake.as("viewer").fetch<string[]>(query);
  const texts = await Promise.all(urls.map(async (url) => (await lake.ask(url)).text()));
  return { failure, lake, assets: urls.length, text: texts.join("\n") };
}

async function secretFile(): Promise<string> {
  const file = await temporaryFolder("secret.txt");
  await writeFile(file, SECRET);
  return file;
}

test.each<[string, (secret: string) => string]>([
  ["an absolute path", (secret) => pathToFileURL(secret).href],
  ["a way out", (secret) => `file://./../../../../../../../..${secret}`],
  ["a way out through a folder", (secret) => `file://./files/../../../../../../../..${secret}`],
  ["an encoded way out", (secret) => `file://./%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e${secret}`],
  ["another case", (secret) => `FILE://./../../../../../../../..${secret}`],
  ["a host", (secret) => `file://localhost${secret}`],
])("an archive that names a file of this machine by %s is not imported", async (_, nameIt) => {
  const folder = await exported(`file@${nameIt(await secretFile())}`);
  for (const source of [await packed(folder), folder, join(folder, "data.ndjson")]) {
    const { failure, assets, text } = await importInto(source);
    expect(failure, source).toMatch(/data\.ndjson:1: .*asset|only the/);
    expect([text, assets]).toEqual(["", 0]);
  }
});

test.each(["files/linked.txt", "images", "data.ndjson", "assets.json"])(
  "neither is one in which %s leads out of the folder",
  async (place) => {
    const [folder, secret] = [await exported(own), await secretFile()];
    await rm(join(folder, place), { recursive: true, force: true });
    await symlink(place === "images" ? join(secret, "..") : secret, join(folder, place));
    const { failure, text } = await importInto(folder);
    expect(failure).toMatch(/leads out of the folder|no file for the asset/);
    const archived = await importInto(await packed(folder));
    expect(text + archived.text, "a link in an archive is left out").not.toContain(SECRET);
  },
);

async function anotherHost(answer: string | Buffer) {
  const requestedPaths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requestedPaths.push(request.url);
    response.end(answer);
  });
  return { ...(await listenInTest(server)), requestedPaths };
}

test("a picture of another host is fetched only when the owner says so", async () => {
  const { origin, requestedPaths } = await anotherHost(await paint("#123456"));
  const source = await packed(await exported(`image@${origin}/picture.jpg`));
  const { failure } = await importInto(source);
  expect(failure).toContain("With --fetch-assets it is fetched from there");
  expect(requestedPaths).toEqual([]);
  expect(await importInto(source, { fetchesAssets: true })).toMatchObject({ failure: undefined, assets: 2 });
  expect(requestedPaths).toEqual(["/picture.jpg"]);
});

test("assets.json makes nobody ask another host, and an asset's own document is refused", async () => {
  const { origin, requestedPaths } = await anotherHost("an answer");
  const [url, source] = [`${origin}/inner`, await exported(own)];
  const sha1 = sha1Of(await readFile(join(source, "images/odile.jpg")));
  const about = { url, path: "inner", originalFilename: "o.jpg", label: "Odile" };
  const assets = { [`image-${sha1}`]: about, "file-other": {} };
  await writeFile(join(source, "assets.json"), JSON.stringify(assets));
  const { lake } = await importInto(source);
  const stored = await lake.as("viewer").fetch("*[_type == 'sanity.imageAsset']{url, label}");
  expect(stored).toEqual([{ url: expect.stringContaining(sha1), label: "Odile" }]);
  const document = { _id: "file-x-txt", _type: "sanity.fileAsset", url, path: "x" };
  await writeFile(join(source, "data.ndjson"), JSON.stringify(document));
  expect((await importInto(source)).failure).toContain("comes with the file itself");
  expect(requestedPaths).toEqual([]);
});

test("what an import has unpacked goes with it, also when it fails", async () => {
  const source = await packed(await exported(own));
  const [folder, temporary] = [await temporaryFolder(), await temporaryFolder()];
  const words = ["import", source, "--folder", folder, "--project", "atelier"];
  expect((await runHere(words, { TMPDIR: temporary })).code).toBe(0);
  expect((await runHere(words, { TMPDIR: temporary })).failure).toMatch(/already exists/);
  expect(await readdir(temporary)).toEqual([]);
});

test("a change of one entry of an imported list changes no other, whatever their keys were", async () => {
  const source = await temporaryFolder();
  const colors = [{ _key: "off-white" }, { _key: "off-white" }, { name: "Ivory" }];
  const document = { _id: "odile", _type: "product", colors, rows: [{ cells: colors }] };
  await writeFile(join(source, "data.ndjson"), JSON.stringify(document));
  const editor = (await importInto(source)).lake.as("editor");
  const lists = ["colors", "rows[0].cells"].map((list) => [`${list}[_key=="off-white"].available`, false]);
  const changed = await editor.patch("odile").set(Object.fromEntries(lists)).commit();
  expect(JSON.stringify(changed).match(/"available":false/g)).toHaveLength(2);
  expect(await editor.fetch("count(array::unique(*[0].colors[]._key))")).toBe(3);
});
