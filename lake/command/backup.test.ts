import * as fs from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { inLake, openTestAccess, PASSWORD, paint, temporaryFolder } from "../testing/test-lake.ts";
import { backUp } from "./backup.ts";
import { restore, verify } from "./restore.ts";

const { mkdir, readdir, readFile, rm, stat, truncate, writeFile } = fs;
const modeOf = async (file: string) => (await stat(file)).mode & 0o777;
const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size;
const startingWith = async (folder: string, start: string) =>
  (await readdir(folder)).filter((name) => name.startsWith(start));

async function filled(folder?: string): Promise<string> {
  const lake = folder ?? (await temporaryFolder());
  await inLake(lake, (editor) => editor.createOrReplace({ _id: "gown", _type: "product", name: "Odile" }));
  return lake;
}

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

const others = ["letter.part", "assets/film.part", "notes.txt", "deep/below/photo.jpg.part"];

/** Somebody keeps other things in this folder, which a group may read. */
async function othersFolder(): Promise<string> {
  const folder = await temporaryFolder("home");
  for (const name of others) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), "mine", { mode: 0o644 });
  }
  await fs.chmod(folder, 0o755);
  return folder;
}

async function expectUntouched(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    expect(await readFile(join(folder, name), "utf8"), name).toBe("mine");
    expect(await modeOf(join(folder, name)), name).toBe(0o644);
  }
  expect(await modeOf(folder)).toBe(0o755);
}

test("a backup or a restore into a folder with other things is refused, and nothing in it is touched", async () => {
  const [lake, backup, folder] = [await filled(), await temporaryFolder(), await othersFolder()];
  await backUp(lake, backup);
  await expect(backUp(lake, folder)).rejects.toThrow(`something else than a lake or a backup in ${folder}`);
  await expect(restore(backup, folder)).rejects.toThrow("something else than a lake or a backup");
  await expectUntouched(folder, others);
  expect((await readdir(folder)).sort()).toEqual(["assets", "deep", "letter.part", "notes.txt"]);
});

test("beside an earlier backup other things stay as they are, and what that has left unfinished goes", async () => {
  const [lake, folder] = [await filled(), await othersFolder()];
  await writeFile(join(folder, "lake.sqlite"), "");
  await writeFile(join(folder, "lake.sqlite.1234.part"), "half");
  await mkdir(join(folder, "2027-05-09T21-04-11.000Z.part"));
  const { place } = await backUp(lake, folder);
  const notInAssets = others.filter((name) => !name.startsWith("assets/"));
  await expectUntouched(folder, notInAssets);
  const remaining = [basename(place), "assets", "deep", "lake.sqlite", "letter.part", "lock", "notes.txt"];
  expect((await readdir(folder)).sort()).toEqual(remaining.sort());
  expect(await modeOf(join(place, "lake.sqlite"))).toBe(0o600);
});

test("a first backup that was interrupted is gone on with", async () => {
  const [lake, backup] = [await filled(), await temporaryFolder()];
  await writeFile(join(backup, "lock"), "");
  await mkdir(join(backup, "assets"));
  expect(await readdir((await backUp(lake, backup)).place)).toContain("lake.sqlite");
});

test.each([
  ["lake.sqlite", "documents"],
  ["access.sqlite", "people"],
])("a backup whose %s holds a trigger is refused", async (name, table) => {
  const folder = await temporaryFolder();
  const { place } = await backUp(await filled(), await temporaryFolder(), { withPeople: true });
  const trigger = `TRIGGER leak AFTER INSERT ON ${table} BEGIN DELETE FROM ${table}; END`;
  change(join(place, name), `CREATE ${trigger}`);
  const restored = restore(place, folder, { withPeople: true, isIncomplete: true });
  await expect(restored).rejects.toThrow("the trigger leak");
  expect(await readdir(folder)).toEqual([]);
});

test("a backup of a newer version is refused with a sentence, before anything is changed", async () => {
  const folder = await filled();
  const { place } = await backUp(folder, await temporaryFolder());
  change(join(place, "lake.sqlite"), "PRAGMA user_version = 99");
  const before = await readdir(folder);
  const newer = /written by a newer content lake \(schema 99, this one knows \d+\)/;
  await expect(restore(place, folder, { isIncomplete: true })).rejects.toThrow(newer);
  expect(await readdir(folder)).toEqual(before);
  expect(await inLake(folder, (editor) => editor.fetch("*[_id == 'gown'][0].name"))).toBe("Odile");
});

test("who may log in is in a backup only when asked for, without their sessions, and comes back with it", async () => {
  const { folder, people, tokens } = await openTestAccess();
  const [elsewhere, plain, whole] = [await filled(), await temporaryFolder(), await temporaryFolder()];
  await filled(folder);
  const odile = await people.setPassword({ name: "Odile", password: PASSWORD });
  const [token, session] = (["token", "session"] as const).map((kind) =>
    tokens.issue({ caller: odile, kind }),
  );
  expect(await readdir((await backUp(folder, plain)).place)).not.toContain("access.sqlite");
  const { place } = await backUp(folder, whole, { withPeople: true });
  await expect(restore(plain, elsewhere, { withPeople: true })).rejects.toThrow("without --with-people");
  expect(await modeOf(join(place, "access.sqlite"))).toBe(0o600);

  await restore(whole, elsewhere, { withPeople: true });
  const after = await openTestAccess(elsewhere);
  expect(after.people.list()).toMatchObject([{ name: "Odile", role: "editor", sessions: 0 }]);
  expect(await after.people.check("Odile", PASSWORD)).toMatchObject({ name: "Odile" });
  const callers = [token, session].map((one) => after.tokens.identify(one ?? ""));
  expect(callers).toMatchObject([{ id: odile.id }, "unknown"]);
  expect(await startingWith(elsewhere, "access.sqlite.before-restore-")).toHaveLength(1);
});

