import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTemporaryOutbox, submissionOf } from "#tests/support/temporary-outbox.ts";
import { type Outbox, OutboxFull } from "./outbox.ts";
import { lockDelivery, OUTBOX_FOLDER } from "./outbox-database.ts";
import type { Step } from "./submission.ts";

const DAY_MS = 24 * 60 * 60_000;

const hers = { subscriber: "s1", email: "a@b.example", formKey: "" } as const;
const signUp = { kind: "signUp", ...hers, steps: ["confirmation"] } as const;
const subscription = { kind: "subscription", ...hers, signedUp: 1, steps: ["list", "welcome"] } as const;

/** Delivers what is next at this step. */
function deliver(outbox: Outbox, step: Step = "content") {
  outbox.markDelivered(outbox.next(step)?.id ?? "");
}

test("What is added waits in the order in which it came, through a restart, with every word", () => {
  const folder = temporaryFolder();
  const first = openTemporaryOutbox({ folder });
  const message = "May & June\n\n“é” 👗";
  first.add(submissionOf(message));
  first.add(submissionOf("second"));
  first.close();
  const outbox = openTemporaryOutbox({ folder });
  const next = outbox.next("content");
  expect(next).toMatchObject({ name: "Ada Byron", email: "ada@mail.example", message, step: "content" });
  outbox.markDelivered(next?.id ?? "");
  expect(outbox.next("content")).toMatchObject({ message: "second" });
  expect(outbox.state()).toMatchObject({ waiting: 1 });
});

test("The same words are one enquiry: of one form always, of any form within a day", () => {
  let now = 21_000 * DAY_MS;
  const outbox = openTemporaryOutbox({ now: () => now });
  const add = (formKey: string, message = "a dress") => outbox.add(submissionOf(message, { formKey }));
  const { reference } = add("k1");
  expect(add("k1")).toEqual({ reference, isNew: false });
  expect(add("")).toEqual({ reference, isNew: false });
  expect(add("k2")).toEqual({ reference, isNew: false });
  expect(add("k1", "another dress").isNew, "other words are another enquiry").toBe(true);
  now += DAY_MS + 1;
  expect(add("k1"), "a tab that was brought back").toEqual({ reference, isNew: false });
  expect(add("").isNew, "the same question on another day").toBe(true);
});

test("A form that reaches the outboxes of two machines has one id, and other words or forms have others", () => {
  const idIn = (message: string, formKey: string) => {
    const outbox = openTemporaryOutbox();
    outbox.add(submissionOf(message, { formKey }));
    return outbox.next("content")?.id;
  };
  const id = idIn("a dress", "k1");
  expect(idIn("a dress", "k1")).toBe(id);
  const others = [
    idIn("another dress", "k1"),
    idIn("a dress", "k2"),
    idIn("a dress", ""),
    idIn("a dress", ""),
  ];
  expect(new Set([id, ...others]).size).toBe(5);
});

test("A delivered enquiry is known by its form for a month, and then forgotten", () => {
  let now = 21_000 * DAY_MS;
  const outbox = openTemporaryOutbox({ now: () => now });
  const submission = submissionOf("a dress", { formKey: "k1" });
  outbox.add(submission);
  outbox.add(submissionOf("waits for ever"));
  deliver(outbox);
  now += 29 * DAY_MS;
  outbox.sweep(now, false);
  expect(outbox.find(submission)).not.toBeUndefined();
  now += 2 * DAY_MS;
  outbox.sweep(now, false);
  expect(outbox.find(submission)).toBeUndefined();
  expect(outbox.state().waiting, "what waits is never forgotten").toBe(1);
});

/** Everything in the files of the outbox in this folder. */
function bytesIn(folder: string): string {
  const files = readdirSync(join(folder, OUTBOX_FOLDER));
  return files.map((name) => readFileSync(join(folder, OUTBOX_FOLDER, name), "latin1")).join("");
}

test("No word of what was delivered is left in the files, while the shop runs and afterwards", () => {
  vi.useFakeTimers();
  const folder = temporaryFolder();
  const outbox = openTemporaryOutbox({ folder });
  outbox.add(submissionOf("a secret of long ago"));
  expect(bytesIn(folder)).toContain("a secret of");
  deliver(outbox);
  vi.advanceTimersByTime(10_000);
  expect(bytesIn(folder)).toContain("CREATE TABLE submissions");
  expect(bytesIn(folder)).not.toMatch(/a secret of|mail\.example/);
  outbox.add(submissionOf("a secret of today"));
  deliver(outbox);
  vi.advanceTimersByTime(10_000);
  expect(bytesIn(folder), "of the second one").not.toMatch(/a secret of|mail\.example/);
  outbox.add({ ...signUp, email: "ida@mail.example" });
  outbox.sweep(Date.now() + 8 * DAY_MS, true);
  vi.advanceTimersByTime(10_000);
  expect(bytesIn(folder), "of one that was never confirmed").not.toContain("ida@mail.example");
  outbox.close();
  expect(bytesIn(folder)).not.toMatch(/a secret of|mail\.example/);
});

