import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { programs } from "../access/caller.ts";
import { type ActionContext, asPublished, copyAs } from "../documents/action.ts";
import { type Document, type Fields, isFields } from "../documents/document.ts";
import {
  draftIdOf,
  isPrivateVersion,
  isReleaseId,
  isValidId,
  publishedIdOf,
  RELEASES_PREFIX,
  releaseIdOf,
  versionIdOf,
  versionsPrefix,
} from "../documents/document-id.ts";
import type { Store } from "../documents/document-store.ts";
import type { Mutation } from "../documents/mutation.ts";
import { InvalidMutation } from "../documents/mutation-error.ts";

/**
 * Documents of a release are published together, at once or at a time. `_.releases.{name}` is its own document, and
 * `versions.{name}.{id}` are its versions (https://www.sanity.io/docs/content-lake/content-release-document-flow).
 */
export type Release = {
  document: Document;
  name: string;
  state: ReleaseState;
};

/** The hosted service has states in between. Here each change of state is one transaction. */
export type ReleaseState = (typeof states)[number];
const states = ["active", "scheduled", "published", "archived"] as const;

/** Studio knows this id as the service itself (its userStore.ts). */
export const SCHEDULER = programs.scheduler;

/** A document in an unknown state is no release. */
export function readRelease(document: Document | undefined): Release | undefined {
  if (document === undefined || document._type !== "system.release") return undefined;
  const state = states.find((one) => one === document.state);
  const name = document._id.slice(RELEASES_PREFIX.length);
  return state !== undefined && isReleaseId(document._id) ? { document, name, state } : undefined;
}

export function openReleases(store: Pick<Store, "read" | "idsUnder">): Release[] {
  return store
    .idsUnder(RELEASES_PREFIX)
    .flatMap((id) => readRelease(store.read(id)) ?? [])
    .filter(({ state }) => state === "active" || state === "scheduled");
}

/** This is in milliseconds since 1970. */
export function publishTimeOf({ state, document }: Release): number | undefined {
  if (state !== "scheduled" || typeof document.publishAt !== "string") return undefined;
  const time = Date.parse(document.publishAt);
  return Number.isNaN(time) ? undefined : time;
}

/** The name is a segment of an id, and a layer of a perspective. */
export function checkReleaseName(name: unknown): string {
  if (typeof name !== "string") throw new InvalidMutation("A release action needs a releaseId");
  const isSegment = !name.includes(".") && name !== "raw" && name !== "previewDrafts";
  if (!isSegment || !isValidId(releaseIdOf(name)) || !isValidId(versionIdOf("a", name)))
    throw new InvalidMutation(`Invalid release id: ${name}`);
  return name;
}

const releaseTypes: readonly unknown[] = ["asap", "scheduled", "undecided"];
const cardinalities: readonly unknown[] = [undefined, "one", "many"];

export function checkReleaseMetadata(value: unknown): Fields {
  if (!isFields(value)) throw new InvalidMutation("The metadata of a release must be an object");
  const { title, description, intendedPublishAt, releaseType, cardinality } = value;
  if (!releaseTypes.includes(releaseType))
    throw new InvalidMutation("The releaseType of a release is asap, scheduled or undecided");
  if (!cardinalities.includes(cardinality))
    throw new InvalidMutation("The cardinality of a release is one or many");
  for (const [name, text] of Object.entries({ title, description }))
    if (text !== undefined && typeof text !== "string")
      throw new InvalidMutation(`The ${name} of a release must be a string`);
  if (intendedPublishAt !== undefined) checkTime(intendedPublishAt, "intendedPublishAt");
  return value;
}

/** Returns a time like `2026-12-24T17:00:00.000Z`. */
export function checkTime(value: unknown, name: string): string {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw new InvalidMutation(`${name} must be a date and time`);
  return new Date(time).toISOString();
}

/** Studio asks history for the ids that a release held when it was published or archived. More people read them than private ids. */
export function finalDocumentStates(ids: readonly string[]): Fields[] {
  return ids.filter((id) => !isPrivateVersion(id)).map((id) => ({ _key: randomUUID(), id }));
}

export function finalDocumentIds({ finalDocumentStates: states }: Document): string[] {
  if (!Array.isArray(states)) return [];
  return states
    .flatMap((state) => (isFields(state) && typeof state.id === "string" ? [state.id] : []))
    .filter((id) => !isPrivateVersion(id));
}

/** The sentence is kept where more people read it than the document, so it names none. */
export function privateVersion(id: string): InvalidMutation {
  return new InvalidMutation(
    "A document of the release is private, and no release publishes it: discard it",
    {
      type: "privateVersionError",
      status: 409,
      id,
    },
  );
}

export function publishRelease({ document, name }: Release, context: ActionContext): Mutation[] {
  const ids = context.idsUnder(versionsPrefix(name));
  const published = ids.flatMap((id) => {
    const version = context.read(id);
    if (isPrivateVersion(id)) throw privateVersion(id);
    if (version === undefined) return [];
    if (isOfOneDocument(document) && isDeleted(id, context)) throw deletedMeanwhile(id);
    const draftId = draftIdOf(publishedIdOf(id));
    // Studio schedules a draft alone, and it would stand there as a change that is still to publish.
    const isDone = isOfOneDocument(document) && saysTheSame(version, context.read(draftId));
    return [...publishVersion(version, context), ...(isDone ? [{ delete: { id: draftId } }] : [])];
  });
  const patch = {
    id: document._id,
    set: {
      state: "published",
      publishedAt: context.timestamp,
      finalDocumentStates: finalDocumentStates(ids),
    },
    unset: ["publishAt", "scheduledBy", "error"],
  };
  return [...published, ...ids.map((id) => ({ delete: { id } })), { patch }];
}

/** Studio calls this "Unpublish when releasing". */
export function isToBeUnpublished(version: Document): boolean {
  return isFields(version._system) && version._system.delete === true;
}

function isOfOneDocument({ metadata }: Document): boolean {
  return isFields(metadata) && metadata.cardinality === "one";
}

/** A document that has only ever been in a release is new, and not deleted. */
function isDeleted(id: string, { read, lastStateOf }: ActionContext): boolean {
  const states = [publishedIdOf(id), draftIdOf(id)];
  return states.every((state) => read(state) === undefined) && states.some((state) => lastStateOf(state));
}

/** An earlier lake let a document be deleted that was scheduled. */
function deletedMeanwhile(id: string): InvalidMutation {
  const description = `"${publishedIdOf(id)}" has been deleted since it was prepared for this release`;
  return new InvalidMutation(description, { type: "documentNotFoundError", status: 409, id });
}

function saysTheSame(version: Document, draft: Document | undefined): boolean {
  return draft !== undefined && isDeepStrictEqual(contentOf(version), contentOf(draft));
}

function contentOf({ _id, _rev, _createdAt, _updatedAt, _system, ...content }: Document) {
  return content;
}

function publishVersion(version: Document, { read }: ActionContext): Mutation[] {
  const publishedId = publishedIdOf(version._id);
  const published = read(publishedId);
  if (!isToBeUnpublished(version)) {
    const { _system: _, ...content } = version;
    return [
      { createOrReplace: asPublished({ ...content, _id: version._id, _type: version._type }, published) },
    ];
  }
  if (published === undefined) return [];
  // The content goes on as a draft, on which Studio's ReleasePublishAllButton relies.
  return [{ createIfNotExists: copyAs(published, draftIdOf(publishedId)) }, { delete: { id: publishedId } }];
}
