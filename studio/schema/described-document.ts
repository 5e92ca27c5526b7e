import type { ComponentType } from "react";
import { defineType } from "sanity";
import type { Fields } from "#model/documents/describe.ts";
import { FOUND_AS } from "#model/documents/found-as-fields.ts";
import { translationsField } from "#studio/translations/translations-field.tsx";
import { describedFields } from "./described-field.ts";

/** How a page is found; closed, since most pages do without. */
export const foundAsFieldset = { ...FOUND_AS, options: { collapsible: true, collapsed: true } };

type Description = {
  title: string;
  fields: Fields;
  groups?: Readonly<Record<string, string>>;
  fieldsets?: Readonly<Record<string, string>>;
};

/** Nobody looks for these by themselves. */
export const unsearched = { __experimental_omnisearch_visibility: false };

/** A document that exists once, under its type's name. */
export function describedDocument(
  name: string,
  { title, fields, groups = {}, fieldsets = {} }: Description,
  icon: ComponentType,
) {
  return defineType({
    name,
    title,
    type: "document",
    icon,
    groups: Object.entries(groups).map(([group, named], at) => ({
      name: group,
      title: named,
      default: at === 0,
    })),
    fieldsets: [
      ...Object.entries(fieldsets).map(([set, named]) => ({
        name: set,
        title: named,
        options: { columns: 2 },
      })),
      foundAsFieldset,
    ],
    fields: [...describedFields(fields), ...translationsField(name)],
    preview: { prepare: () => ({ title }) },
  });
}
