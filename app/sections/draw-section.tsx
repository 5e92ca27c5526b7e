import { CollectionCarousel } from "./carousel/collection-carousel.tsx";
import type { DrawnSection } from "./drawn-sections.server.ts";
import { Featured } from "./featured/featured.tsx";
import { FirstDresses } from "./first-dresses/first-dresses.tsx";
import { Hero } from "./hero/hero.tsx";
import { LazyLetters } from "./letters/lazy-letters.tsx";
import { ParallaxBlock } from "./picture/parallax-block.tsx";
import { LazyQuestionsBlock } from "./questions/lazy-questions-block.tsx";
import { Shipping } from "./shipping/shipping.tsx";
import { DressSlider } from "./slider/dress-slider.tsx";
import { LazyTextBlock } from "./text/lazy-text-block.tsx";

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
      return <DressSlider key={key} section={section} />;
    case "featuredSection":
      return <Featured key={key} section={section} />;
    case "textSection":
      return <LazyTextBlock key={key} section={section} />;
    case "shippingSection":
      return <Shipping key={key} section={section} />;
    case "questionsSection":
      return <LazyQuestionsBlock key={key} section={section} />;
    case "lettersSection":
      return <LazyLetters key={key} section={section} />;
    default:
      return section satisfies never;
  }
}
