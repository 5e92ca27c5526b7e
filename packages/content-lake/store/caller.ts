import { httpError } from "../http/http-error.ts";
import type { Role } from "./permissions.ts";

/** An authenticated caller. Without a token it is `undefined`, and only published documents can be read. */
export interface Caller {
  id: string;
  name: string;
  role: Role;
}

/** Programs that change documents without a token of their own to remember: history goes on naming them. */
export const programs = {
  seed: { id: "system", name: "First import", role: "editor" },
  import: { id: "<import>", name: "Import", role: "editor" },
  service: { id: "service", name: "service", role: "viewer" },
  scheduler: { id: "<system>", name: "Scheduled publishing", role: "editor" },
} as const satisfies Record<string, Caller>;

/** A wrong token is an error even where none is needed: a client that sends one expects its rights. */
export function identifyCaller(
  request: Request,
  tokens: { identify(token: string): Caller | "expired" | "unknown" },
): Caller | undefined {
  const token = readBearerToken(request);
  if (token === undefined) return undefined;
  const caller = tokens.identify(token);
  // Studio shows its login only for these two codes (its util/apiErrors.ts).
  if (caller === "expired") throw httpError(401, "Session has expired", "SIO-401-AEX");
  if (caller === "unknown") throw httpError(401, "Session not found", "SIO-401-ANF");
  return caller;
}

export function readBearerToken(request: Request): string | undefined {
  const header = request.headers.get("Authorization");
  return header === null ? undefined : tokenIn(header);
}

/** The token in an `Authorization` header, or in what stands for one in a socket's message. */
export function tokenIn(authorization: string): string {
  return authorization.replace(/^Bearer\s+/i, "");
}