test("What pages have moved before it was delivered is gone once the outbox has been opened again", () => {
  const folder = temporaryFolder();
  const outbox = openTemporaryOutbox({ folder });
  outbox.add(submissionOf("delivered"));
  outbox.add(submissionOf("another's"));
  deliver(outbox);
  outbox.close();
  // A page that SQLite has moved words out of keeps them like this.
  const database = new DatabaseSync(join(folder, OUTBOX_FOLDER, "outbox.sqlite"));
  database.exec(`
    PRAGMA secure_delete = OFF;
    CREATE TABLE moved (body TEXT);
    INSERT INTO moved VALUES ('a secret of Ada');
    DROP TABLE moved;
  `);
  database.close();
  expect(bytesIn(folder)).toContain("a secret of Ada");
  const opened = openTemporaryOutbox({ folder });
  expect(bytesIn(folder)).not.toContain("a secret of Ada");
  expect(opened.all()).toMatchObject([{ message: "another's" }]);
});

test("No word is left in the files of what was removed, be it one submission or all of a subscriber", () => {
  const folder = temporaryFolder();
  const outbox = openTemporaryOutbox({ folder });
  outbox.add(submissionOf("a secret of Ada"));
  outbox.add({ ...signUp, email: "eve@secret.example" });
  outbox.add(submissionOf("another's"));
  outbox.remove(outbox.next("content")?.id ?? "");
  expect(bytesIn(folder)).not.toContain("a secret of Ada");
  expect(bytesIn(folder)).toContain("another's");
  outbox.removeSubscriber("s1");
  expect(bytesIn(folder)).not.toContain("eve@secret.example");
  expect(outbox.all()).toMatchObject([{ message: "another's" }]);
});

test("Only this account can read the files", () => {
  const folder = temporaryFolder();
  const outbox = openTemporaryOutbox({ folder });
  outbox.add(submissionOf("a"));
  for (const name of ["outbox.sqlite", "outbox.sqlite-wal"])
    expect(statSync(join(folder, OUTBOX_FOLDER, name)).mode & 0o077, name).toBe(0);
});

test("Beyond so many, and on a full disk, it refuses, and keeps what it has", () => {
  const few = openTemporaryOutbox({ mostWaiting: 2 });
  for (const message of ["a", "b"]) few.add(submissionOf(message));
  expect(() => few.add(submissionOf("c"))).toThrow(OutboxFull);
  expect(few.add(submissionOf("a")).isNew, "what it has already is not refused").toBe(false);

  const small = openTemporaryOutbox({ mostPages: 50 });
  const long = "x".repeat(2_000);
  const fill = () => {
    for (let count = 0; count < 200; count += 1) small.add(submissionOf(`${count} ${long}`));
  };
  expect(fill).toThrow(/full/);
  const { waiting } = small.state();
  expect(waiting).toBeGreaterThan(20);
  for (let count = 0; count < 20; count += 1) deliver(small);
  expect(small.state().waiting).toBe(waiting - 20);
  expect(small.add(submissionOf(`again ${long}`)).isNew, "there is room again").toBe(true);
});

test("Whoever leaves can do so also while too much waits", () => {
  const outbox = openTemporaryOutbox({ mostWaiting: 1 });
  outbox.add(submissionOf("a"));
  const subscriber = "0".repeat(32);
  const leaving = { kind: "unsubscription", subscriber, formKey: "", steps: ["list"] } as const;
  for (let press = 0; press < 20; press += 1) expect(outbox.add(leaving).isNew).toBe(press === 0);
  expect(outbox.state().waiting, "one of each, however often she presses").toBe(2);
});

