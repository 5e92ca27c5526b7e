/** What a language does to a value inside a sentence, by the name that its texts have for it: "{{day, theDay}}". */
export type Formatters = Readonly<Record<string, (value: string) => string>>;

/** How a language joins a list inside a sentence: "{{sizes, list}}". */
export type Lists = Readonly<Record<string, (parts: readonly string[]) => string>>;
