import { StarIcon } from "@sanity/icons/Star";
import { defineType } from "sanity";
import { bridal, evening, featured, first, hero, parallax, shipping, tulle } from "./home-sections.ts";
import { line } from "./text-fields.ts";

export const home = defineType({
  name: "home",
  title: "Home page",
  type: "document",
  icon: StarIcon,
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
