import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { SanityClient } from "@sanity/client";
import { withProgress } from "@trousseau/host/progress.ts";
import { t } from "@trousseau/words/translate.ts";
import { createContentClient } from "#content/client.server.ts";
import { fetchContent } from "#server/csv-import/present-content.ts";
import { writeTable } from "#server/csv-import/write-table.ts";
import { fetchTranslatable, writeTranslations } from "#server/csv-import/write-translations.ts";
import { readSettings } from "#server/settings.ts";
import { withContentWriter } from "./content-writer.ts";
import { requireContent } from "./import-table.ts";
import { type Terminal, WrongUse } from "./run-command.ts";

const options = {
  table: { type: "string" },
  language: { type: "string" },
  url: { type: "string" },
} as const;

/** Writes the dresses in the shop as a table, or all texts with their translations into a language, which `content:import` takes. No file is overwritten. */
export async function exportTable({ args, environment, say }: Terminal): Promise<boolean> {
  const { table: file, language, url } = parseArgs({ args: [...args], options }).values;
  if (!file) throw new WrongUse("--table needs the name of a file.");
  const settings = readSettings(environment);
  requireContent(settings);
  const { table, contents } = await withProgress((report) => {
    report({ step: t("Reading the content") });
    return withContentWriter({ settings, name: "export", url }, (writer) => {
      const client = writer ?? createContentClient(settings.content);
      return language ? textsIn(client, language) : dressesIn(client);
    });
  });
  await writeFile(file, table, { flag: "wx" });
  say(`Wrote ${file}: ${contents}.`);
  return true;
}

async function dressesIn(client: SanityClient) {
  const content = await fetchContent(client);
  return { table: writeTable(content), contents: `one dress a row, ${content.bySlug.size} in all` };
}

async function textsIn(client: SanityClient, language: string) {
  const content = await fetchTranslatable(client);
  if (!content.languages.some((one) => one === language))
    throw new WrongUse(`The label has not chosen the language ${language} in Studio.`);
  return { table: writeTranslations(content, language), contents: "one text a row" };
}
