import type { CSSProperties } from "react";
import { Link } from "react-router";
import type { Colour } from "#app/catalogue/product.ts";
import { type Choice, queryFor } from "./choice.ts";
import styles from "./picker.module.css";

/** Squares of the real colour, each named in words. Links: the choice stands in the address. */
export function ColourPicker({ colours, choice }: { colours: readonly Colour[]; choice: Choice }) {
  return (
    <div className={styles.picker} role="group" aria-labelledby="colour">
      <p className={styles.legend}>
        <span id="colour" className="label">
          Colour
        </span>
        <span className="soft" aria-live="polite">
          {choice.colour?.name ?? "Choose one"}
        </span>
      </p>
      <ul className={styles.swatches}>
        {colours.map(({ slug, name, value, isAvailable }) => (
          <li key={slug}>
            {isAvailable ? (
              <Link
                className={styles.swatch}
                to={queryFor(choice, { colour: slug }) || "?"}
                replace
                preventScrollReset
                style={swatch(value)}
                title={name}
                aria-label={name}
                aria-current={choice.colour?.slug === slug ? "true" : undefined}
              />
            ) : (
              <span
                className={styles.swatch}
                style={swatch(value)}
                title={`${name}, not to be had`}
                data-unavailable
              >
                <span className="visually-hidden">{name}, not to be had at present</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function swatch(value: string): CSSProperties {
  const style: CSSProperties & Record<"--swatch", string> = { "--swatch": value };
  return style;
}
