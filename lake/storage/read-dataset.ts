import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import { basename, join, normalize, sep } from "node:path";
import { HttpError, messageOf } from "@trousseau/host/http-error.ts";
import { type AssetHost, createAsset } from "../assets/asset-document.ts";
import type { AssetKind } from "../assets/asset-files.ts";
import { withUniqueKeys } from "../documents/array-keys.ts";
import { type Document, type Fields, isDocument, isFields } from "../documents/document.ts";
import { checkDocument, serializeDocument } from "../documents/document-check.ts";
import { limits } from "../limits.ts";
import { usualMetadata } from "../pictures/picture-metadata.ts";
import { checkPicture } from "../pictures/picture-source.ts";

/** The folder has the form of `sanity dataset import`: `data.ndjson`, and files that `_sanityAsset` fields name. */
export async function readDataset(folder: string, host: AssetHost): Promise<Document[]> {
  const assets = once((reference) => loadAsset(folder, reference, host));
  const documents: Document[] = [];
  const places: Places = new Map();
  for (const line of await readLines(folder)) documents.push(await readDocument(line, places, assets.load));
  return [...new Map((await assets.all()).map((asset) => [asset._id, asset])).values(), ...documents];
}

/** Each fault is one sentence. Nothing is stored. */
export async function datasetFaults(folder: string): Promise<string[]> {
  const places: Places = new Map();
  const faults: string[] = [];
  const { load } = once(async (reference) => {
    const { kind, file } = await findAsset(folder, reference);
    if (kind === "image") await checkPicture(file).catch((error) => refuseAsset(reference, error));
    return { _id: reference, _type: `sanity.${kind}Asset` };
  });
  try {
    const lines = await readLines(folder);
    if (lines.length === 0) throw new Error("data.ndjson: there is no document in it");
    // One document after the other: a folder of thousands would open more files than a process may.
    for (const line of lines)
      await readDocument(line, places, load).catch((error) => faults.push(sentence(error)));
    return faults;
  } catch (error) {
    return [sentence(error)];
  }
}

/** Many documents may name one file, which is read once. */
function once(read: LoadAsset) {
  const assets = new Map<string, Promise<Document>>();
  return {
    load(reference: string) {
      const asset = assets.get(reference) ?? read(reference);
      assets.set(reference, asset);
      return asset;
    },
    all: () => Promise.all(assets.values()),
  };
}

function sentence(error: unknown): string {
  if (error instanceof HttpError) return String(error.body["message"]);
  return messageOf(error);
}

export async function datasetDigest(folder: string): Promise<string> {
  const { bytes } = await readDatasetBytes(folder);
  return createHash("sha256").update(bytes).digest("hex");
}

async function readDatasetBytes(folder: string): Promise<{ file: string; bytes: Uint8Array }> {
  const file = join(folder, "data.ndjson");
  const entry = await stat(await within(folder, file));
  // A named pipe would be read for ever.
  if (!entry.isFile()) throw new Error(`${file}: is ${entry.isDirectory() ? "a folder" : "no file"}`);
  return { file, bytes: await readFile(file) };
}

/** A stranger's folder could link to a key of this machine, which would be published. Returns the real path. */
export async function within(folder: string, file: string): Promise<string> {
  const real = await realpath(file);
  if (!real.startsWith((await realpath(folder)) + sep)) throw new Error(`${file} leads out of the folder`);
  return real;
}

type Line = { where: string; line: string };

async function readLines(folder: string): Promise<Line[]> {
  const { file, bytes } = await readDatasetBytes(folder);
  return linesIn(bytes, file);
}

export function linesIn(bytes: Uint8Array, file: string): Line[] {
  return decode(bytes, file)
    .split("\n")
    .map((line, at) => ({ where: `${file}:${at + 1}`, line }))
    .filter(({ line }) => line.trim() !== "");
}

/** Some editors put a byte order mark before the first letter. */
function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${file}: is not text in UTF-8`);
  }
}

type Places = Map<string, string>;

/** The error says the line. */
async function readDocument({ where, line }: Line, places: Places, load: LoadAsset): Promise<Document> {
  try {
    const document = parseLine(line);
    const other = places.get(document._id);
    if (other !== undefined) throw new Error(`its _id "${document._id}" is that of ${other}`);
    places.set(document._id, where);
    const resolved = await resolveAssets(document, load);
    return isDocument(resolved) ? resolved : document;
  } catch (error) {
    throw new Error(`${where}: ${sentence(error)}`);
  }
}

function parseLine(line: string): Document {
  const value = parseJson(line);
  if (!isFields(value)) throw new Error("is no document: that is { … }");
  const document = { _id: randomUUID(), ...value };
  if (typeof document._id !== "string") throw new Error("the _id of a document is a text");
  if (!isDocument(document)) throw new Error("a document needs a _type");
  const now = new Date().toISOString();
  const stamped = { _createdAt: now, _updatedAt: now, ...document, _rev: "new" };
  checkDocument(document._id, stamped);
  serializeDocument(stamped);
  return withUniqueKeys(document);
}

export function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error("not valid JSON");
  }
}

type LoadAsset = (reference: string) => Promise<Document>;

function resolveAssets(document: Document, load: LoadAsset): Promise<unknown> {
  return replaceAssets(document, async (reference, fields) => {
    if (typeof reference !== "string") return fields;
    const asset = await load(reference);
    const _type = asset._type === "sanity.imageAsset" ? "image" : "file";
    return { _type, ...fields, asset: { _type: "reference", _ref: asset._id } };
  });
}

/** A field that names an asset as `_sanityAsset` is replaced, with its other fields in mind. */
export async function replaceAssets(
  value: unknown,
  replace: (reference: unknown, fields: Fields) => Promise<Fields>,
): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => replaceAssets(item, replace)));
  if (!isFields(value)) return value;
  const { _sanityAsset: reference, ...fields } = value;
  const entries = Object.entries(fields).map(
    async ([key, child]) => [key, await replaceAssets(child, replace)] as const,
  );
  const replaced = Object.fromEntries(await Promise.all(entries));
  return reference === undefined ? replaced : await replace(reference, replaced);
}

async function loadAsset(folder: string, reference: string, host: AssetHost): Promise<Document> {
  const { kind, file } = await findAsset(folder, reference);
  const received = await host.store.receive(createReadStream(file), limits.fileUploadBytes);
  const details = { kind, fileName: basename(file), metadata: usualMetadata };
  return createAsset(host, received, details).catch((error) => refuseAsset(reference, error));
}

function refuseAsset(reference: string, error: unknown): never {
  throw new Error(`the asset ${reference}: ${sentence(error)}`);
}

/** `_sanityAsset` names a file by its path from the folder. */
export async function findAsset(folder: string, reference: string) {
  const [, kind, address] = reference.match(/^(image|file)@file:\/\/\.?\/?(.+)$/) ?? [];
  const path = normalize(decoded(address));
  if (!isKind(kind) || path.split(sep)[0] === "..") throw new Error(`cannot read the asset ${reference}`);
  const file = join(folder, path);
  const entry = await stat(file).catch(() => undefined);
  if (!entry?.isFile()) throw new Error(`there is no file for the asset ${reference}`);
  if (entry.size === 0) throw new Error(`the file for the asset ${reference} is empty`);
  return { kind, file: await within(folder, file) };
}

function decoded(address = ""): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return "";
  }
}

function isKind(value: unknown): value is AssetKind {
  return value === "image" || value === "file";
}
