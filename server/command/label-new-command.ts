import { isAbsolute, relative } from "node:path";
import { parseArgs } from "node:util";
import { isFreeFolder, nameFromFolder, writeNewLabel } from "./new-label.ts";

// Writes the folder that a label of one's own begins with.
const USAGE = 'npm run label:new -- FOLDER [--name "Maison Lior"]';

try {
  const options = { name: { type: "string" } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Error(USAGE);
  if (!(await isFreeFolder(folder)))
    throw new Error(`There is something in ${folder} already. Name a new folder.`);
  const name = values.name?.trim() || nameFromFolder(folder);
  await writeNewLabel(folder, name);
  const path = isAbsolute(folder) ? folder : relative(process.cwd(), folder);
  console.log(`Wrote ${path} for “${name}”: the label's settings, four collections, and dresses.csv for the dresses.
Open the shop on it, with Studio:  CONTENT=${path} DATA_DIR=.data-${path.split("/").at(-1)} npm run studio`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
