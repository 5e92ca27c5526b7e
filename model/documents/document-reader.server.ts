import { z } from "zod";
import { limited } from "./document-limits.server.ts";
import type { Issue } from "./issue.ts";
import { parseWithDefaults } from "./parse-with-defaults.server.ts";

/** A document of which some parts are not shown as it has them, and why. */
export type DocumentIssues = { id: string; issues: Issue[] };

/** Reads the document of a type and id by a schema whose every field has a default. */
export type ReadDocument = <T>(schema: z.ZodType<T>, type: string, id?: string) => T;

/** Another dataset may use these ids for other things, so the type counts as well. */
const textDocument = z.looseObject({ _id: z.string(), _type: z.string() });

export type DocumentReader = ReturnType<typeof createDocumentReader>;

/** `defaulted`: of those that were read so far. */
export function createDocumentReader(documents: readonly unknown[]) {
  const byName = documentsByName(documents);
  const defaulted: DocumentIssues[] = [];
  function limitedDocument(type: string, id: string): ReturnType<typeof limited> {
    const document = byName.get(nameOf(type, id));
    return document ? limited(document) : { issues: [] };
  }
  const read: ReadDocument = (schema, type, id = type) => {
    const { document, issues: excesses } = limitedDocument(type, id);
    const { value, issues } = parseWithDefaults(schema, document);
    const all = [...excesses, ...issues];
    if (all.length > 0) defaulted.push({ id, issues: all });
    return value;
  };
  /** A document as it stands in the dataset, with what is empty or broken in it. */
  const stored = (type: string): object | undefined => limitedDocument(type, type).document;
  return { read, stored, defaulted };
}

/** Looked up once for each collection, of which there may be thousands. Of two under one name the first counts. */
function documentsByName(documents: readonly unknown[]): ReadonlyMap<string, object> {
  const parsed = documents.flatMap((document) => textDocument.safeParse(document).data ?? []);
  return new Map(parsed.toReversed().map((text) => [nameOf(text._type, text._id), text]));
}

function nameOf(type: string, id: string): string {
  return `${type} ${id}`;
}
