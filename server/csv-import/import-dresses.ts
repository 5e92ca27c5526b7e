import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { ClientError, type SanityClient } from "@sanity/client";
import type { Report } from "@trousseau/host/progress.ts";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import type { Act } from "#model/tables/dresses-table.ts";
import type { Table } from "./cell-reader.ts";
import type { PictureFile, Pictures } from "./picture-folder.ts";
import type { PlannedDress } from "./plan-dress.ts";
import { type ImportPlan, planImport } from "./plan-import.ts";
import { fetchContent } from "./present-content.ts";
import { isOfShopify } from "./shopify-headings.ts";
import { shopifyTable } from "./shopify-table.ts";
import { filesIn } from "./write-table.ts";

/**
 * The mark of an imported file's asset. The host removes where a picture was taken, so its own digest is of other
 * bytes.
 */
const SOURCE = "trousseau";

/** A picture is larger than a message, and hosted content is further away. In milliseconds. */
const UPLOAD_MS = 120_000;

/** `assetsOf` finds the host's assets by the digests of the files that were uploaded. */
type OpenPictures = (
  names: readonly string[],
  assetsOf: (digests: readonly string[]) => Promise<ReadonlyMap<string, string>>,
) => Pictures | Promise<Pictures>;

/** Compares a table with what the content host has. Nothing is written before `carryOut`. */
export async function prepareImport(client: SanityClient, sent: Table, openPictures: OpenPictures) {
  const content = await fetchContent(client);
  const table = isOfShopify(sent.columns) ? shopifyTable(sent, content) : sent;
  const assets = new Map<string, string>();
  async function assetsOf(digests: readonly string[]) {
    for (const [digest, id] of await fetchAssets(client, digests)) assets.set(digest, id);
    return assets;
  }
  const pictures = await openPictures(
    table.rows.flatMap(({ cells }) => filesIn(cells)),
    assetsOf,
  );
  const plan = planImport(table, content, pictures);
  return {
    plan,
    /** Uploads what the content host does not have, then writes all dresses in one transaction. */
    async carryOut(report: Report = () => undefined): Promise<ImportPlan & { act: Act | undefined }> {
      const missing = plan.files.filter(({ assetId }) => assetId === undefined);
      for (const [index, file] of missing.entries()) {
        report({ step: t("Storing the pictures"), current: index + 1, total: missing.length });
        assets.set(file.sha1, await upload(client, file));
      }
      report({ step: t("Saving the dresses") });
      // The plan is made again, because each picture has its name at the host now.
      const settled = planImport(table, content, pictures);
      return { ...settled, act: await write(client, settled.dresses) };
    },
  };
}

const storedAssets = z.array(
  z.object({ _id: z.string(), digests: z.array(z.string().nullable().catch(null)) }),
);

async function fetchAssets(client: SanityClient, digests: readonly string[]) {
  const query = `*[_type == "sanity.imageAsset" && (sha1hash in $digests || (source.name == $source && source.id in $digests))]{_id, "digests": [sha1hash, source.id]}`;
  const matchingAssets = storedAssets.parse(await client.fetch(query, { digests, source: SOURCE }));
  return matchingAssets.flatMap(({ _id, digests: own }) =>
    own.flatMap((digest) => (digest === null ? [] : [[digest, _id] as const])),
  );
}

async function upload(client: SanityClient, { path, sha1 }: PictureFile): Promise<string> {
  const filename = basename(path);
  try {
    const { _id } = await client.assets.upload("image", await readFile(path), {
      filename,
      source: { id: sha1, name: SOURCE },
      timeout: UPLOAD_MS,
    });
    return _id;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      t("{{filename}} could not be stored: {{reason}}. No dress was imported.", { filename, reason }),
    );
  }
}

/** Writes all or none, and none where somebody has changed a dress since it was read. */
async function write(client: SanityClient, dresses: readonly PlannedDress[]): Promise<Act | undefined> {
  const transaction = client.transaction();
  const changed = dresses.filter(isChanged);
  for (const { id, before, changed: fields } of changed)
    if (before) transaction.patch(id, (patch) => patch.set(fields).ifRevisionId(before._rev));
    else transaction.create({ _id: id, _type: "product", ...fields });
  if (changed.length === 0) return undefined;
  const { transactionId } = await transaction.commit({ visibility: "sync" }).catch(refuse);
  return { revision: transactionId, writtenStates: changed.map(writtenOf) };
}

function writtenOf({ id, name, before, changed }: PlannedDress): Act["writtenStates"][number] {
  const fields = Object.keys(changed);
  const old = before && Object.fromEntries(fields.map((field) => [field, before[field]]));
  return { id, name, before: old, fields };
}

function refuse(error: unknown): never {
  const status = error instanceof ClientError && error.statusCode;
  if (status === 409)
    throw new Error(
      t("Dresses were changed while these were imported. No dress was imported: import the table again."),
      { cause: error },
    );
  if (status === 413)
    throw new Error(
      t(
        "These are more dresses than can be written at once. No dress was imported: divide the table into several.",
      ),
    );
  throw error;
}

export function isChanged({ changed }: PlannedDress): boolean {
  return Object.keys(changed).length > 0;
}
