import { partOf } from "./part-of.ts";

/** A step to a text: the name of a field, or the key of an entry. */
type Step = string | { _key: string };

export type TextPath = readonly Step[];

/** Undefined where nothing stands there. */
export function valueAt(whole: unknown, path: TextPath): unknown {
  return path.reduce(
    (value, step) => (typeof step === "string" ? partOf(value, step) : entryWith(step, value)),
    whole,
  );
}

/** The same with another value there. An entry that is missing comes last. */
export function withValueAt(whole: unknown, [step, ...rest]: TextPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === "string")
    return { ...(isGroup(whole) ? whole : {}), [step]: withValueAt(partOf(whole, step), rest, value) };
  const entries: unknown[] = Array.isArray(whole) ? whole : [];
  const isOwn = (entry: unknown) => partOf(entry, "_key") === step._key;
  const present = entries.some(isOwn) ? entries : [...entries, step];
  return present.map((entry) => (isOwn(entry) ? withValueAt(entry, rest, value) : entry));
}

function entryWith({ _key }: Exclude<Step, string>, list: unknown): unknown {
  return Array.isArray(list) ? list.findLast((entry) => partOf(entry, "_key") === _key) : undefined;
}

/** `slides[_key=="a1"].alt`, as Studio's links and the content host name it. */
export function pathInWords(path: TextPath): string {
  return path.reduce<string>((before, step) => {
    if (typeof step !== "string") return `${before}[_key=="${step._key}"]`;
    return before === "" ? step : `${before}.${step}`;
  }, "");
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
