import { type Document, type Fields, isFields } from "./document.ts";
import { type Mutation, readDocument, readPatch } from "./mutation.ts";
import { alreadyExists, doesNotExist, InvalidMutation, wasChanged } from "./mutation-error.ts";

type Read = (id: string) => Document | undefined;

/** What an action means in mutations, given the documents as they are at that moment. */
export function mutationsFor(action: unknown, read: Read): Mutation[] {
  if (!isFields(action) || typeof action.actionType !== "string")
    throw new InvalidMutation("An action needs an actionType");
  const plan = Object.hasOwn(plans, action.actionType) ? plans[action.actionType] : undefined;
  if (plan === undefined)
    throw new InvalidMutation(`This lake does not know the action ${action.actionType}`);
  return plan(action, read);
}

const plans: Readonly<Record<string, (action: Fields, read: Read) => Mutation[]>> = {
  "sanity.action.document.create": create,
  "sanity.action.document.edit": edit,
  "sanity.action.document.publish": publish,
  "sanity.action.document.unpublish": unpublish,
  "sanity.action.document.delete": remove,
  "sanity.action.document.discard": discard,
  "sanity.action.document.version.discard": discard,
  "sanity.action.document.replaceDraft": replaceDraft,
};

function create(action: Fields, read: Read): Mutation[] {
  if (!isFields(action.attributes)) throw new InvalidMutation("create needs attributes");
  const document = readDocument(action.attributes);
  const publishedId = typeof action.publishedId === "string" ? action.publishedId : document._id;
  const taken = [document._id, publishedId].find((id) => read(id) !== undefined);
  if (taken !== undefined && action.ifExists !== "ignore") throw alreadyExists(taken);
  return taken === undefined ? [{ create: document }] : [];
}

/** The draft is begun as a copy of what is published. A patch that changes nothing is still a transaction: Studio waits for it. */
function edit(action: Fields, read: Read): Mutation[] {
  const draftId = idIn(action, "draftId");
  const published = read(idIn(action, "publishedId"));
  if (!isFields(action.patch)) throw new InvalidMutation("edit needs a patch");
  const patch = { patch: { ...readPatch(action.patch), id: draftId } };
  if (read(draftId) !== undefined) return [patch];
  if (published === undefined) throw doesNotExist(draftId);
  return [{ create: copyAs(published, draftId) }, patch];
}

function publish(action: Fields, read: Read): Mutation[] {
  const draftId = idIn(action, "draftId");
  const publishedId = idIn(action, "publishedId");
  const draft = read(draftId);
  if (draft === undefined) throw doesNotExist(draftId);
  checkRevision(action.ifDraftRevisionId, draft);
  checkRevision(action.ifPublishedRevisionId, read(publishedId));
  const published = {
    ...copyAs(draft, publishedId),
    _createdAt: read(publishedId)?._createdAt ?? draft._createdAt,
  };
  return [{ createOrReplace: strengthen(published) }, { delete: { id: draftId } }];
}

function unpublish(action: Fields, read: Read): Mutation[] {
  const draftId = idIn(action, "draftId");
  const publishedId = idIn(action, "publishedId");
  const published = read(publishedId);
  if (published === undefined) throw doesNotExist(publishedId);
  return [{ createIfNotExists: copyAs(published, draftId) }, { delete: { id: publishedId } }];
}

function remove(action: Fields): Mutation[] {
  const publishedId = idIn(action, "publishedId");
  const drafts = Array.isArray(action.includeDrafts) ? action.includeDrafts : [];
  const ids = [publishedId, `drafts.${publishedId}`, ...drafts.filter((id) => typeof id === "string")];
  return [...new Set(ids)].map((id) => ({ delete: { id } }));
}

function discard(action: Fields, read: Read): Mutation[] {
  const id = idIn(action, typeof action.versionId === "string" ? "versionId" : "draftId");
  // This action takes back what was not published; on a published id it would be a delete by mistake.
  if (!/^(drafts|versions)\./.test(id)) throw new InvalidMutation(`"${id}" is not a draft`);
  if (read(id) === undefined) throw doesNotExist(id);
  return [{ delete: { id } }];
}

function replaceDraft(action: Fields): Mutation[] {
  if (!isFields(action.attributes)) throw new InvalidMutation("replaceDraft needs attributes");
  return [{ createOrReplace: readDocument(action.attributes) }];
}

function copyAs(document: Document, id: string): Document {
  const { _rev: _, _updatedAt: __, ...rest } = structuredClone(document);
  return { ...rest, _id: id, _type: document._type };
}

/** A draft may refer weakly to what is not published yet; the published document means it. */
function strengthen(document: Document): Document {
  const strong = strengthenIn(document);
  return isFields(strong) ? { ...strong, _id: document._id, _type: document._type } : document;
}

function strengthenIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenIn);
  if (!isFields(value)) return value;
  const { _strengthenOnPublish: intent, ...fields } = value;
  if (isFields(intent) && intent.weak !== true) delete fields._weak;
  return Object.fromEntries(Object.entries(fields).map(([key, child]) => [key, strengthenIn(child)]));
}

function idIn(action: Fields, name: string): string {
  const id = action[name];
  if (typeof id !== "string" || id === "") throw new InvalidMutation(`The action needs ${name}`);
  return id;
}

function checkRevision(expected: unknown, document: Document | undefined): void {
  if (typeof expected !== "string" || document?._rev === expected) return;
  throw wasChanged(document?._id ?? "?", expected, document?._rev);
}
