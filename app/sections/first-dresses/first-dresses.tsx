import type { ProductCard as Card } from "#app/catalogue/product.ts";
import { ProductCard } from "#app/catalogue/product-card.tsx";
import type { Home } from "#app/content/texts/label-texts.server.ts";
import buttons from "#app/ui/button.module.css";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import styles from "./first-dresses.module.css";

/** Layout widths of the four places, in their order. */
const SIZES = [
  "(max-width: 39.99rem) 100vw, (max-width: 59.99rem) 80vw, 50vw",
  "(max-width: 59.99rem) 66vw, 30vw",
  "(max-width: 59.99rem) 92vw, 46vw",
  "(max-width: 59.99rem) 66vw, 30vw",
];

export function FirstDresses({ texts, cards }: { texts: Home["first"]; cards: readonly Card[] }) {
  return (
    <section className={`${styles.first} section grid`} aria-labelledby="first">
      <header className={`${styles.head} rise`}>
        {texts.label && <p className="label">{texts.label}</p>}
        <h2 id="first">
          <Title text={texts.heading} />
        </h2>
        {texts.text && <p className="lead soft">{texts.text}</p>}
      </header>
      {cards.map((card, index) => (
        <article key={card.slug}>
          <ProductCard card={card} list="first" sizes={SIZES[index] ?? "50vw"} />
        </article>
      ))}
      {cards.length > 1 && (
        <ScreenLink className={`${styles.more} ${buttons.button}`} href={texts.more.href}>
          {texts.more.label}
        </ScreenLink>
      )}
    </section>
  );
}
