import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { z } from "zod";
import { createContentReader } from "#content/content-store.server.ts";
import { noNewsletter } from "#model/services/newsletter-service.server.ts";
import type { Shop } from "#model/services/shop.ts";
import {
  type Assistants,
  assistantEndpoint,
  createAssistants,
} from "#server/assistants/assistant-endpoint.ts";
import { readPicture, readTexts } from "./label-readers.ts";
import { storedSample } from "./sample-texts.ts";
import ucp from "./ucp-schemas.json" with { type: "json" };

export const ORIGIN = "https://shop.example";

/** Today, in the calendar of these tests. */
export const TODAY = "2026-11-30";

const judge = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(judge);
for (const schema of ucp.schemas) judge.addSchema(schema);

const responses = {
  profile: "profile.json#/$defs/business_schema",
  search_catalog: "shopping/catalog_search.json#/$defs/search_response",
  lookup_catalog: "shopping/catalog_lookup.json#/$defs/lookup_response",
  get_product: "shopping/catalog_lookup.json#/$defs/get_product_response",
  error: "common/types/error_response.json",
} as const;

/** The faults that the official schemas of the protocol find in an answer. */
export function faultsOf(kind: keyof typeof responses, answer: unknown): unknown[] {
  const check = judge.compile({ $ref: `https://ucp.dev/schemas/${responses[kind]}` });
  check(answer);
  return check.errors ?? [];
}

/** The catalogue and the texts that a shop reads from these documents; the dresses of `inCalendar` have a piece each. */
export function contentOf(documents: readonly unknown[], inCalendar: readonly string[] = []) {
  const around = { dressesWithPieces: () => new Map(inCalendar.map((id) => [id, ""])) };
  return createContentReader(readPicture, readTexts, () => undefined, around)(documents);
}

/** The sample label, as its own documents or with some parts of a document changed. */
export function sampleWith(changes: Readonly<Record<string, object>> = {}): unknown[] {
  return storedSample.map((document) => ({ ...document, ...changes[document._type] }));
}

type Open = Partial<Pick<Shop, "calendar" | "visits">> & {
  content: ReturnType<typeof contentOf>;
  visitor?: string;
  assistants?: Assistants;
  counted?: () => void;
};

/** The shop's answers to assistants without a server: a request goes straight to their endpoint. */
export function openEndpoint({ content, ...more }: Open) {
  const { assistants = createAssistants(), visitor = "192.0.2.1", counted = () => undefined, ...shop } = more;
  const endpoint = assistantEndpoint({
    assistants,
    shop: () => ({ ...content, newsletter: noNewsletter, ...shop }),
    place: () => undefined,
    counted,
  });
  return async (request: Request): Promise<Response> =>
    (await endpoint(request, visitor)) ?? new Response(null, { status: 404 });
}

const meta = { "ucp-agent": { profile: "https://platform.example/profile.json" } };

/** An assistant with the official client, which asks as many questions as it likes. */
export async function assistantAt(send: (request: Request) => Promise<Response>, path = "/ucp/mcp") {
  const client = new Client({ name: "assistant", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL(ORIGIN + path), {
    fetch: (url, init) => send(new Request(url, init)),
  });
  await client.connect(transport);
  return {
    client,
    ask: async (name: string, input: object): Promise<Record<string, unknown>> =>
      z
        .looseObject({})
        .parse((await client.callTool({ name, arguments: { meta, ...input } })).structuredContent),
  };
}

/** One message, as it is sent without any client. */
export function post(body: string, headers: Record<string, string> = {}): Request {
  return new Request(`${ORIGIN}/ucp/mcp`, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
  });
}

export function toolCall(name: string, input: unknown): string {
  return JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } });
}
