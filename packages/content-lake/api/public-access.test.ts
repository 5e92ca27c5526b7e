import { expect, test } from "vitest";
import { clientOf, ORIGIN, openTestLake, readerOf, writeDataset } from "../testing/test-lake.ts";

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

test("without a token nothing is read but pictures", async () => {
  const lake = await openTestLake({ seed: await writeDataset([gown], { "odile.jpg": "#806040" }) });
  const { url } = await readerOf(lake).fetch("*[_type == 'sanity.imageAsset'][0]");
  const statuses: number[] = [];
  for (const path of [...paths, url]) {
    const response = await lake.respond(new Request(new URL(path, ORIGIN)), { address: "192.0.2.1" });
    statuses.push(response.status);
    await response.body?.cancel();
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 200]);
});

test("the refusal is the one that makes Studio show its login", async () => {
  await expect(clientOf(await openTestLake()).fetch("*")).rejects.toMatchObject({
    statusCode: 401,
    response: { body: { errorCode: "SIO-401-ANF" } },
  });
});
