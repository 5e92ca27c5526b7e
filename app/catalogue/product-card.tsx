import { memo, type PointerEvent, useState } from "react";
import { Picture, type PictureProps } from "#app/ui/picture.tsx";
import { DRESS } from "#app/ui/rendition.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { TravellingPicture } from "#app/ui/travelling-picture.tsx";
import { warmPicture } from "#app/ui/warm-picture.ts";
import { CardColours } from "./card-colours.tsx";
import { leadPictureSizes } from "./lead-picture.ts";
import { markOpened, travelName, useIsOpened } from "./opened-card.tsx";
import { PriceLine } from "./price-line.tsx";
import { type ProductCard as Card, productPath } from "./product.ts";
import styles from "./product-card.module.css";

export type ProductCardProps = {
  card: Card;
  /** The list it stands in, unique on its screen. */
  list: string;
  sizes: string;
  loading?: PictureProps["loading"];
  /** Of the heading that the name is. */
  level?: 2 | 3;
};

/**
 * A dress in a list: picture, name, price; its second picture fades in for a mouse or the keyboard's focus. The router draws
 * a screen anew with each step of a navigation; its fifty cards need not follow.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { card, list, sizes, loading, level = 3 } = props;
  const { slug, name, price, picture, others, colours } = card;
  const [isNear, setIsNear] = useState(false);
  const [colour, setColour] = useState<string>();
  const isOpened = useIsOpened(list, slug);
  const Heading = `h${level}` as const;
  const [second] = others;
  const inColour = colour && others.find((other) => other.colour === colour);
  const over = inColour || (isNear ? second : undefined);

  function approach(event: PointerEvent) {
    warmPicture(picture, { sizes: leadPictureSizes, ratio: DRESS });
    if (event.pointerType === "mouse") setIsNear(true);
  }

  return (
    <ScreenLink
      className={styles.card}
      href={productPath(slug)}
      onPointerEnter={approach}
      onFocus={(event) => setIsNear((was) => was || event.currentTarget.matches(":focus-visible"))}
      onClick={() => markOpened(list, slug)}
    >
      <TravellingPicture name={isOpened ? travelName(slug) : undefined}>
        <div className={styles.picture}>
          <Picture picture={picture} ratio={DRESS} sizes={sizes} loading={loading} />
          {over && (
            <div key={over.src} className={styles.over}>
              <Picture picture={{ ...over, alt: "" }} ratio={DRESS} sizes={sizes} loading="eager" />
            </div>
          )}
        </div>
      </TravellingPicture>
      <div className={styles.caption}>
        <Heading className={styles.name}>{name}</Heading>
        <PriceLine price={price} />
      </div>
      {colours && colours.length > 1 && <CardColours colours={colours} onPoint={setColour} />}
    </ScreenLink>
  );
});
