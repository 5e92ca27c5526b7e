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
      "/.well-known/ucp": profile,
      "/ucp/asking.json": schema,
      "/ucp/mcp": take,
    } satisfies Partial<Record<ServerPath, FetchHandler>>),
  );
  const speak: Speaker = async (name, input, host) => {
    const current = shop();
    const tool = toolsIn(current).find((one) => one.name === name);
    if (!current || !tool) throw new ProtocolError(codes.params, "There is no such tool");
    counted();
    const answer = await inTime(tool.call({ ...current, origin: host + (place()?.base ?? "") }, input));
    return spoken(tool, host, answer);
  };
  assistants.speakers.set(primaryOf(languageTag), speak);

  function profile(request: Request): Response | undefined {
    return file(request, shop() && profileOf(hostOf(request), place()));
  }

  function schema(request: Request): Response | undefined {
    const current = shop();
    return file(request, current && ownSchema(hostOf(request), toolsIn(current)));
  }

  async function take(request: Request, visitor: string): Promise<Response> {
    const refused = refusalOf(request, shop() !== undefined);
    if (refused) return refused;
    try {
      assistants.limit(visitor);
      const body = await bodyOf(request);
      if (body instanceof Response) return body;
      // A shop that nobody asks does without the library, which takes 12 MB.
      const { serveMessage } = await import("./mcp-server.ts");
      const tools = toolsIn(shop());
      return await serveMessage(
        { tools, call: (name, input) => answerTo(name, input, request) },
        request,
        body,
      );
    } catch (error) {
      if (error instanceof HttpError)
        return refusal(error.status, codes.transport, String(error.body["message"]), error.headers);
      // A message of a thousand levels is too deep to be read.
      if (error instanceof RangeError) return refusal(400, codes.request, "The request is too deep");
      log("error", "assistant not answered", { error });
      return refusal(500, codes.internal, "Internal error");
    }
  }

  /** The answer of the language that a context names, where the shop speaks it. */
  function answerTo(name: string, input: unknown, request: Request) {
    const language = askedLanguage.safeParse(input).data?.catalog.context.language ?? "";
    const speaker = assistants.speakers.get(primaryOf(language)) ?? speak;
    return speaker(name, input, hostOf(request));
  }

  return (request, visitor) => paths.get(new URL(request.url).pathname)?.(request, visitor);
}

const askedLanguage = z.object({
  catalog: z.object({ context: z.object({ language: z.string().max(60) }) }),
});

/** The language of a tag, whatever its region: "fr" of "fr-CA". */
function primaryOf(tag: string): string {
  return tag.split("-", 1).join("").toLowerCase();
}

async function inTime(answering: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new ProtocolError(codes.transport, "This takes too long")),
    LONGEST_MS,
  );
  try {
    return await Promise.race([answering, promise]);
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

function spoken(
  tool: Tool,
  host: string,
  { error, messages = [], ...parts }: Answer,
): Record<string, unknown> {
  if (error) return { ucp: envelope(tool, host, "error"), messages: [error] };
  return { ucp: envelope(tool, host, "success"), ...parts, ...(messages.length > 0 && { messages }) };
}

function hostOf({ url }: Request): string {
  return new URL(url).origin;
}

/** Any program may read it, also a page of another site. */
function file({ method }: Request, content: object | undefined): Response | undefined {
  if (!content || (method !== "GET" && method !== "HEAD")) return undefined;
  const headers = { "Cache-Control": cachePolicies.profile, "Access-Control-Allow-Origin": "*" };
  return Response.json(content, { headers });
}

/** A page of another site must not ask from the network of whoever reads it: MCP has the origin checked. */
function refusalOf({ method, url, headers }: Request, isOpen: boolean): Response | undefined {
  const from = headers.get("Origin");
  if (!isOpen) return refusal(404, codes.transport, "This shop answers no assistants");
  if (from !== null && from !== new URL(url).origin)
    return refusal(403, codes.transport, "Another site's page");
  return method === "POST"
    ? undefined
    : refusal(405, codes.transport, "Method not allowed", { Allow: "POST" });
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

/** One message of JSON-RPC, or why it is none. */
async function bodyOf(request: Request): Promise<string | Response> {
  const bytes = await readBody(request, MOST_BYTES);
  if (!bytes) return refusal(413, codes.request, "The request is too long");
  const text = bytes.toString();
  try {
    return Array.isArray(JSON.parse(text))
      ? refusal(400, codes.request, "One message at a time, please")
      : text;
  } catch {
    return refusal(400, codes.parse, "The request is no JSON");
  }
}
