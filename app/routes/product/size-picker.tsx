import { Link } from "react-router";
import type { Size } from "#app/catalogue/product.ts";
import { type Choice, queryFor } from "./choice.ts";
import styles from "./picker.module.css";

export function SizePicker({ sizes, choice }: { sizes: readonly Size[]; choice: Choice }) {
  return (
    <div className={styles.picker} role="group" aria-labelledby="size">
      <p className={styles.legend}>
        <span id="size" className="label">
          Size
        </span>
        <span className="soft numeral" aria-live="polite">
          {choice.size?.label ?? "Choose one"}
        </span>
      </p>
      <ul className={`${styles.sizes} numeral`}>
        {sizes.map(({ label, isAvailable }) => (
          <li key={label}>
            {isAvailable ? (
              <Link
                className={styles.size}
                to={queryFor(choice, { size: label })}
                replace
                preventScrollReset
                aria-current={choice.size?.label === label ? "true" : undefined}
              >
                <span className="visually-hidden">Size </span>
                {label}
              </Link>
            ) : (
              <span className={styles.size} data-unavailable>
                <span className="visually-hidden">Size </span>
                {label}
                <span className="visually-hidden">, not to be had at present</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
