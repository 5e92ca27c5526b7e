import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paint, temporaryFolder } from "../testing/test-lake.ts";

test("a folder of hundreds of pictures is looked through by a process that may open few files", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "images"));
  const picture = await paint("#123456");
  const names = Array.from({ length: 400 }, (_, place) => `gown-${place}`);
  for (const name of names) await writeFile(join(folder, `images/${name}.png`), picture);
  const documents = names.map((name) => ({
    _id: name,
    _type: "product",
    mainImage: { _type: "image", _sanityAsset: `image@file://./images/${name}.png` },
  }));
  await writeFile(join(folder, "data.ndjson"), documents.map((one) => JSON.stringify(one)).join("\n"));
  const module = join(import.meta.dirname, "read-dataset.ts");
  const script = `import { datasetFaults } from ${JSON.stringify(module)};
    console.log(JSON.stringify(await datasetFaults(${JSON.stringify(folder)})));`;
  const said = execFileSync("sh", [
    "-c",
    'ulimit -n 100 && exec "$0" --input-type=module -e "$1"',
    process.execPath,
    script,
  ]);
  expect(JSON.parse(String(said))).toEqual([]);
});
