import { z } from "zod";

/** The paths of the fields that a boundary schema reads, as `readStudioFields` writes them. Names that begin with "_" are the content host's. */
export function boundaryFields(schema: z.core.SomeType): string[] {
  return leavesIn(schema, "")
    .map(([path]) => path)
    .toSorted();
}

/** By its path, what reads a value; not of pictures, films and slugs, which are objects of the content host. */
export function boundaryRules(schema: z.core.SomeType): ReadonlyMap<string, z.ZodType> {
  return new Map(
    leavesIn(schema, "").flatMap(([path, leaf]) => (leaf instanceof z.ZodType ? [[path, leaf]] : [])),
  );
}

/** The values that a field is read as, where they are counted. */
export function boundaryChoices(schema: z.core.SomeType): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodPipe) return boundaryChoices(schema.def.in);
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapper ? boundaryChoices(schema.def.innerType) : [];
}

type Leaf = [path: string, schema?: z.core.SomeType];

/** `whole`: with what is wrapped round it. */
function leavesIn(schema: z.core.SomeType, path: string, whole = schema): Leaf[] {
  const kind = schema instanceof z.ZodType ? schema.meta()?.["kind"] : undefined;
  if (kind === "image") return [[`${path} image`], [`${path}.alt`]];
  if (kind === "file") return [[`${path} file`]];
  if (kind === "slug") return [[path]];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape)
      .filter(([name]) => !name.startsWith("_"))
      .flatMap(([name, field]) => leavesIn(field, path === "" ? name : `${path}.${name}`));
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodUnion)
    return schema.element.options.flatMap((option) => leavesIn(option, `${path}[${typeOf(option)}]`));
  if (schema instanceof z.ZodArray) return leavesIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodIntersection)
    return [...leavesIn(schema.def.left, path), ...leavesIn(schema.def.right, path)];
  if (schema instanceof z.ZodPipe) return leavesIn(schema.def.in, path, whole);
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapper ? leavesIn(schema.def.innerType, path, whole) : [[path, whole]];
}

/** Of an entry of a list that may hold several. */
function typeOf(schema: z.core.SomeType): string {
  const type = schema instanceof z.ZodObject ? schema.shape["_type"] : undefined;
  return type instanceof z.ZodLiteral ? String(type.value) : "";
}
