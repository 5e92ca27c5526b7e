import type { Size } from "#app/catalogue/product.ts";
import type { ProductWords } from "#app/label/product-words.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { type Choice, queryFor } from "./choice.ts";
import styles from "./picker.module.css";
import { Picker } from "./picker.tsx";

export type SizePickerProps = { sizes: readonly Size[]; choice: Choice; words: ProductWords };

export function SizePicker({ sizes, choice, words }: SizePickerProps) {
  const chosen = choice.size?.label;
  return (
    <Picker
      id="size"
      legend={words.size}
      chosen={chosen ?? words.choose}
      className={`${styles.sizes} numeral`}
    >
      {sizes.map(({ label, isAvailable }) => (
        <li key={label}>
          {isAvailable ? (
            <ScreenLink
              className={styles.size}
              href={queryFor(choice, { size: label })}
              isInPlace
              aria-current={chosen === label ? "true" : undefined}
            >
              <span className="visually-hidden">{words.size} </span>
              {label}
            </ScreenLink>
          ) : (
            <span className={styles.size} data-unavailable>
              <span className="visually-hidden">{words.size} </span>
              {label}
              <span className="visually-hidden">, {words.unavailable}</span>
            </span>
          )}
        </li>
      ))}
    </Picker>
  );
}
