import { z } from "zod";
import type { SearchedShop } from "#model/search/run-search.server.ts";
import type { Shop } from "#model/services/shop.ts";

/** https://ucp.dev/2026-08-25/specification/overview */
export const UCP_VERSION = "2026-08-25";

/** The shop's state of this moment, in one language. The origin ends in the path of that language. */
export type AssistantShop = Pick<Shop, "texts" | "origin" | "calendar" | "visits"> & SearchedShop;

export type Message = {
  type: "info" | "warning" | "error";
  code: string;
  content: string;
  path?: string;
  severity?: "recoverable" | "unrecoverable";
  presentation?: "disclosure";
};

/** An answer with an `error` is nothing else. */
export type Answer = { messages?: readonly Message[]; error?: Message; [part: string]: unknown };

/** It reads, and never writes. `capability` is undefined for what the protocol does not name. */
export type Tool = {
  name: string;
  capability?: string;
  description: string;
  input: z.ZodType;
  call(shop: AssistantShop, args: unknown): Promise<Answer>;
};

/** Codes of https://www.jsonrpc.org/specification, and of the protocol's table of errors. */
export const codes = {
  request: -32600,
  params: -32602,
  internal: -32603,
  transport: -32000,
  negotiation: -32001,
} as const;

/** The library of MCP says it to whoever asked, with its code and its data. */
export class ProtocolError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export function notFound(content: string): Answer {
  return { error: { type: "error", code: "not_found", content, severity: "unrecoverable" } };
}

/** An assistant names its profile in each request. The shop fetches none: it calls no address that a stranger has chosen. */
const profile = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .describe("Address of the UCP profile of whoever asks");
const request = z.object({ meta: z.object({ "ucp-agent": z.object({ profile }) }) });

/** Its language and currency may be others than the shop's. */
export const context = z
  .object({
    language: z.string().optional().describe("Of the answer, such as fr"),
    currency: z.string().optional(),
  })
  .optional();

/** A tool reads what it is given by its schema, so that no answer meets anything else. */
export function tool<Shape extends z.ZodRawShape>({
  shape,
  answer,
  ...named
}: Omit<Tool, "input" | "call"> & {
  shape: Shape;
  answer(shop: AssistantShop, args: z.output<z.ZodObject<Shape>>): Promise<Answer> | Answer;
}): Tool {
  const own = z.object(shape);
  return {
    ...named,
    input: request.extend(shape),
    async call(shop, args) {
      if (!request.safeParse(args).success) throw namesNoProfile(shop.origin);
      const { data: read, error } = own.safeParse(args);
      if (error) throw new ProtocolError(codes.params, z.prettifyError(error).slice(0, LONGEST_FAULT));
      return await answer(shop, read);
    },
  };
}

function namesNoProfile(origin: string): ProtocolError {
  const content = 'meta["ucp-agent"].profile is no address';
  const data = { code: "invalid_profile_url", content, continue_url: origin };
  return new ProtocolError(codes.negotiation, "UCP discovery failed", data);
}

/** More faults than fit here are no help. In UTF-16 units. */
const LONGEST_FAULT = 1_000;
