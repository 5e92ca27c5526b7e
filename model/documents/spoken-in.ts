import { originalOf } from "./translation.ts";

/** Attributes of an element whose text is not in the language of its page. */
export type SpokenIn = { lang: string; dir: "ltr" | "rtl" };

/** The parts of a document that are in another language than the page: "intro", "measuring.waist" of a group, "sections.a1b2" of an entry with a key. */
export type SpokenParts = { spokenIn?: Readonly<Record<string, SpokenIn | undefined>> };

/** Names the parts of a document that nobody has translated; none where it is read in the shop's first language, without `original`. */
export function spokenParts(
  document: unknown,
  original: SpokenIn | undefined,
  names?: readonly string[],
): SpokenParts {
  const before = originalOf(document);
  if (!original || !isGroup(document) || !isGroup(before)) return {};
  const parts = Object.entries(document).flatMap(([name, part]) => {
    if (isNoText(name) || names?.includes(name) === false) return [];
    if (Array.isArray(part) && part.some(isGroup)) return untouchedIn(name, part, before[name]);
    return untouched(name, part, before[name]);
  });
  return parts.length > 0 ? { spokenIn: Object.fromEntries(parts.map((part) => [part, original])) } : {};
}

function untouchedIn(name: string, entries: readonly unknown[], before: unknown): string[] {
  const originals = new Map((Array.isArray(before) ? before : []).map((entry) => [keyOf(entry), entry]));
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    return key === undefined ? [] : untouched(`${name}.${key}`, entry, originals.get(key));
  });
}

/** A part that nobody has touched is the original's own; of a group, some parts may be. */
function untouched(name: string, part: unknown, before: unknown): string[] {
  if (part === before) return isText(part) ? [name] : [];
  if (!isGroup(part) || !isGroup(before)) return [];
  return Object.entries(part).flatMap(([inner, value]) =>
    !isNoText(inner) && value === before[inner] && isText(value) ? [`${name}.${inner}`] : [],
  );
}

function keyOf(entry: unknown): string | undefined {
  return isGroup(entry) && typeof entry["_key"] === "string" ? entry["_key"] : undefined;
}

/** Whether the value, or a part of it, has words. */
export function isText(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.some(isText);
  return isGroup(value) && Object.entries(value).some(([name, part]) => !isNoText(name) && isText(part));
}

/** The names of documents and entries, and the revisions that Studio writes beside a translation, are no text of a page. */
function isNoText(name: string): boolean {
  return name.startsWith("_") || name === "slug" || name === "madeOf";
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
