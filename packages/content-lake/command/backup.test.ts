import {
  chmod,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openAccess } from "../access/access.ts";
import { inLake, paint, quickPasswords, temporaryFolder } from "../testing/test-lake.ts";
import { backUp } from "./backup.ts";
import { restore, verify } from "./restore.ts";

function fill(folder: string) {
  return inLake(folder, (editor) => editor.createOrReplace({ _id: "gown", _type: "product", name: "Odile" }));
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
  await mkdir(join(folder, "2027-05-09T21-04-11.000Z.part"));
  const { place } = await backUp(lake, folder);
  await expectUntouched(folder, notInAssets);
  expect((await readdir(folder)).sort()).toEqual(
    [basename(place), "assets", "deep", "lake.sqlite", "letter.part", "lock", "notes.txt"].sort(),
  );
  expect((await stat(join(place, "lake.sqlite"))).mode & 0o777).toBe(0o600);
});

test("a first backup that was interrupted is gone on with", async () => {
  const [lake, backup] = [await temporaryFolder(), await temporaryFolder()];
  await fill(lake);
  await writeFile(join(backup, "lock"), "");
  await mkdir(join(backup, "assets"));
  const { place } = await backUp(lake, backup);
  expect(await readdir(place)).toContain("lake.sqlite");
});

function change(backup: string, sql: string): void {
  const database = new DatabaseSync(join(backup, "lake.sqlite"));
  database.exec(sql);
  database.close();
}

test.each(["lake.sqlite", "access.sqlite"])("a backup whose %s holds a trigger is refused", async (name) => {
  const [lake, backup, folder] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
  await fill(lake);
  const { place } = await backUp(lake, backup, { withPeople: true });
  const database = new DatabaseSync(join(place, name));
  const table = name === "lake.sqlite" ? "documents" : "people";
  database.exec(`CREATE TRIGGER leak AFTER INSERT ON ${table} BEGIN DELETE FROM ${table}; END`);
  database.close();
  await expect(restore(place, folder, { withPeople: true, isIncomplete: true })).rejects.toThrow(
    "the trigger leak",
  );
  expect(await readdir(folder)).toEqual([]);
});

