import { defaultSections } from "#app/sections/section-kinds.ts";

export function hasSections(document: Record<string, unknown> | undefined): boolean {
  const sections = document?.["sections"];
  return Array.isArray(sections) && sections.length > 0;
}

/** The page as it stands now, as a list. `document`: one without. */
export function sectionsOf(document: Record<string, unknown>) {
  return defaultSections.map((section) => {
    const said = document[section._key];
    return { ...(typeof said === "object" && said !== null ? said : {}), ...section };
  });
}
