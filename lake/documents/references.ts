import type { DatabaseSync } from "node:sqlite";
import { httpError } from "@trousseau/host/http-error.ts";
import { limits } from "../limits.ts";
import { type Document, isFields } from "./document.ts";
import { isPrivateId, publishedIdOf } from "./document-id.ts";
import { InvalidMutation } from "./mutation-error.ts";
import type { Change } from "./transaction.ts";

export type Links = ReturnType<typeof createLinks>;

/**
 * A strong reference must have a document at its other end, as in the hosted service. None keeps what visitors have sent: that
 * goes when its time has come.
 */
export function createLinks(database: DatabaseSync) {
  const deleteLinks = database.prepare("DELETE FROM links WHERE source = ?");
  const add = database.prepare(
    "INSERT INTO links (source, target, is_strong) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET is_strong = max(is_strong, excluded.is_strong)",
  );
  const sources = database.prepare("SELECT source FROM links WHERE target = ? ORDER BY source");
  const strongSource = database.prepare("SELECT source FROM links WHERE target = ? AND is_strong LIMIT 1");
  // A set of all ids, made again for each changed document, would take a minute for 10,000.
  const brokenTarget = database.prepare(
    `SELECT target FROM links WHERE source = ? AND is_strong
     AND NOT EXISTS (SELECT 1 FROM documents WHERE documents.id = target)
     AND NOT EXISTS (SELECT 1 FROM unreadable WHERE unreadable.id = target) LIMIT 1`,
  );

  function checkSources(id: string): void {
    const source = strongSource.get(id)?.source;
    if (typeof source === "string")
      throw stillReferred(id, source, (name) => `there are references to it from ${name}`);
  }

  function checkTargets(id: string): void {
    const target = brokenTarget.get(id)?.target;
    if (typeof target === "string") throw refersToNothing(id, target);
  }

  return {
    follow(source: string, document: Document | undefined): void {
      deleteLinks.run(source);
      for (const { target, isStrong } of linksIn(document)) add.run(source, target, isStrong ? 1 : 0);
    },
    /** Refuses a transaction that would leave a strong reference to nothing. */
    check(changes: readonly Change[]): void {
      for (const { id, after } of changes) {
        if (after !== undefined) checkTargets(id);
        else if (!isPrivateId(publishedIdOf(id))) checkSources(id);
      }
    },
    sourcesOf: (target: string): string[] => sources.all(target).map(({ source }) => String(source)),
  };
}

export function linksIn(value: unknown): { target: string; isStrong: boolean }[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isFields(value)) return [];
  // References to another dataset are not checked here.
  const isOwn = value._dataset === undefined && value._projectId === undefined;
  const own = typeof value._ref === "string" && isOwn ? [linkTo(value._ref, value._weak === true)] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}

function linkTo(target: string, isWeak: boolean) {
  return { target, isStrong: !isWeak && !isPrivateId(publishedIdOf(target)) };
}

/** Each link is a row of its own, and every other change waits meanwhile. Throws a 413. */
export function checkLinkCount(changes: readonly Change[]): void {
  const most = limits.transactionLinks;
  const count = changes.reduce((sum, { after }) => sum + linksIn(after).length, 0);
  if (count > most) throw httpError(413, `One transaction can have at most ${most} references`);
}

/** Whoever may delete the document may not be allowed to know of a private one. */
export function stillReferred(
  id: string,
  source: string,
  reasonWith: (name: string) => string,
): InvalidMutation {
  const isPrivate = isPrivateId(publishedIdOf(source));
  const reason = reasonWith(isPrivate ? "a private document" : `"${source}"`);
  return new InvalidMutation(`The document "${id}" cannot be deleted as ${reason}`, {
    type: "documentHasExistingReferencesError",
    status: 409,
    id,
    referencingIDs: isPrivate ? [] : [source],
  });
}

function refersToNothing(id: string, target: string): InvalidMutation {
  const description = `Document "${id}" references non-existent document "${target}"`;
  return new InvalidMutation(description, {
    type: "documentReferenceDoesNotExistError",
    status: 409,
    id,
    referenceID: target,
  });
}
