import { expect, onTestFinished, test } from "vitest";
import { limits } from "../limits.ts";
import { openForWriting } from "../storage/database.ts";
import { createDatasetSize } from "./dataset-size.ts";

/** The size of one change on an empty dataset. */
function open() {
  const database = openForWriting(":memory:");
  onTestFinished(() => database.close());
  return { database, size: createDatasetSize(database) };
}

function creation(id: string, fields: Record<string, unknown>) {
  return {
    id,
    before: undefined,
    after: { _id: id, _type: "test", ...fields },
    mutations: [],
    positions: [],
  };
}

test("what is counted change by change is what is counted when the lake opens", () => {
  const { database, size } = open();
  const sizes = [{ label: "36" }, { label: 'a "[{' }];
  const changes = [creation("odile", { sizes, seo: {} }), creation("enquiry.a", { message: "[\\[{" })];
  const counted = size.after(changes);
  for (const { id, after } of changes)
    database.prepare("INSERT INTO documents (id, body) VALUES (?, ?)").run(id, JSON.stringify(after));
  expect(createDatasetSize(database).after([])).toEqual(counted);
  expect(counted.visitors).toBeGreaterThan(0);
  expect(counted.all).toBeGreaterThan(counted.visitors);
});

test("a bracket in a text weighs as much as any other character", () => {
  const { size } = open();
  const [brackets, letters] = ["[", "x"].map((one) =>
    size.after([creation("odile", { text: one.repeat(999) })]),
  );
  expect(brackets).toEqual(letters);
});

test("what visitors send fills their share alone: the label goes on writing, also about what they have sent", () => {
  const { size } = open();
  const sent = creation("enquiry.a", { message: "x".repeat((limits.visitorsMegabytes * 2 ** 20) / 6 - 100) });
  size.set(size.after([sent]));
  const full = /fills its share/;
  for (const id of ["enquiry.b", "drafts.enquiry.b", "subscriber.c"])
    expect(() => size.after([creation(id, { message: "x".repeat(100) })]), id).toThrow(full);
  const answered = { ...sent, before: sent.after, after: { ...sent.after, status: "answered" } };
  for (const change of [creation("odile", { text: "x".repeat(9999) }), answered])
    expect(size.after([change]).all).toBeGreaterThan(size.after([]).all);
  const deleted = { ...sent, before: sent.after, after: undefined };
  expect(size.after([deleted, creation("enquiry.b", { message: "hello" })]).all).toBeGreaterThan(0);
});
