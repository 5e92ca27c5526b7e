import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ContentLake } from "@trousseau/content-lake";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { withContentWriter } from "#server/command/content-writer.ts";
import { readSettings } from "#server/settings.ts";
import { openLake } from "./support/lake.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

function openBeside() {
  return openLake({ folder: join(folder, "lake") });
}

/** The names of its tokens but the one that asks. */
async function tokenNames(lake: ContentLake): Promise<string[]> {
  const Authorization = `Bearer ${lake.issueToken({ name: "asks", role: "administrator" })}`;
  const address = "http://lake.test/v2021-06-07/projects/trousseau/tokens";
  const tokens: { label: string }[] = await (
    await lake.fetch(address, { headers: { Authorization } })
  ).json();
  return tokens.map(({ label }) => label).filter((label) => label !== "asks");
}

test("beside a running shop it writes through the shop, with a token that is gone afterwards", async () => {
  const lake = await openBeside();
  const { port } = new URL(await lake.serve());
  const settings = readSettings({ DATA_DIR: folder, PORT: port });
  const during = await withContentWriter({ settings, name: "import" }, async (writer) => {
    await writer?.create({ _id: "dress-one", _type: "product" });
    return tokenNames(lake);
  });
  expect(during).toEqual([expect.stringMatching(/^import-[0-9a-f-]{36}$/)]);
  expect(await tokenNames(lake)).toEqual([]);
});

test("where the shop is can be said, and the token is gone also after a failure", async () => {
  const lake = await openBeside();
  const settings = readSettings({ DATA_DIR: folder, PORT: "1" });
  const failing = withContentWriter({ settings, name: "import", url: await lake.serve() }, async (writer) => {
    await writer?.create({ _id: "dress-one", _type: "product" });
    throw new Error("The work fails.");
  });
  await expect(failing).rejects.toThrow("The work fails.");
  expect(await tokenNames(lake)).toEqual([]);
});

test("where no token can be made the reason is said, and not the words of a command", async () => {
  await openBeside();
  // It cannot be written, as on a full disk.
  const taken = new DatabaseSync(join(folder, "lake", "access.sqlite"));
  onTestFinished(() => taken.close());
  taken.exec(
    "CREATE TRIGGER full BEFORE INSERT ON tokens BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
  );
  const settings = readSettings({ DATA_DIR: folder, PORT: "1" });
  const writing = withContentWriter({ settings, name: "import" }, async () => undefined);
  await expect(writing).rejects.toThrow(/^database or disk is full$/);
});

test("of a shop that does not run the lake is started for the work, and ended with it, also after a failure", async () => {
  const settings = readSettings({ DATA_DIR: folder });
  const write = withContentWriter({ settings, name: "import" }, async (writer) => {
    await writer?.create({ _id: "dress-one", _type: "product" });
    throw new Error("The work fails.");
  });
  await expect(write).rejects.toThrow("The work fails.");
  // Nobody else could open it while it ran.
  const lake = await openBeside();
  const token = lake.issueToken({ name: "reads", role: "viewer" });
  const url = "http://lake.test/v2021-06-07/data/query/production?query=*._id";
  const found = await lake.fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  expect(await found.json()).toMatchObject({ result: expect.arrayContaining(["dress-one"]) });
});
