import type { Log } from "@trousseau/host/log.ts";
import { programs } from "../access/caller.ts";
import { isVisible, type Role, visibilityOf } from "../access/permissions.ts";
import type { Document } from "./document.ts";
import { isPublishedId } from "./document-id.ts";
import type { Store } from "./document-store.ts";
import { InvalidMutation } from "./mutation-error.ts";
import { linksIn } from "./references.ts";
import type { Change } from "./transaction.ts";

/**
 * A program's own rule, which holds for published documents whoever writes them: as an exclusion constraint of a database, it may look
 * at other documents. It returns what the transaction may not do. A rule that throws is a fault of the program, and nothing is
 * written.
 */
export type DocumentRule = ((
  changes: readonly RuleChange[],
  documents: RuleDocuments,
) => readonly RuleFault[]) & {
  /** Drafts and versions are judged as well. Otherwise they are judged when they are published. */
  judgesDrafts?: true;
};

type RuleChange = Pick<Change, "id" | "before" | "after">;

type RuleDocuments = {
  /** A document as the transaction would leave it. */
  read(id: string): Document | undefined;
  /** The ids of published documents that may refer to this one when the transaction is done. */
  sourcesOf(id: string): string[];
  /** The ids of published documents that begin like this, in their order. The prefix ends in a dot. */
  idsUnder(prefix: string): string[];
  /** Whether the refusal may tell its reader what this document says. */
  mayTell(id: string): boolean;
};

type RuleFault = {
  /** The changed document that is at fault. */
  id: string;
  /** A sentence for whoever writes. */
  description: string;
  /** Anything else that a client may want to know. */
  [detail: string]: unknown;
};

export type CheckRules = (changes: readonly Change[], author: { id: string; role: Role }) => void;

/**
 * The check throws InvalidMutation for the first fault. An import brings documents that were valid elsewhere, and half of an archive
 * would be worse than a fault in it: that is told in the log instead.
 */
export function createRuleCheck(rules: readonly DocumentRule[], store: Store, log: Log): CheckRules {
  return (changes, author) => {
    const published = changes.filter(({ id }) => isPublishedId(id));
    const documents = documentsAfter(changes, store, author);
    const faults = rules.flatMap((rule) => rule(rule.judgesDrafts ? changes : published, documents));
    const isImport = author.id === programs.import.id;
    for (const { description, ...detail } of faults) {
      if (!isImport) throw new InvalidMutation(description, { ...detail, type: RULE_ERROR, status: 409 });
      log({ level: "warn", message: "An imported document breaks a rule", id: detail.id });
    }
  };
}

const RULE_ERROR = "documentRuleError";

function documentsAfter(
  changes: readonly Change[],
  { read, links, idsUnder }: Store,
  author: { id: string; role: Role },
): RuleDocuments {
  const changed = new Map(changes.map(({ id, after }) => [id, after]));
  // Answers to programs are kept where more people read them than the documents.
  const isProgram = Object.values(programs).some(({ id }) => id === author.id);
  const sight = isProgram ? "public" : visibilityOf(author);
  let sources: ReturnType<typeof sourcesIn> | undefined;
  /** A rule that asks for each of thousands of changes would read all of them each time. */
  const newSources = () => {
    sources ??= sourcesIn(changes);
    return sources;
  };
  return {
    read: (id) => (changed.has(id) ? changed.get(id) : read(id)),
    sourcesOf: (id) =>
      [...new Set([...links.sourcesOf(id), ...(newSources().get(id) ?? [])])].filter(isPublishedId),
    idsUnder: (prefix) =>
      [
        ...new Set([...idsUnder(prefix), ...[...changed.keys()].filter((id) => id.startsWith(prefix))]),
      ].toSorted(),
    mayTell: (id) => isVisible(sight, id),
  };
}

/** The ids of changed documents by what they refer to. */
function sourcesIn(changes: readonly Change[]): ReadonlyMap<string, readonly string[]> {
  const links = changes.flatMap(({ id, after }) => linksIn(after).map(({ target }) => ({ target, id })));
  const byTarget = Map.groupBy(links, ({ target }) => target);
  return new Map([...byTarget].map(([target, own]) => [target, own.map(({ id }) => id)]));
}
