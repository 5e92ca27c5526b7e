import type { CSSProperties } from "react";
import { Link } from "react-router";
import styles from "./card-colours.module.css";
import type { CardColour, ProductPicture } from "./product.ts";

export type CardColoursProps = {
  slug: string;
  name: string;
  colours: readonly CardColour[];
  /** Told the picture of the colour that is pointed at, where the dress has one. */
  onShow: (picture: ProductPicture | undefined) => void;
};

/** The colours a dress is made in, as small squares; each leads to the dress in that colour. */
export function CardColours({ slug, name, colours, onShow }: CardColoursProps) {
  return (
    <ul className={styles.colours} aria-label={`Colours of ${name}`}>
      {colours.map((colour) => (
        <li key={colour.slug}>
          <Link
            to={`/product/${slug}?colour=${colour.slug}`}
            style={squareOf(colour.value)}
            title={colour.name}
            aria-label={`${name} in ${colour.name}`}
            onPointerEnter={() => onShow(colour.picture)}
            onPointerLeave={() => onShow(undefined)}
            onFocus={() => onShow(colour.picture)}
            onBlur={() => onShow(undefined)}
          />
        </li>
      ))}
    </ul>
  );
}

function squareOf(value: string): CSSProperties {
  const style: CSSProperties & Record<"--swatch", string> = { "--swatch": value };
  return style;
}
