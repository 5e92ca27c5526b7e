import { formatPrice } from "./price.ts";
import styles from "./price-line.module.css";

export function PriceLine({ price }: { price: number | null }) {
  return <span className={`${styles.price} numeral`}>{formatPrice(price)}</span>;
}
