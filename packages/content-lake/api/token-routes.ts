import { isRole, requirePermission, roles } from "../access/permissions.ts";
import { type IssuedToken, robot } from "../access/tokens.ts";
import { isFields } from "../documents/document.ts";
import { httpError } from "../http/http-error.ts";
import { jsonResponse } from "../http/json-response.ts";
import { readJson } from "../http/request-body.ts";
import type { Routes } from "../http/router.ts";
import { limits } from "../limits.ts";
import type { Call, LakeParts } from "./call.ts";

/** The hosted service's management API has the same routes. Only administrators may call them. */
export function tokenRoutes({ tokens, tokenWatch }: LakeParts): Routes<Call> {
  return {
    "GET /projects/:project/tokens": ({ caller }) => {
      requirePermission(caller, "manage");
      return jsonResponse(tokens.list().map(describe));
    },
    "POST /projects/:project/tokens": async ({ request, caller }) => {
      requirePermission(caller, "manage");
      const body = await readJson(request, limits.tokenBodyBytes);
      if (!isFields(body) || typeof body.label !== "string" || body.label === "")
        throw httpError(400, "A token needs a label");
      if (!isRole(body.roleName)) throw httpError(400, `roleName must be one of ${roles.join(", ")}`);
      const key = tokens.issue({ caller: robot(body.label, body.roleName), kind: "token" });
      return jsonResponse({ key, label: body.label, roles: rolesOf(body.roleName) }, { status: 201 });
    },
    "DELETE /projects/:project/tokens/:id": ({ caller }, { id = "" }) => {
      requirePermission(caller, "manage");
      if (!tokens.list().some((token) => token.id === id)) throw httpError(404, `Token "${id}" not found`);
      tokens.remove(id);
      tokenWatch.check();
      return new Response(null, { status: 204 });
    },
  };
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
