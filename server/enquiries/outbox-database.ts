import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { FolderInUse, lockFolder } from "@trousseau/host/lock.ts";
import { openMigrated } from "@trousseau/host/migrate.ts";

/** The folder in DATA_DIR. */
export const OUTBOX_FOLDER = "enquiries";

/** The most that may wait is 64 MB, thousands of enquiries. Beyond it a new one is refused. In pages of 4 KB. */
const MOST_PAGES = 16_384;

/** How long to wait for another process that is writing (npm run privacy). In milliseconds. */
const BUSY_MS = 2_000;

/**
 * `next` is the next step and `rest` those after it; both are empty once all are done, and the row in `words` is
 * deleted. What is left recognises a second press. `due` is the time of the next attempt, and `is_aside` marks what
 * has failed and no longer holds up the others; 2 is a row that cannot be read. `is_told` means that the label has it in one way at least.
 */
const schema = `
  CREATE TABLE submissions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    reference TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    form_key TEXT NOT NULL,
    received INTEGER NOT NULL,
    next TEXT,
    rest TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL DEFAULT 0,
    is_aside INTEGER NOT NULL DEFAULT 0,
    is_told INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE words (
    id TEXT PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX submissions_by_fingerprint ON submissions (fingerprint);
  CREATE INDEX submissions_waiting ON submissions (next, sequence) WHERE next IS NOT NULL;
`;

/** `kind` is one of those in submission.ts. */
const kinds = "ALTER TABLE submissions ADD COLUMN kind TEXT NOT NULL DEFAULT 'enquiry'";

/** The weight of a suspected one. Rows are kept long enough to add them up. */
const suspicion = "ALTER TABLE submissions ADD COLUMN is_suspected INTEGER NOT NULL DEFAULT 0";

/** A sign-up is over once its subscriber has confirmed or left: the next one is no second press. */
const over = "ALTER TABLE submissions ADD COLUMN is_over INTEGER NOT NULL DEFAULT 0";

/** How often steps of a submission were refused for good since one was done. */
const refusals = "ALTER TABLE submissions ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0";

/** A change of the schema is one more entry. */
export const outboxMigrations = [schema, kinds, suspicion, over, refusals];

/** Opens or makes the outbox of a DATA_DIR. FULL means that a commit has reached the disk. */
export function openOutboxDatabase(dataFolder: string, mostPages = MOST_PAGES): DatabaseSync {
  const file = join(dataFolder, OUTBOX_FOLDER, "outbox.sqlite");
  const pragmas = `PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA max_page_count = ${mostPages};`;
  return openMigrated(file, pragmas, outboxMigrations);
}

/** Takes the right to deliver, or everything would be sent twice. Undefined while another process has it. */
export function lockDelivery(dataFolder: string): { release(): void } | undefined {
  const folder = join(dataFolder, OUTBOX_FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  }
}

/** The row cannot be read, and is not tried again. */
const DAMAGED = 2;

/** A step that works brings back at most so many that it has refused, those first that have waited longest. */
const BACK_AT_ONCE = 16;

export type DatabaseRow = Record<string, unknown>;

