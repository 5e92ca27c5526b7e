import type * as english from "./languages/en.ts";
import { isMessagePurpose, messageFault } from "./message-fields.ts";

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

/** What would end in an error, or in a message that does not say what is asked for, once the shop speaks it. */
export function speechFaults({ languageTag, dateLocale, textDirection, messages }: Language): string[] {
  const tags = Object.entries({ languageTag, dateLocale }).filter(([, tag]) => !isLocale(tag));
  const faulty = Object.entries(messages).flatMap(([name, text]) => {
    const fault = isMessagePurpose(name) ? messageFault(name, text) : undefined;
    return fault ? [`messages.${name} ${fault}`] : [];
  });
  return [
    ...tags.map(([name, tag]) => `${name} is no language tag such as en-GB: ${tag}`),
    ...(["ltr", "rtl"].includes(textDirection)
      ? []
      : [`textDirection is neither ltr nor rtl: ${textDirection}`]),
    ...faulty,
  ];
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
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
