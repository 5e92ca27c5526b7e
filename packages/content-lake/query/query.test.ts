import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test, vi } from "vitest";
import {
  clientAs,
  clientOf,
  ORIGIN,
  openTestLake,
  temporaryFolder,
  writeDataset,
} from "../testing/test-lake.ts";

const gowns = [
  {
    _id: "odile",
    _type: "product",
    name: "Odile",
    price: 300,
    category: "tulle-dresses",
    text: "Layers of tulle over silk",
  },
  {
    _id: "agathe",
    _type: "product",
    name: "Agathe",
    price: 500,
    category: "bridal-dresses",
    muse: { _ref: "odile" },
  },
  { _id: "drafts.odile", _type: "product", name: "Odile, being changed", price: 310 },
  { _id: "drafts.new", _type: "product", name: "Not yet shown", price: 1 },
  { _id: "secret.note", _type: "note", name: "For the label only" },
];

async function openGowns(queryDeadlineMs = 5000) {
  return openTestLake({ seed: await writeDataset(gowns), queryDeadlineMs });
}

test("the specification's query, with parameters and projections", async () => {
  const client = clientOf(await openGowns());
  expect(
    await client.fetch("*[_type == $type] | order(price desc) {name, 'muse': muse->name}", {
      type: "product",
    }),
  ).toEqual([
    { name: "Agathe", muse: "Odile" },
    { name: "Odile", muse: null },
  ]);
});

test("a query too long for an address travels in a body", async () => {
  const lake = await openGowns();
  const methods: string[] = [];
  const client = clientOf(lake, {
    resolveFetch: () => (input, init) => {
      methods.push(init?.method ?? "GET");
      return lake.fetch(input, init);
    },
  });
  const names = ["Odile", ..."x".repeat(12_000)];
  expect(await client.fetch("count(*[name in $names])", { names })).toBe(1);
  expect(methods).toEqual(["POST"]);
});

test.each(["*[_type == 'product'][0]._id // the last word", "// first\n*[0]._id// no line end", "'//' // x"])(
  "a comment may end a query: %s",
  async (query) => {
    expect(await clientOf(await openGowns()).fetch(query)).toBe(query.startsWith("'") ? "//" : "agathe");
  },
);

test("a query knows its project, its dataset and who asks", async () => {
  const lake = await openGowns();
  const client = clientAs(lake, "viewer");
  const { id } = await client.users.getById("me");
  const query = "[sanity::projectId(), sanity::dataset(), identity()]";
  expect(await client.fetch(query)).toEqual(["atelier", "production", id]);
});

test("without order() documents are answered by id, whatever was changed since, and after a restart", async () => {
  const folder = await temporaryFolder();
  const first = await openTestLake({ folder });
  const editor = clientAs(first, "editor");
  for (const _id of ["m", "c", "x"]) await editor.create({ _id, _type: "product" });
  expect(await editor.fetch("*._id")).toEqual(["c", "m", "x"]);
  await editor.delete("c");
  for (const _id of ["p", "a", "drafts.b", "c"]) await editor.create({ _id, _type: "product" });
  const ids = (client: typeof editor) =>
    Promise.all(
      (["raw", "published", "drafts"] as const).map((perspective) =>
        client.fetch("*._id", {}, { perspective }),
      ),
    );
  const expected = [
    ["a", "c", "drafts.b", "m", "p", "x"],
    ["a", "c", "m", "p", "x"],
    ["a", "b", "c", "m", "p", "x"],
  ];
  expect(await ids(editor)).toEqual(expected);
  await first.close();
  const second = await openTestLake({ folder });
  expect(await ids(clientAs(second, "viewer"))).toEqual(expected);
});

test("a row that is damaged while the lake runs is left out of answers, and said once", async () => {
  const log = vi.fn();
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder, seed: await writeDataset(gowns), log });
  const database = new DatabaseSync(join(folder, "lake.sqlite"));
  database.exec("UPDATE documents SET body = '{\"_id\": \"odile\", ' WHERE id = 'odile'");
  database.close();

  // The query process reads the documents with the first query.
  const client = clientOf(lake);
  expect(await client.fetch("*[_type == 'product']._id")).toEqual(["agathe"]);
  expect(await client.fetch("count(*)")).toBe(1);
  const told = log.mock.calls.filter(([{ message }]) => message.includes("odile"));
  expect(told).toEqual([[expect.objectContaining({ level: "error" })]]);
});

