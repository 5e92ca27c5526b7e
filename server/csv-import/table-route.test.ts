import { beforeEach, describe, expect, test } from "vitest";
import { LARGEST_SENT_TABLE, TABLE_PATH } from "#model/tables/dresses-table.ts";
import { clientOfHost } from "#tests/support/client-of-host.ts";
import { editorOf, openLake } from "#tests/support/lake.ts";
import { dressesTable } from "./table-route.ts";

const slug = { _type: "slug", current: "ada" };
const ada = {
  _id: "product-ada",
  _type: "product",
  name: "Ada",
  slug,
  category: "tulle-dresses",
  price: 1000,
};
const asset = `image-${"a".repeat(40)}-960x1200-jpg`;

let lake: Awaited<ReturnType<typeof openLake>>;
let content: ReturnType<typeof editorOf>;

beforeEach(async () => {
  lake = await openLake();
  content = editorOf(lake);
  await content.create(ada);
});

type Sent = { method?: string; role?: Parameters<typeof lake.issueToken>[0]["role"]; body?: unknown };

async function ask({ method = "GET", role, body }: Sent) {
  const headers = role ? { Authorization: `Bearer ${lake.issueToken({ name: "Mara", role })}` } : {};
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const request = new Request(`http://shop.example${TABLE_PATH}`, init);
  return (await dressesTable(content)(request, "127.0.0.1")) ?? expect.unreachable();
}

function sending(table: string, isDryRun: boolean, pictures: Record<string, string | null> = {}) {
  return { table: Buffer.from(table).toString("base64"), pictures, isDryRun };
}

const priceNow = () => content.fetch<number>('*[_id == "product-ada"][0].price');

describe("by role", () => {
  test.each([
    [undefined, 401, 401],
    ["calendar", 401, 401],
    ["storefront", 401, 401],
    ["viewer", 200, 401],
    ["contributor", 200, 401],
    ["writer", 200, 401],
    ["editor", 200, 200],
    ["administrator", 200, 200],
  ] as const)("%s: the table is answered with %i, an import with %i", async (role, reading, importing) => {
    expect((await ask({ ...(role && { role }) })).status).toBe(reading);
    const body = sending("address,price\nada,2450", false);
    expect((await ask({ method: "POST", body, ...(role && { role }) })).status).toBe(importing);
    expect(await priceNow()).toBe(importing === 200 ? 2450 : 1000);
  });

  test("a token that nobody has is answered like none", async () => {
    const headers = { Authorization: "Bearer made-up" };
    const request = new Request(`http://shop.example${TABLE_PATH}`, { headers });
    expect((await dressesTable(content)(request, "127.0.0.1"))?.status).toBe(401);
  });
});

test("a content host that is away for a moment has said nothing of a role", async () => {
  const away = clientOfHost(() => new Response("no", { status: 503 }));
  const request = new Request(`http://shop.example${TABLE_PATH}`, {
    headers: { Authorization: "Bearer mara" },
  });
  await expect(dressesTable(away)(request, "127.0.0.1")).rejects.toMatchObject({ status: 503 });
});

test("the table that is sent comes in again, and a dry run says what would change and changes nothing", async () => {
  const table = await (await ask({ role: "viewer" })).text();
  expect(table).toContain("Ada,ada,Tulle dresses,1000");
  const unchanged = await ask({ method: "POST", role: "editor", body: sending(table, false) });
  expect(await unchanged.json()).toEqual({
    faults: [],
    lines: [],
    summary: "0 new, 0 changed, 1 unchanged",
    toUpload: [],
  });
  const body = sending(table.replace(",1000,", ",2450,"), true);
  const report = await (await ask({ method: "POST", role: "editor", body })).json();
  expect(report).toMatchObject({ faults: [], summary: "0 new, 1 changed, 0 unchanged" });
  expect(report.lines[0]).toBe("changed   Ada (price)");
  expect(await priceNow()).toBe(1000);
});

test("faults are said with their row and column, and nothing is imported", async () => {
  const body = sending("address,price\nada,free", false);
  const answer = await ask({ method: "POST", role: "editor", body });
  expect((await answer.json()).faults).toEqual([
    "row 2, column “price”: “free” is not an amount: write it as 1250 or 1250.50",
  ]);
  expect(await priceNow()).toBe(1000);
});

test("a picture that comes with the table is asked for, and used when it is uploaded", async () => {
  await content.create({ _id: asset, _type: "sanity.imageAsset", originalFilename: "before.jpg" });
  const table = "address,picture,more pictures\nada,FRONT.jpg,before.jpg";
  const report = async (isDryRun: boolean, pictures: Record<string, string | null>) =>
    (await ask({ method: "POST", role: "editor", body: sending(table, isDryRun, pictures) })).json();
  expect((await report(true, {})).faults).toEqual([
    "row 2, column “picture”: there is no picture “FRONT.jpg”: choose its file together with the table",
  ]);
  const planned = await report(true, { "front.jpg": null, "other.jpg": null });
  expect(planned).toMatchObject({ faults: [], toUpload: ["front.jpg"] });
  expect((await report(false, { "front.jpg": null })).faults).toHaveLength(1);
  expect((await report(false, { "front.jpg": asset })).faults).toEqual([]);
  expect(await content.fetch('*[_id == "product-ada"][0]{mainImage, gallery}')).toMatchObject({
    mainImage: { asset: { _ref: asset } },
    gallery: [{ asset: { _ref: asset } }],
  });
});

test.each([
  [413, { table: "A".repeat((LARGEST_SENT_TABLE / 3) * 4 + 200_001) }],
  [400, "no object"],
  [400, { table: "§", pictures: {}, isDryRun: true }],
  [400, { ...sending("address", true), pictures: { "a.jpg": "../etc/passwd" } }],
  [422, sending("address,price\n", true)],
])("what cannot be imported is refused with %i", async (status, body) => {
  const answer = await ask({ method: "POST", role: "editor", body });
  expect(answer.status).toBe(status);
  expect((await answer.json()).error).toMatch(/\.$/);
});

test("other methods and addresses are left alone", async () => {
  expect((await ask({ method: "DELETE", role: "editor" })).status).toBe(405);
  expect((await ask({ method: "OPTIONS" })).status).toBe(204);
  const other = new Request("http://shop.example/dresses");
  expect(await dressesTable(content)(other, "127.0.0.1")).toBeUndefined();
});
