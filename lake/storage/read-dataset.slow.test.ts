import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paint, writeDataset } from "../testing/test-lake.ts";

test("a folder of hundreds of pictures is looked through by a process that may open few files", async () => {
  const names = Array.from({ length: 400 }, (_, place) => `gown-${place}`);
  const imageOf = (name: string) => ({ _sanityAsset: `image@file://./images/${name}.png` });
  const gownOf = (name: string) => ({ _id: name, _type: "product", mainImage: imageOf(name) });
  const folder = await writeDataset(names.map(gownOf));
  const picture = await paint("#123456");
  for (const name of names) await writeFile(join(folder, `images/${name}.png`), picture);
  const module = join(import.meta.dirname, "read-dataset.ts");
  const script = `import { datasetFaults } from ${JSON.stringify(module)};
    console.log(JSON.stringify(await datasetFaults(${JSON.stringify(folder)})));`;
  const limited = 'ulimit -n 100 && exec "$0" --input-type=module -e "$1"';
  expect(String(execFileSync("sh", ["-c", limited, process.execPath, script]))).toBe("[]\n");
});
