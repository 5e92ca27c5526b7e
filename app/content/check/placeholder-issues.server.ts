import type { Fields, Form } from "#app/content/describe.ts";
import { textDocuments } from "#app/content/documents/text-documents.ts";
import { shortenedTo } from "#app/label/characters.ts";
import { withoutTerms } from "#app/label/terms.ts";
import { isMessagePurpose } from "#app/label/texts/message-fields.ts";
import { holdsPlaceholder } from "#app/label/texts/placeholder.ts";
import { error, type IssueDetail } from "./content-issue.server.ts";
import { MOST_CHARACTERS, textsIn } from "./document-texts.server.ts";
import { withLocation } from "./issue-location.server.ts";

/** Every text of a document that somebody meant to finish. Messages have fields, and issues of their own. */
export function placeholderIssues(document: { _type?: unknown }): IssueDetail[] {
  const isMessage = ({ path }: { path: string }) => document._type === "messages" && isMessagePurpose(path);
  return textsIn(document)
    .filter((text) => !isMessage(text))
    .filter(({ text, path }) => holdsPlaceholder(mayNameTerms(document, path) ? withoutTerms(text) : text))
    .map(({ path, text }) =>
      error(
        withLocation(
          document,
          path,
          (field) => `“${field}” holds a placeholder: ${shortenedTo(MOST_CHARACTERS, text)}`,
        ),
      ),
    );
}

/** Whether the field is described as one that may name the label's numbers of days. */
export function mayNameTerms({ _type }: { _type?: unknown }, path: string): boolean {
  const [, described] = Object.entries(textDocuments).find(([type]) => type === _type) ?? [];
  return fieldAt(described?.fields, path.split("."))?.namesTerms === true;
}

function fieldAt(fields: Fields = {}, [name = "", ...rest]: string[]): Form | undefined {
  if (/^\d+$/.test(name)) return fieldAt(fields, rest);
  const field = fields[name];
  return rest.length === 0 ? field : fieldAt(field?.fields, rest);
}
