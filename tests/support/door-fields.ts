import { z } from "zod";

/** The paths of the fields that a schema at the door reads, as `readStudioFields` writes them. Names that begin with "_" are the content host's. */
export function doorFields(schema: z.core.SomeType): string[] {
  return pathsIn(schema, "").toSorted();
}

function pathsIn(schema: z.core.SomeType, path: string): string[] {
  const kind = schema instanceof z.ZodType ? schema.meta()?.["kind"] : undefined;
  if (kind === "image") return [`${path} image`, `${path}.alt`];
  if (kind === "file") return [`${path} file`];
  if (kind === "slug") return [path];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape)
      .filter(([name]) => !name.startsWith("_"))
      .flatMap(([name, field]) => pathsIn(field, path === "" ? name : `${path}.${name}`));
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodUnion)
    return schema.element.options.flatMap((option) => pathsIn(option, `${path}[${typeOf(option)}]`));
  if (schema instanceof z.ZodArray) return pathsIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodIntersection)
    return [...pathsIn(schema.def.left, path), ...pathsIn(schema.def.right, path)];
  if (schema instanceof z.ZodPipe) return pathsIn(schema.def.in, path);
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapper ? pathsIn(schema.def.innerType, path) : [path];
}

/** Of an entry of a list that may hold several. */
function typeOf(schema: z.core.SomeType): string {
  const type = schema instanceof z.ZodObject ? schema.shape["_type"] : undefined;
  return type instanceof z.ZodLiteral ? String(type.value) : "";
}
