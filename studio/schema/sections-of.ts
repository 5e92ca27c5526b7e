import { defaultSections } from "#app/sections/section-kinds.ts";

export function hasSections(document: Record<string, unknown> | undefined): boolean {
  const sections = document?.["sections"];
  return Array.isArray(sections) && sections.length > 0;
}

/** A page without a list has the sections that every label begins with. */
export function sectionsOf(document: Record<string, unknown> | undefined): readonly unknown[] {
  const sections = document?.["sections"];
  return Array.isArray(sections) && sections.length > 0 ? sections : defaultSections;
}
