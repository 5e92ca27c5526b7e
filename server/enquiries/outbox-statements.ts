import type { DatabaseSync } from "node:sqlite";

export type DatabaseRow = Record<string, unknown>;

/** The statements of the outbox's database. */
export function statementsOf(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    same: sql(`SELECT reference FROM submissions WHERE kind = :kind AND fingerprint = :fingerprint
      AND (received > :since OR (form_key = :formKey AND form_key <> '')) ORDER BY sequence LIMIT 1`),
    add: sql(`INSERT INTO submissions (id, kind, reference, fingerprint, form_key, received, next, rest, is_suspected)
      VALUES (:id, :kind, :reference, :fingerprint, :formKey, :received, :next, :rest, :isSuspected)`),
    suspected: sql("SELECT count(*) AS count FROM submissions WHERE is_suspected"),
    named: sql("SELECT 1 FROM submissions WHERE reference = ?"),
    write: sql("INSERT INTO words (id, body) VALUES (?, ?)"),
    one: sql("SELECT id, kind, rest FROM submissions WHERE id = ?"),
    // Visitors' mails go to many servers, one of which may be slow, so the first that is due goes first. The other
    // steps keep the order.
    head: sql(`SELECT * FROM submissions JOIN words USING (id) WHERE next = :step
      ORDER BY is_aside, CASE WHEN is_aside OR :step IN ('copy', 'confirmation', 'welcome') THEN due END, sequence LIMIT 1`),
    behind:
      sql(`SELECT * FROM submissions JOIN words USING (id) WHERE next = :step AND id <> :id AND NOT is_aside
      ORDER BY sequence LIMIT 1`),
    advance: sql(`UPDATE submissions SET next = :next, rest = :rest, attempts = 0, due = 0, is_aside = 0,
      is_told = max(is_told, :isTold) WHERE id = :id`),
    finish: sql("UPDATE submissions SET next = NULL, rest = '' WHERE id = ?"),
    erase: sql("DELETE FROM words WHERE id = ?"),
    postpone: sql("UPDATE submissions SET attempts = attempts + 1, due = ?, is_aside = ? WHERE id = ?"),
    // The last step stays unless another has been done, since nothing else would reach the label. Nobody is welcomed
    // who is not on the list.
    skippable: sql(
      `SELECT id, kind, rest, is_told FROM submissions WHERE next = ? AND (rest <> '' OR is_told)
        AND next <> 'list' ORDER BY sequence`,
    ),
    all: sql("SELECT * FROM submissions JOIN words USING (id) ORDER BY sequence"),
    remove: sql("DELETE FROM submissions WHERE id = ?"),
    ofSubscriber: sql(`SELECT id, kind FROM submissions WHERE fingerprint = ? AND next IS NOT NULL
      AND kind IN ('subscription', 'unsubscription')`),
    signUps: sql(`SELECT count(*) AS count FROM submissions WHERE kind = 'signUp' AND fingerprint = ?
      AND received > ?`),
    removeSubscriber: sql("DELETE FROM submissions WHERE kind <> 'enquiry' AND fingerprint = ?"),
    signUpsBefore: sql(`SELECT count(*) AS total, coalesce(sum(received < ?), 0) AS due
      FROM submissions WHERE kind = 'signUp' AND next IS NOT NULL`),
    sweepSignUps: sql(`DELETE FROM submissions WHERE id IN (SELECT id FROM submissions
      WHERE kind = 'signUp' AND next IS NOT NULL AND received < ? ORDER BY sequence LIMIT ?)`),
    redate: sql("UPDATE submissions SET received = :now WHERE received < :soonest"),
    sweep: sql("DELETE FROM submissions WHERE next IS NULL AND received < ?"),
    // The number changes with each commit of another connection, and with none of this one.
    version: sql("PRAGMA data_version"),
    state: sql(`SELECT count(*) AS waiting, sum(is_aside) AS aside, min(received) AS oldest
      FROM submissions WHERE next IS NOT NULL`),
  };
}
