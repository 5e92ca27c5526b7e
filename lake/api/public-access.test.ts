import { expect, onTestFinished, test } from "vitest";
import { openContentLake } from "../content-lake.ts";
import { limits } from "../limits.ts";
import { address, ORIGIN, openLake, temporaryFolder, type Who, writeDataset } from "../testing/test-lake.ts";

const paths = [
  "/v1/data/query/production?query=*",
  "/v1/data/doc/production/odile",
  "/v1/data/listen/production?query=*",
  "/v1/data/live/events/production",
  "/v1/data/export/production",
];

test.each([true, false])(
  "a dataset is read without a token: %s, and its pictures always",
  async (isPublic) => {
    const mainImage = { _sanityAsset: "image@file://./images/odile.jpg" };
    const gown = { _id: "odile", _type: "product", mainImage };
    const lake = await openLake({ seed: await writeDataset([gown], { "odile.jpg": "#806040" }), isPublic });
    const { url } = await lake.as("viewer").fetch("*[_type == 'sanity.imageAsset'][0]");
    const statuses: number[] = [];
    for (const path of [...paths, url]) {
      const { status, body } = await lake.ask(path, { from: "192.0.2.1" });
      statuses.push(status);
      await body?.cancel();
    }
    expect(statuses).toEqual([...paths.map(() => (isPublic ? 200 : 401)), 200]);
  },
);

test("a dataset is public only where somebody says so", async () => {
  const lake = await openContentLake({ ...address, folder: await temporaryFolder() });
  onTestFinished(() => lake.close());
  for (const path of paths) expect((await lake.fetch(ORIGIN + path)).status).toBe(401);
});

test.each<[string, Who]>([
  ["no token", "anybody"],
  ["a wrong one", { token: "made-up" }],
])("the refusal of %s is the one that makes Studio show its login", async (_, who) => {
  const lake = await openLake({ isPublic: false });
  const login = { statusCode: 401, response: { body: { errorCode: "SIO-401-ANF" } } };
  await expect(lake.as(who).fetch("*")).rejects.toMatchObject(login);
});

test("an address without a token that requests too often is told when to retry; one with a token is not counted", async () => {
  const lake = await openLake();
  const ask = (from = "192.0.2.1", as: Who = "anybody") =>
    lake.ask("/v1/data/doc/production/odile", { from, as });
  let allowed = 0;
  let response = await ask();
  for (; response.status === 200; allowed += 1) response = await ask();
  expect(allowed).toBeGreaterThanOrEqual(limits.publicRequestsAtOnce);
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "1"]);
  expect((await ask("192.0.2.2")).status).toBe(200);
  expect((await ask("192.0.2.1", "viewer")).status).toBe(200);
});

test("an answer without a token is smaller than one with a token may be", async () => {
  const text = "x".repeat(100_000);
  const ids = Array.from({ length: 50 }, (_, at) => `gown-${at}`);
  const lake = await openLake({
    seed: await writeDataset(ids.map((_id) => ({ _id, _type: "product", text }))),
  });
  const [anybody, shop] = [lake.as("anybody"), lake.as("viewer")];
  const tooLarge = (words: string) => ({ statusCode: 400, message: expect.stringContaining(words) });
  await expect(anybody.fetch("*.text")).rejects.toMatchObject(tooLarge("larger than"));
  await expect(anybody.getDocuments(ids)).rejects.toMatchObject(tooLarge("Ask for fewer"));
  expect(await anybody.getDocuments(ids.slice(0, 30))).toHaveLength(30);
  expect([await shop.fetch("*.text"), await shop.getDocuments(ids)].map(({ length }) => length)).toEqual([
    50, 50,
  ]);
});

test("a line of IPv6 is one client where its share is a part of the whole: exports", async () => {
  const lake = await openLake();
  for (const _id of ["large", "larger"])
    await lake.as("editor").create({ _id, _type: "large", text: "x".repeat(70_000) });
  const responses: Response[] = [];
  for (const from of ["2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:1:ff00::1", "192.0.2.1"])
    responses.push(await lake.ask("/v1/data/export/production", { from }));
  for (const { body } of responses) await body?.cancel();
  expect(responses.map(({ status }) => status)).toEqual([200, 503, 503, 200]);
});
