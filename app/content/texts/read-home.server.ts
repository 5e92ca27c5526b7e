import { z } from "zod";
import { objectOf } from "#app/content/describe.ts";
import { home, verificationTags } from "#app/content/documents/screen-documents.ts";
import { error, type Issue } from "#app/content/issue.ts";
import { type FoundAs, foundAs } from "#app/label/texts/found-as.ts";
import { defaultSections, MOST_SECTIONS, nameOfSection } from "#app/sections/section-kinds.ts";
import type { Section, sectionSchemas } from "#app/sections/section-texts.server.ts";
import type { DocumentReader } from "./document-reader.server.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { parseWithDefaults } from "./parse-with-defaults.server.ts";

export type HomeTexts = {
  title: string;
  sections: Section[];
  /** Tags of the head by which services know that the shop is its owner's. */
  verification: { name: string; content: string }[];
} & FoundAs;

const homeFields = objectOf(home.fields);

/** A section as it is stored, and how it is called: "section 1 (Text)". */
type Entry = { stored: Record<string, unknown>; name: string };

const stored = z.record(z.string(), z.unknown());
const storedList = z.looseObject({ sections: z.array(z.unknown()).min(1) });

/** A home page without a list has the sections that every label begins with. Where it needs words it says the label's name. */
export function readHome(
  reader: DocumentReader,
  media: LabelMedia,
  schemas: ReturnType<typeof sectionSchemas>,
  labelName: string,
): HomeTexts {
  const { title, googleVerification, pinterestVerification, ...said } = reader.read(
    homeFields(media).prefault({}),
    "home",
  );
  const entries = entriesOf(reader.stored("home"));
  const issues: Issue[] = [];
  const sections = entries.slice(0, MOST_SECTIONS).flatMap(({ stored: entry, name }): Section[] => {
    const schema = schemas.get(entry["_type"]);
    if (!schema) {
      issues.push(error(`${name} is of no kind that the shop knows: it is not shown`));
      return [];
    }
    const part = parseWithDefaults(schema, entry);
    issues.push(...part.issues.map((issue) => ({ ...issue, message: `${name}: ${issue.message}` })));
    return [named(part.value, labelName)];
  });
  if (entries.length > MOST_SECTIONS)
    issues.push(error(`there are more than ${MOST_SECTIONS} sections: the rest are not shown`));
  if (issues.length > 0) reader.defaulted.push({ id: "home", issues });
  const verification = [
    { name: verificationTags.googleVerification, content: googleVerification },
    { name: verificationTags.pinterestVerification, content: pinterestVerification },
  ].flatMap(({ name, content }) => (content ? [{ name, content }] : []));
  return { title: title || labelName, sections, verification, ...foundAs(said) };
}

/** Counted as the owner counts them in Studio, where an entry that is empty has its place as well. */
function entriesOf(document: unknown): Entry[] {
  const { sections } = storedList.safeParse(document).data ?? { sections: defaultSections };
  return sections.flatMap((entry, index) => {
    if (entry === null || entry === "") return [];
    const section = stored.safeParse(entry).data ?? {};
    return { stored: section, name: nameOfSection(section, index + 1) };
  });
}

function named(section: Section, labelName: string): Section {
  if (section._type === "heroSection") return { ...section, title: section.title || labelName };
  if (section._type === "pictureSection") return { ...section, heading: section.heading || labelName };
  return section;
}
