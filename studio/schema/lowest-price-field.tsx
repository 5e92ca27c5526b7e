import type { NumberFieldProps } from "sanity";
import { useNamesLowestPrice } from "#studio/connection/listen-collections.ts";

/** The law of some countries asks for it, and the label says whether its sales do as that law says. */
export function LowestPriceField(props: NumberFieldProps) {
  return useNamesLowestPrice() ? props.renderDefault(props) : null;
}
