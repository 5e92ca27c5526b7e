import { ProductCard } from "#app/dresses/product-card.tsx";
import buttons from "#app/ui/button.module.css";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import type { DrawnSection } from "#model/sections/drawn-sections.server.ts";
import styles from "./first-dresses-section.module.css";
import { SectionHeading, useSectionField } from "./section-parts.tsx";

/** Layout widths of the four places, in their order. */
const SIZES = [
  "(max-width: 39.99rem) 100vw, (max-width: 59.99rem) 80vw, 50vw",
  "(max-width: 59.99rem) 66vw, 30vw",
  "(max-width: 59.99rem) 92vw, 46vw",
  "(max-width: 59.99rem) 66vw, 30vw",
];

export function FirstDressesSection({ section }: { section: DrawnSection<"firstDressesSection"> }) {
  const { id, label, text, more, cards } = section;
  const field = useSectionField(section);
  return (
    <section className={`${styles.first} section grid`} aria-labelledby={id}>
      <header className={`${styles.head} rise`}>
        <Paragraph
          className="label"
          text={label}
          {...section.spokenIn?.["label"]}
          data-sanity={field("label")}
        />
        <SectionHeading section={section} />
        <Paragraph
          className="lead soft"
          text={text}
          {...section.spokenIn?.["text"]}
          data-sanity={field("text")}
        />
      </header>
      {cards.map((card, index) => (
        <article key={card.slug}>
          <ProductCard card={card} list={id} sizes={SIZES[index] ?? "50vw"} />
        </article>
      ))}
      {cards.length > 1 && (
        <ScreenLink
          className={`${styles.more} ${buttons.button}`}
          href={more.href}
          data-sanity={field("more", "label")}
        >
          {more.label}
        </ScreenLink>
      )}
    </section>
  );
}
