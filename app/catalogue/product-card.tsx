import { memo, type PointerEvent, useState } from "react";
import { Picture, type PictureProps } from "#app/ui/picture.tsx";
import { PictureTransition } from "#app/ui/picture-transition.tsx";
import { prefetchPicture } from "#app/ui/prefetch-picture.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import type { CardColours } from "./card-colours.tsx";
import { markTransitionSource, pictureTransitionName, useIsTransitionSource } from "./card-transition.tsx";
import { mainPictureSizes } from "./main-picture-sizes.ts";
import { DRESS_RATIO } from "./picture-size.ts";
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
  /** Renders the colours of the dress, in lists that show them: others do not load it. */
  Colours?: typeof CardColours;
};

/**
 * A dress in a list: picture, name, price; its second picture fades in for a mouse or the keyboard's focus. The router renders
 * a screen again with each step of a navigation; its fifty cards are memoized.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { card, list, sizes, loading, level = 3, Colours } = props;
  const { slug, name, price, picture, others, colours } = card;
  const [isNear, setIsNear] = useState(false);
  const [colour, setColour] = useState<string>();
  const isOpened = useIsTransitionSource(list, slug);
  const Heading = `h${level}` as const;
  const [second] = others;
  const inColour = colour && others.find((other) => other.colour === colour);
  const over = inColour || (isNear ? second : undefined);

  function approach(event: PointerEvent) {
    prefetchPicture(picture, { sizes: mainPictureSizes, ratio: DRESS_RATIO });
    if (event.pointerType === "mouse") setIsNear(true);
  }

  return (
    <ScreenLink
      className={styles.card}
      href={productPath(slug)}
      onPointerEnter={approach}
      onFocus={(event) => setIsNear((was) => was || event.currentTarget.matches(":focus-visible"))}
      onClick={() => markTransitionSource(list, slug)}
    >
      <div className={styles.caption}>
        <Heading className={styles.name}>{name}</Heading>
        <PriceLine price={price} />
      </div>
      {Colours && colours && colours.length > 1 && <Colours colours={colours} onPoint={setColour} />}
      <PictureTransition name={isOpened ? pictureTransitionName(slug) : undefined}>
        <div className={styles.picture}>
          <Picture picture={picture} ratio={DRESS_RATIO} sizes={sizes} loading={loading} />
          {over && (
            <div key={over.src} className={styles.over}>
              <Picture picture={{ ...over, alt: "" }} ratio={DRESS_RATIO} sizes={sizes} loading="eager" />
            </div>
          )}
        </div>
      </PictureTransition>
    </ScreenLink>
  );
});
