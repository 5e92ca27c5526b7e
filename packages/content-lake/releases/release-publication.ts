import { type ActionContext, asPublished, copyAs } from "../documents/action.ts";
import { type Document, isFields } from "../documents/document.ts";
import { draftIdOf, publishedIdOf, versionsPrefix } from "../documents/document-id.ts";
import type { Mutation } from "../documents/mutation.ts";
import { finalDocumentStates, type Release } from "./release.ts";

export function publishRelease({ document, name }: Release, context: ActionContext): Mutation[] {
  const ids = context.idsUnder(versionsPrefix(name));
  const published = ids.flatMap((id) => {
    const version = context.read(id);
    return version === undefined ? [] : publishVersion(version, context);
  });
  const patch = {
    id: document._id,
    set: {
      state: "published",
      publishedAt: context.timestamp,
      finalDocumentStates: finalDocumentStates(ids),
    },
    unset: ["publishAt", "error"],
  };
  return [...published, ...ids.map((id) => ({ delete: { id } })), { patch }];
}

/** Studio calls this "Unpublish when releasing". */
export function isToBeUnpublished(version: Document): boolean {
  return isFields(version._system) && version._system.delete === true;
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
