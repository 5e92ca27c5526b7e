import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentLake } from "@trousseau/content-lake";
import sharp from "sharp";
import { expect, test } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import { editorOf, openLake } from "./support/lake.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const table = `name;collection;picture;more pictures
Ada;Tulle dresses;front.jpg;back.jpg
Άννα;Tulle dresses;back.jpg;front.jpg
`;

test.each([
  ["with one of its pictures stored", /\/assets\/images\//],
  ["with its dresses written, before it hears of it", /\/data\/mutate\//],
])("an import that is killed %s is whole when it is run again", async (_when, moment) => {
  const lake = await openLake();
  const folder = await writeTable();
  const runs: ChildProcess[] = [];
  const address = await lake.serve({
    onAnswer: ({ url }) => moment.test(url) && runs[0]?.kill("SIGKILL"),
  });
  const run = async () => {
    const child = importIn(folder, { SANITY_API_HOST: address, SANITY_WRITE_TOKEN: tokenOf(lake) });
    runs.push(child);
    return await once(child, "exit");
  };
  expect(await run()).toEqual([null, "SIGKILL"]);
  expect(await run()).toEqual([0, null]);

  const client = editorOf(lake);
  expect(
    await client.fetch(
      `*[_type == "product"] | order(name) {name, "pictures": [mainImage, ...gallery].asset->originalFilename}`,
    ),
  ).toEqual([
    { name: "Ada", pictures: ["front.jpg", "back.jpg"] },
    { name: "Άννα", pictures: ["back.jpg", "front.jpg"] },
  ]);
  expect(await client.fetch(`count(*[_type == "sanity.imageAsset"])`)).toBe(2);
});

async function writeTable(): Promise<string> {
  const folder = temporaryFolder();
  await writeFile(join(folder, "dresses.csv"), table);
  for (const [name, background] of [
    ["front.jpg", "#e6c4ba"],
    ["back.jpg", "#c4bae6"],
  ] as const)
    await sharp({ create: { width: 960, height: 1200, channels: 3, background } })
      .jpeg()
      .toFile(join(folder, name));
  return folder;
}

function tokenOf(lake: ContentLake): string {
  return lake.issueToken({ name: "import", role: "editor" });
}

function importIn(folder: string, content: Record<string, string>): ChildProcess {
  const command = join(root, "server/command/shop-command.ts");
  return spawn(node, [command, "import-table", "dresses.csv", "--pictures", "."], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: folder, ...content },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
