import { lazy } from "react";
import { CollectionCarousel } from "./carousel/collection-carousel.tsx";
import type { DrawnSection } from "./drawn-sections.server.ts";
import { Featured } from "./featured/featured.tsx";
import { FirstDresses } from "./first-dresses/first-dresses.tsx";
import { Hero } from "./hero/hero.tsx";
import { ParallaxBlock } from "./picture/parallax-block.tsx";
import { Shipping } from "./shipping/shipping.tsx";
import { DressSlider } from "./slider/dress-slider.tsx";

// Most home pages have none of these. Without a `Suspense` round them a page that has one is hydrated as a whole once they have come.
const Letters = lazy(async () => ({ default: (await import("./letters/letters.tsx")).Letters }));
const QuestionsBlock = lazy(async () => ({
  default: (await import("./questions/questions-block.tsx")).QuestionsBlock,
}));
const TextBlock = lazy(async () => ({ default: (await import("./text/text-block.tsx")).TextBlock }));

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
      return <TextBlock key={key} section={section} />;
    case "shippingSection":
      return <Shipping key={key} section={section} />;
    case "questionsSection":
      return <QuestionsBlock key={key} section={section} />;
    case "lettersSection":
      return <Letters key={key} section={section} />;
    default:
      return section satisfies never;
  }
}
