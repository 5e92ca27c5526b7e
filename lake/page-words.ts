/** People read these before Studio has opened. A host may say them in another language. */
export type PageWords = {
  /** A tag of BCP 47, such as "it". */
  language: string;
  direction: "ltr" | "rtl";
  /** The English sentence is its own key. `values` fill its {{fields}}. */
  t(sentence: string, values?: Readonly<Record<string, string | number>>): string;
};

export const englishWords: PageWords = {
  language: "en",
  direction: "ltr",
  t: (sentence, values = {}) =>
    sentence.replaceAll(/\{\{(\w+)\}\}/g, (field, name) => String(values[name] ?? field)),
};
