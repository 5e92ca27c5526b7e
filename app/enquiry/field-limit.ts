import type { ContactScreen } from "#app/content/texts/label-texts.server.ts";
import { lengthOf } from "#app/label/characters.ts";
import { entryLimits } from "#app/label/entry-limits.ts";
import type { FieldLimit } from "#app/ui/field.tsx";

/** How much a field may hold, counted as the server counts it. `words`: what is said of the rest. */
export function limitOf(name: keyof typeof entryLimits, words: ContactScreen["limits"]): FieldLimit {
  return { max: entryLimits[name], lengthOf: name === "email" ? unitsIn : lengthOf, ...words };
}

function unitsIn({ length }: string): number {
  return length;
}
