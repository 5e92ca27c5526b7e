import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { expect, onTestFinished, test } from "vitest";
import { createManualClock } from "#tests/support/manual-clock.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTemporaryOutbox, submissionOf } from "#tests/support/temporary-outbox.ts";
import { type DeliveryClock, startDelivery } from "./delivery.ts";
import { DelayedDeliveryError, PermanentDeliveryError } from "./delivery-errors.ts";
import { openOutboxDatabase } from "./outbox-database.ts";
import { ofKind, type Submission, type SubmissionOf } from "./submission.ts";

const MINUTE_MS = 60_000;

test("What waits is delivered step by step, in the order in which it came", async () => {
  const done: string[] = [];
  const note =
    (step: string): DeliverEnquiry =>
    ({ message }) =>
      Promise.resolve(void done.push(`${step} ${message}`));
  const { outbox, delivery } = open({ content: note("content"), notice: note("notice") });
  for (const message of ["a", "b", "c"]) outbox.add(submissionOf(message, { steps: ["content", "notice"] }));
  delivery.wake();
  await waitFor(() => expect(outbox.state().waiting).toBe(0));
  for (const step of ["content", "notice"])
    expect(done.filter((line) => line.startsWith(step))).toEqual([`${step} a`, `${step} b`, `${step} c`]);
  for (const message of ["a", "b", "c"])
    expect(done.indexOf(`content ${message}`)).toBeLessThan(done.indexOf(`notice ${message}`));
});

test("A host that is down for an hour is asked ever more rarely, and then gets everything once and in order", async () => {
  const clock = createManualClock();
  const upAt = clock.now() + 60 * MINUTE_MS;
  const down = () => clock.now() < upAt && new Error("ECONNREFUSED");
  const { add, attempts, untilStored } = openContent(down, { clock });
  const messages = Array.from({ length: 20 }, (_, number) => `message ${number}`);
  add(...messages);
  await untilStored(...messages);
  const moments = [...new Set(attempts)].filter((at) => at < upAt);
  const pauses = moments.map((at, index) => at - (moments[index - 1] ?? at));
  expect(pauses.slice(1, 5)).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(Math.max(...pauses)).toBe(15 * MINUTE_MS);
  expect(pauses.length).toBeLessThan(15);
});

test("A host that asks to be left alone for a while is asked after that, and after a quarter of an hour at most", async () => {
  const clock = createManualClock();
  const waits = [3 * MINUTE_MS, 60 * MINUTE_MS];
  const { add, attempts, untilStored } = openContent(
    () => {
      const pauseMs = waits.shift();
      return pauseMs !== undefined && new DelayedDeliveryError(pauseMs, {});
    },
    { clock },
  );
  add("a");
  await untilStored("a");
  expect(attempts.map((at) => (at - (attempts[0] ?? 0)) / MINUTE_MS)).toEqual([0, 3, 18]);
});

test("The pause goes on through a restart", async () => {
  const folder = temporaryFolder();
  const clock = createManualClock();
  const down = () => new Error("down");
  const first = openContent(down, { folder, clock });
  first.add("a");
  await waitFor(() => expect(first.outbox.next("content")).toMatchObject({ attempts: 1 }));
  await first.delivery.close();
  const second = openContent(down, { folder, clock });
  await waitFor(() => expect(clock.sleeping()).toBeGreaterThan(0));
  expect(second.attempts).toEqual([]);
  clock.turn();
  await waitFor(() => expect(second.outbox.next("content")).toMatchObject({ attempts: 2 }));
});

test("One that the host refuses for good holds up no other, and is tried again the next day", async () => {
  let isMended = false;
  const isOdd = (message: string) => message === "odd" && !isMended;
  const { outbox, add, stored, untilStored } = openContent(
    (message) => isOdd(message) && new PermanentDeliveryError("422"),
  );
  add("odd", "a", "b");
  await waitFor(() => expect(stored).toEqual(["a", "b"]));
  expect(outbox.state()).toMatchObject({ waiting: 1, failed: 1 });
  isMended = true;
  expect(await untilStored("a", "b", "odd")).toBe(24 * 60 * MINUTE_MS);
});

