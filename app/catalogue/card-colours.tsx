import type { PointerEvent } from "react";
import { controlNames } from "#app/label/control-names.ts";
import styles from "./card-colours.module.css";
import type { Colour } from "./product.ts";
import swatches from "./swatch.module.css";
import { swatchStyle } from "./swatch-style.tsx";

export type CardColoursProps = {
  colours: readonly Colour[];
  /** Called with the slug of the colour that is pointed at, and undefined when the pointer leaves. */
  onPoint: (colour: string | undefined) => void;
};

/**
 * The colours a dress is made in, as small squares. Not links of their own: a page of cards would have hundreds of
 * stops for the keyboard, and none of them large enough for a finger.
 */
export function CardColours({ colours, onPoint }: CardColoursProps) {
  function point({ target }: PointerEvent) {
    onPoint(target instanceof HTMLElement ? target.dataset["colour"] : undefined);
  }
  return (
    <span
      className={styles.colours}
      role="img"
      aria-label={controlNames.inColours(namesOf(colours))}
      onPointerOver={point}
      onPointerLeave={() => onPoint(undefined)}
    >
      {colours.map(({ slug, name, value }) => (
        <span
          key={slug}
          className={swatches.swatch}
          style={swatchStyle(value)}
          title={name}
          data-colour={slug}
        />
      ))}
    </span>
  );
}

const list = new Intl.ListFormat("en", { type: "conjunction" });

function namesOf(colours: readonly Colour[]): string {
  return list.format(colours.map(({ name }) => name));
}
