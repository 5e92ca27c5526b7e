import type { ActionContext, ActionHandlers } from "../documents/action.ts";
import { type Document, type Fields, isFields } from "../documents/document.ts";
import { releaseIdOf, versionsPrefix } from "../documents/document-id.ts";
import { type Mutation, readDocument, readPatch } from "../documents/mutation.ts";
import { alreadyExists, doesNotExist, InvalidMutation } from "../documents/mutation-error.ts";
import {
  checkReleaseMetadata,
  checkReleaseName,
  checkTime,
  finalDocumentIds,
  finalDocumentStates,
  publishRelease,
  type Release,
  type ReleaseState,
  readRelease,
} from "./release.ts";

/** `client.releases` asks for these: https://www.sanity.io/docs/content-lake/dispatch-actions. */
export const releaseActions: ActionHandlers = {
  "sanity.action.release.create": create,
  "sanity.action.release.edit": edit,
  "sanity.action.release.schedule": schedule,
  "sanity.action.release.unschedule": unschedule,
  "sanity.action.release.publish": (action, context) =>
    publishRelease(find(action, context, ["active"]), context),
  "sanity.action.release.archive": archive,
  "sanity.action.release.unarchive": unarchive,
  "sanity.action.release.delete": remove,
  "sanity.action.release.import": importRelease,
};

/** A name is never given twice, because the ids of its documents can still be requested. */
function create(action: Fields, { lastStateOf, author }: ActionContext): Mutation[] {
  const name = checkReleaseName(action.releaseId);
  const id = releaseIdOf(name);
  if (lastStateOf(id) !== undefined) throw alreadyExists(id);
  const fields = action.metadata ?? {};
  const metadata = checkReleaseMetadata(
    isFields(fields) ? { ...fields, releaseType: fields.releaseType ?? "undecided" } : fields,
  );
  return [{ create: { _id: id, _type: "system.release", name, state: "active", metadata, userId: author } }];
}

/** Only the metadata belongs to the editors. The other actions write the rest. */
function edit(action: Fields, context: ActionContext): Mutation[] {
  const { document } = find(action, context, ["active", "scheduled"]);
  if (!isFields(action.patch)) throw new InvalidMutation("edit needs a patch");
  const patch = readPatch(action.patch);
  const stray = pathsIn(patch).find((path) => !/^metadata(\.|\[|$)/.test(path));
  if (stray !== undefined)
    throw new InvalidMutation(`Only the metadata of a release is edited, not ${stray}`);
  return [{ patch: { ...patch, id: document._id } }];
}

function schedule(action: Fields, context: ActionContext): Mutation[] {
  const release = find(action, context, ["active", "scheduled"]);
  const { document } = release;
  const publishAt = checkTime(action.publishAt, "publishAt");
  if (Date.parse(publishAt) < Date.parse(context.timestamp) - LATEST_MS)
    throw new InvalidMutation("This time has passed: choose a later one, or publish the release now");
  // The scheduler may do more than the author. What the author may not publish is refused now.
  publishRelease(release, context);
  const set = { state: "scheduled", publishAt, scheduledBy: context.author };
  return [{ patch: { id: document._id, set, unset: ["error"] } }];
}

/** Studio names a minute, and clocks differ. */
const LATEST_MS = 5 * 60_000;

function unschedule(action: Fields, context: ActionContext): Mutation[] {
  const { document } = find(action, context, ["scheduled"]);
  return [{ patch: { id: document._id, set: { state: "active" }, unset: ["publishAt", "scheduledBy"] } }];
}

function archive(action: Fields, context: ActionContext): Mutation[] {
  const { document, name } = find(action, context, ["active"]);
  const ids = context.idsUnder(versionsPrefix(name));
  const set = { state: "archived", finalDocumentStates: finalDocumentStates(ids) };
  return [...ids.map((id) => ({ delete: { id } })), { patch: { id: document._id, set, unset: ["error"] } }];
}

function unarchive(action: Fields, context: ActionContext): Mutation[] {
  const { document } = find(action, context, ["archived"]);
  const restored = finalDocumentIds(document).map((id) => {
    const version = context.lastStateOf(id);
    if (version === undefined) throw doesNotExist(id);
    return { create: version };
  });
  const patch = { id: document._id, set: { state: "active" }, unset: ["finalDocumentStates"] };
  return [...restored, { patch }];
}

function remove(action: Fields, context: ActionContext): Mutation[] {
  const { document } = find(action, context, ["archived", "published"]);
  return [{ delete: { id: document._id } }];
}

/** A copy of a dataset must not publish by itself, so the time becomes an intention. */
function importRelease(action: Fields, { read }: ActionContext): Mutation[] {
  const id = releaseIdOf(checkReleaseName(action.releaseId));
  const attributes = action.attributes ?? action.document;
  if (!isFields(attributes) || attributes._id !== id || attributes._type !== "system.release")
    throw new InvalidMutation(`import needs the document ${id}`);
  const isReplacement = read(id) !== undefined;
  if (isReplacement && action.ifExists === "ignore") return [];
  if (isReplacement && action.ifExists !== "replace") throw alreadyExists(id);
  return [{ createOrReplace: importable(readDocument(attributes)) }];
}

function importable(document: Document): Document {
  const { publishAt, scheduledBy: _, error: __, ...rest } = document;
  const metadata = checkReleaseMetadata(document.metadata);
  const intended = typeof publishAt === "string" ? { intendedPublishAt: publishAt } : {};
  const state = document.state === "published" || document.state === "archived" ? document.state : "active";
  return { ...rest, _id: document._id, _type: document._type, state, metadata: { ...metadata, ...intended } };
}

function find(action: Fields, { read }: ActionContext, states: readonly ReleaseState[]): Release {
  const id = releaseIdOf(checkReleaseName(action.releaseId));
  const release = readRelease(read(id));
  if (release === undefined) throw doesNotExist(id);
  if (!states.includes(release.state)) {
    const description = `The release "${release.name}" is ${release.state}, and would have to be ${states.join(" or ")}`;
    throw new InvalidMutation(description, { type: "releaseStateError", status: 409, id });
  }
  return release;
}

function pathsIn({
  set,
  setIfMissing,
  unset,
  inc,
  dec,
  diffMatchPatch,
  insert,
}: ReturnType<typeof readPatch>) {
  const { items: _, ...places } = insert ?? { items: [] };
  const named = [set, setIfMissing, inc, dec, diffMatchPatch].flatMap((paths) => Object.keys(paths ?? {}));
  return [...named, ...(unset ?? []), ...Object.values(places)];
}
