/** A language writes a value inside a sentence by these, which its texts name behind a comma: "{{day, theDay}}". */
export type Formatters = Readonly<Record<string, (value: string) => string>>;

/** A language joins a list inside a sentence by these: "{{sizes, list}}". */
export type Lists = Readonly<Record<string, (parts: readonly string[]) => string>>;
