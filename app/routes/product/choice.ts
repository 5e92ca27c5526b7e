import type { Colour, Product, Size } from "#app/catalogue/product.ts";
import { COLOUR_PARAM, SIZE_PARAM } from "#app/catalogue/url-parameters.ts";

export type Choice = { colour: Colour | undefined; size: Size | undefined };

/** What the address says is chosen; junk and what is unavailable mean: nothing yet. */
export function chosenFrom(
  { colours, sizes }: Pick<Product, "colours" | "sizes">,
  parameters: URLSearchParams,
): Choice {
  const colour = colours.find(
    ({ slug, isAvailable }) => isAvailable && slug === parameters.get(COLOUR_PARAM),
  );
  const size = sizes.find(({ label, isAvailable }) => isAvailable && label === parameters.get(SIZE_PARAM));
  return { colour, size };
}

/** Query that chooses `changes` and keeps the rest. */
export function queryFor(choice: Choice, changes: { colour?: string; size?: string }): string {
  const { colour = choice.colour?.slug, size = choice.size?.label } = changes;
  const query = new URLSearchParams();
  if (colour) query.set(COLOUR_PARAM, colour);
  if (size) query.set(SIZE_PARAM, size);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
