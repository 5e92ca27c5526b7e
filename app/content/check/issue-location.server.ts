import { countedPath } from "#app/content/texts/counted-path.server.ts";
import { nameOfSection } from "#app/sections/section-kinds.ts";

type Stored = { _type?: unknown; sections?: unknown };

/**
 * An issue about a part of a document, with its place as the owner counts: "section 6 (Film): “href” leads nowhere". `path`: as `textsIn`
 * gives it. `says`: of the field by its name, "" where it is the section itself.
 */
export function withLocation(document: Stored, path: string, says: (field: string) => string): string {
  const [list = "", index = "", ...rest] = path.split(".");
  const place = Number(index);
  const inner = countedPath(rest.map(keyOf));
  if (/^\d+$/.test(index) && document._type === "home" && list === "sections")
    return `${nameOfSection(entryOf(document.sections, place), place + 1)}: ${says(inner)}`;
  if (/^\d+$/.test(index) && document._type === "carePage" && list === "body")
    return `paragraph ${place + 1}: ${says(inner.replace(/^markDefs \d+: href$/, "link"))}`;
  return says(countedPath(path.split(".").map(keyOf)));
}

function keyOf(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part;
}

function entryOf(list: unknown, place: number): object {
  const entry: unknown = Array.isArray(list) ? list[place] : undefined;
  return typeof entry === "object" && entry !== null ? entry : {};
}
