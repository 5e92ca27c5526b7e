import { lazy } from "react";
import { ProductSlider } from "#app/catalogue/product-slider.tsx";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Title } from "#app/ui/title.tsx";
import { CollectionCarousel } from "./collection-carousel.tsx";
import type { DrawnSection } from "./drawn-sections.server.ts";
import { Featured } from "./featured.tsx";
import { FirstDresses } from "./first-dresses.tsx";
import { Hero } from "./hero.tsx";
import { ParallaxBlock } from "./parallax-block.tsx";
import { useSectionField } from "./section-parts.tsx";
import { Shipping } from "./shipping.tsx";
import styles from "./slider-section.module.css";

// Most home pages have none of these. A page that has one is hydrated as a whole once it has come.
const NewsletterSection = lazy(async () => ({
  default: (await import("./newsletter-section.tsx")).NewsletterSection,
}));
const QuestionsBlock = lazy(async () => ({
  default: (await import("./questions-block.tsx")).QuestionsBlock,
}));
const TextBlock = lazy(async () => ({ default: (await import("./text-block.tsx")).TextBlock }));

/** One section of the home page, as its kind is drawn. */
export function drawSection(section: DrawnSection) {
  const key = section.id;
  switch (section._type) {
    case "heroSection":
      return <Hero key={key} section={section} />;
    case "firstDressesSection":
      return <FirstDresses key={key} section={section} />;
    case "carouselSection":
      return <CollectionCarousel key={key} section={section} />;
    case "pictureSection":
      return <ParallaxBlock key={key} section={section} />;
    case "sliderSection":
      return <SliderSection key={key} section={section} />;
    case "featuredSection":
      return <Featured key={key} section={section} />;
    case "textSection":
      return <TextBlock key={key} section={section} />;
    case "shippingSection":
      return <Shipping key={key} section={section} />;
    case "questionsSection":
      return <QuestionsBlock key={key} section={section} />;
    case "lettersSection":
      return <NewsletterSection key={key} section={section} />;
    default:
      return section satisfies never;
  }
}

function SliderSection({ section }: { section: DrawnSection<"sliderSection"> }) {
  const { id, heading, shows, cards, more } = section;
  const field = useSectionField(section);
  const slider = (
    <ProductSlider
      id={id}
      heading={<Title text={heading} data-sanity={field("heading")} />}
      label={withoutEmphasis(heading)}
      cards={cards}
      rhythm={shows === "collection" ? "alternating" : "even"}
      {...(more.label ? { more: { ...more, "data-sanity": field("more") } } : {})}
    />
  );
  return shows === "collection" ? <div className={styles.collection}>{slider}</div> : slider;
}
