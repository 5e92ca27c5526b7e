import { z } from "zod";
import { readLine } from "#app/content/plain-text.server.ts";

/** A line of the list has room for this much of a text. */
export const MOST_CHARACTERS = 60;

const uploaded = z.looseObject({ asset: z.looseObject({ _ref: z.string() }) });

/** Every picture and film of a document that was uploaded, with the path to it, the id of its file, and what is said to be seen in it. */
export function filesIn(value: unknown, path = ""): { path: string; asset: string; alt: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const { data } = uploaded.safeParse(value);
  if (data) return [{ path, asset: data.asset._ref, alt: readLine(data["alt"]) }];
  return Object.entries(value).flatMap(([key, part]) => filesIn(part, path === "" ? key : `${path}.${key}`));
}

/** Every text of a document, however deeply nested, with the path to it; ids, types and keys are none. */
export function textsIn(value: unknown, path = ""): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !key.startsWith("_"))
    .flatMap(([key, part]) => textsIn(part, path === "" ? key : `${path}.${key}`));
}
