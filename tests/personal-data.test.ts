import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createClient } from "@sanity/client";
import { expect, test } from "vitest";
import { personNamed } from "#server/enquiries/person-mentions.ts";
import { createPersonalData } from "#server/enquiries/personal-data.ts";
import { createEnquiryWriter } from "#server/enquiries/write-enquiry.ts";
import { createNewsletterKeys, createNewsletterLinks } from "#server/newsletter/newsletter-links.ts";
import { createSubscriberList } from "#server/newsletter/subscriber-list.ts";
import { createAll, editorOf, openLake, openWriter } from "./support/lake.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { openTemporaryOutbox, submissionOf } from "./support/temporary-outbox.ts";

const nothing = { outbox: [], content: [], history: [], unreadable: [], mentioned: [], mentionedBefore: [] };

const ines = personNamed("ines@mail.example");

const piece = { _type: "reference", _ref: "rental.piece-lia-38", _weak: true };

test("What a person has sent is found on its way, in the content and in its history; deleted it is gone from each", async () => {
  const { data, outbox, writer } = await open();
  const person = personNamed(" Ada@Mail.example ");
  const found = await data.find(person);
  expect(found.outbox).toMatchObject([{ message: "waits for the mail", email: "ada@mail.example" }]);
  expect(found.content.map(({ message }) => message).toSorted()).toEqual(["a dress", "waits for the mail"]);
  expect(found.history?.length).toBeGreaterThanOrEqual(2);

  const { deleted, left } = await data.delete(person);
  expect(deleted).toEqual(found);
  expect(left).toEqual(nothing);
  const others = await writer.fetch<string[]>("*[_type == 'enquiry'].email", {}, { perspective: "raw" });
  expect(others.toSorted()).toEqual(["ada@mail.example.org", "bada@mail.example"]);
  expect(outbox.all(), "another's is still on its way").toMatchObject([{ email: "eve@mail.example" }]);
});

test("A subscriber is found under way, on the list and in its history; deleted she is gone from each, and so is the code of her address", async () => {
  const { data, outbox, writer, keys } = await open();
  const list = createSubscriberList(writer, () => createNewsletterLinks(keys, "https://shop.example"));
  const eve = { subscriber: keys.subscriberOf("eve@mail.example"), email: "Eve@mail.example", formKey: "" };
  const ada = { subscriber: keys.subscriberOf("ada@mail.example"), email: "ada@mail.example", formKey: "" };
  outbox.add({ kind: "subscription", ...eve, signedUp: 0, steps: ["list"] });
  outbox.add({ kind: "subscription", ...ada, formKey: "a", signedUp: 0, steps: ["list", "welcome"] });
  for (let count = 0; count < 2; count += 1) {
    const next = outbox.next("list");
    if (!next) throw new Error("Nothing waits.");
    await list(next);
    outbox.markDelivered(next.id);
  }
  const delivered = { kind: "subscription", ...ada, formKey: "b", signedUp: 0, steps: ["list"] } as const;
  outbox.add(delivered);
  outbox.markDelivered(outbox.next("list")?.id ?? "");
  expect(outbox.add(delivered).isNew).toBe(false);
  outbox.add({ kind: "signUp", ...ada, steps: ["confirmation"] });
  const person = personNamed("ADA@mail.example");
  const found = await data.find(person);
  expect(found.outbox.map(({ kind }) => kind)).toEqual(["enquiry", "subscription", "signUp"]);
  const isHers = ({ _id }: { _id: string }) => _id === `subscriber.${ada.subscriber}`;
  expect(found.content.filter(isHers)).toMatchObject([{ email: "ada@mail.example" }]);
  expect(JSON.stringify(found.history)).toContain(`subscriber.${ada.subscriber}`);

  const { left } = await data.delete(person);
  expect(left).toEqual(nothing);
  expect(outbox.add(delivered).isNew, "nothing is known of her").toBe(true);
  const others = await writer.fetch<string[]>("*[_type == 'subscriber'].email", {}, { perspective: "raw" });
  expect(others, "another's is left alone").toEqual(["Eve@mail.example"]);
  outbox.add({ kind: "unsubscription", subscriber: eve.subscriber, formKey: "", steps: ["list"] });
  expect(
    (await data.find(personNamed("eve@mail.example"))).outbox,
    "though no address is kept there",
  ).toContainEqual(expect.objectContaining({ kind: "unsubscription" }));
});

