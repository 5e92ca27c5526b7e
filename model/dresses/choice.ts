import { COLOUR_PARAM, SIZE_PARAM } from "#model/screens/url-parameters.ts";
import type { Colour, Product, Size } from "./product.ts";

export type Choice = { colour: Colour | undefined; size: Size | undefined };

/** The choice that an address or a form names, also what is sold: one like it can be asked for. Junk counts as no choice yet. */
export function chosenFrom(
  { colours, sizes }: Pick<Product, "colours" | "sizes">,
  parameters: Parameters,
): Choice {
  const colour = colours.find(({ slug }) => slug === parameters.get(COLOUR_PARAM));
  const size = sizes.find(({ label }) => label === parameters.get(SIZE_PARAM));
  return { colour, size };
}

type Parameters = { get(name: string): unknown };

/** Query that makes the same choice; empty where nothing is chosen. */
export function queryFor({ colour, size }: Choice): string {
  const query = new URLSearchParams();
  if (colour) query.set(COLOUR_PARAM, colour.slug);
  if (size) query.set(SIZE_PARAM, size.label);
  const text = query.toString();
  return text && `?${text}`;
}
