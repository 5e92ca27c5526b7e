import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, readFile } from "node:fs/promises";
import { basename, join, normalize, sep } from "node:path";
import { limits } from "../limits.ts";
import { usualMetadata } from "../pictures/metadata-options.ts";
import { type AssetHost, createAsset } from "./asset-document.ts";
import type { AssetKind } from "./asset-files.ts";
import { type Document, isDocument, isFields } from "./document.ts";

/** Reads a folder in the form that `sanity dataset import` takes: `data.ndjson`, and the files that its `_sanityAsset` fields name. */
export async function readDataset(folder: string, host: AssetHost): Promise<Document[]> {
  const assets = new Map<string, Promise<Document>>();
  const lines = (await readFile(join(folder, "data.ndjson"), "utf8")).split("\n");
  const documents: Document[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const where = `${join(folder, "data.ndjson")}:${at + 1}`;
    const document = await resolveAssets(parseLine(line, where), (reference) => {
      const known = assets.get(reference) ?? loadAsset(folder, reference, host, where);
      assets.set(reference, known);
      return known;
    });
    if (!isDocument(document)) throw new Error(`${where}: a document needs a _type`);
    documents.push(document);
  }
  return [
    ...new Map((await Promise.all(assets.values())).map((asset) => [asset._id, asset])).values(),
    ...documents,
  ];
}

function parseLine(line: string, where: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return isFields(value) ? { _id: randomUUID(), ...value } : value;
  } catch {
    throw new Error(`${where}: not valid JSON`);
  }
}

async function resolveAssets(
  value: unknown,
  load: (reference: string) => Promise<Document>,
): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => resolveAssets(item, load)));
  if (!isFields(value)) return value;
  const { _sanityAsset: reference, ...fields } = value;
  const resolved = await Promise.all(
    Object.entries(fields).map(async ([key, child]) => [key, await resolveAssets(child, load)] as const),
  );
  if (typeof reference !== "string") return Object.fromEntries(resolved);
  const asset = await load(reference);
  return {
    _type: asset._type === "sanity.imageAsset" ? "image" : "file",
    ...Object.fromEntries(resolved),
    asset: { _type: "reference", _ref: asset._id },
  };
}

async function loadAsset(
  folder: string,
  reference: string,
  host: AssetHost,
  where: string,
): Promise<Document> {
  const [, kind, address] = reference.match(/^(image|file)@file:\/\/\.?\/?(.+)$/) ?? [];
  const path = address === undefined ? "" : normalize(decodeURIComponent(address));
  if (!isKind(kind) || path === "" || path.startsWith(`..${sep}`))
    throw new Error(`${where}: cannot read the asset ${reference}`);
  const file = join(folder, path);
  await access(file).catch(() => {
    throw new Error(`${where}: there is no file for the asset ${reference}`);
  });
  const received = await host.store.receive(createReadStream(file), limits.fileUploadBytes.value);
  return createAsset(host, received, { kind, fileName: basename(path), metadata: usualMetadata });
}

function isKind(value: unknown): value is AssetKind {
  return value === "image" || value === "file";
}
