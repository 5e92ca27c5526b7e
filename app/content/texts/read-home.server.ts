import { z } from "zod";
import {
  defaultSections,
  isSectionType,
  MOST_SECTIONS,
  nameOfSection,
  type SectionType,
} from "#app/sections/section-kinds.ts";
import type { Section } from "#app/sections/section-texts.server.ts";
import type { DocumentReader } from "./document-reader.server.ts";
import type { HomeSchema, HomeTexts } from "./home-text.server.ts";
import { standInFor } from "./neutral-home.server.ts";
import { readPartWithFallback } from "./read-with-fallback.server.ts";
import { line } from "./text-fields.server.ts";

type Stored = Record<string, unknown>;

/** A section as it is stored, how it is called, and how its fields are: "section 1 (Text): ". */
type Entry = { stored: Stored; name: string; before: string };

const stored = z.record(z.string(), z.unknown());
const storedHome = z.looseObject({ title: line.optional(), sections: z.array(z.unknown()).optional() });
const storedList = z.looseObject({ sections: z.array(z.unknown()) });

/**
 * The home page's sections in the order of its document. In each what it does not say is said as in the section of `under` that has its key, or
 * else in words that are no label's. A document without a list has its words by the names of the sections that the page begins with.
 */
export function readHome(
  reader: DocumentReader,
  schema: HomeSchema,
  under: HomeTexts,
  labelName: string,
): { home: HomeTexts; faults: string[] } {
  const { title = under.title, sections: list = [], ...former } = reader.read(storedHome, "home");
  const entries = list.length > 0 ? listedEntries(reader.stored("home")) : formerEntries(former);
  const faults: string[] = [];
  const sections = entries.slice(0, MOST_SECTIONS).flatMap(({ stored: entry, name, before }): Section[] => {
    const type = entry["_type"];
    const own = isSectionType(type) ? schemaOf(schema, type) : undefined;
    if (!own || !isSectionType(type)) {
      faults.push(`${name} is of no kind that the shop knows: it is not shown`);
      return [];
    }
    const instead = under.sections.find((other) => other._type === type && other._key === entry["_key"]);
    const part = readPartWithFallback<Section>(own, entry, instead ?? standInFor(type, labelName));
    faults.push(...part.faults.map((fault) => `${before}${fault}`));
    return [part.value];
  });
  if (entries.length > MOST_SECTIONS)
    faults.push(`there are more than ${MOST_SECTIONS} sections: those behind are not shown`);
  return { home: { title, sections }, faults };
}

/** Counted as the owner counts them in Studio, where an entry that is empty has its place as well. */
function listedEntries(home: unknown): Entry[] {
  const { data } = storedList.safeParse(home);
  return (data?.sections ?? []).flatMap((entry, index) => {
    if (entry === null || entry === "") return [];
    const section = stored.safeParse(entry).data ?? {};
    const name = nameOfSection(section, index + 1);
    return { stored: section, name, before: `${name}: ` };
  });
}

function formerEntries(former: Stored): Entry[] {
  return defaultSections.map((section) => {
    const { data } = stored.safeParse(former[section._key]);
    const { _key: name } = section;
    return { stored: { ...withoutFormerDefault(data), ...section }, name, before: `${name}.` };
  });
}

/** "Tulle" was what the slider of the first collection said by itself, before it said that collection's name. */
function withoutFormerDefault(section: Stored = {}): Stored {
  const { heading, ...rest } = section;
  return heading === "*Tulle*" ? rest : section;
}

function schemaOf({ shape }: HomeSchema, type: SectionType) {
  return shape.sections.element.options.find((option) => option.shape._type.value === type);
}
