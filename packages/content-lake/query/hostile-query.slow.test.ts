import { expect, test, vi } from "vitest";
import { clientAs, clientOf, ORIGIN, openTestLake, writeDataset } from "../testing/test-lake.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Ten more doublings make it a thousand times larger. */
const doubled = (times: number) => `count(({"a":[1,2,3,4,5,6,7,8]}${'{"a":[...a,...a]}'.repeat(times)}).a)`;

/** These are twenty-seven million comparisons, three lists deep. */
const JOIN = "count(*[count(*[count(*[_id != ^._id]) > 0]) > 0])";

const gowns = Array.from({ length: 300 }, (_, at) => ({
  _id: `gown-${at}`,
  _type: "product",
  name: `Gown ${at}`,
}));

test.each([
  ["a list doubled 40 times", doubled(40), "more memory|longer than"],
  ["a list doubled 23 times", doubled(23), "more memory|longer than"],
  [
    "a text doubled 60 times",
    `({"a":"abcdefgh"}${'{"a":a+a}'.repeat(60)}).a`,
    "too large|more memory|longer than",
  ],
  [
    "shared objects doubled 40 times",
    `({"a":[1]}${'{"a":[@,@]}'.repeat(40)})`,
    "too large|more memory|longer than",
  ],
  ["a join of joins", JOIN, "longer than|more memory"],
  ["an answer that is too large", "*{'a': *{'b': *{name}}}", "larger than|more memory|longer than|too large"],
  ["a pattern of thousands of places", `count(*[name match "${"*a".repeat(3000)}"])`, "200"],
  ["deep brackets", `${"(".repeat(50_000)}1${")".repeat(50_000)}`, "nested too deep|Expected|call stack"],
  ["deep conditions", `${"!".repeat(50_000)}true`, "nested too deep|Expected|call stack"],
])("%s ends alone, says why, and the next query is answered", async (_, query, why) => {
  const lake = await openTestLake({ seed: await writeDataset(gowns), queryDeadlineMs: 2000 });
  const client = clientOf(lake, { maxRetries: 0 });
  const said = await client.fetch(query).then(
    () => "200",
    ({ statusCode, message }: { statusCode: number; message: string }) => `${statusCode} ${message}`,
  );
  // A machine that is too busy to tell says that instead.
  expect(said).toMatch(new RegExp(`${why === "200" ? "^200" : `^400.*(?:${why})`}|^503.*busy`, "s"));
  // The process may have to start again.
  const patient = clientOf(lake, { maxRetries: 5 });
  expect(await patient.fetch("count(*[_type == 'product'])")).toBe(300);
});

test("what is nested 5,000 deep is refused: in an address, in a query's body and in a mutation", async () => {
  const lake = await openTestLake();
  const headers = { Authorization: `Bearer ${lake.issueToken({ name: "test", role: "editor" })}` };
  const deep = "[".repeat(5000) + "]".repeat(5000);
  const post = (body: string) => ({ method: "POST", headers, body });
  const queried = [
    lake.fetch(`${ORIGIN}/v1/data/query/production?query=$deep&$deep=${deep}`, { headers }),
    lake.fetch(`${ORIGIN}/v1/data/query/production`, post(`{"query":"$deep","params":{"deep":${deep}}}`)),
    lake.fetch(
      `${ORIGIN}/v1/data/mutate/production`,
      post(`{"mutations":[{"create":{"_type":"product","deep":${deep}}}]}`),
    ),
  ];
  for (const response of await Promise.all(queried)) {
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining("nested deeper") });
  }
});

test("a hostile query without a token does not make those with a token wait", async () => {
  const lake = await openTestLake({ seed: await writeDataset(gowns), queryDeadlineMs: 60_000 });
  const shop = clientAs(lake, "viewer");
  await shop.fetch("count(*)");
  const request = new Request(`${ORIGIN}/v1/data/query/production?query=${encodeURIComponent(JOIN)}`);
  let isOver = false;
  const hostile = lake.respond(request, { address: "192.0.2.1" }).finally(() => {
    isOver = true;
  });
  expect(await shop.fetch("count(*[_type == 'product'])")).toBe(300);
  expect(isOver).toBe(false);
  await lake.close();
  expect((await hostile).status).toBe(503);
});
