import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { limits } from "../limits.ts";
import { openForWriting } from "../storage/database.ts";
import { createDatasetSize } from "./dataset-size.ts";
import type { Document } from "./document.ts";
import { createStore } from "./document-store.ts";

function openDatabase() {
  const database = openForWriting(":memory:");
  onTestFinished(() => database.close());
  return database;
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

/** Visitors have filled their share. */
function openFull() {
  const database = openDatabase();
  const size = createDatasetSize(database);
  const message = "x".repeat((limits.visitorsMegabytes * 2 ** 20) / 6 - 100);
  const sent = creation("enquiry.a", { message });
  size.set(size.after([sent]));
  const add = (id: string) => () => size.after([creation(id, { message: "x".repeat(999) })]);
  return { database, size, sent, add };
}

test("what is counted change by change is what is counted when the lake opens", () => {
  const database = openDatabase();
  const sizes = [{ label: "36" }, { label: 'a "[{' }];
  const changes = [creation("odile", { sizes, seo: {} }), creation("enquiry.a", { message: "[\\[{" })];
  const counted = createDatasetSize(database).after(changes);
  for (const { id, after } of changes)
    database.prepare("INSERT INTO documents (id, body) VALUES (?, ?)").run(id, JSON.stringify(after));
  expect(createDatasetSize(database).after([])).toEqual(counted);
  expect(counted.visitors).toBeGreaterThan(0);
  expect(counted.all).toBeGreaterThan(counted.visitors);
});

test("a bracket in a text weighs as much as any other character", () => {
  const size = createDatasetSize(openDatabase());
  const sizeOf = (letter: string) => size.after([creation("odile", { text: letter.repeat(999) })]);
  expect(sizeOf("[")).toEqual(sizeOf("x"));
});

test("what visitors send fills their share alone: the label goes on writing, also about what they have sent", () => {
  const { size, sent, add } = openFull();
  for (const id of ["enquiry.b", "drafts.enquiry.b", "subscriber.c"])
    expect(add(id), id).toThrow(/fills its share/);
  const answered = { ...sent, before: sent.after, after: { ...sent.after, status: "answered" } };
  for (const change of [creation("odile", { text: "x".repeat(9999) }), answered])
    expect(size.after([change]).all).toBeGreaterThan(size.after([]).all);
  const deleted = { ...sent, before: sent.after, after: undefined };
  expect(size.after([deleted, creation("enquiry.b", { message: "hello" })]).all).toBeGreaterThan(0);
});

test("a full share refuses what visitors send, and not what editors write: other private documents, and what they restore", () => {
  const { database, size, add } = openFull();
  const { visitors } = size.after([]);
  for (const id of ["sanity-preview-url-secret.a", "drafts.notes.a", "enquiry", "a.enquiry.b"])
    expect(add(id)().visitors, id).toBe(visitors);
  database.exec("INSERT INTO transactions (id, author, timestamp) VALUES ('t', 'editor', '2026')");
  for (const id of ["enquiry.deleted", "subscriber.left"])
    database.prepare("INSERT INTO revisions (sequence, document) VALUES (1, ?)").run(id);
  database.exec("INSERT INTO documents (id, body) VALUES ('subscriber.here', '{}')");
  const restored = ["enquiry.deleted", "drafts.enquiry.deleted", "versions.spring.enquiry.deleted"];
  for (const id of [...restored, "drafts.subscriber.here"])
    expect(add(id)().visitors, id).toBeGreaterThan(visitors);
  const sent = ["enquiry.new", "subscriber.new", "subscriber.left"];
  for (const id of [...sent, "drafts.enquiry.new", "versions.spring.enquiry.new"])
    expect(add(id), id).toThrow(/fills its share/);
});

test("a store whose dataset is full grows no more, lets a deletion through, and counts what is committed", () => {
  const database = openDatabase();
  const open = (datasetMegabytes: number) =>
    createStore(database, { datasetMegabytes, visitorsMegabytes: 1 });
  let store = open(1);
  const timestamp = new Date().toISOString();
  const commit = (id: string, after: Document | undefined, before?: Document, isDryRun = false) => {
    const changes = [{ id, before, after, mutations: [], positions: [] }];
    return store.commit({ id: randomUUID(), author: "test", timestamp, changes }, { isDryRun });
  };
  const times = { _rev: "r", _createdAt: timestamp, _updatedAt: timestamp };
  /** Each takes two fifths of the limit. */
  const gown = (_id: string, letters = 70_000) => ({
    _id,
    _type: "gown",
    ...times,
    text: "x".repeat(letters),
  });
  const create = (id: string, isDryRun?: boolean) => commit(id, gown(id), undefined, isDryRun);
  for (let time = 0; time < 5; time += 1) create("a", true);
  create("a");
  create("b");
  for (const isDryRun of [true, false])
    expect(() => create("c", isDryRun)).toThrow(expect.objectContaining({ status: 413 }));
  expect(store.read("c")).toBeUndefined();
  commit("b", gown("b", 69_000), gown("b"));
  expect(() => create("c")).toThrow(/dataset is full/);
  commit("a", undefined, gown("a"));
  create("c");
  expect(() => create("d")).toThrow(/dataset is full/);
  // A smaller limit is one that the dataset is beyond.
  store = open(0.1);
  expect(() => create("d")).toThrow(/dataset is full/);
  commit("b", undefined, gown("b", 69_000));
  expect(store.read("b")).toBeUndefined();
});
