import { formatShownPrice, type ShownPrice } from "./price.ts";
import styles from "./price-line.module.css";

export function PriceLine(shown: ShownPrice & { "data-sanity"?: string | undefined }) {
  return (
    <span className={`${styles.price} numeral`} data-sanity={shown["data-sanity"]}>
      {formatShownPrice(shown)}
    </span>
  );
}
