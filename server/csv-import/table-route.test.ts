import { beforeEach, describe, expect, test } from "vitest";
import { book } from "#model/rental/book.ts";
import { LARGEST_SENT_TABLE, TABLE_PATH } from "#model/tables/dresses-table.ts";
import { clientOfHost } from "#tests/support/client-of-host.ts";
import { editorOf, openLake } from "#tests/support/lake.ts";
import { prepareBookings } from "./import-bookings.ts";
import { prepareCustomers } from "./import-customers.ts";
import { readTable } from "./read-table.ts";
import { tableRoute } from "./table-route.ts";

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

type Sent = {
  method?: string;
  role?: Parameters<typeof lake.issueToken>[0]["role"];
  body?: unknown;
  query?: string;
  from?: typeof content;
};

async function ask({ method = "GET", role, body, query = "", from = content }: Sent) {
  const headers = role ? { Authorization: `Bearer ${lake.issueToken({ name: "Mara", role })}` } : {};
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const request = new Request(`http://shop.example${TABLE_PATH}${query}`, init);
  return (await tableRoute(from)(request, "127.0.0.1")) ?? expect.unreachable();
}

function sending(table: string, isDryRun: boolean, pictures: Record<string, string | null> = {}) {
  return { kind: "dresses", table: Buffer.from(table).toString("base64"), pictures, isDryRun };
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
    expect((await tableRoute(content)(request, "127.0.0.1"))?.status).toBe(401);
  });
});

test("a content host that is away for a moment has said nothing of a role", async () => {
  const away = clientOfHost(() => new Response("no", { status: 503 }));
  const request = new Request(`http://shop.example${TABLE_PATH}`, {
    headers: { Authorization: "Bearer mara" },
  });
  await expect(tableRoute(away)(request, "127.0.0.1")).rejects.toMatchObject({ status: 503 });
});

test("the table that is sent comes in again, and a dry run says what would change and changes nothing", async () => {
  const table = await (await ask({ role: "viewer" })).text();
  expect(table).toContain('"Ada","ada","Tulle dresses","1000"');
  const unchanged = await ask({ method: "POST", role: "editor", body: sending(table, false) });
  expect(await unchanged.json()).toEqual({
    faults: [],
    lines: [],
    summary: "0 new, 0 changed, 1 unchanged",
    toUpload: [],
  });
  const body = sending(table.replace(`"1000"`, `"2450"`), true);
  const report = await (await ask({ method: "POST", role: "editor", body })).json();
  expect(report).toMatchObject({ faults: [], summary: "0 new, 1 changed, 0 unchanged" });
  expect(report.lines[0]).toBe("changed: Ada (price)");
  expect(await priceNow()).toBe(1000);
});

test("texts go out in a language, come in translated, and are known from dresses", async () => {
  await content.create({ _id: "house", _type: "house", languages: ["fr"] });
  await content.patch("product-ada").set({ description: "Tulle." }).commit();
  const table = await (await ask({ role: "viewer", query: "?language=fr" })).text();
  const translated = table.replace(/"Tulle\.","?"?/, '"Tulle.","Du tulle."');
  const translations = { ...sending(translated, false), kind: "translations" };
  expect((await ask({ method: "POST", role: "writer", body: translations })).status).toBe(401);
  const answer = await ask({ method: "POST", role: "editor", body: translations });
  expect(await answer.json()).toMatchObject({ faults: [], lines: ["changed: Ada (Description)"] });
  expect(await content.fetch('*[_id == "product-ada"][0].translations.fr.description')).toBe("Du tulle.");
  const mistaken = await ask({ method: "POST", role: "editor", body: sending(translated, false) });
  expect([mistaken.status, (await mistaken.json()).error]).toEqual([
    422,
    expect.stringContaining("translations"),
  ]);
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
  [400, { kind: "dresses", table: "§", pictures: {}, isDryRun: true }],
  [422, sending("dress,first day,last day\nAda,2037-06-10,2037-06-12", true)],
  [422, { ...sending("address,price\nada,2450", true), kind: "bookings" }],
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
  expect(await tableRoute(content)(other, "127.0.0.1")).toBeUndefined();
});

