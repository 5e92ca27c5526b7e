import type { CSSProperties } from "react";
import styles from "./card-colours.module.css";
import type { CardColour } from "./product.ts";

export type CardColoursProps = {
  colours: readonly CardColour[];
  /** Told the colour that is pointed at, and undefined when the pointer leaves. */
  onPoint: (colour: CardColour | undefined) => void;
};

/**
 * The colours a dress is made in, as small squares. Not links of their own: a page of cards would have hundreds of
 * stops for the keyboard, and none of them large enough for a finger.
 */
export function CardColours({ colours, onPoint }: CardColoursProps) {
  return (
    <span className={styles.colours} role="img" aria-label={`In ${namesOf(colours)}`}>
      {colours.map((colour) => (
        <span
          key={colour.slug}
          style={squareOf(colour.value)}
          title={colour.name}
          onPointerEnter={() => onPoint(colour)}
          onPointerLeave={() => onPoint(undefined)}
        />
      ))}
    </span>
  );
}

const list = new Intl.ListFormat("en", { type: "conjunction" });

function namesOf(colours: readonly CardColour[]): string {
  return list.format(colours.map(({ name }) => name));
}

function squareOf(value: string): CSSProperties {
  const style: CSSProperties & Record<"--swatch", string> = { "--swatch": value };
  return style;
}
