import type { Colour } from "#app/catalogue/product.ts";
import swatches from "#app/catalogue/swatch.module.css";
import { swatchStyle } from "#app/catalogue/swatch-style.tsx";
import type { ProductWords } from "#app/label/product-screen.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { type Choice, queryFor } from "./choice.ts";
import styles from "./picker.module.css";

export type ColourPickerProps = { colours: readonly Colour[]; choice: Choice; words: ProductWords };

/** Squares of the real colour, each named in words. Links: the choice stands in the address. */
export function ColourPicker({ colours, choice, words }: ColourPickerProps) {
  return (
    <div className={styles.picker} role="group" aria-labelledby="colour">
      <p className={styles.legend}>
        <span id="colour" className="label">
          {words.colour}
        </span>
        <span className="soft" aria-live="polite">
          {choice.colour?.name ?? words.choose}
        </span>
      </p>
      <ul className={styles.swatches}>
        {colours.map(({ slug, name, value, isAvailable }) => (
          <li key={slug}>
            {isAvailable ? (
              <ScreenLink
                className={`${swatches.swatch} ${styles.swatch}`}
                href={queryFor(choice, { colour: slug }) || "?"}
                isInPlace
                style={swatchStyle(value)}
                title={name}
                aria-label={name}
                aria-current={choice.colour?.slug === slug ? "true" : undefined}
              />
            ) : (
              <span
                className={`${swatches.swatch} ${styles.swatch}`}
                style={swatchStyle(value)}
                title={`${name}, ${words.unavailable}`}
                data-unavailable
              >
                <span className="visually-hidden">
                  {name}, {words.unavailable}
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