test("Mails that no visitor takes neither keep out what the label is told, nor wait for ever", () => {
  let now = 21_000 * DAY_MS;
  const outbox = openTemporaryOutbox({ mostWaiting: 2, now: () => now });
  for (const message of ["a", "b"]) outbox.add(submissionOf(message, { steps: ["copy"] }));
  expect(() => outbox.add(signUp)).toThrow(OutboxFull);
  for (const message of ["c", "d"]) expect(outbox.add(submissionOf(message)).isNew).toBe(true);
  expect(() => outbox.add(submissionOf("e"))).toThrow(OutboxFull);
  now += 6 * DAY_MS;
  outbox.sweep(now, false);
  expect(outbox.next("copy")).toBeUndefined();
  expect(outbox.all()).toMatchObject([{ message: "c" }, { message: "d" }]);
  expect(outbox.add(signUp).isNew).toBe(true);
});

test("Enquiries that the label has been told of keep out no others while the content has no room for them", () => {
  const outbox = openTemporaryOutbox({ mostWaiting: 1 });
  for (const message of ["a", "b", "c"]) {
    expect(outbox.add(submissionOf(message, { steps: ["content", "notice"] })).isNew).toBe(true);
    expect(() => outbox.add(submissionOf("d"))).toThrow(OutboxFull);
    refuse(outbox, "content");
    deliver(outbox, "notice");
    refuse(outbox, "content");
  }
  expect(outbox.state().waiting).toBe(3);
  outbox.add(subscription);
  deliver(outbox, "list");
  const another = { ...subscription, subscriber: "s2", steps: ["list"] } as const;
  expect(() => outbox.add(another), "a mail to a visitor is none of the label's").toThrow(OutboxFull);
});

test("A step that was refused is not one that the label has been told by", () => {
  const outbox = openTemporaryOutbox();
  outbox.add(submissionOf("a", { steps: ["content", "notice"] }));
  refuse(outbox, "content");
  expect(outbox.discard("notice")).toBe(1);
  expect(outbox.discard("content"), "nothing else would reach the label").toBe(0);
  expect(outbox.next("content")).toMatchObject({ message: "a" });
});

test("Refused steps take turns, the visitor's copy waits until the label has the enquiry, and a round has a pause", () => {
  const outbox = openTemporaryOutbox();
  outbox.add(submissionOf("a", { steps: ["content", "notice", "copy"] }));
  for (let round = 1; round < 4; round += 1) {
    expect(refuse(outbox, "content", round)).toBe(true);
    expect(outbox.next("notice")).toMatchObject({ retryAt: 0, hasFailed: false });
    expect(refuse(outbox, "notice", round)).toBe(false);
    expect(outbox.next("copy")).toBeUndefined();
    expect(outbox.next("content")).toMatchObject({ retryAt: round, hasFailed: true });
  }
  refuse(outbox, "content");
  deliver(outbox, "notice");
  expect(refuse(outbox, "content"), "the label has it, so the copy is next").toBe(true);
  deliver(outbox, "copy");
  expect(refuse(outbox, "content", 9)).toBe(false);
  expect(outbox.next("content")).toMatchObject({ retryAt: 9, hasFailed: true });
});

test("Nobody is welcomed who is not on the list, however often the list is refused", () => {
  const outbox = openTemporaryOutbox();
  outbox.add(subscription);
  for (const round of [1, 2]) {
    expect(refuse(outbox, "list", round)).toBe(false);
    expect(outbox.next("welcome")).toBeUndefined();
    expect(outbox.next("list")).toMatchObject({ retryAt: round, hasFailed: true });
  }
});

test("Once a step works again what was refused there is due at once, in its order, and what is refused again waits", () => {
  const outbox = openTemporaryOutbox();
  for (const message of ["a", "b", "c"]) outbox.add(submissionOf(message));
  outbox.add(submissionOf("elsewhere", { steps: ["notice"] }));
  for (const at of [1, 2]) refuse(outbox, "content", at * DAY_MS);
  refuse(outbox, "notice", DAY_MS);
  deliver(outbox);
  expect(outbox.next("content")).toMatchObject({ message: "a", retryAt: 0 });
  refuse(outbox, "content", 3 * DAY_MS);
  expect(outbox.next("content")).toMatchObject({ message: "b", retryAt: 0 });
  expect(outbox.next("notice"), "of another step").toMatchObject({ retryAt: DAY_MS });
});

