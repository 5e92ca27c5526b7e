import { expect, onTestFinished, test } from "vitest";
import { limits } from "../limits.ts";
import { openLake, statusOf, temporaryFolder } from "../testing/test-lake.ts";
import { openAccessFile } from "./access-database.ts";
import { createSettings } from "./user-settings.ts";

const url = "/users/me/keyvalue";

async function openSettings() {
  const lake = await openLake();
  const settingsOf = (name: string) => {
    const client = lake.as("viewer", { name });
    const read = async (...keys: string[]): Promise<unknown[]> => {
      const pairs: { value: unknown }[] = await client.request({ url: `${url}/${keys}` });
      return pairs.map(({ value }) => value);
    };
    return { put: (body: unknown) => client.request({ method: "PUT", url, body }), read };
  };
  return { anna: settingsOf("anna"), bruno: settingsOf("bruno") };
}

test("of more settings than a person may have, those changed longest ago are forgotten, and nobody else's", async () => {
  const { anna, bruno } = await openSettings();
  await bruno.put([{ key: "search", value: "tulle" }]);
  await anna.put(["first", "second"].map((key) => ({ key, value: key })));
  await anna.put([{ key: "first", value: "again" }]);
  await anna.put(
    Array.from({ length: limits.settingsPerPerson - 1 }, (_, at) => ({ key: `key-${at}`, value: at })),
  );
  expect(await anna.read("first", "second", "key-0")).toEqual(["again", null, 0]);
  expect(await bruno.read("search")).toEqual(["tulle"]);
});

test("recent searches name visitors, and are not kept", async () => {
  const { anna } = await openSettings();
  const key = "studio.search.recent.production";
  await anna.put([
    { key, value: { recentSearches: ["ines@mail.example"] } },
    { key: "list", value: "by date" },
  ]);
  expect(await anna.read(key, "list")).toEqual([null, "by date"]);
});

test("a setting that is too large is refused, and with it what came in the same list", async () => {
  const { anna } = await openSettings();
  // The stored text is the key, the value and two quotation marks.
  const value = "x".repeat(limits.settingBytes - 5);
  await anna.put([{ key: "key", value }]);
  expect(await anna.read("key")).toEqual([value]);
  const small = { key: "small", value: 1 };
  expect(await statusOf(anna.put([small, { key: "key2", value }]))).toBe(413);
  expect(await statusOf(anna.put([small, { value: 2 }]))).toBe(400);
  expect(await anna.read("small")).toEqual([null]);
});

test("a setting without a value is stored as none, and what is no list is refused", async () => {
  const { anna } = await openSettings();
  expect(await anna.put([{ key: "search" }])).toEqual([{ key: "search", value: null }]);
  expect(await anna.read("search", "never")).toEqual([null, null]);
  expect(await statusOf(anna.put({ key: "search", value: 1 }))).toBe(400);
});

test("a list that the disk does not take whole is not stored in part, and the next one is", async () => {
  const database = openAccessFile(await temporaryFolder("access.sqlite"));
  onTestFinished(() => database.close());
  const settings = createSettings(database);
  // A full disk fails in the middle of the list.
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON settings WHEN new.key = 'second'
    BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
  const pairs = ["first", "second"].map((key) => ({ key, value: key }));
  expect(() => settings.write("anna", pairs)).toThrow("disk is full");
  settings.write("anna", [{ key: "third", value: 3 }]);
  expect(settings.read("anna", ["first", "third"]).map(({ value }) => value)).toEqual([null, 3]);
});
