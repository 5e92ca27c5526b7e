import { originalOf } from "./translation.ts";

/** Attributes of an element whose text is not in the language of its page. */
export type SpokenIn = { lang: string; dir: "ltr" | "rtl" };

/** The parts of a document that are in another language than the page: "intro", or "sections.a1b2" of an entry with a key. */
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
    return part === before[name] && isText(part) ? [name] : [];
  });
  return parts.length > 0 ? { spokenIn: Object.fromEntries(parts.map((part) => [part, original])) } : {};
}

/** An entry that is translated in no part is the original's own. */
function untouchedIn(name: string, entries: readonly unknown[], before: unknown): string[] {
  const originals: ReadonlySet<unknown> = new Set(Array.isArray(before) ? before : []);
  return entries.flatMap((entry) =>
    isGroup(entry) && originals.has(entry) && typeof entry["_key"] === "string"
      ? [`${name}.${entry["_key"]}`]
      : [],
  );
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
