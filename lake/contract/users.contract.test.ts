import { expect, test } from "vitest";
import { openLake, PASSWORD, writeDataset } from "../testing/test-lake.ts";

async function openLakeOfTwo() {
  const lake = await openLake();
  const { people, tokens } = lake.access();
  const anna = await people.setPassword({ name: "Anna", role: "editor", password: PASSWORD });
  const noor = await people.setPassword({ name: "Noor", role: "viewer", password: PASSWORD });
  const client = lake.as({ token: tokens.issue({ caller: anna, kind: "session" }) });
  return { lake, anna, noor, client };
}

test("a person is found by id: oneself, others, and a program", async () => {
  const { lake, anna, noor, client } = await openLakeOfTwo();
  const self = { id: anna.id, projectId: "atelier", displayName: "Anna", isCurrentUser: true };
  const createdAt = expect.stringMatching(/^20\d\d-/);
  expect(await client.users.getById("me")).toMatchObject({ id: anna.id, name: "Anna", role: "editor" });
  expect(await client.users.getById(anna.id)).toMatchObject({ ...self, createdAt });
  const { id } = await lake.as("editor", { name: "shop" }).users.getById("me");
  for (const [other, displayName] of [
    [noor.id, "Noor"],
    [id, "shop"],
  ] as const)
    expect(await client.users.getById(other)).toMatchObject({ id: other, displayName, isCurrentUser: false });
});

test("several are answered with those that there are, and nobody with 404", async () => {
  const { anna, noor, client } = await openLakeOfTwo();
  const several = await client.request({ url: `/users/${anna.id},${noor.id},nobody` });
  expect(several).toEqual(["Anna", "Noor"].map((displayName) => expect.objectContaining({ displayName })));
  const nobody = { statusCode: 404, response: { body: { statusCode: 404, error: "Not Found" } } };
  await expect(client.users.getById("nobody")).rejects.toMatchObject(nobody);
});

test("whoever has brought the first documents can be named", async () => {
  const lake = await openLake({ seed: await writeDataset([{ _id: "odile", _type: "product" }]) });
  const history = await lake.ask("/v1/data/history/production/transactions", { as: "editor" });
  const { author } = JSON.parse((await history.text()).split("\n")[0] ?? "");
  expect(await lake.as("editor").users.getById(author)).toMatchObject({ displayName: "First import" });
});
