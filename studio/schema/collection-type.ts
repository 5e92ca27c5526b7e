import { FolderIcon } from "@sanity/icons/Folder";
import { t } from "@trousseau/words/translate.ts";
import { defineType } from "sanity";
import { collection as description } from "#model/documents/collection-document.ts";
import { translationsField } from "#studio/translations/translations-field.tsx";
import { foundAsFieldset } from "./described-document.ts";
import { describedFields } from "./described-field.ts";
import { sideBySide } from "./side-by-side.ts";

/** Collections stand so in the navigation, and in Studio's list. */
export const navigationOrdering = {
  name: "navigation",
  title: t("Place in the navigation"),
  by: [
    { field: "order", direction: "asc" as const },
    { field: "_createdAt", direction: "asc" as const },
  ],
};

const notListed: Record<string, string> = { unlisted: t("unlisted"), hidden: t("hidden") };

export const collection = defineType({
  name: "collection",
  title: description.title,
  type: "document",
  icon: FolderIcon,
  orderings: [navigationOrdering],
  fieldsets: [foundAsFieldset],
  fields: [...describedFields(description.fields), ...translationsField("collection")],
  preview: {
    select: { title: "name", slug: "slug.current", visibility: "visibility", media: "plates.0" },
    prepare: ({ title, slug, visibility, media }) => ({
      title,
      subtitle: sideBySide([slug, notListed[visibility]]),
      media,
    }),
  },
});
