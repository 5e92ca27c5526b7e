import { t } from "@trousseau/words/translate.ts";
import type { SanityClient } from "sanity";
import {
  type Act,
  TABLE_PATH,
  type TableImport,
  type TableKind,
  type TableReport,
} from "#model/tables/dresses-table.ts";
import { download } from "#studio/connection/download.ts";
import { fetchFromShop, postJson } from "#studio/connection/fetch-from-shop.ts";
import { PartialChangeError, RejectedChangeError } from "#studio/desk/change-then-read.ts";

/** Offers the dresses in the shop as a file. */
export async function downloadTable(client: SanityClient): Promise<void> {
  const response = await fetchFromShop(TABLE_PATH, client.config().token);
  download(await response.blob(), `dresses-${new Date().toISOString().slice(0, 10)}.csv`);
}

/** Offers all texts with their translations into a language, for a translator. */
export async function downloadTexts(client: SanityClient, language: string): Promise<void> {
  const response = await fetchFromShop(`${TABLE_PATH}?language=${language}`, client.config().token);
  download(await response.blob(), `texts-${language}-${new Date().toISOString().slice(0, 10)}.csv`);
}

/** The files that somebody has chosen: the table, and pictures that it may name. */
export type ChosenFiles = { table: File; pictures: readonly File[] };

/** Undefined where not exactly one of the files is a table. */
export function chosenFiles(files: readonly File[]): ChosenFiles | undefined {
  const [table, other] = files.filter(({ name }) => TABLE.test(name));
  if (!table || other) return undefined;
  return { table, pictures: files.filter(({ name }) => !TABLE.test(name)) };
}

const TABLE = /\.(csv|tsv|txt)$/i;

/** Says what the import would do, and does nothing. */
export async function planTable(
  client: SanityClient,
  kind: TableKind,
  { table, pictures }: ChosenFiles,
): Promise<TableReport> {
  return sendTable(client, {
    kind,
    table: await base64Of(table),
    pictures: Object.fromEntries(pictures.map(({ name }) => [name, null])),
    isDryRun: true,
  });
}

/** Uploads what the plan needs, then imports the rows. Resolves with what takes them back, and rejects where one was refused. */
export async function importTable(
  client: SanityClient,
  kind: TableKind,
  { files: { table, pictures }, report: { toUpload } }: { files: ChosenFiles; report: TableReport },
  onProgress: (progress: string) => void,
): Promise<Act | undefined> {
  const assets: Record<string, string> = {};
  for (const picture of pictures.filter(({ name }) => toUpload.includes(name))) {
    onProgress(
      t("Uploading pictures: {{place}} of {{all}}", {
        place: Object.keys(assets).length + 1,
        all: toUpload.length,
      }),
    );
    const { _id } = await client.assets.upload("image", picture, { filename: picture.name });
    assets[picture.name] = _id;
  }
  onProgress(t("Importing…"));
  const body = { kind, table: await base64Of(table), pictures: assets, isDryRun: false };
  const { faults, act, areOthersStored, summary } = await sendTable(client, body);
  if (areOthersStored)
    throw new PartialChangeError([t("Imported: {{summary}}.", { summary }), faults.join("; ")].join(" "));
  if (faults.length > 0) throw new RejectedChangeError(faults.join("; "));
  return act;
}

async function sendTable(client: SanityClient, body: TableImport): Promise<TableReport> {
  const response = await fetchFromShop(TABLE_PATH, client.config().token, postJson(body));
  return response.json();
}

async function base64Of(file: File): Promise<string> {
  const reader = new FileReader();
  const read = new Promise<void>((resolve, reject) => {
    reader.onload = () => resolve();
    reader.onerror = () => reject(new Error(t("{{name}} cannot be read.", { name: file.name })));
  });
  reader.readAsDataURL(file);
  await read;
  return String(reader.result).replace(/^[^,]*,/, "");
}