test.each(["drafts.enquiry.x", "versions.spring.enquiry.x"])(
  "%s is deleted with its history",
  async (_id) => {
    const folder = temporaryFolder();
    const earlier = await openLake({ folder });
    await editorOf(earlier).create({ _id: "drafts.enquiry.x", _type: "enquiry", email: "ines@mail.example" });
    await earlier.close();
    // An earlier lake has taken versions of private documents.
    const database = new DatabaseSync(join(folder, "lake.sqlite"));
    for (const [table, column] of [
      ["documents", "id"],
      ["documents", "body"],
      ["revisions", "document"],
    ])
      database.prepare(`UPDATE ${table} SET ${column} = replace(${column}, 'drafts.enquiry.x', ?)`).run(_id);
    database.close();
    const { data } = await open(folder);
    const { deleted, left } = await data.delete(ines);
    expect(deleted.content).toMatchObject([{ _id }]);
    expect(left).toEqual(nothing);
  },
);

test("What an earlier version has kept of a draft that is gone is erased, and what could not be read", async () => {
  const folder = temporaryFolder();
  const body = JSON.stringify({ _id: "drafts.enquiry.x", _type: "enquiry", email: "ines@mail.example" });
  const earlier = await openLake({ folder });
  await editorOf(earlier).create({ _id: "drafts.enquiry.x", _type: "enquiry", email: "ines@mail.example" });
  await editorOf(earlier).delete("drafts.enquiry.x");
  await earlier.close();
  const database = new DatabaseSync(join(folder, "lake.sqlite"));
  database.prepare("UPDATE revisions SET body = ? WHERE sequence = 1").run(body);
  database
    .prepare(
      "INSERT INTO unreadable VALUES ('enquiry.torn', ?, 'Unexpected end', '2026-01-01T00:00:00.000Z')",
    )
    .run(body.slice(0, -1));
  database.close();
  const { data } = await open(folder);
  const { deleted, left } = await data.delete(ines);
  expect(deleted.history).toHaveLength(1);
  expect(deleted.unreadable).toMatchObject([{ _id: "enquiry.torn", reason: "Unexpected end" }]);
  expect(left).toEqual(nothing);
});

test("Where the label itself has written of a person is named, and left alone", async () => {
  const { data, writer } = await open();
  await writer.create({ _id: "note", _type: "note", text: "Call Ines (ines@mail.example) on Friday." });
  const { deleted, left } = await data.delete(ines);
  expect(deleted.mentioned).toMatchObject([{ _id: "note", _type: "note" }]);
  expect(left).toMatchObject({ content: [], mentioned: [{ _id: "note" }] });
  expect(await writer.getDocument("note")).toBeDefined();
});

test("Where the label has written of a person and taken it out again is named, because the history stays", async () => {
  const { data, writer } = await open();
  await writer.create({ _id: "note", _type: "note", text: "Call ines@mail.example on Friday." });
  await writer.patch("note").set({ text: "done" }).commit();
  const { left } = await data.delete(ines);
  expect(left).toMatchObject({ mentioned: [], mentionedBefore: [{ _id: "note" }] });
});

