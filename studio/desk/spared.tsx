import type { DocumentLayoutProps } from "sanity";
import { schemaTypes } from "#studio/schema/schema-types.ts";

const withoutDrafts = new Set(
  schemaTypes.filter((type) => "liveEdit" in type && type.liveEdit).map(({ name }) => name),
);

/** Messages, bookings and replies count at once: "Published" and "Live" would say that somebody else reads them. */
export function hasDrafts(type: string): boolean {
  return !withoutDrafts.has(type);
}

export function DocumentFrame(props: DocumentLayoutProps) {
  if (hasDrafts(props.documentType)) return props.renderDefault(props);
  return (
    <div className="without-drafts" style={{ display: "contents" }}>
      {props.renderDefault(props)}
    </div>
  );
}

/**
 * Sanity's tools for engineers: its help with the diagnostics, ids, and the document as JSON. An administrator keeps them. No setting
 * removes them, so that a style sheet hides what Sanity's tests know it by.
 */
export const engineersTools = ["button-resources-menu", "copy-document-id", "action-json"]
  .map((name) => `[data-testid="${name}"]`)
  .join();
