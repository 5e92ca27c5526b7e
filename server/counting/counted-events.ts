import { type Catalogue, findBySlug } from "#app/catalogue/catalogue.ts";
import type { Product } from "#app/catalogue/product.ts";
import { type Counted, dressEvents, SEARCH_EVENT } from "#app/label/visit-counts.ts";
import { languageTag } from "#words/locale.ts";

/** The name of a fabric or a cut is shorter; a sentence about oneself is not. */
const MOST_CHARACTERS = 24;

/** Letters alone exclude telephone numbers and addresses of any kind. */
const plainWords = /^\p{L}[\p{L}\p{M}’'-]*( \p{L}[\p{L}\p{M}’'-]*){0,2}$/u;

/**
 * Reads the events of a form. Anything that the catalogue does not know is dropped, so that nobody can fill the
 * counter.
 */
export function countedIn(body: string, catalogue: Catalogue): Counted[] {
  const sent = new URLSearchParams(body);
  for (const kind of dressEvents) {
    const slug = sent.get(kind);
    const product = slug === null ? undefined : findBySlug(catalogue, slug);
    if (!product) continue;
    const event = { kind, dress: product.slug, word: "" };
    return kind === "view" ? [event] : [event, ...chosenOf(product, sent)];
  }
  const words = searchWords(sent.get(SEARCH_EVENT) ?? "");
  return words && !findsSome(words, catalogue) ? [{ kind: SEARCH_EVENT, dress: "", word: words }] : [];
}

function chosenOf({ slug: dress, colours, sizes }: Product, sent: URLSearchParams): Counted[] {
  const colour = colours.find(({ slug }) => slug === sent.get("colour"));
  const size = sizes.find(({ label }) => label === sent.get("size"));
  return [
    ...(colour ? [{ kind: "colour", dress, word: colour.slug } as const] : []),
    ...(size ? [{ kind: "size", dress, word: size.label } as const] : []),
  ];
}

/** Gives one spelling; empty for words that may not be stored. */
function searchWords(text: string): string {
  const words = text.normalize("NFC").toLocaleLowerCase(languageTag).trim().replace(/\s+/g, " ");
  const length = [...words].length;
  return length > 1 && length <= MOST_CHARACTERS && plainWords.test(words) ? words : "";
}

function findsSome(words: string, { products }: Catalogue): boolean {
  return products.some(({ name }) => plain(name).includes(plain(words)));
}

function plain(text: string): string {
  return text
    .toLocaleLowerCase(languageTag)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}
