import { StarIcon } from "@sanity/icons/Star";
import { t } from "@trousseau/words/translate.ts";
import { defineType } from "sanity";
import { home as description } from "#model/documents/screen-documents.ts";
import { defaultSections } from "#model/sections/section-kinds.ts";
import { translationsField } from "#studio/translations/translations-field.tsx";
import { foundAsFieldset } from "./described-document.ts";
import { describedFields } from "./described-field.ts";
import { sectionsField } from "./sections-field.ts";

export const home = defineType({
  name: "home",
  title: description.title,
  type: "document",
  icon: StarIcon,
  initialValue: () => ({ sections: [...defaultSections] }),
  fieldsets: [foundAsFieldset],
  fields: [
    ...describedFields(description.fields),
    sectionsField(
      t(
        "From top to bottom. Drag to reorder; open one to edit or hide it. With none in the list, the page has those that every label begins with: hide the ones you do not want.",
      ),
    ),
    ...translationsField("home"),
  ],
  preview: { prepare: () => ({ title: description.title }) },
});
