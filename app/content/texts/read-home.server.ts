import { z } from "zod";
import { anyMedia, objectOf } from "#app/content/describe.ts";
import { home } from "#app/content/documents/screen-documents.ts";
import { defaultSections } from "#app/sections/section-kinds.ts";
import { readSections, type Section, type sectionSchemas } from "#app/sections/section-texts.server.ts";
import type { DocumentReader } from "./document-reader.server.ts";

export type HomeTexts = { title: string; sections: Section[] };

const storedList = z.looseObject({ sections: z.array(z.unknown()).min(1) });
const homeFields = objectOf(home.fields)(anyMedia).prefault({});

/** A home page without a list has the sections that every label begins with. Where it needs words it says the label's name. */
export function readHome(
  reader: DocumentReader,
  schemas: ReturnType<typeof sectionSchemas>,
  labelName: string,
): HomeTexts {
  const { title } = reader.read(homeFields, "home");
  const { data } = storedList.safeParse(reader.stored("home"));
  const { sections, issues } = readSections(data?.sections ?? defaultSections, schemas, labelName);
  if (issues.length > 0) reader.defaulted.push({ id: "home", issues });
  return { title: title || labelName, sections };
}
