import { t } from "@trousseau/words/translate.ts";
import {
  type CustomValidatorResult,
  defineArrayMember,
  defineField,
  type SanityClient,
  type ValidationContext,
} from "sanity";
import type { SectionKind } from "#model/sections/section-kind.ts";
import { MOST_SECTIONS, sectionKinds } from "#model/sections/section-kinds.ts";
import { describedFields } from "./described-field.ts";
import { memoizeFor } from "./memoize-for.ts";
import { SectionsInput } from "./sections-input.tsx";
import { sectionsNotDrawn } from "./sections-not-drawn.ts";
import { type FoundShop, SHOP_QUERY, shopState } from "./shop-state.ts";
import { sideBySide } from "./side-by-side.ts";

/** The sections of home, and of each page of the label's own. */
export function sectionsField(description: string) {
  return defineField({
    name: "sections",
    title: t("Sections"),
    description,
    type: "array",
    of: sectionMembers(),
    components: { input: SectionsInput },
    validation: (rule) => [
      rule.max(MOST_SECTIONS).error(t("A page has {{most}} sections at most.", { most: MOST_SECTIONS })),
      rule.custom((_, context) => notDrawn(context)).warning(),
    ],
  });
}

/** Each kind of section, as an entry of the list. */
function sectionMembers() {
  return Object.entries<SectionKind>(sectionKinds).map(([name, kind]) =>
    defineArrayMember({
      name,
      title: kind.title,
      type: "object",
      fields: [
        defineField({
          name: "isHidden",
          title: t("Hidden"),
          description: t("It keeps its place and its words, and is not shown."),
          type: "boolean",
          initialValue: false,
        }),
        ...describedFields(kind.fields),
      ],
      preview: {
        select: previewed(kind),
        prepare: ({ heading, isHidden, shows, collection, media }) => ({
          title: kind.title,
          subtitle: sideBySide([
            isHidden ? t("Hidden") : t("Shown"),
            holds(shows, collection),
            plain(heading),
          ]),
          media,
        }),
      },
    }),
  );
}

/** The list says of a section its heading, what it holds, and a picture. */
function previewed({ fields }: SectionKind): Record<string, string> {
  const pictures = ["poster", "picture", "slides.0.img", "pictures.0", "plates.0", "words.0.picture"];
  const media = pictures.find((path) => Object.hasOwn(fields, path.split(".")[0] ?? ""));
  const heading = ["heading", "title"].find((name) => Object.hasOwn(fields, name));
  const others = ["shows", "collection"].filter((name) => Object.hasOwn(fields, name));
  return {
    isHidden: "isHidden",
    ...(heading ? { heading } : {}),
    ...(media ? { media } : {}),
    ...Object.fromEntries(others.map((name) => [name, name])),
  };
}

function holds(shows: unknown, collection: unknown): string {
  if (shows === "all") return t("all dresses");
  if (shows !== "collection") return "";
  return typeof collection === "string" && collection ? collection : t("the first collection");
}

function plain(heading: unknown): string {
  return typeof heading === "string" ? heading.replaceAll("*", "").replaceAll("\n", " ") : "";
}

/** Whoever reorders sections saves several times in a few seconds; what others publish meanwhile is seen a moment later. In milliseconds. */
const FRESH_MS = 10_000;

/** Names the sections of a page that the shop leaves out, beside what is published by now. */
async function notDrawn({ document, getClient }: ValidationContext): Promise<CustomValidatorResult> {
  const shop = await readShop(getClient({ apiVersion: "2025-02-19" })).catch(() => undefined);
  // Nothing is wrong with a page because the host is away.
  const reasons = shop ? sectionsNotDrawn(document, shopState(shop)) : [];
  return reasons.length === 0 ? true : reasons.join(" ");
}

const readShop = memoizeFor((client: SanityClient) => {
  return client.withConfig({ perspective: "published" }).fetch<FoundShop>(SHOP_QUERY);
}, FRESH_MS);
