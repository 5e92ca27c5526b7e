import { expect, test, vi } from "vitest";
import { ORIGIN, openLake, writeDataset } from "../testing/test-lake.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Ten more doublings make it a thousand times larger. */
const doubled = (times: number) => `count(({"a":[1,2,3,4,5,6,7,8]}${'{"a":[...a,...a]}'.repeat(times)}).a)`;

/** These are twenty-seven million comparisons, three lists deep. */
const JOIN = "count(*[count(*[count(*[_id != ^._id]) > 0]) > 0])";

async function openGowns(queryDeadlineMs: number) {
  const gown = (at: number) => ({ _id: `gown-${at}`, _type: "product", name: `Gown ${at}` });
  return openLake({
    seed: await writeDataset(Array.from({ length: 300 }, (_, at) => gown(at))),
    queryDeadlineMs,
  });
}

const [costly, tooDeep] = ["too large|larger than|more memory|longer than", "too deep|Expected|call stack"];

test.each([
  ["a list doubled 40 times", doubled(40), costly],
  ["a list doubled 23 times", doubled(23), costly],
  ["a text doubled 60 times", `({"a":"abcdefgh"}${'{"a":a+a}'.repeat(60)}).a`, costly],
  ["shared objects doubled 40 times", `({"a":[1]}${'{"a":[@,@]}'.repeat(40)})`, costly],
  ["a join of joins", JOIN, costly],
  ["an answer that is too large", "*{'a': *{'b': *{name}}}", costly],
  ["a pattern of thousands of places", `count(*[name match "${"*a".repeat(3000)}"])`, "200"],
  ["deep brackets", `${"(".repeat(50_000)}1${")".repeat(50_000)}`, tooDeep],
  ["deep conditions", `${"!".repeat(50_000)}true`, tooDeep],
])("%s ends alone, says why, and the next query is answered", async (_, query, why) => {
  const lake = await openGowns(2000);
  const answer = await lake
    .as("anybody", { maxRetries: 0 })
    .fetch(query)
    .then(
      () => "200",
      ({ statusCode, message }) => `${statusCode} ${message}`,
    );
  // A machine that is too busy to tell says that instead.
  expect(answer).toMatch(new RegExp(`${why === "200" ? "^200" : `^400.*(?:${why})`}|^503.*busy`, "s"));
  // The process may have to start again.
  const patient = lake.as("anybody", { maxRetries: 5 });
  expect(await patient.fetch("count(*[_type == 'product'])")).toBe(300);
});

const deep = "[".repeat(5000) + "]".repeat(5000);

test.each([
  ["an address", `query/production?query=$deep&$deep=${deep}`, undefined],
  ["a query's body", "query/production", `{"query":"$deep","params":{"deep":${deep}}}`],
  ["a mutation", "mutate/production", `{"mutations":[{"create":{"_type":"product","deep":${deep}}}]}`],
])("what is nested 5,000 deep is refused in %s", async (_, path, body) => {
  const lake = await openLake();
  const init = body === undefined ? {} : { method: "POST", body };
  const response = await lake.ask(`/v1/data/${path}`, { as: "editor", ...init });
  const message = expect.stringContaining("nested deeper");
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test("a hostile query without a token does not make those with a token wait", async () => {
  const lake = await openGowns(60_000);
  const shop = lake.as("viewer");
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
