import { refusal } from "#model/documents/field-issues.ts";
import { priceFault } from "#model/tables/amount-cell.ts";
import { currentCurrency, isCurrencyKnown } from "#studio/connection/listen-collections.ts";

/** Refuses what no dress costs in the label's currency. Nothing is wrong with a price before that is known. */
export function affordable(price: unknown): true | string {
  const fault = isCurrencyKnown() && priceFault(price, currentCurrency());
  return !fault || refusal(fault);
}
