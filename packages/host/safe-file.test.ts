import { existsSync } from "node:fs";
import { chmod, type FileHandle, mkdir, open, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createFileSafely, makePrivateFile, tidyFolder, writeFileSafely } from "./safe-file.ts";

async function modes(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const modeOf = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8);
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await modeOf(name)])));
}

const inAssets = { assets: "700", "assets/images": "700", "assets/images/gown.jpg": "600" };

test.each([0o000, 0o022])(
  "with the umask %i files are for their owner alone, and folders are",
  async (umask) => {
    const folder = temporaryFolder();
    const before = process.umask(umask);
    onTestFinished(() => void process.umask(before));
    const file = join(folder, "assets", "images", "gown.jpg");
    await writeFileSafely(file, Buffer.from("gown"));
    makePrivateFile(join(folder, "assets", "lake.sqlite"));
    expect(await modes(folder)).toEqual({ ...inAssets, "assets/lake.sqlite": "600" });
    expect(await readFile(file, "utf8")).toBe("gown");
  },
);

test("what cannot be finished leaves what was there, and nothing beside it", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "gown.jpg");
  await writeFileSafely(file, Buffer.from("whole"));
  const broken = async function* () {
    yield Buffer.from("ha");
    await Promise.reject(new Error("no space left on device"));
  };
  await expect(writeFileSafely(file, broken())).rejects.toThrow("no space left on device");
  expect(await readFile(file, "utf8")).toBe("whole");
  expect(await readdir(folder)).toEqual(["gown.jpg"]);
});

test("nobody finds a file before it is whole", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "copy.sqlite");
  await createFileSafely(file, async (temporary) => {
    await writeFile(temporary, "half");
    expect(await readdir(folder)).not.toContain("copy.sqlite");
    await writeFile(temporary, "whole");
  });
  expect(await readFile(file, "utf8")).toBe("whole");
});

test("a folder is tidied: unfinished files are gone, what others could read is private", async () => {
  const folder = temporaryFolder();
  const images = join(folder, "assets", "images");
  await mkdir(images, { recursive: true });
  const unfinished = ["assets/images/gown.jpg.1234.part", "lake.sqlite.part", "lake.sqlite.part-journal"];
  for (const name of ["assets/images/gown.jpg", ...unfinished]) await writeFile(join(folder, name), name);
  await chmod(join(images, "gown.jpg"), 0o644);
  for (const open of [images, join(folder, "assets"), folder]) await chmod(open, 0o755);
  await tidyFolder(folder);
  expect(await modes(folder)).toEqual(inAssets);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await expect(tidyFolder(join(folder, "never-made"))).resolves.toBeUndefined();
});

test("the bytes are on disk before the name is, and the name before it is said that all is", async () => {
  const folder = temporaryFolder();
  const handle = await open(folder);
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const file = join(folder, "gown.jpg");
  const hadItsName: boolean[] = [];
  vi.spyOn(prototype, "sync").mockImplementation(() => {
    hadItsName.push(existsSync(file));
    return Promise.resolve();
  });
  await writeFileSafely(file, Buffer.from("gown"));
  expect(hadItsName).toEqual([false, true]);
});
