import { expect, onTestFinished, test } from "vitest";
import { openContentLake } from "../content-lake.ts";
import { limits } from "../limits.ts";
import {
  clientAs,
  clientOf,
  ORIGIN,
  openTestLake,
  temporaryFolder,
  writeDataset,
} from "../testing/test-lake.ts";

const gown = {
  _id: "odile",
  _type: "product",
  mainImage: { _sanityAsset: "image@file://./images/odile.jpg" },
};
const paths = [
  "/v1/data/query/production?query=*",
  "/v1/data/doc/production/odile",
  "/v1/data/listen/production?query=*",
  "/v1/data/live/events/production",
  "/v1/data/export/production",
];

test("without a token nothing is read unless the dataset is public; pictures always are", async () => {
  const seed = await writeDataset([gown], { "odile.jpg": "#806040" });
  const statuses = async (isPublic: boolean) => {
    const lake = await openTestLake({ seed, isPublic });
    const token = lake.issueToken({ name: "shop", role: "viewer" });
    const { url } = await clientOf(lake, { token }).fetch("*[_type == 'sanity.imageAsset'][0]");
    const found: number[] = [];
    for (const path of [...paths, url]) {
      const response = await lake.respond(new Request(new URL(path, ORIGIN)), { address: "192.0.2.1" });
      found.push(response.status);
      await response.body?.cancel();
    }
    return found;
  };
  expect(await statuses(false)).toEqual([401, 401, 401, 401, 401, 200]);
  expect(await statuses(true)).toEqual([200, 200, 200, 200, 200, 200]);
});

test("a dataset is public only where somebody says so", async () => {
  const folder = await temporaryFolder();
  const lake = await openContentLake({ folder, projectId: "atelier", dataset: "production" });
  onTestFinished(() => lake.close());
  for (const path of paths) expect((await lake.fetch(ORIGIN + path)).status).toBe(401);
});

test.each([
  ["no token", {}],
  ["a wrong one", { token: "made-up" }],
])("the refusal of %s is the one that makes Studio show its login", async (_what, config) => {
  const client = clientOf(await openTestLake({ isPublic: false }), config);
  await expect(client.fetch("*")).rejects.toMatchObject({
    statusCode: 401,
    response: { body: { errorCode: "SIO-401-ANF" } },
  });
});

test("an address without a token that requests too often is told when to retry; one with a token is not counted", async () => {
  const lake = await openTestLake();
  const ask = (init: RequestInit = {}, address = "192.0.2.1") =>
    lake.respond(new Request(`${ORIGIN}/v1/data/doc/production/odile`, init), { address });
  let allowed = 0;
  let response = await ask();
  for (; response.status === 200; allowed += 1) response = await ask();
  expect(allowed).toBeGreaterThanOrEqual(limits.publicRequestsAtOnce);
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "1"]);
  expect((await ask({}, "192.0.2.2")).status).toBe(200);
  const headers = { Authorization: `Bearer ${lake.issueToken({ name: "shop", role: "viewer" })}` };
  expect((await ask({ headers })).status).toBe(200);
});

test("an answer without a token is smaller than one with a token may be", async () => {
  const text = "x".repeat(100_000);
  const seed = await writeDataset(
    Array.from({ length: 50 }, (_, at) => ({ _id: `gown-${at}`, _type: "product", text })),
  );
  const lake = await openTestLake({ seed });
  const token = lake.issueToken({ name: "shop", role: "viewer" });
  await expect(clientOf(lake).fetch("*.text")).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("larger than"),
  });
  expect(await clientOf(lake, { token }).fetch("*.text")).toHaveLength(50);
  const ids = Array.from({ length: 50 }, (_, at) => `gown-${at}`);
  await expect(clientOf(lake).getDocuments(ids)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("Ask for fewer"),
  });
  expect(await clientOf(lake).getDocuments(ids.slice(0, 30))).toHaveLength(30);
  expect(await clientOf(lake, { token }).getDocuments(ids)).toHaveLength(50);
});

test("a line of IPv6 is one client where its share is a part of the whole: exports", async () => {
  const lake = await openTestLake();
  const client = clientAs(lake, "editor");
  for (const _id of ["large", "larger"])
    await client.create({ _id, _type: "large", text: "x".repeat(70_000) });
  const responses: Response[] = [];
  for (const address of ["2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:1:ff00::1", "192.0.2.1"])
    responses.push(await lake.respond(new Request(`${ORIGIN}/v1/data/export/production`), { address }));
  for (const { body } of responses) await body?.cancel();
  expect(responses.map(({ status }) => status)).toEqual([200, 503, 503, 200]);
});