test("What content and email both refuse is tried in both again each day, without a circle, and at once where the content works again", async () => {
  const clock = createManualClock();
  const began = clock.now();
  const asked: [step: string, day: number][] = [];
  let isFull = true;
  const refuse = (step: string) => {
    asked.push([step, Math.round((clock.now() - began) / (24 * 60 * MINUTE_MS))]);
    return Promise.reject(new PermanentDeliveryError("413"));
  };
  const { outbox, delivery } = open({
    clock,
    content: ({ message }) => (isFull && message === "a" ? refuse("content") : Promise.resolve()),
    notice: () => refuse("notice"),
  });
  outbox.add(submissionOf("a", { steps: ["content", "notice"] }));
  delivery.wake();
  await turnUntil(clock, () => expect(asked.length).toBeGreaterThan(5));
  const day = (number: number) => [
    ["content", number],
    ["notice", number],
  ];
  expect(asked.slice(0, 6)).toEqual([...day(0), ...day(1), ...day(2)]);
  isFull = false;
  const before = clock.now();
  outbox.add(submissionOf("b"));
  delivery.wake();
  await waitFor(() => expect(outbox.next("content")).toBeUndefined());
  expect(clock.now()).toBe(before);
});

test("One that fails each time while others would not holds them up for a minute or two, and is still tried", async () => {
  let isMended = false;
  // A firewall before the content host may take a word for an attack.
  const { add, outbox, stored, untilStored } = openContent(
    (message) => message === "odd" && !isMended && new Error("403"),
  );
  add("odd", "a", "b");
  expect(await untilStored("a", "b")).toBeLessThan(2 * MINUTE_MS);
  expect(outbox.state(), "nobody has refused it for good").toMatchObject({ waiting: 1, failed: 0 });
  add("c");
  await waitFor(() => expect(stored, "later ones do not wait").toEqual(["a", "b", "c"]));
  isMended = true;
  expect(await untilStored("a", "b", "c", "odd")).toBeLessThanOrEqual(15 * MINUTE_MS);
});

test.each([2, 3, 40])(
  "%i that fail hold up others for hours at most, and later ones for minutes",
  async (count) => {
    const { add, untilStored } = openContent(
      (message) => message.startsWith("odd") && new Error("451 4.7.1"),
    );
    add(...Array.from({ length: count }, (_, number) => `odd ${number}`), "a");
    expect(await untilStored("a")).toBeLessThan((count < 4 ? 2 : 4 * 60) * MINUTE_MS);
    add("b");
    expect(await untilStored("a", "b")).toBeLessThan(20 * MINUTE_MS);
  },
);

test("One that no longer waits in line is tried again although another keeps failing", async () => {
  const failing = new Set(["odd", "late"]);
  const { add, untilStored } = openContent((message) => failing.has(message) && new Error("451"));
  add("late", "a");
  await untilStored("a");
  failing.delete("late");
  add("odd");
  expect(await untilStored("a", "late")).toBeLessThan(20 * MINUTE_MS);
});

test("A row that cannot be read is set aside with its id in the log, and holds up nothing", async () => {
  const folder = temporaryFolder();
  const before = openTemporaryOutbox({ folder });
  before.add(submissionOf("odd"));
  const { id } = before.next("content") ?? {};
  for (const message of ["a", "b"]) before.add(submissionOf(message));
  before.close();
  const database = openOutboxDatabase(folder);
  database.prepare('UPDATE words SET body = \'{"kind":"enq\' WHERE id = ?').run(id ?? "");
  database.close();
  const { outbox, logged, untilStored } = openContent(() => false, { folder });
  await untilStored("a", "b");
  expect(logged).toContainEqual([
    "error",
    "outbox does not take notes",
    { step: "content", error: expect.objectContaining({ message: expect.stringContaining(String(id)) }) },
  ]);
  expect(outbox.state()).toMatchObject({ waiting: 1, failed: 1 });
  expect(outbox.all()).toEqual([]);
});

