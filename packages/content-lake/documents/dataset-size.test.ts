import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { limits } from "../limits.ts";
import { openForWriting } from "../storage/database.ts";
import { createDatasetSize } from "./dataset-size.ts";
import type { Document } from "./document.ts";
import { createStore } from "./document-store.ts";

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

test("a full share refuses what visitors send, and not what editors write: other private documents, and what they restore", () => {
  const { database, size } = open();
  const sent = creation("enquiry.a", { message: "x".repeat((limits.visitorsMegabytes * 2 ** 20) / 6 - 100) });
  size.set(size.after([sent]));
  const { visitors } = size.after([]);
  for (const id of ["sanity-preview-url-secret.a", "drafts.notes.a", "enquiry", "a.enquiry.b"]) {
    expect(size.after([creation(id, { text: "x".repeat(999) })]).visitors, id).toBe(visitors);
  }
  database.exec("INSERT INTO transactions (id, author, timestamp) VALUES ('t', 'editor', '2026')");
  database.exec("INSERT INTO revisions (sequence, document) VALUES (1, 'enquiry.deleted')");
  for (const id of ["enquiry.deleted", "drafts.enquiry.deleted", "versions.spring.enquiry.deleted"])
    expect(size.after([creation(id, { message: "x".repeat(999) })]).visitors, id).toBeGreaterThan(visitors);
  database.exec("INSERT INTO revisions (sequence, document) VALUES (1, 'subscriber.left')");
  database.exec("INSERT INTO documents (id, body) VALUES ('subscriber.here', '{}')");
  expect(size.after([creation("drafts.subscriber.here", {})]).visitors).toBeGreaterThan(visitors);
  for (const id of [
    "enquiry.new",
    "subscriber.new",
    "subscriber.left",
    "drafts.enquiry.new",
    "versions.spring.enquiry.new",
  ])
    expect(() => size.after([creation(id, { message: "x".repeat(999) })]), id).toThrow(/fills its share/);
});

test("a store whose dataset is full grows no more, lets a deletion through, and counts what is committed", () => {
  const database = openForWriting(":memory:");
  onTestFinished(() => database.close());
  const open = (datasetMegabytes: number) =>
    createStore(database, { datasetMegabytes, visitorsMegabytes: 1 });
  let store = open(1);
  const timestamp = new Date().toISOString();
  const commit = (change: { id: string; before?: Document; after: Document | undefined }, isDryRun = false) =>
    store.commit(
      {
        id: randomUUID(),
        author: "test",
        timestamp,
        changes: [{ before: undefined, ...change, mutations: [], positions: [] }],
      },
      { isDryRun },
    );
  /** Each takes two fifths of the limit. */
  const gown = (id: string, letters = 70_000): Document => ({
    _id: id,
    _type: "product",
    _rev: "r",
    _createdAt: timestamp,
    _updatedAt: timestamp,
    text: "x".repeat(letters),
  });
  const create = (id: string, isDryRun?: boolean) => commit({ id, after: gown(id) }, isDryRun);
  for (let time = 0; time < 5; time += 1) create("a", true);
  create("a");
  create("b");
  for (const isDryRun of [true, false])
    expect(() => create("c", isDryRun)).toThrow(expect.objectContaining({ status: 413 }));
  expect(store.read("c")).toBeUndefined();
  commit({ id: "b", before: gown("b"), after: gown("b", 69_000) });
  expect(() => create("c")).toThrow(/dataset is full/);
  commit({ id: "a", before: gown("a"), after: undefined });
  create("c");
  expect(() => create("d")).toThrow(/dataset is full/);
  // A smaller limit is one that the dataset is beyond.
  store = open(0.1);
  expect(() => create("d")).toThrow(/dataset is full/);
  commit({ id: "b", before: gown("b", 69_000), after: undefined });
  expect(store.read("b")).toBeUndefined();
});
