import { expect, test } from "vitest";
import { openAccess } from "../access/access.ts";
import {
  clientAs,
  clientOf,
  openTestLake,
  quickPasswords,
  temporaryFolder,
  writeDataset,
} from "../testing/test-lake.ts";

async function openLakeOfTwo() {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder });
  const access = openAccess(folder, quickPasswords);
  const password = "a long enough secret";
  const anna = await access.people.setPassword({ name: "Anna", role: "editor", password });
  const noor = await access.people.setPassword({ name: "Noor", role: "viewer", password });
  const client = clientOf(lake, { token: access.tokens.issue({ caller: anna, kind: "session" }) });
  access.close();
  return { lake, anna, noor, client };
}

test("a person is found by id: oneself, and others", async () => {
  const { anna, noor, client } = await openLakeOfTwo();
  expect(await client.users.getById("me")).toMatchObject({ id: anna.id, name: "Anna", role: "editor" });
  expect(await client.users.getById(anna.id)).toMatchObject({
    id: anna.id,
    projectId: "atelier",
    displayName: "Anna",
    isCurrentUser: true,
    createdAt: expect.stringMatching(/^20\d\d-/),
  });
  expect(await client.users.getById(noor.id)).toMatchObject({
    id: noor.id,
    displayName: "Noor",
    isCurrentUser: false,
  });
});

test("several are answered with those that there are, and nobody with 404", async () => {
  const { anna, noor, client } = await openLakeOfTwo();
  const several = await client.request({ url: `/users/${anna.id},${noor.id},nobody` });
  expect(several).toMatchObject([{ displayName: "Anna" }, { displayName: "Noor" }]);
  expect(several).toHaveLength(2);
  await expect(client.users.getById("nobody")).rejects.toMatchObject({
    statusCode: 404,
    response: { body: { statusCode: 404, error: "Not Found" } },
  });
});

test("a program that has written something can be named", async () => {
  const { lake, client } = await openLakeOfTwo();
  const shop = clientOf(lake, { token: lake.issueToken({ name: "shop", role: "editor" }) });
  const { id } = await shop.users.getById("me");
  expect(await client.users.getById(id)).toMatchObject({ displayName: "shop", isCurrentUser: false });
});

test("whoever has brought the first documents can be named", async () => {
  const client = clientAs(
    await openTestLake({ seed: await writeDataset([{ _id: "odile", _type: "product" }]) }),
    "editor",
  );
  const history = await client.request<string>({
    url: "/data/history/production/transactions",
    query: { excludeContent: "true" },
  });
  const { author }: { author: string } = JSON.parse(history.split("\n")[0] ?? "");
  expect(await client.users.getById(author)).toMatchObject({ displayName: "First import" });
});
