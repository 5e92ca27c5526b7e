import { httpError } from "@trousseau/host/http-error.ts";
import type { Role } from "./permissions.ts";

/** The person or program whose token a request carries. */
export type Caller = {
  id: string;
  name: string;
  role: Role;
};

/** These programs have no token of their own, and are named in the history. */
export const programs = {
  seed: { id: "system", name: "First import", role: "editor" },
  import: { id: "<import>", name: "Import", role: "editor" },
  service: { id: "service", name: "service", role: "viewer" },
  scheduler: { id: "<system>", name: "Scheduled publishing", role: "editor" },
} as const satisfies Record<string, Caller>;

/**
 * A client that sends a token expects its rights, so an unknown or expired one is always a 401. Each look at `role` asks again, because
 * the rights may end while a body arrives or a request waits its turn.
 */
export function identifyCaller(request: Request, tokens: KnownTokens): Caller | undefined {
  const token = readBearerToken(request);
  return token === undefined ? undefined : identifyToken(token, tokens);
}

export function identifyToken(token: string, tokens: KnownTokens): Caller {
  const { id, name } = callerWith(token, tokens);
  return {
    id,
    name,
    get role() {
      return callerWith(token, tokens).role;
    },
  };
}

export type KnownTokens = {
  identify(token: string): Caller | "expired" | "unknown";
};

function callerWith(token: string, tokens: KnownTokens): Caller {
  const caller = tokens.identify(token);
  // Studio shows its login only for these two codes (its util/apiErrors.ts).
  if (caller === "expired") throw httpError(401, "Session has expired", { errorCode: "SIO-401-AEX" });
  if (caller === "unknown") throw httpError(401, "Session not found", { errorCode: "SIO-401-ANF" });
  return caller;
}

export function readBearerToken(request: Request): string | undefined {
  const header = request.headers.get("Authorization");
  return header === null ? undefined : tokenIn(header);
}

/** A socket's message holds the same text as the `Authorization` header. */
export function tokenIn(authorization: string): string {
  return authorization.replace(/^Bearer\s+/i, "");
}
