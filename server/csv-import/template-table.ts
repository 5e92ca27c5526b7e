import Papa from "papaparse";
import { columnKeys, dressColumns } from "./dress-columns.ts";

const headings = columnKeys.map((key) => dressColumns[key].heading);

/** A table without a dress. Its first line makes Excel put each heading into a column of its own, in every language that Excel speaks. */
export const templateTable = `sep=,\r\n${Papa.unparse([headings])}\r\n`;

/** A line that says what each column takes, for whoever fills the empty table. */
export const columnGuide = columnKeys
  .map((key) => `  ${dressColumns[key].heading.padEnd(26)}${dressColumns[key].example}`)
  .join("\n");
