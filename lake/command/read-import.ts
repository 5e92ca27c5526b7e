import { randomUUID } from "node:crypto";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { sanityImport } from "@sanity/import";
import { messageOf } from "@trousseau/host/http-error.ts";
import type { AssetKind } from "../assets/asset-files.ts";
import { withUniqueKeys } from "../documents/array-keys.ts";
import { type Fields, isFields } from "../documents/document.ts";
import { limits } from "../limits.ts";
import { findAsset, linesIn, parseJson, replaceAssets, within } from "../storage/read-dataset.ts";

type ImportOptions = Parameters<typeof sanityImport>[1];
type AssetMap = NonNullable<ImportOptions["assetMap"]>;

export type ReadImport = {
  documents: { [field: string]: unknown; _id: string; _type: string }[];
  /** The importer wants files that no document names apart, with what the archive says about each. */
  options: Pick<ImportOptions, "assetMap" | "unreferencedAssets">;
};

type ReadOptions = {
  /** Documents may name pictures on other hosts, even on a host within the owner's network. */
  fetchesAssets: boolean;
};

/**
 * A stranger's archive could name a key of this machine, which would be published. The importer therefore learns which files it
 * may read.
 */
export async function readImport(folder: string, { fetchesAssets }: ReadOptions): Promise<ReadImport> {
  const inside = await realpath(folder);
  const withOwnAsset = async (reference: unknown, fields: Fields) => ({
    ...fields,
    _sanityAsset: await ownAsset(reference, inside, fetchesAssets),
  });
  const file = await findFile(inside);
  const documents = await Promise.all(
    linesIn(await readFile(await within(inside, file)), file).map(async ({ where, line }) => {
      try {
        return asDocument(await replaceAssets(parseJson(line), withOwnAsset));
      } catch (error) {
        throw new Error(`${where}: ${messageOf(error)}`);
      }
    }),
  );
  const unreferencedAssets = [...(await filesOf(inside, "image")), ...(await filesOf(inside, "file"))];
  return { documents, options: { unreferencedAssets, assetMap: await readAssetMap(inside) } };
}

async function findFile(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".ndjson"));
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new Error(
      `There must be one file of documents (.ndjson) in ${folder}, and there are ${names.length}.`,
    );
  return join(folder, name);
}

function asDocument(value: unknown): ReadImport["documents"][number] {
  if (!isFields(value) || typeof value._type !== "string") throw new Error("a document needs a _type");
  const { _id: id = randomUUID(), _type: type, ...fields } = value;
  if (typeof id !== "string") throw new Error("the _id of a document is a text");
  // The importer asks the host that it names, and so would an export.
  if (isAssetType(type)) throw new Error("the document of a file comes with the file itself, in assets.json");
  return { ...withUniqueKeys(fields), _id: id, _type: type };
}

function isAssetType(type: string): boolean {
  return /^sanity\.\w+Asset$/.test(type);
}

async function ownAsset(reference: unknown, folder: string, fetchesAssets: boolean): Promise<string> {
  if (typeof reference !== "string") throw new Error("a _sanityAsset is a text");
  if (/^(image|file)@https?:\/\/\S+$/.test(reference)) {
    if (fetchesAssets) return reference;
    throw new Error(
      `the asset ${reference} is at another address. With --fetch-assets it is fetched from there`,
    );
  }
  const { kind, file } = await findAsset(folder, reference);
  return `${kind}@${await addressOf(folder, kind, file)}`;
}

async function addressOf(folder: string, kind: AssetKind, file: string): Promise<string> {
  const real = await within(folder, file);
  const { size } = await stat(real);
  const most = kind === "image" ? limits.pictureUploadBytes : limits.fileUploadBytes;
  if (size > most) throw new Error(`${file} is larger than ${most} bytes`);
  return pathToFileURL(real).href;
}

async function filesOf(folder: string, kind: AssetKind): Promise<string[]> {
  const own = join(folder, `${kind}s`);
  const entries = await readdir(own, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith("."));
  return await Promise.all(
    files.map(async ({ name }) => `${kind}#${await addressOf(folder, kind, join(own, name))}`),
  );
}

async function readAssetMap(folder: string): Promise<AssetMap> {
  const file = join(folder, "assets.json");
  const text = await stat(file).then(
    async () => await readFile(await within(folder, file), "utf8"),
    () => "{}",
  );
  const map = parseJson(text);
  if (!isFields(map)) return {};
  return Object.fromEntries(
    Object.entries(map).flatMap(([name, about]) => {
      const [, kind] = /^(image|file)-./.exec(name) ?? [];
      // The exporter leaves out the type that the importer asks for, but the key tells it.
      if (kind === undefined || !isFields(about)) return [];
      // The importer would ask the host that they name.
      const { url: _url, path: _path, ...own } = about;
      return [[name, { ...own, _id: name, _type: typeOf(kind) }] as const];
    }),
  );
}

function typeOf(kind: string): AssetMap[string]["_type"] {
  return kind === "image" ? "sanity.imageAsset" : "sanity.fileAsset";
}
