import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { runHere } from "../testing/run-here.ts";
import { inLake, ORIGIN, openLake, PASSWORD, temporaryFolder } from "../testing/test-lake.ts";

/** One file of the lake is no database any more, or only its first page is whole. */
async function damaged(name: "access.sqlite" | "lake.sqlite", damage: "none of SQLite's" | "torn") {
  const folder = await temporaryFolder();
  await inLake(folder, (editor) => editor.create({ _id: "gown", _type: "product", name: "Odile" }));
  const file = join(folder, name);
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = DELETE");
  database.close();
  const whole = await readFile(file);
  const firstPage = damage === "torn" ? whole.subarray(0, 4096) : Buffer.alloc(4096, "garbage ");
  await writeFile(file, Buffer.concat([firstPage, Buffer.alloc(whole.length - 4096, "garbage ")]));
  return { folder, file };
}

test.each(["none of SQLite's", "torn"] as const)(
  "content is served without the file of who may log in, when that is %s, and the log names it",
  async (damage) => {
    const { folder, file } = await damaged("access.sqlite", damage);
    const [log, serviceToken] = [vi.fn(), "a secret of the process that starts the lake"];
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const lake = await openLake({ folder, log, serviceToken });
    expect(() => vi.advanceTimersByTime(60_000), "nothing looks into the closed file").not.toThrow();
    const query = "*[_type == 'product'].name";
    expect(await lake.as({ token: serviceToken }).fetch(query)).toEqual(["Odile"]);
    const message = expect.stringContaining("Nobody can log in");
    const error = expect.objectContaining({ message: expect.stringContaining(`${file} is damaged: `) });
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ level: "error", message, error }));
    const page = await lake.ask(`/v1/login?origin=${ORIGIN}/studio`);
    expect(await page.text()).toContain("is damaged");
    await lake.close();
    // The damaged file may still be of use to somebody.
    await copyFile(file, join(folder, "access.sqlite.aside"));
    await rm(file);
    await lake.access().people.setPassword({ name: "Anna", role: "editor", password: PASSWORD });
  },
);

test("a command about people says which file is damaged", async () => {
  const { folder, file } = await damaged("access.sqlite", "none of SQLite's");
  const { failure, code } = await runHere(["people", "list", "--folder", folder]);
  expect([failure, code]).toEqual([`${file} is damaged: file is not a database`, 1]);
});

test("a lake whose documents are none of SQLite's does not open, and says which file that is", async () => {
  const { folder, file } = await damaged("lake.sqlite", "none of SQLite's");
  await expect(openLake({ folder })).rejects.toThrow(`${file} is damaged: file is not a database`);
});
