import type { Form } from "#app/content/describe.ts";
import { silence } from "#app/content/picture-notes.ts";
import { sectionKinds } from "#app/sections/section-kinds.ts";
import {
  type Facts,
  fileIssues,
  filesIn,
  type IssueDetail,
  type StoredDocument,
  warning,
  withLocation,
} from "./content-issue.server.ts";

/** Fields of the home page whose pictures show nothing beside what stands over them. */
const decorations = Object.values(sectionKinds).flatMap(({ fields }) =>
  Object.entries<Form>(fields).flatMap(([name, { isDecoration }]) => (isDecoration ? [name] : [])),
);

/** Pictures of a text that tell nothing to who cannot see them. */
export function silentPictureIssues(document: StoredDocument): IssueDetail[] {
  const isDecoration = (path: string) =>
    document._type === "home" && decorations.some((name) => path.endsWith(`.${name}`));
  return filesIn(document)
    .filter(({ asset }) => asset.startsWith("image-"))
    .flatMap(({ path, alt }) => {
      const note = silence(alt, isDecoration(path));
      const of = (field: string) => (field ? `“${field}”` : "the picture");
      return note ? [warning(withLocation(document, path, (field) => `${of(field)}: ${note}`))] : [];
    });
}

/** A file may be missing after an import that went on without it, or after it was deleted. */
export function goneFileIssues(document: StoredDocument, { goneFiles }: Facts): IssueDetail[] {
  const says = (kind: string) => `is a ${kind} whose file is gone: upload it again, or take it out`;
  return fileIssues(document, (asset) => goneFiles.has(asset), says);
}
