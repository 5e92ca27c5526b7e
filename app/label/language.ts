import type * as english from "./languages/en.ts";

/** What every language's file has: the words may be others, their places are these. */
export type Language = Widened<typeof english>;

/** One line of a language's file, by which the compiler says what is missing in it: docs/your-own-label.md. */
export type Complete<File extends Language> = File;

type Widened<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Widened<Said>
    : T extends readonly (infer Entry)[]
      ? readonly Widened<Entry>[]
      : { readonly [Name in keyof T]: Widened<T[Name]> };

/** What keeps a file from being a language's, each by its place: "searchWords.title". None: it is one. */
export function languageFaults(file: unknown, like: unknown, place = ""): string[] {
  const kind = kindOf(like);
  if (kindOf(file) !== kind) return [`${place} ${file === undefined ? "is missing" : `is no ${kind}`}`];
  if (kind === "text") return file === "" ? [`${place} is empty`] : [];
  if (kind === "list")
    return entriesOf(file).flatMap(([at, entry]) =>
      languageFaults(entry, entriesOf(like)[0]?.[1], `${place}.${at}`),
    );
  const [own, expected] = [new Map(entriesOf(file)), new Map(entriesOf(like))];
  const within = (name: string) => (place ? `${place}.${name}` : name);
  return [
    ...[...expected].flatMap(([name, part]) => languageFaults(own.get(name), part, within(name))),
    ...[...own.keys()].filter((name) => !expected.has(name)).map((name) => `${within(name)} is said nowhere`),
  ];
}

function kindOf(value: unknown): "text" | "function" | "list" | "group" | undefined {
  if (typeof value === "string") return "text";
  if (typeof value === "function") return "function";
  if (Array.isArray(value)) return "list";
  return typeof value === "object" && value !== null ? "group" : undefined;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
