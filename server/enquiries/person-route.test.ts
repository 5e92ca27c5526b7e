import { beforeEach, expect, test } from "vitest";
import { dayNumber } from "#model/days/day.ts";
import { PERSON_PATH } from "#model/services/person-request.ts";
import { createAll, editorOf, openLake } from "#tests/support/lake.ts";
import { openTemporaryOutbox } from "#tests/support/temporary-outbox.ts";
import { personRoute } from "./person-route.ts";
import { createPersonalData } from "./personal-data.ts";

let lake: Awaited<ReturnType<typeof openLake>>;
let content: ReturnType<typeof editorOf>;
let data: ReturnType<typeof createPersonalData>;

beforeEach(async () => {
  lake = await openLake();
  content = editorOf(lake);
  const writer = lake.as("administrator", { apiVersion: "2025-02-19", resolveFetch: () => lake.fetch });
  data = createPersonalData({ outbox: openTemporaryOutbox(), writer, subscriberOf: (email) => email });
  await createAll(content, [
    { _id: "customer.ada", _type: "customer", ...{ name: "Ada", phone: "+41795550100" } },
    { _id: "enquiry.1", _type: "enquiry", ...{ name: "Ada", phone: "+41 79 555 01 00" } },
    { _id: "enquiry.2", _type: "enquiry", ...{ name: "Odile", phone: "+41 79 555 01 02" } },
  ]);
});

type Asked = {
  role?: Parameters<typeof lake.issueToken>[0]["role"];
  body: unknown;
  mayWrite?: boolean;
  labelPhone?: string;
};

async function ask({ role, body, mayWrite = true, labelPhone = "41445550100" }: Asked) {
  const headers = role ? { Authorization: `Bearer ${lake.issueToken({ name: "Mara", role })}` } : {};
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const route = personRoute({
    client: content,
    enquiries: { personalData: () => (mayWrite ? data : undefined) },
    store: { texts: () => ({ labelSettings: { phone: labelPhone } }) },
  });
  const request = new Request(`http://shop.example${PERSON_PATH}`, init);
  return (await route(request, "127.0.0.1")) ?? expect.unreachable();
}

const names = () => content.fetch<string[]>("*[defined(name)].name", {}, { perspective: "raw" });

test.each([undefined, "calendar", "storefront", "viewer", "writer", "editor"] as const)(
  "%s may neither find nor delete a person",
  async (role) => {
    const body = { person: "+41 79 555 01 00", isDeletion: true };
    expect((await ask({ body, ...(role && { role }) })).status).toBe(401);
    expect(await names()).toHaveLength(3);
  },
);

test("an administrator sees how much there is of a person, then deletes it all, and the day alone is kept", async () => {
  const person = "079 555 01 00";
  const asked = await ask({ role: "administrator", body: { person, isDeletion: false } });
  const documents = { customer: 1, enquiry: 1 };
  const found = await asked.json();
  expect(found).toMatchObject({ left: { documents, outbox: 0, mentioned: [] }, days: [] });
  expect(await names()).toHaveLength(3);
  const deletion = await ask({ role: "administrator", body: { person, isDeletion: true } });
  const deleted = await deletion.json();
  expect(deleted).toMatchObject({
    deleted: { documents },
    left: { documents: {}, named: [] },
    days: [expect.any(String)],
  });
  expect(JSON.stringify(deleted), "nobody reads a name of what is gone").not.toMatch(/Ada|79/);
  expect(await names()).toEqual(["Odile"]);
  const again = await ask({ role: "administrator", body: { person, isDeletion: true } });
  const report = await again.json();
  expect(report).toMatchObject({ left: { documents: {} }, days: [expect.any(String)] });
  expect(report, "the day is another deletion's").not.toHaveProperty("deleted");
});

test("what would go is named, so that a slip in a number is seen", async () => {
  const reference = (_ref: string) => ({ _type: "reference", _ref, _weak: true });
  const days = { firstDay: "2937-06-10", lastDay: "2937-06-12" };
  await createAll(content, [
    { _id: "lia", _type: "product", ...{ name: "Lia" } },
    { _id: "rental.piece-lia-38", _type: "piece", ...{ dress: reference("lia"), size: "38" } },
    {
      ...{ _id: "rental.booking-1", _type: "booking", state: "booked", ...days },
      ...{ piece: reference("rental.piece-lia-38"), customer: reference("customer.ada") },
    },
    {
      ...{ _id: "rental.booking-2", _type: "booking", state: "cancelled", ...days },
      ...{ piece: reference("rental.piece-gone"), name: "Odile", note: "079 555 01 00" },
    },
  ]);
  const asked = await ask({ role: "administrator", body: { person: "079 555 01 00", isDeletion: false } });
  const { left } = await asked.json();
  expect(left.named).toEqual([
    { type: "customer", name: "Ada" },
    { type: "enquiry", name: "Ada" },
    { type: "booking", name: "Lia, 38", days: { first: "2937-06-10", last: "2937-06-12" } },
    { type: "booking", name: "Odile", days: { first: "2937-06-10", last: "2937-06-12" } },
  ]);
});

test("the day of a deletion is the showroom's", async () => {
  // The first is always a day ahead of the second.
  for (const [timeZone, person] of [
    ["Pacific/Kiritimati", "+41 79 555 01 00"],
    ["Pacific/Pago_Pago", "+41 79 555 01 02"],
  ] as const) {
    await content.createOrReplace({ _id: "house", _type: "house", openingHours: { timeZone } });
    await ask({ role: "administrator", body: { person, isDeletion: true } });
  }
  const [ahead = "", behind = ""] = await data.deletionDays();
  expect(dayNumber(ahead) - dayNumber(behind)).toBeGreaterThanOrEqual(1);
});

test.each([
  ["079 555 01 00", "Write the number with its country code: +33 6 12 34 56 78"],
  ["٠٧٩ ٥٥٥ ٠١ ٠٠", "Write the number with its country code: +33 6 12 34 56 78"],
  ["079", "Write an email address, or a telephone number."],
  ["Ada", "Write an email address, or a telephone number."],
])("a label without a number of its own is asked for the country of %s", async (person, error) => {
  const body = { person, isDeletion: false };
  const answer = await ask({ role: "administrator", body, labelPhone: "" });
  expect([answer.status, await answer.json()]).toEqual([400, { error }]);
});

test("what names nobody is refused, and a shop that may not write says so", async () => {
  for (const body of [{ person: "Ada", isDeletion: true }, { person: "", isDeletion: true }, "no object"])
    expect((await ask({ role: "administrator", body })).status).toBe(400);
  const body = { person: "+41 79 555 01 00", isDeletion: true };
  const answer = await ask({ role: "administrator", body, mayWrite: false });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: "The shop cannot write into its content just now." });
  expect(await names()).toHaveLength(3);
});
