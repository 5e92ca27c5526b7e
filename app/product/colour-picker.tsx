import type { Colour } from "#app/catalogue/product.ts";
import swatches from "#app/catalogue/swatch.module.css";
import { swatchStyle } from "#app/catalogue/swatch-style.tsx";
import { COLOUR_PARAM } from "#app/label/url-parameters.ts";
import type { productWords } from "#words/product.ts";
import { Option } from "./choice-option.tsx";
import styles from "./picker.module.css";
import { Picker } from "./picker.tsx";

type ColourPickerProps = {
  colours: readonly Colour[];
  chosen: Colour | undefined;
  words: typeof productWords;
  onChoose: () => void;
};

/** Each square has the real colour, and is named in words. */
export function ColourPicker({ colours, chosen, words, onChoose }: ColourPickerProps) {
  return (
    <Picker
      id="colour"
      legend={words.colour}
      chosen={chosen?.name ?? words.choose}
      className={styles.swatches}
    >
      {colours.map(({ slug, name, value, isAvailable }) => {
        const title = isAvailable ? name : `${name}, ${words.unavailable}`;
        return (
          <Option
            key={slug}
            name={COLOUR_PARAM}
            value={slug}
            isChosen={chosen?.slug === slug}
            isAvailable={isAvailable}
            title={title}
            onChoose={onChoose}
          >
            <span
              className={`${swatches.swatch} ${styles.swatch}`}
              style={swatchStyle(value)}
              data-unavailable={isAvailable ? undefined : ""}
            />
            <span className="visually-hidden">{title}</span>
          </Option>
        );
      })}
    </Picker>
  );
}
