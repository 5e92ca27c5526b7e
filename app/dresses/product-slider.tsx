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
  /** These tiles come first, under words of their own. */
  chosen?: { label: string; cards: readonly Card[] };
  rhythm?: "even" | "alternating";
  /** The last tile leads on. */
  more?: { label: string; href: string; "data-sanity"?: string | undefined };
};

const EVEN = "(max-width: 39.99rem) 66vw, (max-width: 999.98px) 38vw, 26vw";
const ALTERNATING = "(max-width: 39.99rem) 76vw, (max-width: 59.99rem) 50vw, 38vw";

export function ProductSlider(props: ProductSliderProps) {
  const { id, heading, label, cards, chosen, rhythm = "even", more } = props;
  const all = chosen ? [...chosen.cards, ...cards] : cards;
  return (
    <section className={`${styles.slider} section grid`} aria-labelledby={id}>
      <Slider heading={<h2 id={id}>{heading}</h2>} label={label} rhythm={rhythm} count={all.length}>
        {all.map((card) => (
          <li key={card.slug} className={chosen && styles.under}>
            {card === chosen?.cards[0] && <p className="label soft">{chosen.label}</p>}
            <ProductCard card={card} list={id} sizes={rhythm === "even" ? EVEN : ALTERNATING} />
          </li>
        ))}
        {more && (
          <li className={chosen && styles.under}>
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