describe("perspectives", () => {
  test("without a token no id with a dot is ever seen, whatever is asked", async () => {
    const client = clientOf(await openGowns());
    for (const perspective of ["raw", "drafts", "published"] as const) {
      expect(
        await client.fetch("*[!(_type in path('sanity.**'))]._id", {}, { perspective }),
        perspective,
      ).toEqual(["agathe", "odile"]);
    }
    expect(await client.fetch("*[_id == 'secret.note' || _id == 'drafts.new'][0]")).toBeNull();
  });

  test("with a token, raw shows everything, published hides drafts and drafts lays them over", async () => {
    const lake = await openGowns();
    const client = clientAs(lake, "viewer");
    const ids = (perspective: "raw" | "drafts" | "published") =>
      client.fetch("*[_type == 'product'] | order(_id) {_id, name}", {}, { perspective });
    expect((await ids("raw")).map(({ _id }: { _id: string }) => _id)).toEqual([
      "agathe",
      "drafts.new",
      "drafts.odile",
      "odile",
    ]);
    expect(await ids("published")).toEqual([
      { _id: "agathe", name: "Agathe" },
      { _id: "odile", name: "Odile" },
    ]);
    expect(await ids("drafts")).toEqual([
      { _id: "agathe", name: "Agathe" },
      { _id: "new", name: "Not yet shown" },
      { _id: "odile", name: "Odile, being changed" },
    ]);
    expect(await client.fetch("*[_id == 'odile'][0]._originalId", {}, { perspective: "drafts" })).toBe(
      "drafts.odile",
    );
    expect(await client.fetch("*[_id == 'agathe'][0].muse->name", {}, { perspective: "drafts" })).toBe(
      "Odile, being changed",
    );
  });
});

describe("errors", () => {
  test("a query that does not parse says where", async () => {
    const client = clientOf(await openGowns());
    await expect(client.fetch("*[_type == ")).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining("unexpected end-of-file, expected expression"),
      details: { type: "queryParseError", query: "*[_type == ", start: 11, end: 11 },
    });
    await expect(client.fetch("*[_id == $id]")).rejects.toMatchObject({
      details: { description: "param $id referenced, but not provided", start: 9, end: 12 },
    });
    await expect(client.fetch("nothing::known()")).rejects.toMatchObject({
      statusCode: 400,
      details: { type: "queryParseError" },
    });
  });

  test.each([
    ["/v2021-10-21/data/query/staging?query=*", 404],
    ["/v2021-10-21/data/query/production", 400],
    ["/v2021-10-21/data/query/production?query=*&$x={", 400],
    ["/v2021/data/query/production?query=*", 404],
    ["/v2021-10-21/data/query/%ff?query=*", 400],
  ])("%s is %i", async (path, status) => {
    const response = await (await openGowns()).fetch(ORIGIN + path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ statusCode: status });
  });

  test("another project's client is told that this is not its project", async () => {
    const client = clientOf(await openGowns(), { projectId: "other" });
    await expect(client.fetch("*")).rejects.toMatchObject({
      statusCode: 404,
      response: { body: { errorCode: "SIO-404-PNF" } },
    });
  });
});

test("an answer is known by its ETag, and says how long it took", async () => {
  const lake = await openGowns();
  const ask = (headers = {}) =>
    lake.fetch(`${ORIGIN}/v2021-10-21/data/query/production?query=count(*)`, { headers });
  const etag = (await ask()).headers.get("ETag") ?? "";
  expect((await ask({ "If-None-Match": etag })).status).toBe(304);
  const started = performance.now();
  const { ms, ...answer } = await (
    await lake.fetch(`${ORIGIN}/v2021-10-21/data/query/production?query=count(*)%2B1`)
  ).json();
  expect(answer).toMatchObject({ result: 3, query: "count(*)+1" });
  expect(ms).toBeLessThanOrEqual(Math.ceil(performance.now() - started));
});
