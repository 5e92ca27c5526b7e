import { useMemo } from "react";
import { drawSection } from "#app/sections/draw-section.tsx";
import { SectionsOf } from "#app/sections/section-parts.tsx";
import type { DrawnSection } from "#model/sections/drawn-sections.server.ts";

/** The sections of a page of the label's own, below its text. */
export function PageSections({ slug, sections }: { slug: string; sections: readonly DrawnSection[] }) {
  const document = useMemo(() => ["carePage", slug] as const, [slug]);
  // A dialog that opens changes the address, and no section.
  const drawn = useMemo(() => sections.map(drawSection), [sections]);
  return <SectionsOf value={document}>{drawn}</SectionsOf>;
}
