import { type PointerEvent, useState } from "react";
import { Link } from "react-router";
import { Picture, type PictureProps } from "#app/ui/picture.tsx";
import { DRESS } from "#app/ui/rendition.ts";
import { TravellingPicture } from "#app/ui/travelling-picture.tsx";
import { warmPicture } from "#app/ui/warm-picture.ts";
import { CardColours } from "./card-colours.tsx";
import { leadPictureSizes } from "./lead-picture.ts";
import { markOpened, travelName, useIsOpened } from "./opened-card.tsx";
import { PriceLine } from "./price-line.tsx";
import { type ProductCard as Card, type ProductPicture, productPath } from "./product.ts";
import styles from "./product-card.module.css";

export type ProductCardProps = {
  card: Card;
  /** The list it stands in, unique on its screen. */
  list: string;
  sizes: string;
  loading?: PictureProps["loading"];
  /** Of the heading that the name is. */
  level?: 2 | 3;
  hasColours?: boolean;
};

/** A dress in a list: picture, name, price; its second picture fades in for a mouse or the keyboard's focus. */
export function ProductCard({ card, list, sizes, loading, level = 3, hasColours = false }: ProductCardProps) {
  const { slug, name, price, picture, secondPicture, colours } = card;
  const [isNear, setIsNear] = useState(false);
  const [colourPicture, setColourPicture] = useState<ProductPicture>();
  const isOpened = useIsOpened(list, slug);
  const Heading = `h${level}` as const;
  const over = colourPicture ?? (isNear ? secondPicture : undefined);

  function approach(event: PointerEvent) {
    warmPicture(picture, { sizes: leadPictureSizes, ratio: DRESS });
    if (event.pointerType === "mouse") setIsNear(true);
  }

  return (
    <Link
      className={styles.card}
      to={productPath(slug)}
      prefetch="intent"
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
      {hasColours && colours.length > 1 && (
        <CardColours colours={colours} onPoint={(colour) => setColourPicture(colour?.picture)} />
      )}
    </Link>
  );
}
