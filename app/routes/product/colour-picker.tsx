import type { Colour } from "#app/catalogue/product.ts";
import swatches from "#app/catalogue/swatch.module.css";
import { swatchStyle } from "#app/catalogue/swatch-style.tsx";
import type { ProductWords } from "#app/label/product-words.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { type Choice, queryFor } from "./choice.ts";
import styles from "./picker.module.css";
import { Picker } from "./picker.tsx";

export type ColourPickerProps = { colours: readonly Colour[]; choice: Choice; words: ProductWords };

/** Squares of the real colour, each named in words. */
export function ColourPicker({ colours, choice, words }: ColourPickerProps) {
  const chosen = choice.colour;
  return (
    <Picker
      id="colour"
      legend={words.colour}
      chosen={chosen?.name ?? words.choose}
      className={`${styles.swatches}`}
    >
      {colours.map(({ slug, name, value, isAvailable }) => {
        const look = { className: `${swatches.swatch} ${styles.swatch}`, style: swatchStyle(value) };
        const unavailable = `${name}, ${words.unavailable}`;
        return (
          <li key={slug}>
            {isAvailable ? (
              <ScreenLink
                {...look}
                href={queryFor(choice, { colour: slug }) || "?"}
                isInPlace
                title={name}
                aria-label={name}
                aria-current={chosen?.slug === slug ? "true" : undefined}
              />
            ) : (
              <span {...look} title={unavailable} data-unavailable>
                <span className="visually-hidden">{unavailable}</span>
              </span>
            )}
          </li>
        );
      })}
    </Picker>
  );
}
