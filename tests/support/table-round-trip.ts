import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Papa from "papaparse";
import { root } from "#scripts/prepare.mjs";
import { headings } from "#server/csv-import/dress-columns.ts";
import { faultLines } from "#server/csv-import/import-report.ts";
import { planImport } from "#server/csv-import/plan-import.ts";
import { presentContent } from "#server/csv-import/present-content.ts";
import { readTable } from "#server/csv-import/read-table.ts";
import { writeTable } from "#server/csv-import/write-table.ts";

const documents = (await readFile(join(root, "sample/data.ndjson"), "utf8"))
  .split("\n")
  .filter(Boolean)
  .map((line): unknown => JSON.parse(line, withAsset));
const content = presentContent(
  documents.map((document, at) => ({
    _rev: "1",
    ...Object(document),
    offeredFor: [["rent"], ["purchase"], ["rent", "purchase"]][at % 3],
    searchTitle: `Title; ${at}`,
  })),
  { collections: documents.filter((document) => Object(document)["_type"] === "collection") },
);
const written = writeTable(content);
const { data } = Papa.parse<string[]>(written.slice(1).trim());
const [header = [], ...rows] = data;

/**
 * `tables`: what an import makes of the sample's table as the shop's language writes it, and under the headings of English. `twice`: what
 * it says of a column under both of its names.
 */
export function roundTrip(): string {
  const tables = [written, Papa.unparse([headings, ...rows])].map(imported);
  const [, , , price = ""] = header;
  const { faults: twice } = imported(`address,price,${price.toUpperCase()}\naurelie,1,2`);
  return JSON.stringify({ header: header.join(","), tables, twice });
}

function imported(table: string) {
  const { faults, dresses } = planImport(readTable(Buffer.from(table)), content, noFolder);
  const changed = dresses.filter((dress) => Object.keys(dress.changed).length > 0);
  return { faults: faultLines(faults), changed: changed.length, dresses: dresses.length };
}

function noFolder(name: string) {
  return { fault: `there is no ${name}` };
}

/** The sample's pictures are files that no host has yet. */
function withAsset(_key: string, value: unknown): unknown {
  const file: unknown = Object(value)["_sanityAsset"];
  if (typeof file !== "string") return value;
  const id = Buffer.from(file).toString("hex").slice(-40).padStart(40, "0");
  return { ...Object(value), asset: { _ref: `image-${id}-960x1200-jpg` } };
}
