import { partOf } from "#model/documents/part-of.ts";
import { isText, type SpokenIn, spokenParts } from "#model/documents/spoken-in.ts";
import type { Section } from "#model/sections/section-texts.server.ts";
import { collectionDocuments } from "./collections.server.ts";
import type { Texts } from "./label-texts.server.ts";

/** Marks the texts of a further language that are still in the first one, `original`. */
export function withSpokenIn(texts: Texts, documents: readonly unknown[], original: SpokenIn): Texts {
  const byId = new Map(documents.map((document) => [partOf(document, "_id"), document]));
  const of = (id: string) => spokenParts(byId.get(id), original);
  const collectionIds = collectionDocuments(documents).ids;
  const pages = new Map(
    documents
      .filter((document) => partOf(document, "_type") === "carePage")
      .map((document) => [partOf(partOf(document, "slug"), "current"), spokenParts(document, original)]),
  );
  return {
    ...texts,
    designer: { ...texts.designer, ...of("designer") },
    questionsScreen: { ...texts.questionsScreen, ...of("questions") },
    contact: { ...texts.contact, ...of("contact") },
    privacy: { ...texts.privacy, ...of("privacy") },
    sizeChart: { ...texts.sizeChart, ...of("sizeChart") },
    labelSettings: { ...texts.labelSettings, ...of("house") },
    home: { ...texts.home, sections: marked(texts.home.sections, of("home")) },
    collections: Object.fromEntries(
      Object.entries(texts.collections).map(([slug, collection]) => [
        slug,
        { ...collection, ...of(collectionIds.get(slug) ?? "") },
      ]),
    ),
    carePages: texts.carePages.map((page) => {
      const parts = pages.get(page.slug) ?? {};
      return { ...page, ...parts, sections: marked(page.sections, parts) };
    }),
  };
}

function marked(sections: readonly Section[], { spokenIn }: ReturnType<typeof spokenParts>): Section[] {
  return sections.map((section) => {
    const place = `sections.${section._key}`;
    const parts = Object.entries(section).flatMap(([name, part]) => {
      const own = spokenIn?.[place] ?? spokenIn?.[`${place}.${name}`];
      return own && isText(part) ? [[name, own] as const] : [];
    });
    return parts.length > 0 ? { ...section, spokenIn: Object.fromEntries(parts) } : section;
  });
}
