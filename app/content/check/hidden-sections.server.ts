import { z } from "zod";

const home = z.looseObject({ _type: z.literal("home"), sections: z.array(z.unknown()) });
const hidden = z.looseObject({ _type: z.unknown(), _key: z.unknown(), isHidden: z.literal(true) });

/**
 * A home page of which the sections that its owner has hidden are not judged: of each no more is left than that it is there, so that the
 * others keep their places.
 */
export function withoutHiddenSections<Document extends object>(document: Document): Document {
  const { data } = home.safeParse(document);
  if (!data) return document;
  const sections = data.sections.map((section) => {
    const found = hidden.safeParse(section).data;
    return found ? { _type: found._type, _key: found._key, isHidden: true } : section;
  });
  return { ...document, sections };
}
