import {
  createMcpHandler,
  isLegacyRequest,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { version } from "#server/version.ts";
import type { Tool } from "./protocol.ts";
import { inputSchemaOf } from "./ucp-profile.ts";

type Served = {
  tools: readonly Tool[];
  call(name: string, input: unknown): Promise<Record<string, unknown>>;
};

/** Each message has a server of its own, so that nothing is remembered between two. Answers are JSON, and never streams. */
export async function serveMessage(offer: Served, request: Request, body: string): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set("Accept", "application/json, text/event-stream");
  const message = new Request(request.url, { method: "POST", headers, body });
  const open = () => serverOf(offer);
  const response = (await isLegacyRequest(message))
    ? await servedAsBefore(open(), message)
    : await createMcpHandler(open, { legacy: "reject", maxSubscriptions: 0 }).fetch(message);
  response.headers.set("Cache-Control", cachePolicies.never);
  return response;
}

function serverOf({ tools, call }: Served): Server {
  const server = new Server({ name: "trousseau", version }, { capabilities: { tools: {} } });
  server.setRequestHandler("tools/list", () => ({ tools: tools.map(described) }));
  server.setRequestHandler("tools/call", async ({ params }) => {
    const answer = await call(params.name, params.arguments);
    return { content: [{ type: "text", text: JSON.stringify(answer) }], structuredContent: answer };
  });
  return server;
}

function described({ name, description, input }: Tool) {
  const annotations = { readOnlyHint: true, openWorldHint: false };
  return { name, description, annotations, inputSchema: inputSchemaOf(input) };
}

/** Most assistants speak a version of MCP from before July 2026, whose transport is another. */
async function servedAsBefore(server: Server, message: Request): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return await transport.handleRequest(message);
}
