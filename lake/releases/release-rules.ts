import { type Document, isFields } from "../documents/document.ts";
import {
  type DocumentId,
  draftIdOf,
  isPrivateVersion,
  isReleaseId,
  isVersionId,
  parseId,
  publishedIdOf,
  releaseIdOf,
  versionIdOf,
  versionsPrefix,
} from "../documents/document-id.ts";
import type { Store } from "../documents/document-store.ts";
import { doesNotExist, InvalidMutation, type WriteKind } from "../documents/mutation-error.ts";
import { type Links, stillReferred } from "../documents/references.ts";
import type { Change } from "../documents/transaction.ts";
import { limits } from "../limits.ts";
import {
  checkReleaseMetadata,
  isToBeUnpublished,
  openReleases,
  privateVersion,
  readRelease,
} from "./release.ts";

/** Documents are as they were before the transaction. */
type ReleaseParts = Pick<Store, "read" | "idsUnder"> & Pick<Links, "sourcesOf">;

/**
 * Only release actions change release documents. A scheduled release and what it refers to are locked, because it could not be
 * published otherwise. What it publishes is not deleted, because it would come back.
 */
export function checkReleases(
  kind: WriteKind,
  changes: readonly Change[],
  parts: ReleaseParts,
  { isImport = false } = {},
): void {
  checkCounts(changes, parts);
  if (kind !== "release") checkNotScheduled(changes, parts);
  for (const { id, before, after } of changes) {
    // An archive of an earlier lake comes in whole, and no release publishes this of it.
    if (after !== undefined && isPrivateVersion(id) && !isImport) throw privateVersion(id);
    if (kind === "release" && isReleaseId(id) && after !== undefined) checkReleaseMetadata(after.metadata);
    if (kind === "release") continue;
    if (isReleaseId(id)) throw new InvalidMutation(`"${id}" is changed by release actions only`);
    checkVersion(id, kind === "action" && before === undefined && after !== undefined, parts);
    if (after === undefined) checkNotNeeded(id, parts);
  }
}

/** Only growth is checked, so a lowered limit takes nothing away. */
function checkCounts(changes: readonly Change[], parts: ReleaseParts): void {
  const opened = changes.filter(({ before, after }) => !isOpen(before) && isOpen(after)).length;
  if (opened > 0 && openReleases(parts).length + opened > limits.openReleases)
    throw limitExceeded("There are too many open releases", limits.openReleases);
  const added = changes.filter(({ before, after }) => before === undefined && after !== undefined);
  for (const [name, count] of countBy(added.map(({ id }) => parseId(id)))) {
    if (parts.idsUnder(versionsPrefix(name)).length + count > limits.releaseDocuments)
      throw limitExceeded(`There are too many documents in the release "${name}"`, limits.releaseDocuments);
  }
}

function isOpen(document: Document | undefined): boolean {
  const state = readRelease(document)?.state;
  return state === "active" || state === "scheduled";
}

function countBy(ids: readonly DocumentId[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) if (id.kind === "version") counts.set(id.release, (counts.get(id.release) ?? 0) + 1);
  return counts;
}

/** Studio knows this type (its isReleaseLimitError.ts). */
function limitExceeded(description: string, limit: number): InvalidMutation {
  return new InvalidMutation(`${description}: at most ${limit}`, {
    type: "releaseLimitExceededError",
    status: 403,
    limit,
  });
}

function checkVersion(id: string, mustExist: boolean, { read }: ReleaseParts): void {
  const parsed = parseId(id);
  if (parsed.kind !== "version") return;
  const releaseId = releaseIdOf(parsed.release);
  const release = readRelease(read(releaseId));
  if (release === undefined && mustExist) throw doesNotExist(releaseId);
  if (release === undefined || release.state === "active") return;
  const description = `"${id}" is locked: the release "${parsed.release}" is ${release.state}`;
  throw new InvalidMutation(description, { type: "documentLockedError", status: 409, id });
}

/** A document is deleted with the last of what is published of it and its draft. */
function checkNotScheduled(changes: readonly Change[], parts: ReleaseParts): void {
  const after = new Map(changes.map((change) => [change.id, change.after]));
  const isThere = (id: string) => (after.has(id) ? after.get(id) : parts.read(id)) !== undefined;
  const gone = changes
    .filter((change) => change.after === undefined && !isVersionId(change.id))
    .filter(({ id }) => !isThere(publishedIdOf(id)) && !isThere(draftIdOf(id)));
  if (gone.length === 0) return;
  const scheduled = openReleases(parts).filter(({ state }) => state === "scheduled");
  for (const { id } of gone) {
    const release = scheduled.find(({ name }) => {
      const version = parts.read(versionIdOf(id, name));
      return version !== undefined && !isToBeUnpublished(version);
    });
    if (release !== undefined) throw scheduledToBePublished(id, release.name);
  }
}

function scheduledToBePublished(id: string, release: string): InvalidMutation {
  const description = `The document "${publishedIdOf(id)}" cannot be deleted as the release "${release}" is scheduled to publish it: unschedule it first`;
  return new InvalidMutation(description, { type: "documentScheduledError", status: 409, id });
}

function checkNotNeeded(id: string, { read, sourcesOf }: ReleaseParts): void {
  const source = sourcesOf(id).find((candidate) => {
    const parsed = parseId(candidate);
    const release = parsed.kind === "version" ? readRelease(read(releaseIdOf(parsed.release))) : undefined;
    return release?.state === "scheduled" && willRefer(read(candidate), id);
  });
  if (source !== undefined)
    throw stillReferred(id, source, (name) => `${name} refers to it, which is scheduled to be published`);
}

function willRefer(value: unknown, target: string): boolean {
  if (Array.isArray(value)) return value.some((child) => willRefer(child, target));
  if (!isFields(value)) return false;
  const { _ref, _weak, _strengthenOnPublish: intent } = value;
  const isStrong = _weak !== true || (isFields(intent) && intent.weak !== true);
  if (_ref === target && isStrong) return true;
  return Object.values(value).some((child) => willRefer(child, target));
}
