import { defineField, type ImageValue, type ValidationContext } from "sanity";
import { sizeOfAsset } from "#app/catalogue/picture-size.ts";
import { aimlessness, silence, smallness } from "#app/content/picture-notes.ts";
import { pictureTypes } from "#app/label/media-types.ts";

/** The description of a picture, for people who cannot see it and for search engines. */
export const alt = defineField({
  name: "alt",
  title: "Picture in words",
  description: "One sentence for people who cannot see the picture: cut, fabric, colour. Not “picture of”.",
  type: "string",
  validation: (rule) => rule.custom((text, context) => spokenAlt(text, context)).warning(),
});

/** This is for a picture that adds nothing to the words over it. */
export const decorativeAlt = defineField({
  ...alt,
  description: "If empty, the picture is only decoration.",
  validation: (rule) => rule.custom((text) => silence(text, true) ?? true).warning(),
});

export const colourShown = defineField({
  name: "color",
  title: "Colour shown",
  description: "The name of one of the dress's colours: choosing that colour in the shop shows this picture.",
  type: "string",
});

/** The content host refuses other files, and Studio does not say why. */
export const pictureOptions = { hotspot: true, accept: pictureTypes.join(",") } as const;

/** Telephones take other formats, which is said before somebody wonders. */
export const FILES_TAKEN =
  "A JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG file. Save a phone's HEIC as JPEG first.";

/** Words stand over the picture. */
export const calm = defineField({
  name: "isCalm",
  title: "Calm where the words stand",
  description: "The words then have no background of their own: check that they can be read everywhere.",
  type: "boolean",
});

/** Pictures of dresses are shown upright, 4:5, and large. */
export function largeEnough(image: ImageValue | undefined) {
  const size = sizeOfAsset(image?.asset?._ref ?? "");
  return (size && smallness(size)) ?? true;
}

export function aimed(image: ImageValue | undefined) {
  return aimlessness(image?.asset?._ref ?? "", image?.hotspot) ?? true;
}

function spokenAlt(text: string | undefined, { parent }: ValidationContext) {
  const hasPicture = typeof parent === "object" && parent !== null && "asset" in parent && parent.asset;
  return hasPicture ? (silence(text) ?? true) : true;
}