test.each(["assets/files/0.txt", "assets/images", "assets", "lake.sqlite", "access.sqlite"])(
  "a backup in which %s is a link is not restored: it could lead anywhere",
  async (name) => {
    const [backup, real] = [await temporaryFolder(), await temporaryFolder("real")];
    const { place } = await backUp(await filled(), backup, { withPeople: true });
    const link = join(name.startsWith("assets") ? backup : place, name);
    await mkdir(dirname(link), { recursive: true });
    await fs.rename(link, real).catch(() => writeFile(real, "TOP SECRET"));
    await fs.symlink(real, link);
    const folder = await temporaryFolder("restored");
    await expect(restore(backup, folder)).rejects.toThrow(`${link} is a link`);
    await expect(readdir(folder)).rejects.toMatchObject({ code: "ENOENT" });
  },
);

/** The lake has two pictures: one from the beginning, and one from after the first backup. */
async function twoBackups() {
  const [folder, backup] = [await temporaryFolder(), await temporaryFolder()];
  const add = async (colour: string, now: Date) => {
    const bytes = await paint(colour);
    const { path } = await inLake(folder, (editor) => editor.assets.upload("image", bytes));
    const picture = `assets/${path.replace(/^images\/atelier\/production/, "images")}`;
    return { picture, ...(await backUp(folder, backup, { now })) };
  };
  const [first, last] = [await add("#123456", new Date(1e12)), await add("#654321", new Date(2e12))];
  return { folder, backup, first, last };
}

test("the newest backup of a folder is restored unless another is named; they share their pictures", async () => {
  const { backup, first, last } = await twoBackups();
  expect(await readdir(join(backup, "assets/images"))).toHaveLength(2);
  for (const [source, from, count] of [
    [backup, last.place, 2],
    [first.place, first.place, 1],
  ] as const) {
    const folder = await temporaryFolder();
    expect(await restore(source, folder)).toEqual({ savedAs: undefined, from });
    const pictures = "count(*[_type == 'sanity.imageAsset'])";
    expect(await inLake(folder, (editor) => editor.fetch<number>(pictures))).toBe(count);
  }
});

test("of the backups so many are kept, and with the last that lists it goes a picture", async () => {
  const { folder, backup, first, last } = await twoBackups();
  change(join(folder, "lake.sqlite"), "DELETE FROM documents WHERE id LIKE 'image-%'");
  await rm(join(folder, first.picture));
  const isThere = async (...files: string[]) =>
    (await Promise.all(files.map(sizeOf))).map((size) => size !== undefined);
  const picture = join(backup, first.picture);
  await backUp(folder, backup, { now: new Date(3e12), keep: 2 });
  expect(await isThere(first.place, picture)).toEqual([false, true]);
  await backUp(folder, backup, { now: new Date(4e12), keep: 2 });
  expect(await isThere(last.place, picture, join(backup, last.picture))).toEqual([false, false, true]);
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

test.each([0, 4096])(
  "documents that are damaged from byte %i on are named, in a shop and in a backup",
  async (at) => {
    const [lake, folder] = [await filled(), await temporaryFolder()];
    const { place } = await backUp(lake, await temporaryFolder());
    const files = [lake, place].map((folder) => join(folder, "lake.sqlite"));
    for (const file of files) await writeFile(file, (await readFile(file)).fill("rot", at));
    await expect(backUp(lake, folder)).rejects.toThrow(`${files[0]} is damaged: `);
    await expect(restore(place, folder, { isIncomplete: true })).rejects.toThrow(`${files[1]} is damaged: `);
  },
);

test("a backup whose documents were changed is refused", async () => {
  const { place } = await backUp(await filled(), await temporaryFolder());
  change(join(place, "lake.sqlite"), "UPDATE documents SET body = replace(body, 'i', 'o')");
  await expect(restore(place, await temporaryFolder())).rejects.toThrow("lake.sqlite is damaged");
});

test("what a program keeps beside its lake is in the backup and comes back with it, secrets only when asked for", async () => {
  const [data, other, backup] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
  const lake = await filled(join(data, "lake"));
  const schema = "CREATE TABLE words (body TEXT) STRICT";
  const words = `${schema}; PRAGMA user_version = 1; INSERT INTO words VALUES ('grüezi')`;
  change(join(data, "letters.sqlite"), words);
  await writeFile(join(data, "secret"), "key");
  const companions = [
    { path: "letters.sqlite", migrations: [schema] },
    { path: "secret", isSecret: true },
    { path: "counts.sqlite", migrations: [] },
  ];
  const without = await backUp(lake, await temporaryFolder(), { companions });
  expect(await readdir(without.place)).not.toContain("secret");
  await backUp(lake, backup, { companions, withPeople: true });
  await mkdir(join(other, "lake"));
  await writeFile(join(other, "secret"), "another key");
  await restore(backup, join(other, "lake"), { companions, withPeople: true });
  const restored = new DatabaseSync(join(other, "letters.sqlite"));
  expect(restored.prepare("SELECT body FROM words").all()).toEqual([{ body: "grüezi" }]);
  restored.close();
  const [aside = ""] = await startingWith(other, "secret.before-restore-");
  const secrets = ["secret", aside].map((name) => readFile(join(other, name), "utf8"));
  expect(await Promise.all(secrets)).toEqual(["key", "another key"]);
});
