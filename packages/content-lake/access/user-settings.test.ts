import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { limits } from "../limits.ts";
import { clientOf, openTestLake, temporaryFolder } from "../testing/test-lake.ts";
import { openAccessFile } from "./access-database.ts";
import { createSettings } from "./user-settings.ts";

const most = limits.settingsPerPerson;

async function openSettings() {
  const lake = await openTestLake();
  const clientFor = (name: string) => clientOf(lake, { token: lake.issueToken({ name, role: "viewer" }) });
  const [anna, bruno] = [clientFor("anna"), clientFor("bruno")];
  const put = (client: typeof anna, body: unknown) =>
    client.request({ method: "PUT", url: "/users/me/keyvalue", body });
  const read = (client: typeof anna, keys: string) => client.request({ url: `/users/me/keyvalue/${keys}` });
  return { anna, bruno, put, read };
}

test("of more settings than a person may have, those changed longest ago are forgotten, and nobody else's", async () => {
  const { anna, bruno, put, read } = await openSettings();
  await put(bruno, [{ key: "search", value: "tulle" }]);
  await put(anna, [
    { key: "first", value: 1 },
    { key: "second", value: 2 },
  ]);
  await put(anna, [{ key: "first", value: "again" }]);
  const more = Array.from({ length: most - 1 }, (_, at) => ({ key: `key-${at}`, value: at }));
  await put(anna, more);
  expect(await read(anna, "first,second,key-0")).toEqual([
    { key: "first", value: "again" },
    { key: "second", value: null },
    { key: "key-0", value: 0 },
  ]);
  expect(await read(bruno, "search")).toEqual([{ key: "search", value: "tulle" }]);
});

test("recent searches name visitors, and are not kept", async () => {
  const { anna, put, read } = await openSettings();
  const key = "studio.search.recent.production";
  await put(anna, [
    { key, value: { recentSearches: ["ines@mail.example"] } },
    { key: "list", value: "by date" },
  ]);
  expect(await read(anna, `${key},list`)).toEqual([
    { key, value: null },
    { key: "list", value: "by date" },
  ]);
});

test("a setting that is too large is refused, and with it what came in the same list", async () => {
  const { anna, put, read } = await openSettings();
  // The stored text is the key, the value and two quotation marks.
  const fitting = { key: "key", value: "x".repeat(limits.settingBytes - 5) };
  const large = { ...fitting, key: "key2" };
  await put(anna, [fitting]);
  expect(await read(anna, "key")).toEqual([fitting]);
  await expect(put(anna, [{ key: "small", value: 1 }, large])).rejects.toMatchObject({ statusCode: 413 });
  await expect(put(anna, [{ key: "small", value: 1 }, { value: 2 }])).rejects.toMatchObject({
    statusCode: 400,
  });
  expect(await read(anna, "small")).toEqual([{ key: "small", value: null }]);
});

test("a setting without a value is stored as none, and what is no list is refused", async () => {
  const { anna, put, read } = await openSettings();
  expect(await put(anna, [{ key: "search" }])).toEqual([{ key: "search", value: null }]);
  expect(await read(anna, "search,never")).toEqual([
    { key: "search", value: null },
    { key: "never", value: null },
  ]);
  await expect(put(anna, { key: "search", value: 1 })).rejects.toMatchObject({ statusCode: 400 });
});

test("a list that the disk does not take whole is not stored in part, and the next one is", async () => {
  const database = openAccessFile(join(await temporaryFolder(), "access.sqlite"));
  onTestFinished(() => database.close());
  const settings = createSettings(database);
  // A full disk fails in the middle of the list.
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON settings WHEN new.key = 'second'
    BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
  const pairs = ["first", "second"].map((key) => ({ key, value: key }));
  expect(() => settings.write("anna", pairs)).toThrow("disk is full");
  expect(settings.read("anna", ["first"])).toEqual([{ key: "first", value: null }]);
  settings.write("anna", [{ key: "third", value: 3 }]);
  expect(settings.read("anna", ["first", "third"])).toEqual([
    { key: "first", value: null },
    { key: "third", value: 3 },
  ]);
});
