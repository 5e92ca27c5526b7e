import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { t } from "@trousseau/words/translate.ts";
import { defineArrayMember, defineField, defineType } from "sanity";
import { careFoundAs } from "#model/documents/care-page-document.ts";
import { choice, line, TERMS } from "#model/documents/fields.ts";
import { pageSlugOf } from "#model/dresses/page-slug.ts";
import { unfinishedFault } from "#model/texts/placeholder.ts";
import { isToBeRead, READ_MARK } from "#model/texts/starting-texts.ts";
import { translationsField } from "#studio/translations/translations-field.tsx";
import { foundAsFieldset } from "./described-document.ts";
import { describedField, describedFields, tags } from "./described-field.ts";
import { fewEnough, pageLink, shopSlug } from "./field-rules.ts";
import { alt, FILES_TAKEN, pictureOptions } from "./picture-fields.ts";
import { sectionsField } from "./sections-field.ts";
import { WithStartingText } from "./starting-text.tsx";

/** Nobody publishes a text of somebody else's that nobody has read. */
const read = (body: unknown) =>
  !isToBeRead(body) ||
  t("It {{fault}}. Write what belongs there.", { fault: unfinishedFault(READ_MARK) ?? "" });

/** A page of the label's own: shipping, returns and care of a dress in the footer, a lookbook in the menu. */
export const carePage = defineType({
  name: "carePage",
  title: t("Page"),
  type: "document",
  icon: DocumentTextIcon,
  fieldsets: [foundAsFieldset],
  components: { input: WithStartingText },
  fields: [
    describedField(
      "title",
      line(t("Title"), {
        description: t(
          "If a line of the footer’s customer care has the same words, it becomes a link to this page.",
        ),
        needs: t("The page needs a title."),
      }),
    ),
    defineField({
      name: "slug",
      title: t("Address"),
      description: t(
        "The end of the page’s address, after /care/. If you change it, old links still lead here.",
      ),
      type: "slug",
      options: { source: "title", slugify: (title) => pageSlugOf(title, "page") },
      validation: shopSlug,
    }),
    defineField({
      name: "previousSlugs",
      title: t("Former addresses"),
      description: t("Studio adds to these when you publish a new address: old links lead to the page."),
      type: "array",
      validation: fewEnough,
      of: [defineArrayMember({ type: "string" })],
      ...tags,
    }),
    describedField(
      "listed",
      choice(
        t("Shown in"),
        [
          { value: "footer", title: t("The footer") },
          { value: "menu", title: t("The menu") },
          { value: "both", title: t("Both") },
          { value: "none", title: t("Neither: only your own links lead there") },
        ],
        { unsaid: "footer", begins: "footer" },
      ),
    ),
    defineField({
      name: "body",
      title: t("Text"),
      description: TERMS,
      type: "array",
      validation: (rule) => [fewEnough(rule), rule.custom(read)],
      of: [
        defineArrayMember({
          type: "block",
          styles: [
            { title: t("Text"), value: "normal" },
            { title: t("Heading"), value: "h2" },
            { title: t("Smaller heading"), value: "h3" },
            { title: t("Quotation"), value: "blockquote" },
          ],
          lists: [
            { title: t("List"), value: "bullet" },
            { title: t("Numbered list"), value: "number" },
          ],
          marks: {
            decorators: [
              { title: t("Strong"), value: "strong" },
              { title: t("Emphasis"), value: "em" },
            ],
            annotations: [
              {
                name: "link",
                title: t("Link"),
                type: "object",
                fields: [
                  defineField({ name: "href", title: t("Leads to"), type: "string", validation: pageLink }),
                ],
              },
            ],
          },
        }),
        defineArrayMember({
          type: "image",
          title: t("Picture"),
          description: FILES_TAKEN,
          options: pictureOptions,
          fields: [alt, describedField("caption", line(t("Caption")))],
        }),
        defineArrayMember({
          name: "table",
          title: t("Table"),
          type: "object",
          fields: [
            defineField({
              name: "hasHeader",
              title: t("The first row holds headings"),
              type: "boolean",
              initialValue: true,
            }),
            defineField({
              name: "rows",
              title: t("Rows"),
              type: "array",
              validation: fewEnough,
              of: [
                defineArrayMember({
                  name: "row",
                  title: t("Row"),
                  type: "object",
                  fields: [
                    defineField({
                      name: "cells",
                      title: t("Cells"),
                      type: "array",
                      validation: fewEnough,
                      of: [defineArrayMember({ type: "string" })],
                    }),
                  ],
                  preview: {
                    select: { cells: "cells" },
                    prepare: ({ cells }) => ({ title: Array.isArray(cells) ? cells.join(" · ") : "" }),
                  },
                }),
              ],
            }),
          ],
          preview: {
            select: { cells: "rows.0.cells" },
            prepare: ({ cells }) => ({
              title: t("Table"),
              subtitle: Array.isArray(cells) ? cells.join(" · ") : "",
            }),
          },
        }),
      ],
    }),
    sectionsField(
      t(
        "Below the text, from top to bottom: pictures, words from brides, a film, dresses. Drag to reorder; open one to edit or hide it.",
      ),
    ),
    ...describedFields(careFoundAs),
    ...translationsField("carePage"),
  ],
  preview: { select: { title: "title", subtitle: "slug.current" } },
});