test("The bookings of a person are found by her enquiry, or by her address in a note; deleted, the days of a dress that is out stay, and no others", async () => {
  const { data, writer } = await open();
  const booking = (name: string, year: number, more: object) => ({
    _id: `rental.booking-${name}`,
    _type: "booking",
    name: "Ines",
    piece,
    firstDay: `${year}-06-10`,
    lastDay: `${year}-06-12`,
    daysAfter: 3,
    state: "booked",
    ...more,
  });
  const enquiry = { _type: "reference", _ref: "enquiry.ines", _weak: true };
  const documents = [
    { _id: "rental.piece-lia-38", _type: "piece" },
    { _id: "enquiry.ines", _type: "enquiry", email: "ines@mail.example" },
    booking("away", 2025, { enquiry, state: "out" }),
    booking("ahead", 2936, { enquiry }),
    booking("held", 2935, { enquiry, state: "option", holdsUntil: "2935-05-01" }),
    booking("past", 2024, { enquiry }),
    booking("noted", 2938, { note: "Write to ines@mail.example.", state: "cancelled" }),
    booking("other", 2939, { name: "Ada" }),
  ];
  await createAll(writer, documents);
  const { deleted, left } = await data.delete(ines);
  const bookings = ["ahead", "away", "held", "noted", "past"].map((name) => `rental.booking-${name}`);
  expect(deleted.content.map(({ _id }) => _id).toSorted()).toEqual(["enquiry.ines", ...bookings]);
  expect(left).toEqual(nothing);
  const stored = await writer.fetch<object[]>(
    '*[_type == "booking"] | order(firstDay) {firstDay, lastDay, daysAfter, state, name, "isOwn": _id == "rental.booking-other"}',
    {},
    { perspective: "raw" },
  );
  const days = { daysAfter: 3 };
  expect(stored).toEqual([
    { firstDay: "2025-06-10", lastDay: "2025-06-12", ...days, state: "out", name: null, isOwn: false },
    { firstDay: "2939-06-10", lastDay: "2939-06-12", ...days, state: "booked", name: "Ada", isOwn: true },
  ]);
});