test("A clock that was set back does not put off for years what one that was ahead has put off for a minute", async () => {
  const folder = temporaryFolder();
  const clock = createManualClock();
  const ahead = { ...clock, now: () => clock.now() + 4 * 365 * 24 * 60 * MINUTE_MS };
  const first = open({ folder, clock: ahead, content: () => Promise.reject(new Error("down")) });
  first.add("a");
  await waitFor(() => expect(first.outbox.next("content")).toMatchObject({ attempts: 1 }));
  await first.delivery.close();
  const { stored } = openContent(() => false, { folder, clock });
  await waitFor(() => expect(stored).toEqual(["a"]));
});

test("What was done is not done again because the outbox could not note it", async () => {
  const clock = createManualClock();
  const sent: Submission[] = [];
  const outbox = openTemporaryOutbox();
  let isFull = true;
  const forgetful = {
    ...outbox,
    markDelivered(id: string) {
      if (isFull) throw new Error("database or disk is full");
      outbox.markDelivered(id);
    },
  };
  const delivery = startDelivery({
    outbox: forgetful,
    deliver: { notice: (submission) => Promise.resolve(void sent.push(submission)) },
    clock,
    log: () => undefined,
  });
  onTestFinished(() => delivery.close());
  outbox.add(submissionOf("a", { steps: ["notice"] }));
  delivery.wake();
  await waitFor(() => expect(sent).toHaveLength(1));
  clock.turn();
  isFull = false;
  await turnUntil(clock, () => expect(outbox.state().waiting).toBe(0));
  expect(sent).toHaveLength(1);
});

test("Trouble with one step does not keep another from being done", async () => {
  const notice = () => Promise.reject(new Error("421 try later"));
  const { outbox, delivery, untilStored } = openContent(() => false, { notice });
  for (const message of ["a", "b"]) outbox.add(submissionOf(message, { steps: ["content", "notice"] }));
  delivery.wake();
  await untilStored("a", "b");
  expect(outbox.state().waiting).toBe(2);
});

test("Two who are refused for a while are told within minutes", async () => {
  const clock = createManualClock();
  const upAt = clock.now() + 5 * MINUTE_MS;
  const notice = () => (clock.now() < upAt ? Promise.reject(new Error("451")) : Promise.resolve());
  const { outbox, delivery } = open({ clock, notice1: notice, notice2: notice });
  outbox.add(submissionOf("a", { steps: ["notice1", "notice2"] }));
  delivery.wake();
  await turnUntil(clock, () => expect(outbox.state().waiting).toBe(0));
  expect(clock.now()).toBeLessThan(upAt + 10 * MINUTE_MS);
});

test("Who is refused for a while is told within minutes, though another recipient is refused for good", async () => {
  for (const gone of ["notice1", "notice2"]) {
    const clock = createManualClock();
    const upAt = clock.now() + 5 * MINUTE_MS;
    const told: number[] = [];
    const attempts: number[] = [];
    const notice = (step: string) => () => {
      attempts.push(clock.now());
      if (step === gone) return Promise.reject(new PermanentDeliveryError("550"));
      if (clock.now() < upAt) return Promise.reject(new Error("451"));
      return Promise.resolve(void told.push(clock.now()));
    };
    const { outbox, delivery } = open({ clock, notice1: notice("notice1"), notice2: notice("notice2") });
    outbox.add(submissionOf("a", { steps: ["notice1", "notice2"] }));
    delivery.wake();
    await turnUntil(clock, () => expect(outbox.state()).toMatchObject({ waiting: 1, failed: 1 }));
    expect(told, gone).toHaveLength(1);
    expect(Math.max(...told), gone).toBeLessThan(upAt + 10 * MINUTE_MS);
    expect(attempts.length, "each pause grows").toBeLessThan(30);
  }
});

test("After it has been closed nothing more is begun, and what was under way has come to its end", async () => {
  const begun: string[] = [];
  const goOn = Promise.withResolvers<void>();
  const { outbox, delivery, add } = open({
    content({ message }) {
      begun.push(message);
      return goOn.promise;
    },
  });
  add("a", "b");
  await waitFor(() => expect(begun).toEqual(["a"]));
  const closed = delivery.close();
  goOn.resolve();
  await closed;
  expect([begun, outbox.state().waiting]).toEqual([["a"], 1]);
});

