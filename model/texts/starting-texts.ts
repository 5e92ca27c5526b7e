import { partOf } from "#model/documents/part-of.ts";
import neutralWords from "#words/neutral.json" with { type: "json" };
import startingTexts from "#words/starting-texts.json" with { type: "json" };

/** The brackets make it a placeholder: the shop shows no such text, and Studio does not publish it. */
export const READ_MARK = startingTexts.mark;

export type StartingField = "questions" | "ending";

/** The texts that a document of this type may begin with, by its field; undefined where there are none. */
export function startingValueOf(type: string): { field: StartingField; value: unknown } | undefined {
  const { questions, responsible } = startingTexts;
  if (type === "questions")
    return {
      field: "questions",
      value: questions.map(({ q, a }, at) => ({ _key: `starting-${at + 1}`, q, a: marked(a) })),
    };
  if (type === "privacy")
    return { field: "ending", value: marked(`${neutralWords.privacy.ending}\n\n${responsible}`) };
  return undefined;
}

function marked(text: string): string {
  return `${READ_MARK} ${text}`;
}

export function isToBeRead(value: unknown): boolean {
  return JSON.stringify(value ?? "").includes(READ_MARK);
}

/** The same texts once somebody has read them. */
export function asRead(value: unknown): unknown {
  if (typeof value === "string") return value.replace(READ_MARK, "").trim();
  if (Array.isArray(value))
    return value.map((entry) => ({ ...Object(entry), a: asRead(partOf(entry, "a")) }));
  return value;
}
