import { httpError } from "@trousseau/host/http-error.ts";
import { type Caller, programs } from "../access/caller.ts";
import { isRole, requirePermission, roles } from "../access/permissions.ts";
import { type IssuedToken, robot } from "../access/tokens.ts";
import { isFields } from "../documents/document.ts";
import { jsonResponse } from "../http/json-response.ts";
import { readJson } from "../http/request-body.ts";
import type { Routes } from "../http/router.ts";
import { limits } from "../limits.ts";
import type { Call, LakeParts } from "./call.ts";

export function userRoutes({ projectId, people, tokens, settings, words }: LakeParts): Routes<Call> {
  function userWithId(id: string, caller: Caller | undefined) {
    const person = people.find(id);
    const program = Object.values(programs).find((one) => one.id === id);
    const user = person ?? tokens.find(id) ?? program ?? (id === caller?.id ? caller : undefined);
    if (user === undefined) return undefined;
    return {
      id,
      projectId,
      displayName: user === program ? words.t(user.name) : user.name,
      familyName: null,
      givenName: null,
      middleName: null,
      imageUrl: null,
      createdAt: asTime(person?.created),
      updatedAt: asTime(person?.updated),
      isCurrentUser: id === caller?.id,
    };
  }

  return {
    "GET /users/me": ({ caller }) => jsonResponse(caller === undefined ? {} : currentUser(caller)),
    "GET /auth/id": ({ caller }) => jsonResponse(caller === undefined ? {} : { id: caller.id }),
    "GET /users/me/keyvalue/:keys": ({ caller }, { keys = "" }) =>
      jsonResponse(settings.read(requirePermission(caller, "useStudio").id, keys.split(","))),
    "PUT /users/me/keyvalue": async ({ request, caller }) => {
      const { id } = requirePermission(caller, "useStudio");
      return jsonResponse(settings.write(id, await readJson(request, limits.settingsBodyBytes)));
    },
    "GET /users/:ids": ({ caller }, { ids = "" }) => {
      requirePermission(caller, "useStudio");
      const users = ids.split(",").flatMap((id) => userWithId(id, caller) ?? []);
      if (ids.includes(",")) return jsonResponse(users);
      if (users[0] === undefined) throw httpError(404, `User with ID "${ids}" not found`);
      return jsonResponse(users[0]);
    },
  };
}

function currentUser({ id, name, role }: Caller) {
  const roles = [{ name: role, title: role, description: "" }];
  return { id, name, email: "", profileImage: "", provider: "local", role, roles };
}

/** Programs, and people from before their times were recorded, have no known time. Studio gets 1970. */
function asTime(milliseconds = 0): string {
  return new Date(milliseconds).toISOString();
}

/** The hosted service's management API has the same routes. Only administrators may call them. */
export function tokenRoutes({ tokens, tokenWatch }: LakeParts): Routes<Call> {
  return {
    "GET /projects/:project/tokens": ({ caller }) => {
      requirePermission(caller, "manage");
      return jsonResponse(
        tokens
          .list()
          .filter(({ isRevoked }) => !isRevoked)
          .map(describe),
      );
    },
    "POST /projects/:project/tokens": async ({ request, caller }) => {
      const maker = requirePermission(caller, "manage");
      const body = await readJson(request, limits.tokenBodyBytes);
      if (!isFields(body) || typeof body.label !== "string" || body.label === "")
        throw httpError(400, "A token needs a label");
      if (!isRole(body.roleName)) throw httpError(400, `roleName must be one of ${roles.join(", ")}`);
      const key = tokens.issue({ caller: robot(body.label, body.roleName), kind: "token", maker: maker.id });
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

function describe({ id, caller, name, role, created, lastUsed, expires, maker }: IssuedToken) {
  return {
    id,
    caller,
    label: name,
    roles: rolesOf(role),
    createdAt: asTime(created),
    lastUsedAt: lastUsed === undefined ? null : asTime(lastUsed),
    expiresAt: expires === undefined ? null : asTime(expires),
    maker: maker ?? null,
  };
}

function rolesOf(role: string) {
  return [{ name: role, title: role }];
}
