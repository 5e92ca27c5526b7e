import { spawn } from "node:child_process";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openTestLake, temporaryFolder } from "../testing/test-lake.ts";

const command = join(import.meta.dirname, "content-lake-command.ts");

/** As an owner at a terminal: what is said when it goes wrong. `TMPDIR` is a folder of its own. */
async function run(
  words: readonly string[],
  temporary: string,
): Promise<{ said: string; code: number | null }> {
  const child = spawn(process.execPath, [command, ...words], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const code = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { said: await text(child.stderr), code: await code };
}

test.each([
  ["people", "list"],
  ["people", "remove", "Mara"],
  ["tokens", "list"],
  ["export", "label.tar.gz"],
  ["backup", "copy"],
])(
  "%s %s where there is no lake says so, and makes nothing",
  async (...words) => {
    const folder = await temporaryFolder();
    const lake = join(folder, "lake");
    const args = words.map((word) => (/^(label|copy)/.test(word) ? join(folder, word) : word));
    const { said, code } = await run([...args, "--folder", lake], folder);
    expect(said).toContain(`There is no content lake in ${lake}`);
    expect(code).toBe(2);
    expect(await readdir(folder)).toEqual([]);
  },
  60_000,
);

test("restore from a folder without a backup says so", async () => {
  const folder = await temporaryFolder();
  const { said } = await run(["restore", join(folder, "none"), "--folder", join(folder, "lake")], folder);
  expect(said).toContain(`There is no backup in ${join(folder, "none")}`);
}, 60_000);

test("an export that cannot be written says why in a sentence, and leaves no copy of the documents behind", async () => {
  const [folder, temporary] = [await temporaryFolder(), await temporaryFolder()];
  await (await openTestLake({ folder })).close();
  const archive = join(temporary, "label.tar.gz");
  await mkdir(archive);
  await writeFile(join(archive, "something"), "");
  const { said, code } = await run(["export", archive, "--folder", folder], temporary);
  expect(said).toMatch(/^EISDIR[^\n]*\n$/);
  expect(code).toBe(1);
  expect(await readdir(temporary)).toEqual(["label.tar.gz"]);
}, 60_000);

test("an import into a shop that does not run says what to do", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "label.ndjson"), "");
  const words = ["import", join(folder, "label.ndjson"), "--url", "http://127.0.0.1:1", "--folder", folder];
  expect((await run(words, folder)).said).toContain("Nothing answers at http://127.0.0.1:1: start the shop");
}, 60_000);

test("nobody is called nothing", async () => {
  const folder = await temporaryFolder();
  const { said } = await run(["set-password", " ", "--folder", folder], folder);
  expect(said).toContain("This command needs a name");
}, 60_000);
