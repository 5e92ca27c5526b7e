import { lazy } from "react";
import { ProductSlider } from "#app/dresses/product-slider.tsx";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Title } from "#app/ui/title.tsx";
import type { DrawnSection } from "#model/sections/drawn-sections.server.ts";
import { CarouselSection } from "./carousel-section.tsx";
import { FeaturedSection } from "./featured-section.tsx";
import { FirstDressesSection } from "./first-dresses-section.tsx";
import { HeroSection } from "./hero-section.tsx";
import { PictureSection } from "./picture-section.tsx";
import { useSectionField } from "./section-parts.tsx";
import { ShippingSection } from "./shipping-section.tsx";
import styles from "./slider-section.module.css";

// Most pages have none of these. A page that has one is hydrated as a whole once they have come.
const rare = () => import("./rare-sections.tsx");
const LettersSection = lazy(async () => ({ default: (await rare()).LettersSection }));
const QuestionsSection = lazy(async () => ({ default: (await rare()).QuestionsSection }));
const TextSection = lazy(async () => ({ default: (await rare()).TextSection }));

const LookbookSection = lazy(async () => ({
  default: (await import("./lookbook-section.tsx")).LookbookSection,
}));
const BridesSection = lazy(async () => ({ default: (await import("./brides-section.tsx")).BridesSection }));
const FilmSection = lazy(async () => ({ default: (await import("./film-section.tsx")).FilmSection }));

/** One section of a page, as its kind is drawn. */
export function drawSection(section: DrawnSection) {
  const key = section.id;
  switch (section._type) {
    case "heroSection":
      return <HeroSection key={key} section={section} />;
    case "firstDressesSection":
      return <FirstDressesSection key={key} section={section} />;
    case "carouselSection":
      return <CarouselSection key={key} section={section} />;
    case "pictureSection":
      return <PictureSection key={key} section={section} />;
    case "sliderSection":
      return <SliderSection key={key} section={section} />;
    case "featuredSection":
      return <FeaturedSection key={key} section={section} />;
    case "textSection":
      return <TextSection key={key} section={section} />;
    case "shippingSection":
      return <ShippingSection key={key} section={section} />;
    case "questionsSection":
      return <QuestionsSection key={key} section={section} />;
    case "lettersSection":
      return <LettersSection key={key} section={section} />;
    case "lookbookSection":
      return <LookbookSection key={key} section={section} />;
    case "bridesSection":
      return <BridesSection key={key} section={section} />;
    case "filmSection":
      return <FilmSection key={key} section={section} />;
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
