import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sampleDocuments, sampleFolder } from "#app/content/sample-documents.server.ts";

/** Whether a picture or a film of a content host is one of the sample label's texts: its id has the SHA-1 of its file. */
export function isShipped(assetId: string): boolean {
  return shipped.has(assetId.split("-")[1] ?? "");
}

/** The same of its dresses as well. The first call reads all their files, which takes a tenth of a second: for checks alone. */
export function isSampleFile(assetId: string): boolean {
  sampleFiles ??= new Set(filesNamedIn(written).map(digestOf));
  return sampleFiles.has(assetId.split("-")[1] ?? "");
}

const written = sampleDocuments.map((document) => JSON.stringify(document));
const shipped = new Set(
  filesNamedIn(written.filter((text) => !text.includes('"_type":"product"'))).map(digestOf),
);
let sampleFiles: ReadonlySet<string> | undefined;

function filesNamedIn(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/"\w+@file:\/\/\.\/([^"]+)"/g)].map(([, name = ""]) => name),
  );
  return [...new Set(names)].map((name) => join(sampleFolder, name)).filter((file) => existsSync(file));
}

function digestOf(file: string): string {
  return createHash("sha1").update(readFileSync(file)).digest("hex");
}
