import { useState } from "react";
import { Link } from "react-router";
import { DRESS, Picture, type PictureProps } from "#app/ui/picture.tsx";
import { PriceLine } from "./price-line.tsx";
import type { ProductCard as Card } from "./product.ts";
import styles from "./product-card.module.css";

export type ProductCardProps = {
  card: Card;
  sizes: string;
  loading?: PictureProps["loading"];
  /** A card that leads its group carries a larger name. */
  weight?: "regular" | "leading";
};

/** A dress in a list: picture, name, price; its second picture fades in for a pointer or the focus. */
export function ProductCard({ card, sizes, loading, weight = "regular" }: ProductCardProps) {
  const [isNear, setIsNear] = useState(false);
  const { slug, name, price, picture, secondPicture } = card;
  return (
    <Link
      className={styles.card}
      data-weight={weight}
      to={`/product/${slug}`}
      prefetch="intent"
      onPointerEnter={(event) => setIsNear((was) => was || event.pointerType === "mouse")}
      onFocus={() => setIsNear(true)}
    >
      <div className={styles.picture}>
        <Picture picture={picture} ratio={DRESS} sizes={sizes} {...(loading ? { loading } : {})} />
        {isNear && secondPicture && (
          <div className={styles.second}>
            <Picture picture={{ ...secondPicture, alt: "" }} ratio={DRESS} sizes={sizes} loading="eager" />
          </div>
        )}
      </div>
      <div className={styles.caption}>
        <h3 className={styles.name}>{name}</h3>
        <PriceLine price={price} />
      </div>
    </Link>
  );
}
