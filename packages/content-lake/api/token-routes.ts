import type { Caller } from "../access/caller.ts";
import { isRole, requirePermission, roles } from "../access/permissions.ts";
import type { TokenWatch } from "../access/token-watch.ts";
import { type IssuedToken, robot, type Tokens } from "../access/tokens.ts";
import { isFields } from "../documents/document.ts";
import { httpError } from "../http/http-error.ts";
import { jsonResponse } from "../http/json-response.ts";
import { readJson } from "../http/request-body.ts";
import type { Route } from "../http/router.ts";
import { limits } from "../limits.ts";

interface TokenParts {
  tokens: Tokens;
  tokenWatch: TokenWatch;
}

interface Context {
  request: Request;
  caller: Caller | undefined;
}

/** The hosted service's management API has the same routes. Only administrators may call them. */
export function tokenRoutes({ tokens, tokenWatch }: TokenParts): Route<Context>[] {
  return [
    {
      method: "GET",
      path: "/projects/:project/tokens",
      respond: ({ caller }) => {
        requirePermission(caller, "manage");
        return jsonResponse(tokens.list().map(describe));
      },
    },
    {
      method: "POST",
      path: "/projects/:project/tokens",
      respond: async ({ request, caller }) => {
        requirePermission(caller, "manage");
        const body = await readJson(request, limits.tokenBodyBytes);
        if (!isFields(body) || typeof body.label !== "string" || body.label === "")
          throw httpError(400, "A token needs a label");
        if (!isRole(body.roleName)) throw httpError(400, `roleName must be one of ${roles.join(", ")}`);
        const key = tokens.issue({ caller: robot(body.label, body.roleName), kind: "token" });
        return jsonResponse({ key, label: body.label, roles: rolesOf(body.roleName) }, { status: 201 });
      },
    },
    {
      method: "DELETE",
      path: "/projects/:project/tokens/:id",
      respond: ({ caller }, { id = "" }) => {
        requirePermission(caller, "manage");
        if (!tokens.list().some((token) => token.id === id)) throw httpError(404, `Token "${id}" not found`);
        tokens.remove(id);
        tokenWatch.check();
        return new Response(null, { status: 204 });
      },
    },
  ];
}

function describe({ id, name, role, created = 0, lastUsed }: IssuedToken) {
  return {
    id,
    label: name,
    roles: rolesOf(role),
    createdAt: new Date(created).toISOString(),
    lastUsedAt: lastUsed === undefined ? null : new Date(lastUsed).toISOString(),
  };
}

function rolesOf(role: string) {
  return [{ name: role, title: role }];
}
