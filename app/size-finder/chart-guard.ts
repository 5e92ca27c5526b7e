import { isNumber, isText, listOf, objectOf, optional } from "#app/catalogue/type-guards.ts";
import type { SizeChart, SizeRow } from "#app/content/texts/label-texts.server.ts";

export const isSizeChart = objectOf<SizeChart>({
  title: isText,
  lead: isText,
  description: isText,
  measuring: objectOf<SizeChart["measuring"]>({
    bust: isText,
    waist: isText,
    hips: isText,
    hollowToHem: isText,
  }),
  heel: isNumber,
  rows: listOf(
    objectOf<SizeRow>({
      size: isText,
      bust: isNumber,
      waist: isNumber,
      hips: isNumber,
      hollowToHem: optional(isNumber),
    }),
  ),
});