describe("a table of bookings", () => {
  const piece = {
    _id: "rental.piece-ada-38",
    _type: "piece",
    dress: { _ref: ada._id, _type: "reference", _weak: true },
  };
  const head = "dress,size,first day,last day,days before,days after,name\n";
  const agathe = "Ada,38,2037-06-10,2037-06-12,0,3,Agathe\n";
  const report = async (rows: string, isDryRun: boolean) => {
    const body = { ...sending(head + rows, isDryRun), kind: "bookings" };
    const answer = await ask({ method: "POST", role: "editor", body });
    return answer.json();
  };
  const stored = () => content.fetch<string[]>("*[_type == 'booking'] | order(firstDay) .name");

  beforeEach(async () => {
    await content.create({ ...piece, size: "38" });
  });

  test("says what would be booked, then books all of it, and can be taken back", async () => {
    const odile = "Ada,38,2037-06-20,2037-06-21,,,Odile\n";
    const plan = await report(agathe + odile, true);
    expect(plan).toMatchObject({ faults: [], summary: "2 new, 0 changed, 0 unchanged", toUpload: [] });
    expect(plan.lines[0]).toBe("new: Ada, 38 · 10 June 2037 – 12 June 2037 · Agathe");
    expect(await stored()).toEqual([]);
    const { act } = await report(agathe + odile, false);
    expect(await stored()).toEqual(["Agathe", "Odile"]);
    const revisions = await content.fetch("array::unique(*[_type == 'booking']._rev)");
    expect(revisions).toEqual([act.revision]);
    expect((await report(agathe + odile, false)).act).toBeUndefined();
    const changed = await report(agathe.replace(",0,3,", ",0,4,"), false);
    expect(changed.act.writtenStates).toMatchObject([{ before: { daysAfter: 3 }, fields: ["daysAfter"] }]);
  });

  test("makes its customers in the same transaction, so that both are taken back together", async () => {
    const contact = head.replace("name", "name,email") + agathe.replace("Agathe", "Agathe,a@mail.example");
    const body = { ...sending(contact, false), kind: "bookings" };
    const { act, lines } = await (await ask({ method: "POST", role: "editor", body })).json();
    expect(lines.at(-1)).toBe("new: Customer: Agathe");
    const customer = { _type: "customer", name: "Agathe", email: "a@mail.example", _rev: act.revision };
    const ids = act.writtenStates.map(({ id }: { id: string }) => id);
    expect(await content.getDocument(ids[1])).toMatchObject(customer);
    expect(await content.getDocument(ids[0])).toMatchObject({
      customer: { _ref: ids[1] },
      _rev: act.revision,
    });
    await content.mutate(ids.map((id: string) => ({ delete: { id } })));
    expect(await stored()).toEqual([]);
  });

  test("books nothing where one row is taken, by the calendar or by a row above", async () => {
    await report(agathe, false);
    const emmy = "Ada,38,2037-07-01,2037-07-02,,,Emmy\n";
    const rows = `${emmy}Ada,38,2037-06-14,2037-06-15,,,Odile\nAda,38,2037-07-02,2037-07-03,,,Jane\n`;
    const { faults, lines, act } = await report(rows, false);
    expect(faults).toEqual([
      expect.stringMatching(/^row 3: The piece is already booked from 10 June 2037 to 15 June 2037/),
      expect.stringMatching(/^row 4: The piece is already booked from 1 July 2037/),
    ]);
    expect([lines, act, await stored()]).toEqual([[], undefined, ["Agathe"]]);
  });

  test("books nothing where somebody has booked one of its pieces meanwhile, on other days too", async () => {
    const { bookAll } = await prepareBookings(content, readTable(Buffer.from(head + agathe)));
    const days = { firstDay: "2037-09-01", lastDay: "2037-09-02", name: "Odile" };
    await book(content, "rental.booking-odile", { piece: { _ref: piece._id, _weak: true }, ...days });
    await expect(bookAll()).rejects.toThrow("The calendar was changed meanwhile.");
    expect(await stored()).toEqual(["Odile"]);
  });
});

