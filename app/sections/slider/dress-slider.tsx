import { LazyProductSlider } from "#app/catalogue/lazy-product-slider.tsx";
import type { ProductCard as Card } from "#app/catalogue/product.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Title } from "#app/ui/title.tsx";
import styles from "./dress-slider.module.css";

export type DressSliderProps = {
  id: string;
  texts: { heading: string };
  cards: readonly Card[];
  /** Of one collection: its name is the one colossal word of the page. */
  isCollection?: boolean;
  more?: { label: string; href: string };
};

export function DressSlider({ id, texts, cards, isCollection = false, more }: DressSliderProps) {
  const slider = (
    <LazyProductSlider
      id={id}
      heading={<Title text={texts.heading} />}
      label={withoutEmphasis(texts.heading)}
      cards={cards}
      rhythm={isCollection ? "alternating" : "even"}
      {...(more ? { more } : {})}
    />
  );
  return isCollection ? <div className={styles.collection}>{slider}</div> : slider;
}
