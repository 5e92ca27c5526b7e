import { z } from "zod";
import { type Fields, needed, objectOf, type Values } from "#app/content/describe.ts";
import { key } from "#app/content/fields.ts";
import type { LabelMedia } from "#app/content/texts/label-media.server.ts";
import { isSectionType, type SectionType, sectionKinds } from "./section-kinds.ts";

/** The texts of each kind of section. */
export type SectionTexts = {
  [Type in SectionType]: { _type: Type; _key: string; isHidden: boolean } & Values<
    (typeof sectionKinds)[Type]["fields"]
  >;
};

export type Section = SectionTexts[SectionType];

/** How each kind of section is read. */
export function sectionSchemas(media: LabelMedia): ReadonlyMap<unknown, z.ZodType<Section>> {
  const types = Object.keys(sectionKinds).filter(isSectionType);
  return new Map(types.map((type) => [type, sectionSchema(type, sectionKinds[type].fields, media)]));
}

/** A section of that type, as its document holds it: what is said in it, and whether it is hidden. */
function sectionSchema(type: SectionType, fields: Fields, media: LabelMedia): z.ZodType<Section>;
function sectionSchema(type: string, fields: Fields, media: LabelMedia): z.ZodType {
  const own = {
    _type: needed("key", "Type", () => z.literal(type)),
    _key: key(),
    isHidden: needed("boolean", "Hidden", () => z.boolean().default(false)),
  };
  return objectOf({ ...own, ...fields })(media);
}
