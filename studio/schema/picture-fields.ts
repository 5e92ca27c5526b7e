import { t } from "@trousseau/words/translate.ts";
import { defineField, type ValidationContext } from "sanity";
import { pictureChoice } from "#model/pictures/media-types.ts";
import { silence } from "#model/pictures/picture-notes.ts";
import { pictureRoles } from "#model/pictures/picture-roles.ts";
import { roleTitles } from "#model/pictures/role-words.ts";
import { RoleInput, WordsOfDressInput } from "./pictures-input.tsx";

/** The description of a picture, for people who cannot see it and for search engines. */
export const alt = defineField({
  name: "alt",
  title: t("Picture in words"),
  description: t(
    "One sentence for people who cannot see the picture: cut, fabric, colour. Not “picture of”.",
  ),
  type: "string",
  validation: (rule) => rule.custom((text, context) => spokenAlt(text, context)).warning(),
});

/** The shop has words of its own for a picture of a dress, which are offered. */
export const altOfDress = defineField({ ...alt, components: { input: WordsOfDressInput } });

/** The form of the dress warns where it is empty. */
export const altOfClip = defineField({
  name: "alt",
  title: t("Clip in words"),
  description: t("One sentence for people who cannot see the clip: what moves, and how."),
  type: "string",
});

/** This is for a picture that adds nothing to the words over it. */
export const decorativeAlt = defineField({
  ...alt,
  description: t("If empty, the picture is only decoration."),
  validation: (rule) => rule.custom((text) => silence(text, true) ?? true).warning(),
});

export const colourShown = defineField({
  name: "color",
  title: t("Colour shown"),
  description: t(
    "The name of one of the dress’s colours: choosing that colour in the shop shows this picture.",
  ),
  type: "string",
});

export const roleShown = defineField({
  name: "role",
  title: t("What it shows"),
  description: t("Lists show the dress by itself, and uncover it on somebody or in detail."),
  type: "string",
  options: {
    list: pictureRoles.map((value) => ({ value, title: roleTitles[value] })),
    layout: "radio",
    direction: "horizontal",
  },
  components: { input: RoleInput },
});

/** The content host refuses other files, and Studio does not say why. */
export const pictureOptions = { hotspot: true, accept: pictureChoice } as const;

export const FILES_TAKEN = t("A JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG file, or an HEIC from a phone.");

/** Words stand over the picture. */
export const calm = defineField({
  name: "isCalm",
  title: t("Calm where the words go"),
  description: t("The words then have no background of their own: check that they can be read everywhere."),
  type: "boolean",
});

function spokenAlt(text: string | undefined, { parent }: ValidationContext) {
  const hasPicture = typeof parent === "object" && parent !== null && "asset" in parent && parent.asset;
  return hasPicture ? (silence(text) ?? true) : true;
}
