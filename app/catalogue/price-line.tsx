import { formatShownPrice } from "./price.ts";
import styles from "./price-line.module.css";
import type { ShownPrice } from "./product.ts";

export function PriceLine(shown: ShownPrice) {
  return <span className={`${styles.price} numeral`}>{formatShownPrice(shown)}</span>;
}
