import { join } from "node:path";
import { z } from "zod";
import { root } from "#scripts/prepare.mjs";

type Member = z.infer<typeof member>;

const member = z.looseObject({
  type: z.string(),
  name: z.string().optional(),
  get fields() {
    return z.array(member).optional();
  },
  get of() {
    return z.array(member).optional();
  },
});

const types = z.object({ schemaTypes: z.array(member) });

/** Types of one value, whatever they are made of. */
const single = new Set(["block", "reference", "slug"]);

/** By the type of document, the paths of the fields that Studio's form has: "hero.title", "biography[].text", "plates[] image". */
export async function readStudioFields(): Promise<ReadonlyMap<string, string[]>> {
  const file: string = join(root, "studio/schema/schema-types.ts");
  const { schemaTypes } = types.parse(await import(file));
  const known = new Map(schemaTypes.map((type) => [type.name ?? "", type]));

  function pathsIn({ type, fields = [], of = [] }: Member, path: string): string[] {
    const named = known.get(type);
    if (named) return pathsIn(named, path);
    if (single.has(type)) return [path];
    const inner = [
      ...fields.flatMap((field) => pathsIn(field, path === "" ? `${field.name}` : `${path}.${field.name}`)),
      ...of.flatMap((entry) => pathsIn(entry, `${path}[${of.length > 1 ? (entry.name ?? "") : ""}]`)),
    ];
    if (type === "image" || type === "file") return [`${path} ${type}`, ...inner];
    return inner.length > 0 ? inner : [path];
  }

  return new Map(
    schemaTypes.map((type) => [type.name ?? "", pathsIn({ ...type, type: "object" }, "").toSorted()]),
  );
}
