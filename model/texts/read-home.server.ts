import { z } from "zod";
import { type LabelMedia, objectOf } from "#model/documents/describe.ts";
import type { DocumentReader } from "#model/documents/document-reader.server.ts";
import { home, verificationTags } from "#model/documents/screen-documents.ts";
import { defaultSections } from "#model/sections/section-kinds.ts";
import { readSections, type Section, type sectionSchemas } from "#model/sections/section-texts.server.ts";
import neutralWords from "#words/neutral.json" with { type: "json" };
import { type FoundAs, foundAs } from "./found-as.ts";

export type HomeTexts = {
  title: string;
  sections: Section[];
  /** Tags of the head by which services know that the shop is its owner's. */
  verification: { name: string; content: string }[];
} & FoundAs;

const homeFields = objectOf(home.fields);

const storedList = z.looseObject({ sections: z.array(z.unknown()).min(1) });

/** A home page without a list has the sections that every label begins with. */
export function readHome(
  reader: DocumentReader,
  media: LabelMedia,
  schemas: ReturnType<typeof sectionSchemas>,
  labelName: string,
): HomeTexts {
  const { title, googleVerification, pinterestVerification, ...searchFields } = reader.read(
    homeFields(media).prefault({}),
    "home",
  );
  const { data } = storedList.safeParse(reader.stored("home"));
  // The header has the name already.
  const standIn = { name: labelName, title: neutralWords.collection };
  const { sections, issues } = readSections(data?.sections ?? defaultSections, schemas, standIn);
  if (issues.length > 0) reader.defaulted.push({ id: "home", issues });
  const verification = [
    { name: verificationTags.googleVerification, content: googleVerification },
    { name: verificationTags.pinterestVerification, content: pinterestVerification },
  ].flatMap(({ name, content }) => (content ? [{ name, content }] : []));
  return { title: title || labelName, sections, verification, ...foundAs(searchFields) };
}
