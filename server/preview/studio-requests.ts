import { cachePolicies } from "#app/cache-policies.ts";

/** Studio may be on another host. It sends a token of its own and no cookie, so any origin is allowed. */
export const forStudios = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization, Content-Type",
  "Cache-Control": cachePolicies.never,
};

/** The token that Studio authenticates with. */
export function sessionOf(request: Request): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.get("Authorization") ?? "")?.[1];
}
