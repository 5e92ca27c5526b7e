import type { Product } from "#app/catalogue/product.ts";
import type { SizeChart } from "#app/content/texts/label-texts.server.ts";

/** Whether a size finder has anything to say of a dress. */
export function knowsSizeOf({ sizes }: Pick<Product, "sizes">, { rows }: SizeChart): boolean {
  return sizes.some(({ label }) => rows.some(({ size }) => size === label));
}
