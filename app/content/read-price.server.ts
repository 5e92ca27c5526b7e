import { HIGHEST_PRICE } from "#app/label/label-limits.ts";

/** A cent. */
const LOWEST_PRICE = 0.01;

/** An amount in US dollars as people type it; commas separate thousands, a point separates cents. */
const writtenAmount = /^(?:us)?\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s*(?:\$|usd)?$/i;

/** Null (on request) for anything that could be read in two ways, "1.200" or "12,50", and for what nothing costs. */
export function readPrice(raw: unknown): number | null {
  const price = typeof raw === "string" ? amountIn(raw.trim()) : raw;
  return typeof price === "number" && price >= LOWEST_PRICE && price <= HIGHEST_PRICE ? price : null;
}

function amountIn(text: string): number | undefined {
  const [, whole, cents = ""] = writtenAmount.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(",", "") + cents);
}
