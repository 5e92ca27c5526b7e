import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { openLake, writeDataset } from "../testing/test-lake.ts";

const gowns = [
  { _id: "odile", _type: "product", name: "Odile", price: 300 },
  { _id: "agathe", _type: "product", name: "Agathe", price: 500, muse: { _ref: "odile" } },
  { _id: "drafts.odile", _type: "product", name: "Odile, being changed", price: 310 },
  { _id: "drafts.new", _type: "product", name: "Not yet shown", price: 1 },
  { _id: "secret.note", _type: "note", name: "For the label only" },
];
const perspectives = ["raw", "published", "drafts"] as const;

async function openGowns(options = {}) {
  return openLake({ seed: await writeDataset(gowns), ...options });
}

test("the specification's query, with parameters and projections", async () => {
  const client = (await openGowns()).as("anybody");
  const query = "*[_type == $type] | order(price desc) {name, 'muse': muse->name}";
  expect(await client.fetch(query, { type: "product" })).toEqual([
    { name: "Agathe", muse: "Odile" },
    { name: "Odile", muse: null },
  ]);
});

test("a query too long for an address travels in a body", async () => {
  const lake = await openGowns();
  const methods: (string | undefined)[] = [];
  const resolveFetch = () => (input: RequestInfo | URL, init?: RequestInit) => {
    methods.push(init?.method);
    return lake.fetch(input, init);
  };
  const names = ["Odile", ..."x".repeat(12_000)];
  const client = lake.as("anybody", { resolveFetch });
  expect(await client.fetch("count(*[name in $names])", { names })).toBe(1);
  expect(methods).toEqual(["POST"]);
});

test.each([
  ["*[_type == 'product'][0]._id // the last word", "agathe"],
  ["// first\n*[0]._id// no line end", "agathe"],
  ["'//' // x", "//"],
])("a comment may end a query: %s", async (query, result) => {
  expect(await (await openGowns()).as("anybody").fetch(query)).toBe(result);
});

test("a query knows its project, its dataset and who asks", async () => {
  const client = (await openGowns()).as("viewer");
  const { id } = await client.users.getById("me");
  const query = "[sanity::projectId(), sanity::dataset(), identity()]";
  expect(await client.fetch(query)).toEqual(["atelier", "production", id]);
});

test("without order() documents are answered by id, whatever was changed since, and after a restart", async () => {
  const first = await openLake();
  const editor = first.as("editor");
  const create = async (...ids: string[]) => {
    for (const _id of ids) await editor.create({ _id, _type: "product" });
  };
  await create("m", "c", "x");
  expect(await editor.fetch("*._id")).toEqual(["c", "m", "x"]);
  await editor.delete("c");
  await create("p", "a", "drafts.b", "c");
  const idsBy = (client: typeof editor) =>
    Promise.all(
      perspectives.map(async (perspective) => (await client.fetch("*._id", {}, { perspective })).join()),
    );
  const expected = ["a,c,drafts.b,m,p,x", "a,c,m,p,x", "a,b,c,m,p,x"];
  expect(await idsBy(editor)).toEqual(expected);
  await first.close();
  const second = await openLake({ folder: first.folder });
  expect(await idsBy(second.as("viewer"))).toEqual(expected);
});

test("a row that is damaged while the lake runs is left out of answers, and said once", async () => {
  const log = vi.fn();
  const lake = await openGowns({ log });
  const database = new DatabaseSync(join(lake.folder, "lake.sqlite"));
  database.exec("UPDATE documents SET body = '{\"_id\": \"odile\", ' WHERE id = 'odile'");
  database.close();
  // The query process reads the documents with the first query.
  for (const query of ["*._id", "*[true]._id"])
    expect(await lake.as("anybody").fetch(query)).toEqual(["agathe"]);
  const lines = log.mock.calls.filter(([{ message }]) => message.includes("odile"));
  expect(lines).toEqual([[expect.objectContaining({ level: "error" })]]);
});

test("without a token no id with a dot is ever seen, whatever is asked", async () => {
  const client = (await openGowns()).as("anybody");
  const query = "*[!(_type in path('sanity.**'))]._id";
  for (const perspective of perspectives)
    expect(await client.fetch(query, {}, { perspective }), perspective).toEqual(["agathe", "odile"]);
  expect(await client.fetch("*[_id == 'secret.note' || _id == 'drafts.new'][0]")).toBeNull();
});

test.each([
  ["raw", ["Agathe", "Not yet shown", "Odile, being changed", "Odile"]],
  ["published", ["Agathe", "Odile"]],
  ["drafts", ["Agathe", "Not yet shown", "Odile, being changed"]],
] as const)("with a token %s shows %j", async (perspective, names) => {
  const client = (await openGowns()).as("viewer");
  const ask = (query: string) => client.fetch(query, {}, { perspective });
  expect(await ask("*[_type == 'product'] | order(_id) .name")).toEqual(names);
  const isDrafts = perspective === "drafts";
  expect(await ask("*[_id == 'agathe'][0].muse->name")).toBe(isDrafts ? "Odile, being changed" : "Odile");
  expect(await ask("*[_id == 'odile'][0]._originalId")).toBe(isDrafts ? "drafts.odile" : null);
});

test("a query that does not parse says where", async () => {
  const client = (await openGowns()).as("anybody");
  const type = "queryParseError";
  await expect(client.fetch("*[_type == ")).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("unexpected end-of-file, expected expression"),
    details: { type, query: "*[_type == ", start: 11, end: 11 },
  });
  const missing = { description: "param $id referenced, but not provided", start: 9, end: 12 };
  await expect(client.fetch("*[_id == $id]")).rejects.toMatchObject({ details: missing });
  await expect(client.fetch("nothing::known()")).rejects.toMatchObject({
    statusCode: 400,
    details: { type },
  });
});

test.each([
  ["/v2021-10-21/data/query/staging?query=*", 404],
  ["/v2021-10-21/data/query/production", 400],
  ["/v2021-10-21/data/query/production?query=*&$x={", 400],
  ["/v2021/data/query/production?query=*", 404],
  ["/v2021-10-21/data/query/%ff?query=*", 400],
])("%s is %i", async (path, statusCode) => {
  const response = await (await openGowns()).ask(path);
  expect([response.status, await response.json()]).toMatchObject([statusCode, { statusCode }]);
});

test("another project's client is told that this is not its project", async () => {
  const client = (await openGowns()).as("anybody", { projectId: "other" });
  const other = { statusCode: 404, response: { body: { errorCode: "SIO-404-PNF" } } };
  await expect(client.fetch("*")).rejects.toMatchObject(other);
});

test("an answer is known by its ETag, and says how long it took", async () => {
  const lake = await openGowns();
  const ask = (query: string, headers = {}) =>
    lake.ask(`/v2021-10-21/data/query/production?query=${query}`, { headers });
  const etag = (await ask("count(*)")).headers.get("ETag") ?? "";
  expect((await ask("count(*)", { "If-None-Match": etag })).status).toBe(304);
  const started = performance.now();
  const { ms, ...answer } = await (await ask("count(*)%2B1")).json();
  expect(answer).toMatchObject({ result: 3, query: "count(*)+1" });
  expect(ms).toBeLessThanOrEqual(Math.ceil(performance.now() - started));
});
