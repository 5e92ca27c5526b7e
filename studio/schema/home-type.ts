import { StarIcon } from "@sanity/icons/Star";
import { defineType } from "sanity";
import { home as shipped } from "#app/label/home-texts.ts";
import { bridal, evening, featured, first, hero, parallax, shipping, tulle } from "./home-sections.ts";
import { line } from "./text-fields.ts";

export const home = defineType({
  name: "home",
  title: "Home page",
  type: "document",
  icon: StarIcon,
  initialValue: () => {
    const { hero, bridal, parallax, featured, videoUnsupported: _, ...texts } = shipped;
    const { sources: _sources, url: _url, poster: _poster, ...slide } = hero;
    const { slides: _slides, ...bridalTexts } = bridal;
    const { picture: _picture, ...parallaxTexts } = parallax;
    const { pictures: _pictures, ...featuredTexts } = featured;
    return { ...texts, hero: slide, bridal: bridalTexts, parallax: parallaxTexts, featured: featuredTexts };
  },
  fields: [
    line({ name: "title", title: "Title in the browser's tab and in search results" }),
    hero,
    first,
    bridal,
    parallax,
    evening,
    featured,
    tulle,
    shipping,
  ],
  preview: { prepare: () => ({ title: "Home page" }) },
});
