/** An amount in US dollars as people type it; commas separate thousands, a point separates cents. */
const writtenAmount = /^(?:us)?\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s*(?:\$|usd)?$/i;

/** Null (on request) for anything that could be read in two ways, "1.200" or "12,50", and for what is not above zero. */
export function readPrice(raw: unknown): number | null {
  const price = typeof raw === "string" ? amountIn(raw.trim()) : raw;
  return typeof price === "number" && Number.isFinite(price) && price > 0 ? price : null;
}

function amountIn(text: string): number | undefined {
  const [, whole, cents = ""] = writtenAmount.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(",", "") + cents);
}
