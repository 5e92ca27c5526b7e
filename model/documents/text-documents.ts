import { appointments } from "./appointments-document.ts";
import type { Fields, Values } from "./describe.ts";
import { glossary } from "./glossary-document.ts";
import { labelSettings } from "./label-settings-document.ts";
import { messages } from "./messages-document.ts";
import { oldAddresses } from "./old-addresses-document.ts";
import { contact, designer, newsletter, notFound, privacy, questions, search } from "./screen-documents.ts";
import { sizeChart } from "./size-chart-document.ts";
import type { SpokenParts } from "./spoken-in.ts";
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
  oldAddresses,
  appointments,
  glossary,
} satisfies Record<string, { title: string; fields: Fields }>;

type Described = typeof textDocuments;

/** The label's documents say all of it; a text that they leave out is empty, or a word of the language. */
export type TextDocuments = {
  [Type in keyof Described]: Values<Described[Type]["fields"]> & SpokenParts;
};
