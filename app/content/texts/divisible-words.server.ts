import type { PageBlock } from "#app/label/texts/care-page.ts";
import { LONG_ON_ITS_LINE, withSoftHyphens } from "#app/label/texts/soft-hyphens.ts";

/** Lets long words of a page's block be divided. */
export function withDivisibleWords(block: PageBlock): PageBlock {
  switch (block._type) {
    case "block":
      return { ...block, children: block.children.map((span) => ({ ...span, text: divisible(span.text) })) };
    case "table":
      return { ...block, rows: block.rows.map((cells) => cells.map(divisible)) };
    case "image":
      return { ...block, caption: divisible(block.caption) };
    default:
      return block satisfies never;
  }
}

export function divisible(text: string): string {
  return withSoftHyphens(text, LONG_ON_ITS_LINE);
}
