import { type Caller, readBearerToken } from "../access/caller.ts";
import type { TokenWatch } from "../access/token-watch.ts";
import type { Tokens } from "../access/tokens.ts";
import type { Origins } from "../http/allowed-origins.ts";
import { jsonResponse } from "../http/json-response.ts";
import type { Route } from "../http/router.ts";
import { corsCheckResponse } from "./cors.ts";
import type { LoginCall } from "./login-endpoint.ts";

export interface AccountContext {
  request: Request;
  caller: Caller | undefined;
  address: string;
}

interface AccountParts {
  tokens: Tokens;
  tokenWatch: TokenWatch;
  origins: Origins;
}

export function accountRoutes(
  login: LoginCall,
  { tokens, tokenWatch, origins }: AccountParts,
): Route<AccountContext>[] {
  return [
    { method: "GET", path: "/login", respond: ({ request }) => login.show(request) },
    { method: "POST", path: "/login", respond: ({ request, address }) => login.submit(request, address) },
    { method: "GET", path: "/auth/fetch", respond: ({ request }) => login.fetchSession(request) },
    {
      method: "GET",
      path: "/auth/providers",
      respond: ({ request }) => jsonResponse({ providers: [provider(request)], thirdPartyLogin: false }),
    },
    {
      method: "POST",
      path: "/auth/logout",
      respond: ({ request }) => {
        tokens.forget(readBearerToken(request) ?? "");
        tokenWatch.check();
        return new Response(null, { status: 204 });
      },
    },
    { method: "GET", path: "/check/cors", respond: ({ request }) => corsCheckResponse(request, origins) },
  ];
}

function provider(request: Request) {
  return { name: "local", title: "This machine", url: new URL("/v1/login", request.url).href };
}
