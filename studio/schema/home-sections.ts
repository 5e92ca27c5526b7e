import { defineArrayMember, defineField } from "sanity";
import { alt, decorativeAlt, LEFT_OUT, picture, pictureOptions } from "./picture-fields.ts";
import { link, playable } from "./rules.ts";
import { action, heading, line } from "./text-fields.ts";

// The sections of the home page, from top to bottom.

const folded = { collapsible: true, collapsed: true };

/** The carousel and the stack hold five each, by specification. */
const FIVE = 5;

export const hero = defineField({
  name: "hero",
  title: "Film",
  type: "object",
  options: { collapsible: true },
  fields: [
    defineField({
      name: "sources",
      title: "The film",
      description: `The same film as WebM and as MP4, without sound, below 8 MB. ${LEFT_OUT}`,
      type: "array",
      of: [
        // Any film may be chosen: what is wrong with it is said in words, where Studio would only refuse it.
        defineArrayMember({
          type: "file",
          options: { accept: "video/*" },
          validation: (rule) => rule.custom(playable),
        }),
      ],
    }),
    defineField({
      name: "poster",
      title: "Its first picture",
      description: `Shown while the film loads. ${LEFT_OUT}`,
      type: "image",
      options: pictureOptions,
      fields: [decorativeAlt],
    }),
    line({ name: "subTitle", title: "Tagline" }),
    heading({ name: "title", title: "Quotation" }),
    line({ name: "btnLabel", title: "Button" }),
    defineField({ name: "href", title: "The button leads to", type: "string", validation: link }),
    line({ name: "dress", title: "Dress over the fold", description: "The end of its address: ginevra." }),
  ],
});

export const first = defineField({
  name: "first",
  title: "First dresses",
  type: "object",
  options: folded,
  fields: [
    line({ name: "label", title: "Season" }),
    heading({ name: "heading", title: "Heading" }),
    line({ name: "text", title: "Text" }),
    action({ name: "more", title: "Button" }),
  ],
});

export const bridal = defineField({
  name: "bridal",
  title: "Bridal carousel",
  type: "object",
  options: folded,
  fields: [
    heading({ name: "heading", title: "Heading" }),
    line({ name: "season", title: "Season" }),
    action({ name: "action", title: "Button" }),
    defineField({
      name: "slides",
      title: "Slides",
      description: `Five. ${LEFT_OUT}`,
      type: "array",
      of: [
        defineArrayMember({
          type: "object",
          fields: [
            picture({ name: "img", title: "Large picture" }),
            picture({ name: "detail", title: "Detail" }),
          ],
          preview: { select: { media: "img", title: "img.alt" } },
        }),
      ],
      validation: (rule) => rule.length(FIVE).error("The carousel has five slides."),
    }),
  ],
});

export const parallax = defineField({
  name: "parallax",
  title: "Large picture",
  type: "object",
  options: folded,
  fields: [
    line({ name: "label", title: "Label" }),
    heading({ name: "heading", title: "Heading" }),
    action({ name: "action", title: "Button" }),
    picture({ name: "picture", title: "Picture", description: `Wide. ${LEFT_OUT}` }),
  ],
});

export const evening = defineField({
  name: "evening",
  title: "Evening dresses",
  type: "object",
  options: folded,
  fields: [heading({ name: "heading", title: "Heading" }), line({ name: "more", title: "Last slide says" })],
});

export const featured = defineField({
  name: "featured",
  title: "Featured dresses",
  type: "object",
  options: folded,
  fields: [
    line({ name: "season", title: "Season" }),
    heading({ name: "heading", title: "Heading" }),
    action({ name: "action", title: "Button" }),
    defineField({
      name: "pictures",
      title: "Pictures",
      description: `Five. ${LEFT_OUT}`,
      type: "array",
      of: [defineArrayMember({ type: "image", options: pictureOptions, fields: [alt] })],
      validation: (rule) => rule.length(FIVE).error("The stack has five pictures."),
    }),
  ],
});

export const tulle = defineField({
  name: "tulle",
  title: "Tulle",
  type: "object",
  options: folded,
  fields: [heading({ name: "heading", title: "Heading" })],
});

export const shipping = defineField({
  name: "shipping",
  title: "Shipping",
  type: "object",
  options: folded,
  fields: [
    heading({ name: "heading", title: "Heading" }),
    line({ name: "text", title: "Text" }),
    line({ name: "button", title: "Button" }),
  ],
});
