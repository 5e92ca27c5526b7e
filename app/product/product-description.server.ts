import type { Category } from "#app/catalogue/category.ts";
import type { Product } from "#app/catalogue/product.ts";
import { shortenedTo } from "#app/label/characters.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";

/** Search engines cut descriptions at about this many characters. */
const MAX_CHARACTERS = 155;

/** Search engines show one sentence or two. The server cuts them: no page needs the script for that. */
export function descriptionOf({ name, description }: Product, category: Category): string {
  return shortenedTo(MAX_CHARACTERS, withoutEmphasis(description || `${name}, ${category.label}`));
}
