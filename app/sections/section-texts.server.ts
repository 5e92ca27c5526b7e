import type { z } from "zod";
import type { LabelMedia } from "#app/content/texts/label-media.server.ts";
import { carouselText } from "./carousel/carousel-text.server.ts";
import { featuredText } from "./featured/featured-text.server.ts";
import { firstDressesText } from "./first-dresses/first-dresses-text.server.ts";
import { heroText } from "./hero/hero-text.server.ts";
import { lettersText } from "./letters/letters-text.server.ts";
import { pictureText } from "./picture/picture-text.server.ts";
import { questionsSectionText } from "./questions/questions-section-text.server.ts";
import type { SectionType } from "./section-kinds.ts";
import { shippingText } from "./shipping/shipping-text.server.ts";
import { sliderText } from "./slider/slider-text.server.ts";
import { textSectionText } from "./text/text-section-text.server.ts";

/** How each kind of section is read. */
export function sectionTexts(media: LabelMedia) {
  return {
    heroSection: heroText(media),
    firstDressesSection: firstDressesText,
    carouselSection: carouselText(media),
    pictureSection: pictureText(media),
    sliderSection: sliderText,
    featuredSection: featuredText(media),
    textSection: textSectionText,
    shippingSection: shippingText,
    questionsSection: questionsSectionText,
    lettersSection: lettersText,
  } satisfies Record<SectionType, z.ZodObject>;
}

type SectionSchemas = ReturnType<typeof sectionTexts>;

/** What is said in each kind of section. */
export type SectionTexts = { [Type in SectionType]: z.output<SectionSchemas[Type]> };

export type Section = SectionTexts[SectionType];
