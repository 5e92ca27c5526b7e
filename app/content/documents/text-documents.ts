import type { Fields } from "#app/content/describe.ts";
import { designer } from "./designer-document.ts";
import { labelSettings } from "./label-settings-document.ts";
import { messages } from "./messages-document.ts";
import { questions } from "./questions-document.ts";
import { contact, newsletter, notFound, privacy, search } from "./screen-documents.ts";
import { sizeChart } from "./size-chart-document.ts";
import { terms } from "./terms-document.ts";

/** The label's documents of which there is one, by their type, which is their id as well. */
export const textDocuments = {
  house: labelSettings,
  designer,
  terms,
  questions,
  contact,
  messages,
  newsletter,
  privacy,
  notFound,
  search,
  sizeChart,
} satisfies Record<string, { title: string; fields: Fields }>;