test("After it has been closed no other is tried in the place of one that failed", async () => {
  const clock = createManualClock();
  const begun: string[] = [];
  const failing = Promise.withResolvers<void>();
  const { delivery, add } = open({
    clock,
    async content({ message }) {
      begun.push(message);
      if (begun.length === 4) await failing.promise;
      throw new Error("451");
    },
  });
  add("odd", "a");
  await turnUntil(clock, () => expect(begun).toHaveLength(4));
  const closed = delivery.close();
  failing.resolve();
  await closed;
  expect(begun).toEqual(["odd", "odd", "odd", "odd"]);
});

test("What is removed while another is tried before it is delivered to nobody", async () => {
  const clock = createManualClock();
  const begun: string[] = [];
  const failing = Promise.withResolvers<void>();
  const { outbox, add, delivery } = open({
    clock,
    async content({ message }) {
      begun.push(message);
      if (message === "b") await failing.promise;
      throw new Error("451");
    },
  });
  add("odd", "a", "b");
  await turnUntil(clock, () => expect(begun).toContain("b"));
  const before = begun.length;
  for (const { id, ...submission } of outbox.all())
    if ("message" in submission && submission.message === "a") outbox.remove(id);
  failing.resolve();
  await turnUntil(clock, () => expect(begun.length).toBeGreaterThan(before));
  await delivery.close();
  expect(begun.slice(before)).not.toContain("a");
});

test("A step that is not set up any more is left out, and said", async () => {
  const folder = temporaryFolder();
  const { outbox, delivery } = open({ folder });
  outbox.add(submissionOf("a", { steps: ["content", "notice"] }));
  await delivery.close();
  const { logged, outbox: next } = open({ folder, notice: () => Promise.resolve() });
  await waitFor(() => expect(next.state().waiting).toBe(0));
  expect(logged).toEqual([
    ["warning", "step left out: it is not set up any more", { step: "content", dropped: 1 }],
    ["info", "submission delivered", expect.objectContaining({ step: "notice" })],
  ]);
});

type ManualClock = ReturnType<typeof createManualClock>;
type DeliverEnquiry = (enquiry: SubmissionOf<"enquiry">) => Promise<void>;
type Parts = {
  folder?: string;
  clock?: DeliveryClock;
  content?: DeliverEnquiry;
  notice?: DeliverEnquiry;
  notice1?: DeliverEnquiry;
  notice2?: DeliverEnquiry;
};

function open({ folder, clock = createManualClock(), ...steps }: Parts) {
  const deliver = Object.fromEntries(
    Object.entries(steps).map(([step, work]) => [step, ofKind("enquiry", work)]),
  );
  const now = { now: () => clock.now() };
  const outbox = openTemporaryOutbox(folder === undefined ? now : { ...now, folder });
  const logged: unknown[] = [];
  const log = (...line: unknown[]) => void logged.push(line);
  const delivery = startDelivery({ outbox, deliver, clock, log });
  onTestFinished(() => delivery.close());
  const add = (...messages: string[]) => {
    for (const message of messages) outbox.add(submissionOf(message));
    delivery.wake();
  };
  return { outbox, delivery, logged, add };
}

/** An open delivery whose content refuses a message as long as there is a fault in it. */
function openContent(
  faultIn: (message: string) => Error | false,
  parts: Parts & { clock?: ManualClock } = {},
) {
  const clock = parts.clock ?? createManualClock();
  const stored: string[] = [];
  const attempts: number[] = [];
  function content({ message }: SubmissionOf<"enquiry">) {
    attempts.push(clock.now());
    const fault = faultIn(message);
    return fault ? Promise.reject(fault) : Promise.resolve(void stored.push(message));
  }
  /** Lets time go on until these are all that is stored, and returns how much it was. */
  async function untilStored(...messages: string[]) {
    const before = clock.now();
    await turnUntil(clock, () => expect(stored).toEqual(messages));
    return clock.now() - before;
  }
  return { ...open({ content, ...parts, clock }), stored, attempts, untilStored };
}

/** Lets time go on until the check holds. */
function turnUntil(clock: ManualClock, check: () => void): Promise<void> {
  return waitFor(() => {
    clock.turn();
    check();
  });
}
