import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";

const CRASHES = 20;

test(`${CRASHES} times killed in the middle of writes: no acknowledged transaction is lost, and none is torn`, async () => {
  const folder = await temporaryFolder();
  const acknowledged: string[] = [];
  for (let crash = 0; crash < CRASHES; crash += 1) {
    // The number of writes varies, so that a crash falls into any moment of one.
    acknowledged.push(...(await writeUntilKilled(folder, 5 + ((crash * 7) % 23))));
  }
  const database = new DatabaseSync(join(folder, "lake.sqlite"), { readOnly: true });
  const valuesOf = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row)[0]);
  expect(valuesOf("PRAGMA integrity_check")).toEqual(["ok"]);
  const kept = new Set(valuesOf("SELECT id FROM transactions"));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(CRASHES * 5);
  const torn = "SELECT sequence FROM revisions GROUP BY sequence HAVING count(*) <> 2";
  expect(valuesOf(torn)).toEqual([]);
  const halves = (field: string) =>
    `SELECT l.id FROM documents AS l JOIN documents AS r ON r.id = replace(l.id, 'left', 'right')
     WHERE l.id LIKE 'left-%' AND l.body ->> '${field}' <> r.body ->> '${field}'`;
  for (const field of ["transactionId", "patches"]) expect(valuesOf(halves(field)), field).toEqual([]);
  database.close();
}, 120_000);

/** Returns all lines that the writing process has said, also those in the pipe. */
async function writeUntilKilled(folder: string, count: number): Promise<string[]> {
  const script = join(import.meta.dirname, "writing-process.ts");
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (output.split("\n").length > count) child.kill("SIGKILL");
  });
  await once(child, "close");
  // The last line was cut off.
  return output.split("\n").slice(0, -1);
}
