import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openContentLake } from "../content-lake.ts";
import { temporaryFolder } from "../testing/test-lake.ts";
import { runUntilKilled } from "./run-until-killed.ts";

const KILLS = 20;
const AUTHOR = "<system>";

test(`killed ${KILLS} times while releases fall due: each is published once, whole, and none is forgotten`, async () => {
  const folder = await temporaryFolder();
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1)
    acknowledged.push(...(await runUntilKilled("releasing-process.ts", folder, 2 + ((kill * 5) % 7))));

  const file = join(folder, "lake.sqlite");
  await publishTheRest(folder, file);

  const database = new DatabaseSync(file, { readOnly: true });
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  const names = (query: string) =>
    database
      .prepare(query)
      .all()
      .map(({ name }) => String(name));
  const published = names(
    "SELECT json_extract(body, '$.name') AS name FROM revisions WHERE document LIKE '\\_.releases.%' ESCAPE '\\' AND json_extract(body, '$.state') = 'published'",
  );
  expect(acknowledged.length).toBeGreaterThan(KILLS * 2);
  expect(acknowledged.filter((name) => !published.includes(name))).toEqual([]);
  expect(published).toHaveLength(new Set(published).size);

  // Each publication is one transaction: two shared documents, one of its own, three removed versions, the release.
  const sizes = database
    .prepare(
      "SELECT count(*) AS size FROM revisions JOIN transactions USING (sequence) WHERE author = ? GROUP BY sequence",
    )
    .all(AUTHOR)
    .map(({ size }) => size);
  expect(sizes).toEqual(published.map(() => 7));
  // A kill may leave versions in a release that was still to be scheduled.
  const unpublished = names(
    "SELECT json_extract(body, '$.release') AS name FROM documents WHERE id LIKE 'versions.%'",
  );
  expect(unpublished.filter((name) => published.includes(name) || acknowledged.includes(name))).toEqual([]);
  const kept = names("SELECT json_extract(body, '$.release') AS name FROM documents WHERE id LIKE 'new-%'");
  expect(kept.sort()).toEqual([...published].sort());
  const halves = names(
    "SELECT json_extract(body, '$.release') AS name FROM documents WHERE id IN ('left', 'right')",
  );
  expect(new Set(halves).size).toBe(1);
  database.close();
}, 180_000);

/** The next process that opens the folder publishes what was due. */
async function publishTheRest(folder: string, file: string): Promise<void> {
  const lake = await openContentLake({ folder, projectId: "atelier", dataset: "production" });
  const database = new DatabaseSync(file, { readOnly: true });
  const scheduled = database.prepare(
    "SELECT count(*) AS count FROM documents WHERE json_extract(body, '$.state') = 'scheduled'",
  );
  await expect.poll(() => scheduled.get()?.count, { timeout: 20_000 }).toBe(0);
  database.close();
  await lake.close();
}
