import { createContext, useContext } from "react";

/** A field in its document, and in the entries of lists that have keys: `["biography", { _key: "a" }, "text"]`. */
export type FieldPath = (string | { _key: string | undefined })[];

/** Names the field of a text or picture for Studio's Presentation; undefined on a visitor's page. */
export type DataAttributeOf = (type: string, slug: string | undefined, path: FieldPath) => string | undefined;

export const DataAttributeContext = createContext<DataAttributeOf>(() => undefined);

/**
 * Returns what `data-sanity` says of the fields of a document. A document that exists once is known by its type, others by
 * their slugs as well.
 */
export function useDataAttribute(type: string, slug?: string): (...path: FieldPath) => string | undefined {
  const attributeOf = useContext(DataAttributeContext);
  return (...path) => attributeOf(type, slug, path);
}
