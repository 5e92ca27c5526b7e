import { t } from "@trousseau/words/translate.ts";
import type { z } from "zod";
import type { Issue } from "./issue.ts";
import { partOf } from "./part-of.ts";

/**
 * Reads a document by a schema whose every field has a default. What is empty takes its default in silence; what is
 * broken takes it too and is reported; an entry of a list that is broken is left out of the list.
 */
export function parseWithDefaults<T>(schema: z.ZodType<T>, document: unknown): { value: T; issues: Issue[] } {
  const issues: Issue[] = [];
  let rest = withoutEmpty(document);
  for (;;) {
    const { success, data, error } = schema.safeParse(rest ?? {}, { error: inWords });
    if (success) return { value: data, issues };
    const parts = new Map(error.issues.map((issue) => [countedPath(partAt(issue.path)), issue]));
    for (const issue of parts.values()) issues.push(issueOf(issue, rest));
    // The last first: an entry that leaves its list moves those behind it.
    for (const { path } of [...parts.values()].reverse())
      rest = without(rest, presentPart(rest, partAt(path)));
  }
}

function issueOf(issue: z.core.$ZodIssue, document: unknown): Issue {
  const { path, message } = issue;
  const { severity, isShownByCheck } = issue.code === "custom" ? (issue.params ?? {}) : {};
  const says = path.length > 1 && valueAt(document, path) === undefined ? t("is missing") : message;
  return {
    message: `${countedPath(path)} ${says}`.trim(),
    severity: severity === "error" ? "error" : "warning",
    ...(isShownByCheck === true ? { isShownByCheck } : {}),
  };
}

/** Zod asks for these words, which an owner understands, where a schema says nothing itself. */
export function inWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_value":
      return t("is not one of {{choices}}", {
        choices: issue.values.map((value) => `“${String(value)}”`).join(", "),
      });
    case "invalid_type":
      return kinds[issue.expected] ?? t("is not what belongs there");
    case "too_small":
      return t("is less than {{least}}", { least: String(issue.minimum) });
    case "too_big":
      return t("is more than {{most}}", { most: String(issue.maximum) });
    default:
      return t("is not what belongs there");
  }
}

const kinds: Record<string, string> = {
  string: t("is not a text"),
  number: t("is not a number"),
  int: t("is not a whole number"),
  boolean: t("is not yes or no"),
  array: t("is not a list"),
  object: t("is not a group of fields"),
};

/** The list's entry that a path leads into, or what it leads to. */
function partAt(path: PropertyKey[]): PropertyKey[] {
  const entry = path.findLastIndex((key) => typeof key === "number");
  return entry < 0 ? path : path.slice(0, entry + 1);
}

/** A missing value cannot be left out, so the part that lacks it is, such as a button without a link. */
function presentPart(value: unknown, path: PropertyKey[]): PropertyKey[] {
  const isThere = path.length <= 1 || valueAt(value, path) !== undefined;
  return isThere ? path : presentPart(value, path.slice(0, -1));
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(partOf, value);
}

function without(value: unknown, [key, ...rest]: PropertyKey[]): unknown {
  if (key === undefined) return undefined;
  const keep = (part: unknown, name: PropertyKey) => (name === key ? without(part, rest) : part);
  if (Array.isArray(value)) return value.map(keep).filter((part) => part !== undefined);
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(value).map(([name, part]) => [name, keep(part, name)]);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

/** Editors empty a field in several ways; all of them mean that it is not there. */
function withoutEmpty(value: unknown): unknown {
  if (value === null || (typeof value === "string" && value.trim() === "")) return undefined;
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((part) => part !== undefined);
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, part]) => [name, withoutEmpty(part)]);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

/** Where in a document something is, as its owner counts in Studio: "openingHours.week 2: opens". */
export function countedPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, key, at) => {
    if (typeof key === "number") return `${place} ${key + 1}`.trim();
    const isInEntry = typeof path[at - 1] === "number";
    return place === "" ? String(key) : `${place}${isInEntry ? ": " : "."}${String(key)}`;
  }, "");
}
