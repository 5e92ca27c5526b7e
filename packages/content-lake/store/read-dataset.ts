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
  const documents: Document[] = [];
  for (const { where, line } of await readLines(folder)) {
    documents.push(
      await readDocument(line, where, (reference) => {
        const known = assets.get(reference) ?? loadAsset(folder, reference, host, where);
        assets.set(reference, known);
        return known;
      }),
    );
  }
  return [
    ...new Map((await Promise.all(assets.values())).map((asset) => [asset._id, asset])).values(),
    ...documents,
  ];
}

/** What keeps such a folder from being read, one sentence each, without storing any of it. */
export async function datasetFaults(folder: string): Promise<string[]> {
  try {
    const checks = (await readLines(folder)).map(({ where, line }) =>
      readDocument(line, where, async (reference) => {
        const { kind } = await findAsset(folder, reference, where);
        return { _id: reference, _type: `sanity.${kind}Asset` };
      }),
    );
    const outcomes = await Promise.allSettled(checks);
    return outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [sentence(outcome.reason)] : []));
  } catch (error) {
    return [sentence(error)];
  }
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function readLines(folder: string): Promise<{ where: string; line: string }[]> {
  const file = join(folder, "data.ndjson");
  const lines = (await readFile(file, "utf8")).split("\n");
  return lines
    .map((line, at) => ({ where: `${file}:${at + 1}`, line }))
    .filter(({ line }) => line.trim() !== "");
}

async function readDocument(line: string, where: string, load: LoadAsset): Promise<Document> {
  const document = await resolveAssets(parseLine(line, where), load);
  if (!isDocument(document)) throw new Error(`${where}: a document needs a _type`);
  return document;
}

function parseLine(line: string, where: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return isFields(value) ? { _id: randomUUID(), ...value } : value;
  } catch {
    throw new Error(`${where}: not valid JSON`);
  }
}

type LoadAsset = (reference: string) => Promise<Document>;

async function resolveAssets(value: unknown, load: LoadAsset): Promise<unknown> {
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
  const { kind, file } = await findAsset(folder, reference, where);
  const received = await host.store.receive(createReadStream(file), limits.fileUploadBytes.value);
  return createAsset(host, received, { kind, fileName: basename(file), metadata: usualMetadata });
}

async function findAsset(folder: string, reference: string, where: string) {
  const [, kind, address] = reference.match(/^(image|file)@file:\/\/\.?\/?(.+)$/) ?? [];
  const path = address === undefined ? "" : normalize(decodeURIComponent(address));
  if (!isKind(kind) || path === "" || path.startsWith(`..${sep}`))
    throw new Error(`${where}: cannot read the asset ${reference}`);
  const file = join(folder, path);
  await access(file).catch(() => {
    throw new Error(`${where}: there is no file for the asset ${reference}`);
  });
  return { kind, file };
}

function isKind(value: unknown): value is AssetKind {
  return value === "image" || value === "file";
}
