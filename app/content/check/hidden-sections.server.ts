import { z } from "zod";
import { defaultSections } from "#app/sections/section-kinds.ts";

const home = z.looseObject({ _type: z.literal("home"), sections: z.array(z.unknown()) });
const hidden = z.looseObject({ _type: z.unknown(), _key: z.unknown(), isHidden: z.literal(true) });

/**
 * A home page of which the sections that its owner has hidden are not judged: of each no more is left than that it is there, so that the
 * others keep their places. Beside a list the fields of the time before it are not shown either.
 */
export function withoutHiddenSections<Document extends object>(document: Document): Document {
  const { data } = home.safeParse(document);
  if (!data || data.sections.length === 0) return document;
  const sections = data.sections.map((section) => {
    const found = hidden.safeParse(section).data;
    return found ? { _type: found._type, _key: found._key, isHidden: true } : section;
  });
  const judged = { ...document, sections };
  for (const { _key } of defaultSections) Reflect.deleteProperty(judged, _key);
  return judged;
}
