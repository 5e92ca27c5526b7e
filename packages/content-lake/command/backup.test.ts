import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openAccess } from "../access/access.ts";
import { openContentLake } from "../content-lake.ts";
import { clientOf, openTestLake, quickPasswords, temporaryFolder } from "../testing/test-lake.ts";
import { backUp, restore } from "./backup.ts";

const address = { projectId: "atelier", dataset: "production" };

async function fill(folder: string): Promise<void> {
  const lake = await openContentLake({ folder, ...address });
  const client = clientOf(lake, { token: lake.issueToken({ name: "test", role: "editor" }) });
  await client.createOrReplace({ _id: "gown", _type: "product", name: "Odile" });
  await lake.close();
}

const others = ["letter.part", "assets/film.part", "notes.txt", "deep/below/photo.jpg.part"];

/** Somebody keeps other things in this folder, which a group may read. */
async function othersFolder(): Promise<string> {
  const folder = join(await temporaryFolder(), "home");
  for (const name of others) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), "mine", { mode: 0o644 });
  }
  await chmod(folder, 0o755);
  return folder;
}

async function expectUntouched(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    expect(await readFile(join(folder, name), "utf8"), name).toBe("mine");
    expect((await stat(join(folder, name))).mode & 0o777, name).toBe(0o644);
  }
  expect((await stat(folder)).mode & 0o777).toBe(0o755);
}

test("a backup or a restore into a folder with other things is refused, and nothing in it is touched", async () => {
  const [lake, backup] = [await temporaryFolder(), await temporaryFolder()];
  await fill(lake);
  await backUp(lake, backup);
  const folder = await othersFolder();
  await expect(backUp(lake, folder)).rejects.toThrow(`something else than a lake or a backup in ${folder}`);
  await expect(restore(backup, folder)).rejects.toThrow("something else than a lake or a backup");
  await expectUntouched(folder, others);
  expect((await readdir(folder)).sort()).toEqual(["assets", "deep", "letter.part", "notes.txt"]);
});

test("beside an earlier backup other things stay as they are, and what that has left unfinished goes", async () => {
  const lake = await temporaryFolder();
  await fill(lake);
  const folder = await othersFolder();
  const notInAssets = others.filter((name) => !name.startsWith("assets/"));
  await writeFile(join(folder, "lake.sqlite"), "");
  await writeFile(join(folder, "lake.sqlite.1234.part"), "half");
  await backUp(lake, folder);
  await expectUntouched(folder, notInAssets);
  expect((await readdir(folder)).sort()).toEqual(
    ["assets", "deep", "lake.sqlite", "letter.part", "lock", "notes.txt"].sort(),
  );
  expect((await stat(join(folder, "lake.sqlite"))).mode & 0o777).toBe(0o600);
});

test("a first backup that was interrupted is gone on with", async () => {
  const [lake, backup] = [await temporaryFolder(), await temporaryFolder()];
  await fill(lake);
  await writeFile(join(backup, "lock"), "");
  await mkdir(join(backup, "assets"));
  await backUp(lake, backup);
  expect(await readdir(backup)).toContain("lake.sqlite");
});

function change(backup: string, sql: string): void {
  const database = new DatabaseSync(join(backup, "lake.sqlite"));
  database.exec(sql);
  database.close();
}

test.each(["lake.sqlite", "access.sqlite"])("a backup whose %s holds a trigger is refused", async (name) => {
  const [lake, backup, folder] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
  await fill(lake);
  await backUp(lake, backup, true);
  const database = new DatabaseSync(join(backup, name));
  const table = name === "lake.sqlite" ? "documents" : "people";
  database.exec(`CREATE TRIGGER leak AFTER INSERT ON ${table} BEGIN DELETE FROM ${table}; END`);
  database.close();
  await expect(restore(backup, folder, new Date(), true)).rejects.toThrow("the trigger leak");
  expect(await readdir(folder)).toEqual([]);
});

test("a backup of a newer version is refused with a sentence, before anything is changed", async () => {
  const [folder, backup] = [await temporaryFolder(), await temporaryFolder()];
  await fill(folder);
  await backUp(folder, backup);
  change(backup, "PRAGMA user_version = 99");
  const before = await readdir(folder);
  await expect(restore(backup, folder)).rejects.toThrow(
    /written by a newer content lake \(schema 99, this one knows \d+\)/,
  );
  expect(await readdir(folder)).toEqual(before);
  const lake = await openTestLake({ folder });
  expect(await clientOf(lake).fetch("*[_id == 'gown'][0].name")).toBe("Odile");
});

test("who may log in is in a backup only when asked for, without their sessions, and comes back with it", async () => {
  const [folder, elsewhere] = [await temporaryFolder(), await temporaryFolder()];
  const [plain, whole] = [await temporaryFolder(), await temporaryFolder()];
  await fill(folder);
  await fill(elsewhere);
  const before = openAccess(folder, quickPasswords);
  const odile = await before.people.setPassword({ name: "Odile", password: "a long enough password" });
  const token = before.tokens.issue({ caller: odile, kind: "token" });
  const session = before.tokens.issue({ caller: odile, kind: "session" });
  await backUp(folder, plain);
  await backUp(folder, whole, true);
  before.close();
  expect(await readdir(plain)).not.toContain("access.sqlite");
  await expect(restore(plain, elsewhere, new Date(), true)).rejects.toThrow("without --with-people");
  expect((await stat(join(whole, "access.sqlite"))).mode & 0o777).toBe(0o600);

  await restore(whole, elsewhere, new Date(), true);
  const after = openAccess(elsewhere, quickPasswords);
  expect(after.people.list()).toMatchObject([{ name: "Odile", role: "editor", sessions: 0 }]);
  expect(await after.people.check("Odile", "a long enough password")).toMatchObject({ name: "Odile" });
  expect(after.tokens.identify(token)).toMatchObject({ id: odile.id });
  expect(after.tokens.identify(session)).toBe("unknown");
  after.close();
  const kept = (await readdir(elsewhere)).filter((name) => name.startsWith("access.sqlite.before-restore-"));
  expect(kept).toHaveLength(1);
});

test.each(["assets/files/0.txt", "assets/images", "assets", "lake.sqlite", "access.sqlite"])(
  "a backup in which %s is a link is not restored: it could lead anywhere",
  async (place) => {
    const [lake, backup, other] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
    await fill(lake);
    await backUp(lake, backup, true);
    await backUp(lake, join(other, "real"), true);
    await mkdir(join(other, "real/assets/images"), { recursive: true });
    await writeFile(join(other, "real/assets/files"), "TOP SECRET");
    await mkdir(join(backup, "assets/files"), { recursive: true });
    await rm(join(backup, place), { recursive: true, force: true });
    const target = place === "assets/files/0.txt" ? "assets/files" : place;
    await symlink(join(other, "real", target), join(backup, place));
    const folder = join(await temporaryFolder(), "restored");
    await expect(restore(backup, folder)).rejects.toThrow(`${join(backup, place)} is a link`);
    await expect(readdir(folder)).rejects.toMatchObject({ code: "ENOENT" });
  },
);
