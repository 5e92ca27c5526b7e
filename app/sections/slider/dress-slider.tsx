import { ProductSlider } from "#app/catalogue/product-slider.tsx";
import type { DrawnSection } from "#app/sections/drawn-sections.server.ts";
import { useSectionField } from "#app/sections/section-field.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Title } from "#app/ui/title.tsx";
import styles from "./dress-slider.module.css";

export function DressSlider({ section }: { section: DrawnSection<"sliderSection"> }) {
  const { id, heading, shows, cards, more } = section;
  const field = useSectionField(section);
  const slider = (
    <ProductSlider
      id={id}
      heading={
        <span data-sanity={field("heading")}>
          <Title text={heading} />
        </span>
      }
      label={withoutEmphasis(heading)}
      cards={cards}
      rhythm={shows === "collection" ? "alternating" : "even"}
      {...(more.label ? { more: { ...more, "data-sanity": field("more") } } : {})}
    />
  );
  return shows === "collection" ? <div className={styles.collection}>{slider}</div> : slider;
}
