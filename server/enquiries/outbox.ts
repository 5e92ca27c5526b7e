import { createHash, randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { newReferenceCode } from "./reference-code.ts";
import { bodies, type Kind, kinds, type Step, type Submission, steps, type Words } from "./submission.ts";

export type WaitingSubmission = Submission & { step: Step; attempts: number; due: number };

/** What visitors have sent, until the label has it. */
export type Outbox = {
  /** On disk when it returns. Throws OutboxFull, or what SQLite throws: then nothing is kept. */
  add(submission: NewSubmission): { reference: string; isNew: boolean };
  /** The reference of what has been sent before: the same words by the same form, or within a day. */
  find(submission: Omit<NewSubmission, "steps">): string | undefined;
  /** The one whose turn it is. */
  head(step: Step): WaitingSubmission | undefined;
  /** After the last step the words are erased. */
  advance(id: string): void;
  /** Tried again from `due` on; those behind it wait as well. */
  postpone(id: string, due: number): void;
  /** Tried again from `due` on; those behind it go first. */
  setAside(id: string, due: number): void;
  /** Leaves out a step that nobody does any more, where something else is done with the submission. Returns how many had it. */
  drop(step: Step): number;
  /** Whose words are still here. */
  all(): Submission[];
  /** Forgets a submission at once, delivered or not. */
  remove(id: string): void;
  /** Forgets what has been delivered long ago. */
  sweep(): void;
  state(): { waiting: number; aside: number; oldest: number | undefined };
  close(): void;
};

export type NewSubmission = Words & { formKey: string; steps: readonly Step[] };

export class OutboxFull extends Error {
  override name = "OutboxFull";
}

/** Submissions that wait: what a label answers in a year. */
const MOST_WAITING = 5_000;

/** Without script a form has no key: the same words within a day are a second press. In milliseconds. */
const SAME_WORDS_MS = 24 * 60 * 60_000;

/** How long a form that was delivered is known: a browser may bring a tab back and send it again. In milliseconds. */
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;

export function createOutbox(
  database: DatabaseSync,
  { now = Date.now, mostWaiting = MOST_WAITING }: { now?: () => number; mostWaiting?: number } = {},
): Outbox {
  const run = statementsOf(database);

  function find(submission: Omit<NewSubmission, "steps">): string | undefined {
    const row = run.same.get({ ...keysOf(submission), since: now() - SAME_WORDS_MS });
    return row && String(row.reference);
  }

  /** What is known of an enquiry after its last step holds none of its words. */
  function advance(row: Row | undefined, isTold: boolean) {
    if (!row) return;
    const [next, ...rest] = String(row.rest).split(",").filter(Boolean);
    if (next === undefined) {
      run.finish.run(String(row.id));
      run.erase.run(String(row.id));
    } else run.advance.run({ id: String(row.id), next, rest: rest.join(), isTold: isTold ? 1 : 0 });
  }

  return {
    find,
    add(submission) {
      return inTransaction(database, () => {
        const known = find(submission);
        if (known) return { reference: known, isNew: false };
        if (Number(run.state.get()?.waiting) >= mostWaiting)
          throw new OutboxFull("Too many submissions wait.");
        const reference = newReferenceCode();
        const id = randomUUID().replaceAll("-", "");
        run.add.run({ id, ...rowOf(submission), reference, received: now() });
        run.write.run(id, JSON.stringify(bodies[submission.kind].parse(submission)));
        return { reference, isNew: true };
      });
    },
    head: (step) => readWaiting(run.head.get({ step })),
    advance: (id) => inTransaction(database, () => advance(run.one.get(id), true)),
    postpone: (id, due) => void run.postpone.run(due, 0, id),
    setAside: (id, due) => void run.postpone.run(due, 1, id),
    drop(step) {
      const rows = run.skippable.all(step);
      inTransaction(database, () => {
        for (const row of rows) advance(row, row.is_told === 1);
      });
      return rows.length;
    },
    all: () => run.all.all().flatMap((row) => readWaiting(row) ?? []),
    remove(id) {
      inTransaction(database, () => {
        run.erase.run(id);
        run.remove.run(id);
      });
      // Deleted pages are overwritten; what still lies in the log of changes goes with it.
      database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    },
    sweep: () => void run.sweep.run(now() - REMEMBERED_MS),
    state() {
      const { waiting, aside, oldest } = run.state.get() ?? {};
      return {
        waiting: Number(waiting),
        aside: Number(aside ?? 0),
        oldest: typeof oldest === "number" ? oldest : undefined,
      };
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}

type Row = Record<string, unknown>;

function statementsOf(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    same: sql(`SELECT reference FROM submissions WHERE kind = :kind AND fingerprint = :fingerprint
      AND (received > :since OR (form_key = :formKey AND form_key <> '')) ORDER BY sequence LIMIT 1`),
    add: sql(`INSERT INTO submissions (id, kind, reference, fingerprint, form_key, received, next, rest)
      VALUES (:id, :kind, :reference, :fingerprint, :formKey, :received, :next, :rest)`),
    write: sql("INSERT INTO words (id, body) VALUES (?, ?)"),
    one: sql("SELECT id, rest FROM submissions WHERE id = ?"),
    // Copies go to many mail servers, of which one may be slow: the first that is due goes first. The other steps keep the order.
    head: sql(`SELECT * FROM submissions JOIN words USING (id) WHERE next = :step
      ORDER BY is_aside, CASE WHEN is_aside OR :step = 'copy' THEN due END, sequence LIMIT 1`),
    advance: sql(`UPDATE submissions SET next = :next, rest = :rest, attempts = 0, due = 0, is_aside = 0,
      is_told = max(is_told, :isTold) WHERE id = :id`),
    finish: sql("UPDATE submissions SET next = NULL, rest = '' WHERE id = ?"),
    erase: sql("DELETE FROM words WHERE id = ?"),
    postpone: sql("UPDATE submissions SET attempts = attempts + 1, due = ?, is_aside = ? WHERE id = ?"),
    // The last step that is left is kept, unless something has been done before: nothing else would reach the label.
    skippable: sql(
      "SELECT id, rest, is_told FROM submissions WHERE next = ? AND (rest <> '' OR is_told) ORDER BY sequence",
    ),
    all: sql("SELECT * FROM submissions JOIN words USING (id) ORDER BY sequence"),
    remove: sql("DELETE FROM submissions WHERE id = ?"),
    sweep: sql("DELETE FROM submissions WHERE next IS NULL AND received < ?"),
    state: sql(`SELECT count(*) AS waiting, sum(is_aside) AS aside, min(received) AS oldest
      FROM submissions WHERE next IS NOT NULL`),
  };
}

function rowOf(submission: NewSubmission) {
  const [next = null, ...rest] = submission.steps;
  return {
    ...keysOf(submission),
    next,
    rest: rest.join(),
  };
}

function keysOf({ kind, name, email, message, formKey }: Omit<NewSubmission, "steps">) {
  const words = JSON.stringify([name, email, message]);
  return { kind, fingerprint: createHash("sha256").update(words).digest("base64url"), formKey };
}

function readWaiting(row: Row | undefined): WaitingSubmission | undefined {
  if (!row) return undefined;
  const { id, kind, reference, received, next, attempts, due, body } = waitingRow.parse(row);
  return { ...wordsOf(kind, JSON.parse(body)), id, reference, received, step: next, attempts, due };
}

function wordsOf(kind: Kind, body: unknown): Words {
  return { kind, ...bodies[kind].parse(body) };
}

const waitingRow = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  reference: z.string(),
  received: z.number(),
  next: z.enum(steps),
  attempts: z.number(),
  due: z.number(),
  body: z.string(),
});

function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // A full disk has rolled it back already.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
