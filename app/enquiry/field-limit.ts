import { lengthOf } from "#app/label/characters.ts";
import { entryLimits } from "#app/label/entry-limits.ts";
import type { FieldLimit } from "#app/ui/field.tsx";

/** How much a field may hold, counted as the server counts it. */
export function limitOf(name: keyof typeof entryLimits): FieldLimit {
  return { max: entryLimits[name], lengthOf: name === "email" ? unitsIn : lengthOf };
}

function unitsIn({ length }: string): number {
  return length;
}
