import { line } from "#app/content/fields.ts";

/** Its sections are described one by one: app/sections/section-kinds.ts. */
export const home = {
  title: "Home page",
  fields: { title: line("Title in the browser's tab and in search results") },
};
