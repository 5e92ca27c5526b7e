import { join } from "node:path";
import { z } from "zod";
import { root } from "#scripts/prepare.mjs";

type Member = z.infer<typeof member>;

const member = z.looseObject({
  type: z.string(),
  validation: z.custom<Validation>((given) => typeof given === "function").optional(),
  name: z.string().optional(),
  rows: z.number().optional(),
  options: z.looseObject({ list: z.array(z.unknown()).optional() }).optional(),
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

async function readTypes(): Promise<Member[]> {
  const file: string = join(root, "studio/schema/schema-types.ts");
  return types.parse(await import(file)).schemaTypes;
}

/** The paths of the fields that Studio's form has, by the type of document: "hero.title", "biography[].text", "plates[] image". */
export async function readStudioFields(): Promise<ReadonlyMap<string, string[]>> {
  const forms = await readStudioForms();
  return new Map([...forms].map(([type, fields]) => [type, [...fields.keys()].toSorted()]));
}

/** The same, with the fields. */
export async function readStudioForms(): Promise<ReadonlyMap<string, ReadonlyMap<string, Member>>> {
  const schemaTypes = await readTypes();
  const known = new Map(schemaTypes.map((type) => [type.name ?? "", type]));

  function fieldsIn(member: Member, path: string): [string, Member][] {
    const { type, options, fields = [], of = [] } = member;
    const named = known.get(type);
    if (named) return fieldsIn(named, path);
    if (single.has(type)) return [[path, member]];
    const inner = [
      ...fields.flatMap((field) => fieldsIn(field, path === "" ? `${field.name}` : `${path}.${field.name}`)),
      // The choices of a list count for each of its entries.
      ...of.flatMap((entry) =>
        fieldsIn({ options, ...entry }, `${path}[${of.length > 1 ? (entry.name ?? "") : ""}]`),
      ),
    ];
    if (type === "image" || type === "file") return [[`${path} ${type}`, member], ...inner];
    return inner.length > 0 ? inner : [[path, member]];
  }

  return new Map(
    schemaTypes.map((type) => [type.name ?? "", new Map(fieldsIn({ ...type, type: "object" }, ""))]),
  );
}

const choice = z.union([z.object({ value: z.unknown() }).transform(({ value }) => value), z.unknown()]);

/** The values that a field offers. */
export function choicesOf(field: Member | undefined): unknown[] {
  return z.array(choice).parse(field?.options?.list ?? []);
}

/** The place of a value in its document, as Studio tells it to a rule, while the content host is away. */
const place = {
  parent: {},
  document: {},
  path: [],
  getClient: () => ({ fetch: () => Promise.reject(new Error("No host answers here.")) }),
};

/** Resolves with whether the rules of a field have something to say of a value. */
export async function isInvalid({ validation = () => undefined }: Member, value: unknown): Promise<boolean> {
  const errors: (boolean | Promise<boolean>)[] = [];
  const isSaid = value !== undefined && value !== "";
  const size = typeof value === "string" ? value.length : Number(value);
  const judge: Record<string, (limit: unknown) => boolean | Promise<boolean>> = {
    required: () => !isSaid,
    min: (limit) => isSaid && typeof limit === "number" && size < limit,
    max: (limit) => isSaid && typeof limit === "number" && size > limit,
    integer: () => isSaid && !Number.isInteger(value),
    positive: () => isSaid && size <= 0,
    regex: (pattern) => isSaid && pattern instanceof RegExp && !pattern.test(String(value)),
    custom: async (check) => typeof check === "function" && (await check(value, place)) !== true,
  };
  const rule: Rule = new Proxy<Rule>(
    {},
    {
      get: (_, call) => (limit?: unknown) => {
        errors.push(judge[String(call)]?.(limit) ?? false);
        return rule;
      },
    },
  );
  validation(rule);
  return (await Promise.all(errors)).includes(true);
}
