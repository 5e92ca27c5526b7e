import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Report } from "@trousseau/host/progress.ts";
import { t } from "@trousseau/words/translate.ts";
import sharp from "sharp";
import type { PictureSize } from "#model/dresses/picture-size.ts";
import { fileKey } from "./present-content.ts";

/** A picture on the disk of whoever imports. */
export type PictureFile = {
  path: string;
  sha1: string;
  size: PictureSize;
  /** The content host's, once it has these bytes. */
  assetId: string | undefined;
};

/** Each name in the table leads to the file, or to why there is none. */
export type Pictures = (name: string) => PictureFile | { fault: string };

/** The content host takes these types. */
const formats = ["jpeg", "png", "webp", "heif", "gif", "tiff", "svg"];

/**
 * Finds and describes the files that a table names. `assetsOf` says which of these digests the content host has already. Names are
 * compared without regard to case and to how a system spells its accents.
 */
export async function openPictureFolder(
  folder: string | undefined,
  names: readonly string[],
  assetsOf: (digests: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  report: Report = () => undefined,
): Promise<Pictures> {
  const paths = folder === undefined ? new Map<string, string[]>() : await filesIn(folder);
  const described = new Map<string, Omit<PictureFile, "assetId"> | { fault: string }>();
  const wanted = [...new Set(names)];
  for (const [index, name] of wanted.entries()) {
    report({ step: t("Reading the pictures"), current: index + 1, total: wanted.length });
    described.set(name, await describe(name, paths, folder));
  }
  const digests = [...described.values()].flatMap((file) => ("sha1" in file ? [file.sha1] : []));
  const assets = digests.length > 0 ? await assetsOf([...new Set(digests)]) : new Map<string, string>();
  return (name) => {
    const file = described.get(name) ?? { fault: `there is no file “${name}”` };
    return "fault" in file ? file : { ...file, assetId: assets.get(file.sha1) };
  };
}

async function filesIn(folder: string): Promise<Map<string, string[]>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Map.groupBy(files, (path) => fileKey(relative(folder, path)));
}

async function describe(name: string, paths: ReadonlyMap<string, string[]>, folder: string | undefined) {
  if (folder === undefined)
    return { fault: `where is “${name}”? Name the folder of the pictures with --pictures` };
  const [path, other] = paths.get(fileKey(name)) ?? [];
  if (path === undefined) return { fault: `there is no file “${name}” in ${folder}` };
  if (other !== undefined) return { fault: `there are two files “${name}” in ${folder}` };
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined);
  const { format = "", compression } = metadata ?? {};
  if (!metadata || !formats.includes(format) || (format === "heif" && compression !== "av1"))
    return { fault: `“${name}” is not a picture that the shop can show: save it as JPEG, PNG, WebP or AVIF` };
  const { autoOrient: size } = metadata;
  return { path, sha1: await digestOf(path), size };
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha1");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}
