import { type ComponentType, memo, type PointerEvent, useState } from "react";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Picture, type PictureProps } from "#app/ui/picture.tsx";
import { prefetchPicture } from "#app/ui/prefetch-picture.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { DRESS_RATIO, mainPictureSizes } from "#model/dresses/picture-size.ts";
import { type ProductCard as Card, productPath } from "#model/dresses/product.ts";
import { AlsoIn } from "./also-in.tsx";
import type { CardColoursProps, ShownColour } from "./card-colours.tsx";
import {
  markTransitionSource,
  PictureTransition,
  pictureTransitionName,
  useIsTransitionSource,
} from "./card-transition.tsx";
import { PriceLine } from "./price-line.tsx";
import styles from "./product-card.module.css";
import { WishlistButton } from "./wishlist-button.tsx";

type ProductCardProps = {
  card: Card;
  /** No other list of its screen has this name. */
  list: string;
  sizes: string;
  loading?: PictureProps["loading"];
  level?: 2 | 3;
  /** Lists that show the colours of the dress pass this in: others do not load it. */
  Colours?: ComponentType<CardColoursProps>;
};

/**
 * The second picture fades in for a mouse or the keyboard's focus. The router renders a screen again with each step of a navigation: its
 * fifty cards are memoized.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { card, list, sizes, loading, level = 3, Colours } = props;
  const { slug, name, price, was, isRental, state, onDay, picture, others, colours } = card;
  const field = useDataAttribute("product", slug);
  const [isNear, setIsNear] = useState(false);
  const [shownColour, setShownColour] = useState<ShownColour>();
  const isOpened = useIsTransitionSource(list, slug);
  const Heading = `h${level}` as const;
  const [second] = others;
  const { over, query = "", alsoIn } = shownColour ?? { ...card, over: isNear && second };

  function approach(event: PointerEvent) {
    prefetchPicture(picture, { sizes: mainPictureSizes, ratio: DRESS_RATIO });
    if (event.pointerType === "mouse") setIsNear(true);
  }

  /** The picture that leaves for the dress's own screen is the one that arrives there. */
  function showMainPicture() {
    setIsNear(false);
  }

  return (
    <div className={styles.card} data-card="">
      <ScreenLink
        className={styles.link}
        href={productPath(slug) + query}
        onPointerEnter={approach}
        onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && setIsNear(true)}
        onPointerDown={showMainPicture}
        onClick={() => {
          showMainPicture();
          markTransitionSource(list, slug);
        }}
      >
        <div className={styles.caption}>
          <Heading className={styles.name} translate="no" data-sanity={field("name")}>
            {name}
          </Heading>
          {onDay ? (
            onDay.map((line) => (
              <span key={line} className="price numeral">
                {line}
              </span>
            ))
          ) : (
            <PriceLine
              price={price}
              was={was}
              isRental={isRental}
              data-sanity={field(isRental ? "rentalPrice" : "price")}
            />
          )}
          {alsoIn && <AlsoIn colour={alsoIn} />}
          {state && !onDay && <span className="price soft">{state}</span>}
        </div>
        <PictureTransition name={isOpened ? pictureTransitionName(slug) : undefined}>
          <div className={styles.picture}>
            <Picture
              picture={picture}
              ratio={DRESS_RATIO}
              sizes={sizes}
              loading={loading}
              data-sanity={field("mainImage")}
            />
            {over && (
              <div key={over.src} className={styles.over} data-shown={shownColour && ""}>
                <Picture picture={{ ...over, alt: "" }} ratio={DRESS_RATIO} sizes={sizes} loading="eager" />
              </div>
            )}
          </div>
        </PictureTransition>
      </ScreenLink>
      {Colours && colours && colours.length > 1 && (
        <Colours card={card} colours={colours} onShow={setShownColour} />
      )}
      <WishlistButton slug={slug} name={name} query={query} />
    </div>
  );
});
