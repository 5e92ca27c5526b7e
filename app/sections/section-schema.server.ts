import { z } from "zod";

/** A section of that type, as its document holds it: what is said in it, and whether it is hidden. */
export function sectionSchema<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.object({ _type: z.literal(type), _key: z.string(), isHidden: z.boolean(), ...shape });
}
