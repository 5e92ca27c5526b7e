import { hash } from "node:crypto";
import { HttpError } from "@trousseau/host/http-error.ts";
import { createRateLimit } from "@trousseau/host/rate-limit.ts";
import { z } from "zod";
import type { ServerPath } from "#model/screens/route-table.ts";
import type { LanguagePlace } from "#model/services/shop.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { log } from "#server/log.ts";
import { readBody } from "#server/pages/visitor-forms.ts";
import { languageTag } from "#words/locale.ts";
import { askingTools } from "./asking-tools.ts";
import { catalogueTools } from "./catalogue-tools.ts";
import { type Answer, type AssistantShop, codes, ProtocolError, type Tool } from "./protocol.ts";
import { envelope, ownSchema, profileOf } from "./ucp-profile.ts";

/** The longest request names two dozen ids and some filters. In bytes. */
const MOST_BYTES = 32 * 1024;

/** A call takes milliseconds, and nobody waits longer for it. */
const LONGEST_MS = 5_000;

/** A shopping trip has some twenty calls, and an assistant's own network asks for many people. */
const PER_NETWORK = { burst: 60, perSecond: 5 };

/** All networks together leave most of the process's time to visitors. */
const IN_ALL = { burst: 100, perSecond: 50 };

type Speaker = (name: string, input: unknown, host: string) => Promise<Record<string, unknown>>;

export type Assistants = ReturnType<typeof createAssistants>;

/** All languages of the shop share this: the budgets, and who answers in each. */
export function createAssistants() {
  const [perNetwork, inAll] = [createRateLimit(PER_NETWORK), createRateLimit(IN_ALL)];
  return {
    speakers: new Map<string, Speaker>(),
    /** Throws an `HttpError` where it is too much. */
    limit(visitor: string) {
      perNetwork.count(visitor);
      inAll.count("everybody");
    },
  };
}

type EndpointParts = {
  assistants: Assistants;
  /** Undefined where there is nothing to show, and where the label answers no assistants. */
  shop(): Omit<AssistantShop, "origin"> | undefined;
  place(): LanguagePlace | undefined;
  /** Called for each question that a tool is asked. */
  counted(): void;
};

/** Assistants ask the shop here in the Universal Commerce Protocol: for its profile, and by tools that tell what the pages show. */
export function assistantEndpoint({ assistants, shop, place, counted }: EndpointParts): FetchHandler {
  const paths = new Map<string, FetchHandler>(
    Object.entries({
      "/.well-known/ucp": (request) => file(request, shop() && profileOf(hostOf(request), place())),
      "/ucp/asking.json": (request) => file(request, shop() && ownSchema(hostOf(request), toolsIn(shop()))),
      "/ucp/mcp": (request, visitor) => take(request, visitor).catch(refusalFor),
    } satisfies Partial<Record<ServerPath, FetchHandler>>),
  );
  const speak: Speaker = async (name, input, host) => {
    const current = shop();
    const tool = toolsIn(current).find((one) => one.name === name);
    if (!current || !tool) throw new ProtocolError(codes.params, "There is no such tool");
    counted();
    const answer = await inTime(tool.call({ ...current, origin: host + (place()?.base ?? "") }, input));
    const { error, messages = [], ...parts } = answer;
    if (error) return { ucp: envelope(tool, host, "error"), messages: [error] };
    return { ucp: envelope(tool, host, "success"), ...parts, ...(messages.length > 0 && { messages }) };
  };
  assistants.speakers.set(primaryOf(languageTag), speak);

  async function take(request: Request, visitor: string): Promise<Response> {
    const host = hostOf(request);
    if (!shop()) return refusal(404, codes.transport, "This shop answers no assistants");
    // A page of another site must not ask from the network of whoever reads it: MCP has the origin checked.
    if ((request.headers.get("Origin") ?? host) !== host)
      return refusal(403, codes.transport, "Another site's page");
    if (request.method !== "POST")
      return refusal(405, codes.transport, "Method not allowed", { Allow: "POST" });
    assistants.limit(visitor);
    const body = (await readBody(request, MOST_BYTES))?.toString();
    if (body === undefined) return refusal(413, codes.request, "The request is too long");
    // The budget counts messages.
    if (/^\s*\[/.test(body)) return refusal(400, codes.request, "One message at a time, please");
    // A shop that nobody asks does without the library, which takes 12 MB.
    const { serveMessage } = await import("./mcp-server.ts");
    const call = (name: string, input: unknown) =>
      (assistants.speakers.get(askedLanguage.parse(input)) ?? speak)(name, input, host);
    return await serveMessage({ tools: toolsIn(shop()), call }, request, body);
  }

  return (request, visitor) => paths.get(new URL(request.url).pathname)?.(request, visitor);
}

/** The language that a context names. */
const context = z.object({ context: z.object({ language: z.string() }) });
const askedLanguage = z
  .union([z.object({ catalog: context }).transform(({ catalog }) => catalog), context])
  .transform((about) => primaryOf(about.context.language))
  .catch("");

/** The language of a tag, whatever its region: "fr" of "fr-CA". */
function primaryOf(tag: string): string {
  return tag.split("-", 1).join("").toLowerCase();
}

async function inTime(answering: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, LONGEST_MS, new ProtocolError(codes.transport, "This takes too long"));
  try {
    return await Promise.race([answering, late]);
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    log("error", "assistant not answered", { error });
    throw new ProtocolError(codes.internal, "Internal error");
  } finally {
    clearTimeout(timer);
  }
}

function toolsIn(shop: Omit<AssistantShop, "origin"> | undefined): Tool[] {
  return shop ? [...catalogueTools, ...askingTools(shop)] : [];
}

function hostOf({ url }: Request): string {
  return new URL(url).origin;
}

/** Any program may read it, also a page of another site. */
function file({ method }: Request, content: object | undefined): Response | undefined {
  if (!content || (method !== "GET" && method !== "HEAD")) return undefined;
  const text = JSON.stringify(content);
  return new Response(text, {
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": cachePolicies.profile,
      "Access-Control-Allow-Origin": "*",
      ETag: `"${hash("sha256", text, "base64url").slice(0, 22)}"`,
    },
  });
}

function refusalFor(error: unknown): Response {
  if (error instanceof HttpError)
    return refusal(error.status, codes.transport, String(error.body["message"]), error.headers);
  log("error", "assistant not answered", { error });
  return refusal(500, codes.internal, "Internal error");
}

function refusal(
  status: number,
  code: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const after = Number(headers["Retry-After"]);
  const error = { code, message, ...(after && { data: { retry_after: after } }) };
  return Response.json(
    { jsonrpc: "2.0", id: null, error },
    { status, headers: { ...headers, "Cache-Control": cachePolicies.never } },
  );
}