test("A customer is found by any of her names, with all that is hers; deleted, her day is kept and nothing else", async () => {
  const { data, writer } = await open();
  const customer = { _type: "reference", _ref: "customer.1", _weak: true };
  const days = { _type: "booking", piece, firstDay: "2024-06-10", lastDay: "2024-06-12" };
  const hers = [
    { _id: "customer.1", _type: "customer", name: "Ines", phone: "+41795550100", email: "Ines@mail.example" },
    { _id: "enquiry.called", _type: "enquiry", name: "I.", phone: "079 555 01 00" },
    { _id: "enquiry.ines", _type: "enquiry", email: "ines@mail.example" },
    { ...days, _id: "rental.booking-1", customer },
  ];
  const sister = { _id: "customer.2", _type: "customer", name: "Ada", note: "Sister of ines@mail.example" };
  await createAll(writer, [{ _id: "rental.piece-lia-38", _type: "piece" }, ...hers]);
  await writer.create(sister);
  const ids = hers.map(({ _id }) => _id);
  for (const name of ["ines@mail.example", "+41 79 555 01 00", "customer.1"]) {
    const { content, mentioned } = await data.find(personNamed(name));
    expect(content.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted());
    expect(mentioned).toMatchObject([{ _id: "customer.2" }]);
  }
  expect(await data.deletionDays()).toEqual([]);
  const { left } = await data.delete(personNamed("+41 79 555 01 00"));
  expect(left).toMatchObject({ content: [], history: [], mentioned: [{ _id: "customer.2" }] });
  expect(await data.deletionDays()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  const everything = await writer.fetch("*", {}, { perspective: "raw" });
  expect(JSON.stringify(everything)).not.toMatch(/79 ?555|customer\.1|"Ines"/);
});

test("A draft that joins two customers, and a note in another's booking, take nothing of the other's with them", async () => {
  const { data, writer } = await open();
  const ada = { _type: "reference", _ref: "customer.ada", _weak: true };
  const documents = [
    { _id: "rental.piece-lia-38", _type: "piece" },
    { _id: "customer.ines", _type: "customer", name: "Ines", email: "ines@mail.example" },
    { _id: "customer.ada", _type: "customer", name: "Ada", email: "a@mail.example", phone: "+41795550101" },
    { _id: "enquiry.ada", _type: "enquiry", email: "a@mail.example" },
    {
      _id: "rental.booking-ada",
      _type: "booking",
      piece,
      ...{
        firstDay: "2024-06-10",
        lastDay: "2024-06-12",
        note: "Planned by ines@mail.example",
        customer: ada,
      },
    },
  ];
  await createAll(writer, documents);
  for (const id of ["joining", "ada"]) {
    const contacts = { email: "ines@mail.example", phone: "+41795550101" };
    await writer.create({ _id: `drafts.customer.${id}`, _type: "customer", name: "?", ...contacts });
  }
  const { left } = await data.delete(ines);
  expect(left).toMatchObject({ content: [], mentioned: [{ _id: "rental.booking-ada" }] });
  const ids = await writer.fetch<string[]>(
    "*[_type in ['customer', 'enquiry', 'booking']]._id",
    {},
    { perspective: "raw" },
  );
  expect(ids).toEqual(expect.arrayContaining(["customer.ada", "enquiry.ada", "rental.booking-ada"]));
  expect(ids).not.toContain("customer.ines");
  expect(ids.filter((id) => id.startsWith("drafts."))).toEqual([]);
});

test("The enquiry of which a customer was made, and the one that her booking names, go with her; what somebody else has sent stays", async () => {
  const { data, writer } = await open();
  const to = (_ref: string) => ({ _type: "reference", _ref, _weak: true });
  const days = { piece, firstDay: "2024-06-10", lastDay: "2024-06-12" };
  const hers = (number: number) => ({
    _id: `rental.booking-${number}`,
    _type: "booking",
    ...days,
    state: "back",
  });
  await createAll(writer, [
    { _id: "rental.piece-lia-38", _type: "piece" },
    { _id: "house", _type: "house", ...{ phone: "41445550100" } },
    { _id: "customer.1", _type: "customer", ...{ name: "Ines", email: "I\u200bnes@mail.example." } },
    { _id: "customer.ada", _type: "customer", ...{ name: "Ada", email: "a@mail.example" } },
    { _id: "customer.4", _type: "customer", ...{ name: "Odile", email: "o@mail.example" } },
    { _id: "enquiry.1", _type: "enquiry", ...{ email: "before@mail.example" } },
    { _id: "enquiry.2", _type: "enquiry", ...{ email: "ordered-by@mail.example" } },
    { _id: "enquiry.3", _type: "enquiry", ...{ email: "A@mail.example" } },
    { _id: "enquiry.4", _type: "enquiry", ...{ email: "old@mail.example" } },
    ...[2, 3, 4].map((number) => ({
      ...hers(number),
      ...{ customer: to("customer.1"), enquiry: to(`enquiry.${number}`) },
    })),
    { ...hers(1), ...{ enquiry: to("enquiry.1") } },
  ]);
  const found = (await data.find(ines)).content.map(({ _id }) => _id);
  const own = [1, 2, 3, 4].map((number) => `rental.booking-${number}`);
  expect(found.toSorted()).toEqual(["customer.1", "enquiry.1", "enquiry.2", ...own]);
  const { left } = await data.delete(ines);
  expect(left.content).toEqual([]);
  const ids = await writer.fetch<string[]>(
    "*[_id match 'enquiry.*'] | order(_id)._id",
    {},
    { perspective: "raw" },
  );
  expect(ids.filter((id) => id.length < 10)).toEqual(["enquiry.3", "enquiry.4"]);
});

test("The enquiry of another customer, who writes of the person, is named and stays; one from a number of the person's own goes", async () => {
  const { data, writer } = await open();
  const email = "ines@mail.example";
  await createAll(writer, [
    { _id: "customer.ines", _type: "customer", ...{ name: "Ines", email } },
    { _id: "customer.ada", _type: "customer", ...{ name: "Ada", phone: "+41795550101" } },
    { _id: "enquiry.ada", _type: "enquiry", ...{ phone: "+41 79 555 01 01", message: `With ${email}` } },
    { _id: "enquiry.both", _type: "enquiry", ...{ phone: "+41 79 555 01 01", email } },
    { _id: "enquiry.guest", _type: "enquiry", ...{ phone: "+41 79 555 01 09", message: `For ${email}` } },
  ]);
  const { content, mentioned } = await data.find(ines);
  expect(content.map(({ _id }) => _id)).toEqual(["customer.ines", "enquiry.both", "enquiry.guest"]);
  expect(mentioned.map(({ _id }) => _id)).toEqual(["enquiry.ada"]);
  const { left } = await data.delete(ines);
  expect(left).toMatchObject({ content: [], mentioned: [{ _id: "enquiry.ada" }] });
});

test("A document of another kind that refers to a customer keeps nobody", async () => {
  const { data, writer } = await open();
  await writer.create({ _id: "customer.1", _type: "customer", name: "Ines", email: "ines@mail.example" });
  const customer = { _type: "reference", _ref: "customer.1", _weak: true };
  await writer.create({ _id: "note", _type: "note", customer });
  const { left } = await data.delete(ines);
  expect(left.content).toEqual([]);
});

test("Her name leaves a booking that overlaps another, as an import may bring two, and the days stay", async () => {
  const folder = temporaryFolder();
  const imported = await openLake({ folder, rules: [] });
  const days = { _type: "booking", piece, firstDay: "2937-06-10", lastDay: "2937-06-12", state: "out" };
  for (const name of ["Ines", "Ada"])
    await editorOf(imported).create({ _id: `rental.booking-${name}`, ...days, note: `${name}@mail.example` });
  await imported.close();
  const { data, writer } = await open(folder);
  const { left } = await data.delete(ines);
  expect(left).toEqual(nothing);
  const kept = await writer.fetch<object[]>('*[_type == "booking"] {firstDay, note} | order(note)');
  expect(kept).toMatchObject([
    { firstDay: "2937-06-10", note: "Ada@mail.example" },
    { firstDay: "2937-06-10", note: null },
  ]);
});

test("A number is found in what waits, as it is dialled at home", async () => {
  const { data } = await open();
  const { outbox } = await data.find(personNamed("+33 6 12 34 56 78"));
  expect(outbox).toMatchObject([{ email: "eve@mail.example" }]);
});

test("A number that was left in the form's own field is found, and goes with the enquiry", async () => {
  const { data, writer } = await open();
  await writer.create({ _id: "enquiry.called", _type: "enquiry", phone: "+33 (0)6 99 88 77 66" });
  const { deleted, left } = await data.delete(personNamed("0033 699 887 766"));
  expect(deleted.content).toMatchObject([{ _id: "enquiry.called" }]);
  expect(left.content).toEqual([]);
});

test("The whole history is looked through, however long it is, and a host that is away has not said that there is none", async () => {
  const line = (id: string, mutations: unknown[]) =>
    JSON.stringify({ id, documentIDs: ["enquiry.one"], mutations });
  const pages = new Map([
    ["", Array.from({ length: 1_000 }, (_, number) => line(`t${number}`, []))],
    ["t999", [line("t999", []), line("old", [{ create: { email: "ada@mail.example" } }])]],
  ]);
  const asked: string[] = [];
  const writer = createClient({
    ...(await openWriter()).config(),
    resolveFetch: () => (input) => {
      const { pathname, searchParams } = new URL(String(input));
      if (!pathname.includes("/history/")) return Promise.resolve(Response.json({ result: [] }));
      const from = searchParams.get("toTransaction") ?? "";
      asked.push(from);
      const page = pages.get(from);
      const headers = { "Content-Type": "application/x-ndjson" };
      if (page) return Promise.resolve(new Response(page.join("\n"), { headers }));
      return Promise.reject(new TypeError("fetch failed"));
    },
    maxRetries: 0,
  });
  const { subscriberOf } = createNewsletterKeys(randomBytes(32));
  const data = createPersonalData({ outbox: openTemporaryOutbox(), writer, subscriberOf });
  const { history } = await data.find(personNamed("ada@mail.example"));
  expect(asked).toEqual(["", "t999"]);
  expect(history).toMatchObject([{ id: "old", _id: "enquiry.one" }]);
  pages.clear();
  await expect(data.find(personNamed("ada@mail.example"))).rejects.toThrow();
});

async function open(folder?: string) {
  const outbox = openTemporaryOutbox();
  const writer = await openWriter({ folder });
  const write = createEnquiryWriter(writer);
  const sent = [
    submissionOf("a dress"),
    submissionOf("another's", { email: "bada@mail.example" }),
    submissionOf("another's too", { email: "ada@mail.example.org" }),
    submissionOf("waits for the mail", { steps: ["content", "notice"] }),
  ];
  for (const submission of sent) {
    outbox.add(submission);
    const next = outbox.next("content");
    if (!next) throw new Error("Nothing waits.");
    await write(next);
    outbox.markDelivered(next.id);
  }
  outbox.add(submissionOf("call 06 12 34 56 78", { email: "eve@mail.example", steps: ["content"] }));
  const keys = createNewsletterKeys(randomBytes(32));
  const { subscriberOf } = keys;
  return { data: createPersonalData({ outbox, writer, subscriberOf }), outbox, writer, keys };
}
