import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SEED_RECORD, writeSeedRecord } from "@trousseau/content-lake/seed-record";
import { expect, test } from "vitest";
import { identityOf } from "#app/label/brand/identity.ts";
import { root } from "#scripts/prepare.mjs";
import { loadingBranding } from "./loading-branding.ts";
import { loadingPage } from "./loading-page.ts";

const contentFolder = join(root, "tests/second-label");

test("a label that begins with a folder waits in its own colours, type and name from the first start on", async () => {
  const { settings, lake } = await started();
  expect(await loadingBranding(settings)).toMatchObject({ wordmark: "Vesper & Lune", pairing: "garalde" });
  await writeSeedRecord(lake, contentFolder);
  const label = await loadingBranding(settings);
  const page = await loadingPage(Promise.resolve(), label).text();
  expect(page).toContain("<b>Vesper &amp; Lune</b>");
  expect(page).toContain("background:#15131a;color:#f1ece4;color-scheme:dark");
  expect(page).toContain('"Cormorant Garamond"');
});

test("a lake that began with something else is not called by the folder's name", async () => {
  const { settings, lake } = await started();
  await writeFile(join(lake, SEED_RECORD), JSON.stringify({ folder: "/elsewhere", sha256: "0" }));
  expect(await loadingBranding(settings)).toEqual(identityOf(""));
});

test("a label at a content host is not known yet; without any the shop is the sample label's", async () => {
  const { settings } = await started();
  expect(await loadingBranding({ ...settings, startsLake: false })).toEqual(identityOf(""));
  const sample = await loadingBranding({ ...settings, contentFolder: undefined });
  expect(sample.wordmark).toBe("Auvrane");
});

test("one that has not written how it signs does so with its name", async () => {
  const { settings, dataFolder } = await started();
  const folder = join(dataFolder, "label");
  await mkdir(folder);
  await writeFile(join(folder, "data.ndjson"), '{"_id":"house","_type":"house","name":"Maison Une"}\n');
  expect(await loadingBranding({ ...settings, contentFolder: folder })).toEqual(identityOf("Maison Une"));
});

async function started() {
  const dataFolder = await mkdtemp(join(tmpdir(), "trousseau-waiting-"));
  const lake = join(dataFolder, "lake");
  await mkdir(lake);
  return { settings: { startsLake: true, contentFolder, dataFolder }, lake, dataFolder };
}
