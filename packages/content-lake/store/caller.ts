import { httpError } from "../http/http-error.ts";
import type { Keyring } from "./tokens.ts";

/** Somebody who has shown a token. Everybody else is `undefined`, and sees what is published. */
export interface Caller {
  id: string;
  name: string;
  role: Role;
}

export type Role = (typeof roles)[number];

/** Each can do what the ones before it can: read drafts; write; manage. */
export const roles = ["viewer", "editor", "administrator"] as const;

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** A wrong token is an error even where none is needed: whoever sends one believes to be somebody. */
export function identifyCaller(request: Request, keyring: Keyring): Caller | undefined {
  const header = request.headers.get("Authorization");
  if (header === null) return undefined;
  const caller = keyring.identify(header.replace(/^Bearer\s+/i, ""));
  // Studio shows its login only for these two codes (its util/apiErrors.ts).
  if (caller === "expired") throw httpError(401, "Session has expired", "SIO-401-AEX");
  if (caller === "unknown") throw httpError(401, "Session not found", "SIO-401-ANF");
  return caller;
}

export function requireRole(caller: Caller | undefined, role: Role): Caller {
  if (caller === undefined) throw httpError(401, "This needs a token", "SIO-401-ANF");
  if (roles.indexOf(caller.role) < roles.indexOf(role))
    throw httpError(403, `This needs the role of ${role}`);
  return caller;
}
