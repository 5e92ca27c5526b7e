import { t } from "@trousseau/words/translate.ts";
import { productTexts } from "#model/dresses/product-fields.ts";
import { type Fields, fieldAt } from "./describe.ts";
import { error, type Issue } from "./issue.ts";
import { LONGEST_LINE, MOST_ENTRIES } from "./label-limits.ts";
import { countedPath } from "./parse-with-defaults.server.ts";
import { textDocuments } from "./text-documents.ts";

/**
 * A larger document is not shown: a mistake of one program, or one stolen token, must not make every visitor wait for megabytes.
 * People write a hundredth of this.
 */
const LIMITS = {
  /** All texts and names of fields count, in UTF-16 units: about a book's chapter. */
  characters: 100_000,
  /** The shop reads five levels of lists and objects. Functions that call themselves at each level would overflow. */
  depth: 30,
} as const;

/** Returns why a document is too large to be shown, and reads no further than the limits. */
export function excessOf(document: object): Issue | undefined {
  let characters = 0;
  const open: { value: unknown; depth: number }[] = [{ value: document, depth: 0 }];
  for (let part = open.pop(); part; part = open.pop()) {
    const { value, depth } = part;
    if (depth > LIMITS.depth)
      return error(
        t("it has more than {{most}} lists and objects nested in each other", { most: LIMITS.depth }),
      );
    if (typeof value === "object" && value !== null)
      for (const inner of Object.values(value).slice(0, mostOf(value)))
        open.push({ value: inner, depth: depth + 1 });
    characters += charactersOf(value);
    if (characters > LIMITS.characters)
      return error(t("it has more than {{most}} characters", { most: LIMITS.characters }));
  }
  return undefined;
}

function mostOf(value: object): number {
  return Array.isArray(value) ? MOST_ENTRIES : LIMITS.characters;
}

/** Returns the part of a document that the shop reads, and why it leaves others out. */
export function limited(document: object): { document?: Record<string, unknown>; issues: Issue[] } {
  const excess = excessOf(document);
  return excess ? { issues: [excess] } : withinLists(document);
}

const described: Readonly<Record<string, { fields: Fields }>> = textDocuments;

/** Cuts lists that are too long, and says which. Callers ask `excessOf` first. */
export function withinLists(document: object): { document: Record<string, unknown>; issues: Issue[] } {
  const issues: Issue[] = [];
  // One for all parts: a copy for each would take longer than the rest.
  const path: PropertyKey[] = [];
  const type = "_type" in document && typeof document._type === "string" ? document._type : "";
  function cut(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    if (!Array.isArray(value)) return cutFields(value);
    const most = fieldAt(described[type]?.fields, path.map(String))?.most ?? MOST_ENTRIES;
    if (value.length > most)
      issues.push(
        error(
          t("{{list}} has more than {{most}} entries: the rest are not shown", {
            list: countedPath(path),
            most,
          }),
        ),
      );
    return value.slice(0, most).map((entry, index) => cutAt(index, entry));
  }
  function cutAt(key: PropertyKey, part: unknown): unknown {
    path.push(key);
    const kept = cut(part);
    path.pop();
    return kept;
  }
  function cutFields(value: object): Record<string, unknown> {
    const fields: Record<string, unknown> = { ...value };
    for (const [key, part] of Object.entries(fields)) fields[key] = cutAt(key, part);
    return fields;
  }
  return { document: cutFields(document), issues };
}

/** An object counts by the names of its fields; their values are counted by themselves. */
function charactersOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  const isNamed = typeof value === "object" && value !== null && !Array.isArray(value);
  return isNamed ? Object.keys(value).join("").length : 0;
}

/** The part of a dress that the shop reads, or why it shows none of it: names and labels are on one line each. */
export function productWithinLimits(
  document: object,
): { fields: Record<string, unknown>; issues: Issue[] } | { excess: string } {
  const excess = excessOf(document);
  if (excess) return { excess: excess.message };
  const paragraphs = new Set<string>(productTexts);
  const { document: fields, issues } = withinLists(document);
  const long = Object.entries(fields).find(([name, value]) => !paragraphs.has(name) && hasLongLine(value));
  if (!long) return { fields, issues };
  return {
    excess: t("its field “{{field}}” has a line of more than {{most}} characters", {
      field: long[0],
      most: LONGEST_LINE,
    }),
  };
}

function hasLongLine(value: unknown): boolean {
  if (typeof value === "string") return value.length > LONGEST_LINE;
  return typeof value === "object" && value !== null && Object.values(value).some(hasLongLine);
}
