import { z } from "zod";
import type { LanguagePlace } from "#model/services/shop.ts";
import { languageTag } from "#words/locale.ts";
import { LOOKUP, SEARCH } from "./catalogue-tools.ts";
import { type Tool, UCP_VERSION } from "./protocol.ts";

const UCP = `https://ucp.dev/${UCP_VERSION}`;

/** The version of what the shop answers besides the protocol. */
const OWN_VERSION = "2026-11-30";

/** Where the schema of that stands: the protocol has it at the host whose name it bears. */
const OWN_SCHEMA_PATH = "/ucp/asking.json";

/** "com.example.shop.asking" of "https://shop.example.com"; undefined for a host without a name. */
function ownName(host: string): string | undefined {
  const name = new URL(host).hostname.split(".").toReversed().join(".");
  return /^[a-z]/.test(name) ? `${name}.asking` : undefined;
}

/** The shop tells of itself what it answers, and where in each of its languages. It has no cart, and names none. */
export function profileOf(host: string, place: LanguagePlace | undefined) {
  const catalogue = (name: "search" | "lookup") => [
    {
      version: UCP_VERSION,
      spec: `${UCP}/specification/shopping/catalog/${name}`,
      schema: `${UCP}/schemas/shopping/catalog_${name}.json`,
    },
  ];
  const own = ownName(host);
  const asking = { version: OWN_VERSION, schema: host + OWN_SCHEMA_PATH, extends: LOOKUP };
  const services = (place?.languages ?? [{ tag: languageTag, base: "" }]).map(({ tag, base }) => ({
    version: UCP_VERSION,
    spec: `${UCP}/specification/overview`,
    transport: "mcp",
    schema: `${UCP}/services/shopping/mcp.openrpc.json`,
    endpoint: `${host}${base}/ucp/mcp`,
    id: tag,
  }));
  return {
    ucp: {
      version: UCP_VERSION,
      services: { "dev.ucp.shopping": services },
      capabilities: {
        [SEARCH]: catalogue("search"),
        [LOOKUP]: catalogue("lookup"),
        ...(own && { [own]: [asking] }),
      },
      payment_handlers: {},
    },
  };
}

/** Every answer says by which version and capability it was given. */
export function envelope({ capability }: Tool, host: string, status: "success" | "error") {
  const name = capability ?? ownName(host);
  const version = capability ? UCP_VERSION : OWN_VERSION;
  return { version: UCP_VERSION, status, capabilities: name ? { [name]: [{ version }] } : {} };
}

/** The schemas of what the tools take that the protocol does not name. */
export function ownSchema(host: string, tools: readonly Tool[]) {
  const own = tools.filter(({ capability }) => !capability);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: host + OWN_SCHEMA_PATH,
    name: ownName(host),
    $defs: Object.fromEntries(own.map(({ name, input }) => [name, inputSchemaOf(input)])),
  };
}

export function inputSchemaOf(input: z.ZodType) {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: "input", override: shorten });
  return objectSchema.parse(schema);
}

/** A format says what its pattern does, and each assistant reads the list of tools. */
function shorten({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

const objectSchema = z.looseObject({ type: z.literal("object") });
