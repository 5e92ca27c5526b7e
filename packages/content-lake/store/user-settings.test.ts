import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { clientOf, openTestLake } from "../testing/test-lake.ts";

const most = limits.settingsPerPerson.value;

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

test("a setting that is too large is refused, and with it what came in the same list", async () => {
  const { anna, put, read } = await openSettings();
  const large = { key: "large", value: "x".repeat(limits.settingBytes.value) };
  await expect(put(anna, [{ key: "small", value: 1 }, large])).rejects.toMatchObject({ statusCode: 413 });
  await expect(put(anna, [{ key: "small", value: 1 }, { value: 2 }])).rejects.toMatchObject({
    statusCode: 400,
  });
  expect(await read(anna, "small")).toEqual([{ key: "small", value: null }]);
});