test("a backup of a newer version is refused with a sentence, before anything is changed", async () => {
  const [folder, backup] = [await temporaryFolder(), await temporaryFolder()];
  await fill(folder);
  const { place } = await backUp(folder, backup);
  change(place, "PRAGMA user_version = 99");
  const before = await readdir(folder);
  await expect(restore(backup, folder, { isIncomplete: true })).rejects.toThrow(
    /written by a newer content lake \(schema 99, this one knows \d+\)/,
  );
  expect(await readdir(folder)).toEqual(before);
  expect(await inLake(folder, (editor) => editor.fetch("*[_id == 'gown'][0].name"))).toBe("Odile");
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
  const without = await backUp(folder, plain);
  const { place } = await backUp(folder, whole, { withPeople: true });
  before.close();
  expect(await readdir(without.place)).not.toContain("access.sqlite");
  await expect(restore(plain, elsewhere, { withPeople: true })).rejects.toThrow("without --with-people");
  expect((await stat(join(place, "access.sqlite"))).mode & 0o777).toBe(0o600);

  await restore(whole, elsewhere, { withPeople: true });
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
  async (name) => {
    const [lake, backup, other] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
    await fill(lake);
    const { place } = await backUp(lake, backup, { withPeople: true });
    const real = name.startsWith("assets") ? backup : place;
    const link = join(real, name);
    await mkdir(dirname(link), { recursive: true });
    await rename(link, join(other, "real")).catch(() => writeFile(join(other, "real"), "TOP SECRET"));
    await symlink(join(other, "real"), link);
    const folder = join(await temporaryFolder(), "restored");
    await expect(restore(backup, folder)).rejects.toThrow(`${link} is a link`);
    await expect(readdir(folder)).rejects.toMatchObject({ code: "ENOENT" });
  },
);

/** The lake has two pictures: one from the beginning, and one from after the first backup. */
async function twoBackups() {
  const [folder, backup] = [await temporaryFolder(), await temporaryFolder()];
  const add = async (colour: string) => {
    const bytes = await paint(colour);
    const { path } = await inLake(folder, (editor) => editor.assets.upload("image", bytes));
    return `assets/${path.replace(/^images\/atelier\/production/, "images")}`;
  };
  const first = { picture: await add("#123456"), ...(await backUp(folder, backup, { now: new Date(1e12) })) };
  const last = { picture: await add("#654321"), ...(await backUp(folder, backup, { now: new Date(2e12) })) };
  return { folder, backup, first, last };
}

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size;

test("the newest backup of a folder is restored unless another is named; they share their pictures", async () => {
  const { backup, first, last } = await twoBackups();
  const picturesIn = async (folder: string) => (await readdir(join(folder, "assets/images"))).length;
  expect(await picturesIn(backup)).toBe(2);
  const [newest, older] = [await temporaryFolder(), await temporaryFolder()];
  expect(await restore(backup, newest)).toEqual({ savedAs: undefined, from: last.place });
  expect(await restore(first.place, older)).toEqual({ savedAs: undefined, from: first.place });
  const namedIn = (folder: string) =>
    inLake(folder, (editor) => editor.fetch<number>("count(*[_type == 'sanity.imageAsset'])"));
  expect([await namedIn(newest), await namedIn(older)]).toEqual([2, 1]);
});

test("of the backups so many are kept, and with the last that lists it goes a picture", async () => {
  const { folder, backup, first, last } = await twoBackups();
  const database = new DatabaseSync(join(folder, "lake.sqlite"));
  database.exec("DELETE FROM documents WHERE id LIKE 'image-%'");
  database.close();
  await rm(join(folder, first.picture));
  const now = new Date(3e12);
  await backUp(folder, backup, { now, keep: 2 });
  expect([await sizeOf(first.place), await sizeOf(join(backup, first.picture))]).toEqual([
    undefined,
    expect.any(Number),
  ]);
  await backUp(folder, backup, { now: new Date(4e12), keep: 2 });
  expect(await sizeOf(last.place)).toBeUndefined();
  expect(await sizeOf(join(backup, first.picture))).toBeUndefined();
  expect(await sizeOf(join(backup, last.picture))).toEqual(expect.any(Number));
  await verify(backup);
});

test.each([
  ["a picture that is missing", (picture: string) => rm(picture), "is missing"],
  ["a picture that is cut", (picture: string) => truncate(picture, 100), "is damaged"],
] as const)("a backup with %s is refused with its name, unless one does without", async (_, spoil, words) => {
  const { backup, last } = await twoBackups();
  expect(await verify(backup)).toBe(last.place);
  await spoil(join(backup, last.picture));
  const folder = await temporaryFolder();
  await expect(verify(backup)).rejects.toThrow(`${last.picture} ${words}`);
  await expect(restore(backup, folder)).rejects.toThrow(`${last.picture} ${words}`);
  expect(await readdir(folder)).toEqual([]);
  await restore(backup, folder, { isIncomplete: true });
  expect(await readdir(folder)).toContain("lake.sqlite");
});

test("a backup whose documents were changed is refused", async () => {
  const { backup, last } = await twoBackups();
  change(last.place, "UPDATE documents SET body = replace(body, '1', '2')");
  await expect(restore(backup, await temporaryFolder())).rejects.toThrow("lake.sqlite is damaged");
});

test("a picture that the lake itself has lost is named, and the backup is refused with its name", async () => {
  const { folder, last } = await twoBackups();
  await rm(join(folder, last.picture));
  const { place, lost } = await backUp(folder, await temporaryFolder());
  expect(lost).toEqual([last.picture]);
  await expect(restore(place, await temporaryFolder())).rejects.toThrow(`${last.picture} is missing`);
});

test("what a program keeps beside its lake is in the backup and comes back with it, secrets only when asked for", async () => {
  const [data, other, backup] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
  await fill(join(data, "lake"));
  const schema = "CREATE TABLE words (body TEXT) STRICT";
  const letters = new DatabaseSync(join(data, "letters.sqlite"));
  letters.exec(`${schema}; PRAGMA user_version = 1; INSERT INTO words VALUES ('grüezi')`);
  await writeFile(join(data, "secret"), "key");
  const companions = [
    { path: "letters.sqlite", migrations: [schema] },
    { path: "secret", isSecret: true },
    { path: "counts.sqlite", migrations: [] },
  ];
  const without = await backUp(join(data, "lake"), await temporaryFolder(), { companions });
  expect(await readdir(without.place)).not.toContain("secret");
  await backUp(join(data, "lake"), backup, { companions, withPeople: true });
  await mkdir(join(other, "lake"));
  await writeFile(join(other, "secret"), "another key");
  await restore(backup, join(other, "lake"), { companions, withPeople: true });
  const restored = new DatabaseSync(join(other, "letters.sqlite"));
  expect(restored.prepare("SELECT body FROM words").all()).toEqual([{ body: "grüezi" }]);
  expect(await readFile(join(other, "secret"), "utf8")).toBe("key");
  const [aside = ""] = (await readdir(other)).filter((name) => name.startsWith("secret.before-restore-"));
  expect(await readFile(join(other, aside), "utf8")).toBe("another key");
  letters.close();
  restored.close();
});
