import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { withProgress } from "@trousseau/host/progress.ts";
import { t } from "@trousseau/words/translate.ts";
import { createContentClient } from "#content/client.server.ts";
import { fetchContent } from "#server/csv-import/present-content.ts";
import { writeTable } from "#server/csv-import/write-table.ts";
import { readSettings } from "#server/settings.ts";
import { withContentWriter } from "./content-writer.ts";
import { requireContent } from "./import-table.ts";
import { type Terminal, WrongUse } from "./run-command.ts";

const options = { table: { type: "string" }, url: { type: "string" } } as const;

/** Writes the dresses in the shop as a table, which `content:import` takes. No file is overwritten. */
export async function exportTable({ args, environment, say }: Terminal): Promise<boolean> {
  const { table: file, url } = parseArgs({ args: [...args], options }).values;
  if (!file) throw new WrongUse("--table needs the name of a file.");
  const settings = readSettings(environment);
  requireContent(settings);
  const content = await withProgress((report) => {
    report({ step: t("Reading the content") });
    return withContentWriter({ settings, name: "export", url }, (writer) =>
      fetchContent(writer ?? createContentClient(settings.content)),
    );
  });
  await writeFile(file, writeTable(content), { flag: "wx" });
  say(`Wrote ${file}: one dress a row, ${content.bySlug.size} in all.`);
  return true;
}
