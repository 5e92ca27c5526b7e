import { createLabelMedia } from "#model/pictures/label-media.server.ts";
import { createPictureReader } from "#model/pictures/pictures.server.ts";
import { createTextReader } from "#model/texts/read-texts.server.ts";

/** The shop passes the pictures of this label on itself. */
export const place = { projectId: "label", dataset: "production", assetOrigin: "" };

export const media = createLabelMedia(place);
export const readPicture = createPictureReader(place);
export const readTexts = createTextReader(media);

/** The reference that a document has to an uploaded picture. */
export function imageAsset(pixels = "960x1200", hash = "a".repeat(40)) {
  return { _ref: `image-${hash}-${pixels}-jpg` };
}

/** A paragraph of a page, or the plain text of it. */
export function block(text: string, more: object = {}) {
  const children = [{ _type: "span", _key: "s", text }];
  return { _type: "block", _key: text, style: "normal", children, ...more };
}

/** A page of the label's own, as Studio writes it. */
export function carePage(_id: string, more: object = {}) {
  return { _id, _type: "carePage", title: "Shipping", slug: { current: "shipping" }, body: [], ...more };
}

/** The one document of its type. */
export function doc(_type: string, more: object = {}) {
  return { _id: _type, _type, ...more };
}

/** A collection that came with the shop, by its slug. */
export function collection(slug: string, more: object = {}) {
  return { _id: `collection-${slug}`, _type: "collection", ...more };
}

/** The same, with what is wrong with a document in words alone. */
export function readSaid(documents: readonly unknown[]) {
  const { texts, defaulted } = readTexts(documents);
  return { texts, defaulted: defaulted.map(({ id, issues }) => ({ id, parts: messagesOf(issues) })) };
}

export function messagesOf(issues: readonly { message: string }[]): string[] {
  return issues.map(({ message }) => message);
}
