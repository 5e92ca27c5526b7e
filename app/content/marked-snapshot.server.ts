import type { Product } from "#app/catalogue/product.ts";
import type { ContentSnapshot, ReadContent } from "./content-snapshot.server.ts";
import { createDocumentMarker } from "./marked-documents.server.ts";
import { markedField, markOf, withoutMarks } from "./source-marks.server.ts";

/** The texts of pages, among which are the words of controls. Links, names and looks of the layout are without marks. */
const markedTexts = [
  "home",
  "collections",
  "designer",
  "questions",
  "questionsScreen",
  "contact",
  "newsletter",
  "privacy",
  "notFound",
  "search",
  "labelSettings",
  "messages",
  "carePages",
  "sizeChart",
] as const;

/**
 * Reads documents twice: as they are, which says what is shown, and with marks, which says where each text of it comes from. So
 * no limit, pattern or comparison of the readers has to know of marks: what they make of a text with a mark counts only where it is the same
 * text.
 */
export function createMarkedReader(readShown: ReadContent, readMarked: ReadContent): ReadContent {
  const mark = createDocumentMarker();
  const known = new WeakMap<Product, Product>();

  return (documents) => {
    const shown = readShown(documents);
    const marked = readMarked(mark(documents));
    const markedById = new Map(marked.catalogue.products.map((product) => [product.id, product]));
    const products = shown.catalogue.products.map((product) => {
      const made = known.get(product) ?? withMarksOf(product, markedById.get(product.id));
      known.set(product, made);
      return made;
    });
    const texts = markedTexts.map((name) => [name, withMarksOf(shown.texts[name], marked.texts[name])]);
    return {
      catalogue: { ...shown.catalogue, products },
      texts: { ...shown.texts, ...Object.fromEntries(texts) },
    } satisfies ContentSnapshot;
  };
}

/** `shown` with the marks of `marked`, as far as both are the same. */
function withMarksOf<T>(shown: T, marked: unknown): T {
  if (typeof shown === "string") return isMarkedSo(shown, marked) ? marked : shown;
  if (typeof shown !== "object" || shown === null || typeof marked !== "object" || marked === null)
    return shown;
  // An entry that a mark has broken is missing, and those behind it stand for others.
  if (Array.isArray(shown) && Reflect.get(marked, "length") !== shown.length) return shown;
  const copy = Object.assign(Array.isArray(shown) ? [] : {}, shown);
  for (const [name, value] of Object.entries(shown)) {
    const other: unknown = Reflect.get(marked, name);
    Reflect.set(copy, name, name === "alt" ? withPicturesMark(value, other) : withMarksOf(value, other));
  }
  return copy;
}

function isMarkedSo<T>(shown: T & string, marked: unknown): marked is T & string {
  return typeof marked === "string" && withoutMarks(marked) === shown;
}

/** A picture's description may be made from other texts, but the mark is the picture's. */
function withPicturesMark(alt: unknown, marked: unknown): unknown {
  const field = typeof marked === "string" ? markedField(marked) : undefined;
  return typeof alt === "string" && field !== undefined ? withoutMarks(alt) + markOf(field) : alt;
}