test("of several who are told, the others go first where one is put off, and after a round all wait", () => {
  const outbox = openTemporaryOutbox();
  outbox.add(submissionOf("a", { steps: ["notice1", "notice2", "copy"] }));
  const { id = "" } = outbox.next("notice1") ?? {};
  for (const retryAt of [5, 10]) {
    expect(outbox.retryLater(id, retryAt)).toBe(true);
    expect(outbox.next("notice2")).toMatchObject({ retryAt: 0 });
    expect(outbox.retryLater(id, retryAt), "the first waits, and has to be woken").toBe(true);
    expect(outbox.next("notice1")).toMatchObject({ retryAt });
  }
  expect(outbox.next("notice1")).toMatchObject({ attempts: 4 });
  for (const step of ["notice1", "notice2", "copy"] as const) {
    expect(outbox.next(step)?.id).toBe(id);
    outbox.markDelivered(id);
  }
  expect(outbox.state().waiting).toBe(0);
});

test("A step that works brings back a handful of what it has refused, those first that have waited longest", () => {
  const outbox = openTemporaryOutbox();
  for (let number = 0; number < 20; number += 1) outbox.add(submissionOf(`${number}`));
  for (let number = 0; number < 20; number += 1) refuse(outbox, "content", DAY_MS + number);
  outbox.add(submissionOf("fits"));
  deliver(outbox);
  for (let number = 0; number < 16; number += 1) {
    expect(outbox.next("content")).toMatchObject({ message: `${number}`, retryAt: 0 });
    refuse(outbox, "content", 2 * DAY_MS);
  }
  expect(outbox.next("content")).toMatchObject({ message: "16", retryAt: DAY_MS + 16 });
});

test("What fails each time keeps its pause, whatever else works", () => {
  const outbox = openTemporaryOutbox();
  for (const message of ["a", "b"]) outbox.add(submissionOf(message));
  const { id = "" } = outbox.next("content") ?? {};
  expect(outbox.retryLater(id, 5)).toBe(false);
  outbox.markFailed(id);
  deliver(outbox);
  expect(outbox.next("content")).toMatchObject({ message: "a", retryAt: 5 });
});

/** The step refuses for good what is next there. Returns whether another step is tried at once. */
function refuse(outbox: Outbox, step: Step, retryAt = 1): boolean {
  const next = outbox.next(step);
  if (!next) throw new Error("Nothing waits.");
  return outbox.postpone(next, retryAt);
}

test("What came while the clock was years ahead blocks nothing once it is right", () => {
  let now = 25_000 * DAY_MS;
  const outbox = openTemporaryOutbox({ now: () => now });
  const add = () => outbox.add(signUp);
  add();
  now = 21_000 * DAY_MS;
  expect(add().isNew).toBe(true);
  expect(outbox.signUpsSince("s1", now - DAY_MS)).toBe(1);
  outbox.sweep(now, false);
  expect(outbox.signUpsSince("s1", now - DAY_MS), "from now on it is of today").toBe(2);
});

test("What was to be tried again in a year, by a clock that was ahead, goes before whatever fails by the right one", () => {
  const now = 21_000 * DAY_MS;
  const outbox = openTemporaryOutbox({ now: () => now });
  for (const message of ["a year away", "soon"]) outbox.add(submissionOf(message));
  for (const retryAt of [now + 365 * DAY_MS, now + 60_000]) {
    const { id = "" } = outbox.next("content") ?? {};
    outbox.retryLater(id, retryAt);
    outbox.markFailed(id);
  }
  expect(outbox.next("content")).toMatchObject({ message: "a year away" });
  const [other] = outbox.others({ id: "", step: "content" }, 5);
  expect(other).toMatchObject({ message: "a year away" });
});

test("A copy that has to wait holds up no other visitor's", () => {
  const outbox = openTemporaryOutbox();
  for (const message of ["a", "b"]) outbox.add(submissionOf(message, { steps: ["copy"] }));
  outbox.retryLater(outbox.next("copy")?.id ?? "", 5_000);
  expect(outbox.next("copy")).toMatchObject({ message: "b" });
});

test("A step that is not done any more is left out, unless nothing else would reach the label", () => {
  const outbox = openTemporaryOutbox();
  outbox.add(submissionOf("told", { steps: ["content", "notice"] }));
  deliver(outbox);
  outbox.add(submissionOf("by mail alone", { steps: ["notice"] }));
  outbox.add(submissionOf("with a copy", { steps: ["notice", "copy"] }));
  expect(outbox.discard("notice")).toBe(2);
  expect(outbox.next("notice")).toMatchObject({ message: "by mail alone" });
});

test("One process delivers; when it has ended, the next one does", () => {
  const folder = temporaryFolder();
  const lock = lockDelivery(folder);
  expect(lockDelivery(folder)).toBeUndefined();
  lock?.release();
  const next = lockDelivery(folder);
  expect(next?.release).toBeTypeOf("function");
  next?.release();
});
