import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sampleDocuments, sampleFolder } from "#app/content/sample-documents.server.ts";

/** Whether a picture or a film of a content host is one of the sample label's texts: its id has the SHA-1 of its file. */
export function isShipped(assetId: string): boolean {
  return shipped.has(assetId.split("-")[1] ?? "");
}

const shipped = new Set(filesOfTexts().map(digestOf));

function filesOfTexts(): string[] {
  const texts = sampleDocuments
    .map((document) => JSON.stringify(document))
    .filter((text) => !text.includes('"_type":"product"'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/"\w+@file:\/\/\.\/([^"]+)"/g)].map(([, name = ""]) => name),
  );
  return [...new Set(names)].map((name) => join(sampleFolder, name)).filter((file) => existsSync(file));
}

function digestOf(file: string): string {
  return createHash("sha1").update(readFileSync(file)).digest("hex");
}