export function statementsOf(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    same: sql(`SELECT reference FROM submissions WHERE kind = :kind AND fingerprint = :fingerprint
      AND NOT is_over AND ((received > :since AND received <= :now) OR (form_key = :formKey AND form_key <> '')
        OR (kind = 'unsubscription' AND next IS NOT NULL AND is_aside < ${DAMAGED})) ORDER BY sequence LIMIT 1`),
    add: sql(`INSERT INTO submissions (id, kind, reference, fingerprint, form_key, received, next, rest, is_suspected)
      VALUES (:id, :kind, :reference, :fingerprint, :formKey, :received, :next, :rest, :isSuspected)`),
    // Enquiries that the label has been told of take no room from others. Their bytes have a limit all the same.
    waiting: sql(`SELECT count(*) AS count FROM submissions WHERE next IS NOT NULL
      AND NOT (kind = 'enquiry' AND next <> 'copy' AND is_told) AND (kind = 'enquiry' AND next <> 'copy') = ?`),
    undelivered: sql(`SELECT id, kind, rest FROM submissions
      WHERE next IN ('copy', 'confirmation', 'welcome', 'visit') AND received < ?`),
    suspected: sql("SELECT coalesce(sum(is_suspected), 0) AS weight FROM submissions"),
    named: sql("SELECT 1 FROM submissions WHERE reference = ?"),
    write: sql("INSERT INTO words (id, body) VALUES (?, ?)"),
    one: sql("SELECT id, kind, next, rest, is_told, attempts, refusals FROM submissions WHERE id = ?"),
    // No try is put off beyond `latest`: a clock that was ahead has written such a time, and it counts as past.
    // Visitors' mails go to many servers, one of which may be slow, so the earliest retry goes first. The other
    // steps keep the order.
    next: sql(`SELECT * FROM submissions JOIN words USING (id) WHERE next = :step AND is_aside < ${DAMAGED}
      ORDER BY is_aside, CASE WHEN due <= :latest AND (is_aside OR :step IN ('copy', 'confirmation', 'welcome', 'visit'))
      THEN due ELSE 0 END, sequence LIMIT 1`),
    // Those that failed alone are tried here too, or they would wait for one that never succeeds.
    others: sql(`SELECT id FROM submissions WHERE next = :step AND id <> :id
      AND (NOT is_aside OR (is_aside < ${DAMAGED} AND (due <= :now OR due > :latest))) ORDER BY attempts, sequence LIMIT :count`),
    still: sql("SELECT * FROM submissions JOIN words USING (id) WHERE id = ? AND next = ?"),
    damage: sql(`UPDATE submissions SET is_aside = ${DAMAGED} WHERE id = ?`),
    delivered:
      sql(`UPDATE submissions SET next = :next, rest = :rest, attempts = 0, due = 0, is_aside = 0, refusals = 0,
      is_told = max(is_told, :isTold) WHERE id = :id`),
    refused: sql(`UPDATE submissions SET next = :next, rest = :rest, due = :due, is_aside = :isAside,
      refusals = refusals + 1 WHERE id = :id`),
    bringBack: sql(`UPDATE submissions SET due = 0 WHERE id IN (SELECT id FROM submissions
      WHERE next = ? AND is_aside = 1 AND refusals > 0 AND due > 0 ORDER BY due, sequence LIMIT ${BACK_AT_ONCE})`),
    finish: sql("UPDATE submissions SET next = NULL, rest = '' WHERE id = ?"),
    erase: sql("DELETE FROM words WHERE id = ?"),
    // A recipient who may take it later must not wait for a day with those who refuse it for good.
    retry:
      sql(`UPDATE submissions SET next = :next, rest = :rest, attempts = attempts + 1, due = :due, refusals = 0
      WHERE id = :id`),
    notices: sql(`SELECT id, next, rest FROM submissions
      WHERE next IS NOT NULL AND is_aside < ${DAMAGED} AND (next LIKE 'notice%' OR rest LIKE '%notice%')`),
    readdressed: sql(`UPDATE submissions SET next = :next, rest = :rest, attempts = 0, due = 0, is_aside = 0
      WHERE id = :id`),
    fail: sql("UPDATE submissions SET is_aside = 1 WHERE id = ?"),
    // The last step stays unless another has been done, since nothing else would reach the label. Nobody is welcomed
    // who is not on the list.
    discardable: sql(
      `SELECT id, kind, rest, is_told FROM submissions WHERE next = ? AND (rest <> '' OR is_told)
        AND next <> 'list' ORDER BY sequence`,
    ),
    all: sql("SELECT * FROM submissions JOIN words USING (id) ORDER BY sequence"),
    remove: sql("DELETE FROM submissions WHERE id = ?"),
    ofSubscriber: sql(`SELECT id, kind FROM submissions WHERE fingerprint = ? AND next IS NOT NULL
      AND kind IN ('subscription', 'unsubscription')`),
    signUps:
      sql(`SELECT count(*) AS count FROM submissions WHERE kind = 'signUp' AND fingerprint = :subscriber
      AND received > :since AND received <= :now`),
    endSignUps: sql("UPDATE submissions SET is_over = 1 WHERE kind = 'signUp' AND fingerprint = ?"),
    removeSubscriber: sql("DELETE FROM submissions WHERE kind <> 'enquiry' AND fingerprint = ?"),
    signUpsBefore: sql(`SELECT count(*) AS total, coalesce(sum(received < ?), 0) AS due
      FROM submissions WHERE kind = 'signUp' AND next IS NOT NULL`),
    sweepSignUps: sql(`DELETE FROM submissions WHERE id IN (SELECT id FROM submissions
      WHERE kind = 'signUp' AND next IS NOT NULL AND received < ? ORDER BY sequence LIMIT ?)`),
    redate: sql("UPDATE submissions SET received = :now WHERE received < :soonest OR received > :now"),
    sweep: sql("DELETE FROM submissions WHERE next IS NULL AND received < ?"),
    // The number changes with each commit of another connection, and with none of this one.
    version: sql("PRAGMA data_version"),
    state:
      sql(`SELECT count(*) AS waiting, sum(is_aside = ${DAMAGED} OR (is_aside AND refusals > 0)) AS failed, min(received) AS oldest
      FROM submissions WHERE next IS NOT NULL`),
  };
}
