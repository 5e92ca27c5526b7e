import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openContentLake } from "@trousseau/content-lake";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createContentClient } from "#app/content/client.server.ts";
import type { ContentSettings } from "#app/content/content-settings.server.ts";
import { withLakeCopy } from "./lake-copy.ts";

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
  folder = await mkdtemp(join(tmpdir(), "trousseau-copied-"));
  // After a lake that the test closes when it has finished.
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "seed"));
  await writeFile(join(folder, "seed/data.ndjson"), '{"_id":"house","_type":"house","name":"Of the seed"}\n');
  vi.stubEnv("TMPDIR", folder);
});

afterEach(() => void vi.unstubAllEnvs());

const copies = async () => (await readdir(folder)).filter((name) => name.startsWith("trousseau-lake-"));

async function nameIn(dataFolder: string, fails = false): Promise<unknown> {
  const source = { dataFolder, seed: join(folder, "seed"), content };
  let name: unknown;
  const copied = withLakeCopy(
    source,
    () => undefined,
    async (settings) => {
      expect(await copies()).toHaveLength(1);
      name = await createContentClient(settings).fetch<unknown>("*[_id == 'house'][0].name");
      if (fails) throw new Error("The use of it has failed.");
      return "what the use of it resolves with";
    },
  );
  if (fails) await expect(copied).rejects.toThrow("The use of it has failed.");
  else expect(await copied).toBe("what the use of it resolves with");
  return name;
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
    expect(await nameIn(join(folder, "data"), true)).toBe("Of the lake");
    expect(await copies()).toEqual([]);
  },
);
