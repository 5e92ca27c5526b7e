import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Slider } from "#app/ui/slider.tsx";
import type { ProductCard as Card } from "#model/dresses/product.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-slider.module.css";

type ProductSliderProps = {
  id: string;
  heading: ReactNode;
  label: string;
  cards: readonly Card[];
  rhythm?: "even" | "alternating";
  /** The last tile leads on. */
  more?: { label: string; href: string; "data-sanity"?: string | undefined };
};

const EVEN = "(max-width: 39.99rem) 66vw, (max-width: 999.98px) 38vw, 26vw";
const ALTERNATING = "(max-width: 39.99rem) 76vw, (max-width: 59.99rem) 50vw, 38vw";

export function ProductSlider(props: ProductSliderProps) {
  const { id, heading, label, cards, rhythm = "even", more } = props;
  return (
    <section className={`${styles.slider} section grid`} aria-labelledby={id}>
      <Slider heading={<h2 id={id}>{heading}</h2>} label={label} rhythm={rhythm} count={cards.length}>
        {cards.map((card) => (
          <li key={card.slug}>
            <ProductCard card={card} list={id} sizes={rhythm === "even" ? EVEN : ALTERNATING} />
          </li>
        ))}
        {more && (
          <li>
            <ScreenLink
              className={`${styles.more} label unprinted`}
              href={more.href}
              data-sanity={more["data-sanity"]}
            >
              <span>{more.label}</span>
              <Icon name="next" />
            </ScreenLink>
          </li>
        )}
      </Slider>
    </section>
  );
}