describe("a table of customers", () => {
  const rows = "name,telephone\nAda,+41 79 555 01 00\nEmmy,+41 79 555 01 01\nOdile,+41 79 555 01 02\n";
  const sendingCustomers = (isDryRun: boolean) => ({ ...sending(rows, isDryRun), kind: "customers" });
  const report = async (isDryRun: boolean, from = content) =>
    (await ask({ method: "POST", role: "editor", body: sendingCustomers(isDryRun), from })).json();
  const stored = () =>
    content.fetch<string[]>("*[_type == 'customer'] | order(name) .name", {}, { perspective: "raw" });

  test("says who would be made, makes them, and then finds them unchanged", async () => {
    const plan = await report(true);
    expect(plan).toMatchObject({ faults: [], summary: "3 new, 0 changed, 0 unchanged", toUpload: [] });
    expect(plan.lines[0]).toBe("new: Ada");
    expect(await stored()).toEqual([]);
    expect(await report(false)).toMatchObject({ faults: [], areOthersStored: false });
    expect(await stored()).toEqual(["Ada", "Emmy", "Odile"]);
    expect((await report(false)).summary).toBe("0 new, 0 changed, 3 unchanged");
  });

  test("that stops halfway says how many are stored, and which rows are not", async () => {
    const refusing = content.withConfig({
      resolveFetch: () => async (input, init) =>
        String(init?.body).includes("N299") ? new Response("{}", { status: 400 }) : lake.fetch(input, init),
    });
    const many = Array.from({ length: 300 }, (_, number) => `N${number},${number}@mail.example`);
    const body = { ...sending(["name,email", ...many].join("\n"), false), kind: "customers" };
    const response = await ask({ method: "POST", role: "editor", body, from: refusing });
    const { faults, lines, summary, areOthersStored } = await response.json();
    expect([areOthersStored, summary]).toEqual([true, "250 new, 0 changed, 0 unchanged"]);
    expect([lines.length, lines[0]]).toEqual([250, "new: N0"]);
    const below = Array.from({ length: 49 }, (_, number) => `row ${number + 253}: not imported`);
    expect(faults).toEqual([expect.stringMatching(/^row 252: /), ...below]);
    expect(await stored()).toHaveLength(250);
  });

  test("whose rows others write at the same moment keeps out those rows alone, and writes nobody twice", async () => {
    await content.create({ _id: "customer.o", _type: "customer", name: "O.", phone: "+41795550102" });
    let writes = 0;
    const crowded = content.withConfig({
      resolveFetch: () => async (input, init) => {
        const isWrite = String(init?.body).includes("mutations");
        if (isWrite) writes += 1;
        if (isWrite && writes === 1) {
          await content.create({ _id: "customer.e", _type: "customer", name: "E.", phone: "+41795550101" });
          await content.patch("customer.o", { set: { note: "Tea" } }).commit();
        }
        return lake.fetch(input, init);
      },
    });
    const { carryOut } = await prepareCustomers(crowded, readTable(Buffer.from(rows)));
    const outcome = await carryOut();
    expect(outcome.stored.map(({ name }) => name)).toEqual(["Ada"]);
    expect(outcome.refused).toEqual([
      { row: 3, message: expect.stringContaining("E. is a customer already") },
      { row: 4, message: expect.stringContaining("Someone has changed this customer") },
    ]);
    expect([writes, await stored()]).toEqual([2, ["Ada", "E.", "O."]]);
  });

  test("of whom one was made meanwhile makes the others, and refuses that row", async () => {
    const { carryOut } = await prepareCustomers(content, readTable(Buffer.from(rows)));
    await content.create({ _id: "customer.e", _type: "customer", name: "E.", phone: "+41795550101" });
    const outcome = await carryOut();
    expect(outcome.stored.map(({ name }) => name)).toEqual(["Ada", "Odile"]);
    expect(outcome.refused).toEqual([
      { row: 3, message: expect.stringContaining("E. is a customer already") },
    ]);
  });
});
