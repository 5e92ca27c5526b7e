import type { Caller } from "../access/caller.ts";
import type { Keyring } from "../access/keyring.ts";
import type { LoginCall } from "../access/login-call.ts";
import type { Origins } from "../access/origins.ts";
import { corsReply } from "./cors.ts";
import { jsonReply } from "./reply.ts";
import type { Route } from "./routes.ts";

export interface AccountContext {
  request: Request;
  caller: Caller | undefined;
  address: string;
}

/** Logging in and out. */
export function accountRoutes(login: LoginCall, keyring: Keyring, origins: Origins): Route<AccountContext>[] {
  return [
    { method: "GET", path: "/login", respond: ({ request }) => login.show(request) },
    { method: "POST", path: "/login", respond: ({ request, address }) => login.submit(request, address) },
    { method: "GET", path: "/auth/fetch", respond: ({ request }) => login.fetchSession(request) },
    {
      method: "GET",
      path: "/auth/providers",
      respond: ({ request }) => jsonReply({ providers: [provider(request)], thirdPartyLogin: false }),
    },
    {
      method: "POST",
      path: "/auth/logout",
      respond: ({ request }) => {
        keyring.revoke(request.headers.get("Authorization")?.replace(/^Bearer\s+/i, "") ?? "");
        return new Response(null, { status: 204 });
      },
    },
    { method: "GET", path: "/check/cors", respond: ({ request }) => corsReply(request, origins) },
  ];
}

function provider(request: Request) {
  return { name: "local", title: "This machine", url: new URL("/v1/login", request.url).href };
}
