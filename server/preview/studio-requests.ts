import { cachePolicies } from "#app/cache-policies.ts";

/** Studio may be on another host. It sends a token of its own and no cookie, so any origin is allowed. */
export const forStudios = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization, Content-Type",
  "Cache-Control": cachePolicies.never,
};

/** The token that Studio authenticates with. */
export function sessionOf(request: Request): string | undefined {
  return sessionIn(request.headers.get("Authorization"));
}

export function sessionIn(authorization: string | null | undefined): string | undefined {
  return /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
}
