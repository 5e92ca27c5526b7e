import { expect, test } from "vitest";
import { openLake } from "../testing/test-lake.ts";

test.each([
  [true, "public"],
  [false, "private"],
])("a dataset that is public: %s, is listed as %s", async (isPublic, aclMode) => {
  const lake = await openLake({ isPublic });
  expect(await lake.as("viewer").datasets.list()).toMatchObject([{ name: "production", aclMode }]);
});

test.each(["", "/datasets", "/datasets/production/acl", "/grants", "/tokens", "/user-applications"])(
  "there is nothing about another project: %s",
  async (path) => {
    const lake = await openLake();
    const ask = (project: string) => lake.ask(`/v1/projects/${project}${path}`, { as: "administrator" });
    expect((await ask("atelier")).status).toBe(200);
    const other = await ask("another");
    expect([other.status, await other.json()]).toMatchObject([404, { errorCode: "SIO-404-PNF" }]);
  },
);

test.each(["/v1/data/query/another?query=*", "/v1/data/doc/another/gown", "/images/atelier/another/a.jpg"])(
  "there is nothing about another dataset: %s",
  async (path) => {
    const response = await (await openLake()).ask(path);
    const message = 'Dataset "another" not found for project ID "atelier"';
    expect([response.status, await response.json()]).toMatchObject([404, { message }]);
  },
);
