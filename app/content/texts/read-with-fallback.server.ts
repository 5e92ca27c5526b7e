import { z } from "zod";
import type { ReadDocument } from "./document-reader.server.ts";
import { type ParsedWithDefaults, parseWithDefaults } from "./parse-with-defaults.server.ts";

/** Of an object that is lost as a whole with one of its parts, such as a button without an address. Of others each field stands for itself. */
export const asWhole = { isWhole: true } as const;

/** What the document of that type says, field by field; what it does not say is said as in `fallback`. */
export function readWithFallback<Schema extends z.ZodObject>(
  read: ReadDocument,
  schema: Schema,
  fallback: z.output<Schema>,
  type: string,
): z.output<Schema> {
  return z.custom<z.output<Schema>>().parse(filledIn(schema, read(whatIsSaid(schema), type), fallback));
}

/** The same of a part that stands for itself, such as a section of a page. */
export function readPartWithFallback<Value extends object>(
  schema: z.ZodObject,
  part: unknown,
  fallback: Value,
): ParsedWithDefaults<Value> {
  const { value, faults } = parseWithDefaults(whatIsSaid(schema), part);
  return { value: z.custom<Value>().parse(filledIn(schema, value, fallback)), faults };
}

/** To make a schema takes longer than to read by it. */
const made = new WeakMap<z.ZodObject, z.ZodType>();

/** The schema of the same document, every field of which may be left out. */
function whatIsSaid(schema: z.ZodObject): z.ZodType {
  const known = made.get(schema);
  if (known) return known;
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    isSection(field) ? whatIsSaid(field).prefault({}) : z.optional(field),
  ]);
  const said = z.object(Object.fromEntries(fields));
  made.set(schema, said);
  return said;
}

function filledIn({ shape }: z.ZodObject, said: unknown, fallback: unknown): object {
  const fields = Object.entries(shape).map(([name, field]) => {
    const [own, other] = [partOf(said, name), partOf(fallback, name)];
    return [name, isSection(field) ? filledIn(field, own, other) : (own ?? other)];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function isSection(field: z.core.SomeType): field is z.ZodObject {
  return field instanceof z.ZodObject && !field.meta()?.["isWhole"];
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
