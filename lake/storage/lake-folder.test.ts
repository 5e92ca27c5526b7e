import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeDataset } from "../testing/test-lake.ts";
import { readSeedRecord, SEED_RECORD, writeSeedRecord } from "./lake-folder.ts";
import { datasetDigest } from "./read-dataset.ts";

test("what a lake was filled with is remembered", async () => {
  const [lake, folder] = [await temporaryFolder(), await writeDataset([{ _id: "odile", _type: "product" }])];
  expect(await readSeedRecord(lake)).toBeUndefined();
  await writeSeedRecord(lake, folder);
  expect(await readSeedRecord(lake)).toEqual({ folder, sha256: await datasetDigest(folder) });
});

test.each(["", "null", '{"folder":"/a"}', '{"folder":1,"sha256":"b"}'])(
  "%j is no such record",
  async (record) => {
    const lake = await temporaryFolder();
    await writeFile(join(lake, SEED_RECORD), record);
    expect(await readSeedRecord(lake)).toBeUndefined();
  },
);
