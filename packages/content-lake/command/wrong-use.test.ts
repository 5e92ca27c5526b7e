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
  expect(said).toMatch(/^Content lake: [^\n]*\nEISDIR[^\n]*\n$/);
  expect(code).toBe(1);
  expect(await readdir(temporary)).toEqual(["label.tar.gz"]);
}, 60_000);

test("an import into a shop that does not run says what to do", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "label.ndjson"), "");
  const words = ["import", join(folder, "label.ndjson"), "--url", "http://127.0.0.1:1", "--folder", folder];
  expect((await run(words, folder)).said).toContain("Nothing answers at http://127.0.0.1:1: start the shop");
}, 60_000);

test("an import into a lake that runs says how it is done, and changes nothing", async () => {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder });
  await writeFile(join(folder, "label.ndjson"), '{"_id":"gown","_type":"product"}');
  const { said, code } = await run(["import", join(folder, "label.ndjson"), "--folder", folder], folder);
  expect(said).toContain(`${folder} is in use.`);
  expect(said).toContain("--url http://localhost:3000");
  expect(code).toBe(1);
  expect(lake.revision).toBe("");
}, 60_000);

test.each([
  ["--allow-origin", "foo", /^--allow-origin must be an address like https:.*, not foo\n$/],
  ["--allow-origin", "ftp://studio.example", /^--allow-origin must be an address like/],
  ["--host", "203.0.113.9", /^--host must be an address of this machine.*, not 203\.0\.113\.9\n$/],
  ["--port", "http", /^--port must be a number/],
])(
  "serve %s %s says what is wrong",
  async (flag, value, message) => {
    const folder = await temporaryFolder();
    const words = ["serve", "--port", "0", "--folder", join(folder, "lake"), flag, value];
    const { said, code } = await run(words, folder);
    expect(said).toMatch(message);
    expect(code).toBe(2);
  },
  60_000,
);

test("nobody is called nothing", async () => {
  const folder = await temporaryFolder();
  const { said } = await run(["set-password", " ", "--folder", folder], folder);
  expect(said).toContain("This command needs a name");
}, 60_000);
