import { t } from "@trousseau/words/translate.ts";
import { anyMedia, type Field, type Fields } from "./describe.ts";
import { error, type Issue, warning } from "./issue.ts";
import { inWords } from "./parse-with-defaults.server.ts";

type FieldIssue = Issue & {
  /** The name of the field, and its title in Studio. */
  field: string;
  title: string;
};

/**
 * Finds what is wrong with a document by the description of its fields. Studio's form, the import of a table and the check
 * say the same by the same rules: an error keeps a document from being published, and a warning does not.
 */
export function fieldIssues(fields: Fields, document: Readonly<Record<string, unknown>>): FieldIssue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = document[name];
    const issues = [...errorsIn(field, value).map(error), ...warningsIn(field, value, document).map(warning)];
    return issues.map((issue) => ({ field: name, title: field.title, ...issue }));
  });
}

function errorsIn(field: Field, value: unknown): string[] {
  if (isEmpty(value)) return field.needs === undefined ? [] : [field.needs];
  const { error } = field.schema(anyMedia).safeParse(value, { error: inWords });
  return (error?.issues ?? []).map(({ message }) => refusal(message));
}

/** Entries of a list are judged one by one where their kind has rules of its own. */
function warningsIn(
  { warns, warnsOfEach }: Field,
  value: unknown,
  document: Readonly<Record<string, unknown>>,
): string[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return [
    warns?.(value, document) ?? [],
    ...entries.flatMap((entry, at) => (warnsOfEach?.(entry) ?? []).map((note) => `${at + 1}: ${note}`)),
  ].flat();
}

export function refusal(fault: string): string {
  return t("It {{fault}}: the shop does not show it.", { fault });
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}
