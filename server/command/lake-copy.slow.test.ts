import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openContentLake } from "@trousseau/content-lake";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createContentClient } from "#content/client.server.ts";
import type { ContentSettings } from "#model/services/content-settings.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { withLakeCopy } from "./check-shown-content.ts";

/** Each test starts a lake or two, on a machine that is busy with other tests. In milliseconds. */
const STARTS = { timeout: 180_000 };

const content: ContentSettings = {
  projectId: "atelier",
  dataset: "production",
  apiVersion: "2025-02-19",
  apiHost: undefined,
  token: undefined,
  assetOrigin: "",
};

let folder: string;

beforeEach(async () => {
  folder = temporaryFolder();
  await mkdir(join(folder, "seed"));
  await writeFile(join(folder, "seed/data.ndjson"), '{"_id":"house","_type":"house","name":"Of the seed"}\n');
  vi.stubEnv("TMPDIR", folder);
});

const copies = async () => (await readdir(folder)).filter((name) => name.startsWith("trousseau-lake-"));

/** The name of the label in a copy, while it is used. */
function nameIn(dataFolder: string, use = (name: unknown) => Promise.resolve(name)): Promise<unknown> {
  const source = { dataFolder, seed: join(folder, "seed"), content };
  return withLakeCopy(
    source,
    () => undefined,
    async (settings) => {
      expect(await copies()).toHaveLength(1);
      return use(await createContentClient(settings).fetch<unknown>("*[_id == 'house'][0].name"));
    },
  );
}

test(
  "where no lake has been opened yet it is what the shop would open with, and nothing is left of it",
  STARTS,
  async () => {
    expect(await nameIn(join(folder, "data"))).toBe("Of the seed");
    expect(await copies()).toEqual([]);
    expect(existsSync(join(folder, "data"))).toBe(false);
  },
);

test(
  "of a lake that runs it is the documents of this moment, and nothing is left of it when their use fails",
  STARTS,
  async () => {
    const options = { folder: join(folder, "data/lake"), projectId: "atelier", dataset: "production" };
    const lake = await openContentLake({ ...options, writerToken: "a writer's" });
    onTestFinished(() => lake.close());
    const answer = await lake.fetch("http://lake.test/v2025-02-19/data/mutate/production", {
      method: "POST",
      headers: { Authorization: "Bearer a writer's", "Content-Type": "application/json" },
      body: JSON.stringify({
        mutations: [{ create: { _id: "house", _type: "house", name: "Of the lake" } }],
      }),
    });
    expect(answer.status).toBe(200);
    const failing = (name: unknown) => Promise.reject(new Error(`It fails with ${name}.`));
    await expect(nameIn(join(folder, "data"), failing)).rejects.toThrow("It fails with Of the lake.");
    expect(await copies()).toEqual([]);
  },
);
