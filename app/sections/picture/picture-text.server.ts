import type { LabelMedia } from "#app/content/texts/label-media.server.ts";
import { action, line, lines } from "#app/content/texts/text-fields.server.ts";
import { sectionSchema } from "#app/sections/section-schema.server.ts";

export function pictureText({ picture }: LabelMedia) {
  return sectionSchema("pictureSection", {
    label: line,
    heading: lines,
    action,
    picture: picture.optional(),
  });
}
