import { join } from "node:path";
import { z } from "zod";
import { root } from "#scripts/prepare.mjs";

type Member = z.infer<typeof member>;

const member = z.looseObject({
  type: z.string(),
  validation: z.custom<Validation>((given) => typeof given === "function").optional(),
  name: z.string().optional(),
  get fields() {
    return z.array(member).optional();
  },
  get of() {
    return z.array(member).optional();
  },
});

type Rule = { [call: string]: (limit?: unknown) => Rule };
type Validation = (rule: Rule) => unknown;

const types = z.object({ schemaTypes: z.array(member) });

/** Types of one value, whatever they are made of. */
const single = new Set(["block", "reference", "slug"]);

/** By its path in Studio's forms, how many entries each list may have; Infinity where nothing is said. */
export async function readListLimits(): Promise<ReadonlyMap<string, number>> {
  const limits = new Map<string, number>();
  function read({ type, name = "", validation, fields = [], of = [] }: Member, path: string) {
    const place = `${path}.${name}`;
    if (type === "array") limits.set(place, mostEntries(validation));
    for (const inner of [...fields, ...of]) read(inner, place);
  }
  for (const type of await readTypes()) read(type, "");
  return limits;
}

/** A rule that takes whatever it is asked for, and keeps its limits. */
function mostEntries(validation: Validation = () => undefined): number {
  const said: number[] = [];
  const rule: Rule = new Proxy<Rule>(
    {},
    {
      get: (_, call) => (limit?: unknown) => {
        if ((call === "max" || call === "length") && typeof limit === "number") said.push(limit);
        return rule;
      },
    },
  );
  validation(rule);
  return Math.min(...said);
}

async function readTypes(): Promise<Member[]> {
  const file: string = join(root, "studio/schema/schema-types.ts");
  return types.parse(await import(file)).schemaTypes;
}

/** By the type of document, the paths of the fields that Studio's form has: "hero.title", "biography[].text", "plates[] image". */
export async function readStudioFields(): Promise<ReadonlyMap<string, string[]>> {
  const schemaTypes = await readTypes();
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
