import { httpError } from "@trousseau/host/http-error.ts";
import type { Caller } from "../access/caller.ts";
import type { HandedOver } from "../access/made-tokens.ts";
import { faultOf, LastAdministrator, type People, type Person } from "../access/people.ts";
import { isPersonRole, requirePermission } from "../access/permissions.ts";
import { isFields } from "../documents/document.ts";
import { jsonResponse } from "../http/json-response.ts";
import { readJson } from "../http/request-body.ts";
import type { Routes } from "../http/router.ts";
import { limits } from "../limits.ts";
import type { Call, LakeParts, PasswordMail } from "./call.ts";
import type { LoginGuesses } from "./login-attempts.ts";

/** The hosted service has nothing at these addresses. All but one's own password are for administrators. */
export function peopleRoutes(parts: LakeParts, guesses: LoginGuesses): Routes<Call> {
  const logChange = createChangeLog(parts);
  return {
    ...linkRoutes(parts, logChange),
    ...personRoutes(parts, logChange),
    ...ownRoutes(parts, guesses, logChange),
  };
}

/** Every change of a person is written down, with who made it. It may have ended sessions. */
function createChangeLog({ tokenWatch, log }: LakeParts) {
  return (caller: Caller, message: string, person: string): Response => {
    tokenWatch.check();
    log({ level: "info", message, person, by: caller.name });
    return new Response(null, { status: 204 });
  };
}

type LogChange = ReturnType<typeof createChangeLog>;

function linkRoutes({ people, links, sendMail }: LakeParts, logChange: LogChange): Routes<Call> {
  function linkFor({
    email,
    ...mail
  }: Omit<PasswordMail, "email"> & { email: string | undefined }): Response {
    if (email !== undefined) sendMail?.({ ...mail, email });
    return jsonResponse(
      { key: mail.key, isMailed: email !== undefined && sendMail !== undefined },
      { status: 201 },
    );
  }

  return {
    "GET /projects/:project/people": ({ caller }) => {
      requirePermission(caller, "manage");
      const listed = people.list().map(({ id, name, role, email, emailMaker, lastUsed, sessions }) => ({
        id,
        name,
        role,
        email,
        emailMaker,
        lastUsed,
        sessions,
        isYou: id === caller?.id,
      }));
      return jsonResponse({ people: listed, invited: links.invited(), mails: sendMail !== undefined });
    },
    "POST /projects/:project/people": async ({ request, caller }) => {
      const sender = requirePermission(caller, "manage");
      const body = await readJson(request, limits.tokenBodyBytes);
      const { name, role, email } = isFields(body) ? body : {};
      if (!isName(name))
        throw httpError(400, "A name is one line of at most 100 characters, and not dots alone");
      if (!isPersonRole(role)) throw httpError(400, "This is no role of a person");
      const invited = { name: name.trim(), role, email: emailIn(email) };
      const key = links.invite({ ...invited, sender: sender.id });
      if (key === undefined) throw httpError(409, `Somebody is called ${invited.name} already`);
      logChange(sender, "Somebody was invited", invited.name);
      return linkFor({ kind: "invited", name: invited.name, email: invited.email, key });
    },
    "DELETE /projects/:project/people/invited/:name": ({ caller }, { name = "" }) => {
      const sender = requirePermission(caller, "manage");
      if (!links.withdraw(name)) throw httpError(404, `No invitation of ${name} is open any more`);
      return logChange(sender, "An invitation was withdrawn", name);
    },
    "POST /projects/:project/people/:id/link": ({ caller }, { id = "" }) => {
      const sender = requirePermission(caller, "manage");
      const person = existingPerson(people, id);
      const key = links.renew(person, sender.id);
      logChange(sender, "A link for a new password was made", person.name);
      return linkFor({ kind: "renewed", name: person.name, email: person.email, key });
    },
  };
}

function personRoutes({ people }: LakeParts, logChange: LogChange): Routes<Call> {
  return {
    "PUT /projects/:project/people/:id": async ({ request, caller }, { id = "" }) => {
      const sender = requirePermission(caller, "manage");
      const body = await readJson(request, limits.tokenBodyBytes);
      const { role, email, keepsTokens } = isFields(body) ? body : {};
      const { name } = existingPerson(people, id);
      if (role !== undefined && !isPersonRole(role)) throw httpError(400, "This is no role of a person");
      if (email !== undefined) people.setEmail(name, emailIn(email), sender.id);
      if (role !== undefined)
        refusing(() => people.setRole(name, role, tokensKept(keepsTokens === true, sender)));
      return logChange(sender, "A person was changed", name);
    },
    "DELETE /projects/:project/people/:id": ({ request, caller }, { id = "" }) => {
      const sender = requirePermission(caller, "manage");
      const { name } = existingPerson(people, id);
      const keepsTokens = new URL(request.url).searchParams.get("keepsTokens") === "true";
      refusing(() => people.remove(name, tokensKept(keepsTokens, sender)));
      return logChange(sender, "A person was removed", name);
    },
    "DELETE /projects/:project/people/:id/sessions": ({ caller }, { id = "" }) => {
      const sender = requirePermission(caller, "manage");
      const { name } = existingPerson(people, id);
      people.revokeSessions(name);
      return logChange(sender, "A person was logged out everywhere", name);
    },
  };
}

function ownRoutes({ people, words }: LakeParts, guesses: LoginGuesses, logChange: LogChange): Routes<Call> {
  const { t } = words;
  return {
    "PUT /users/me/password": async ({ request, caller, address }) => {
      const { id } = requirePermission(caller, "useStudio");
      const body = await readJson(request, limits.loginBodyBytes);
      const { password, next } = isFields(body) ? body : {};
      if (typeof password !== "string" || typeof next !== "string")
        throw httpError(400, "Both passwords are texts");
      const fault = faultOf(next, t);
      if (fault !== undefined) throw httpError(400, fault);
      const { name } = existingPerson(people, id);
      const outcome = await guesses.check({ name, password, address, signal: request.signal });
      if (outcome === "too many") throw httpError(429, guesses.waitMessage({ name, address }, words));
      if (outcome === "wrong") throw httpError(403, t("The old password is wrong"));
      const change = () => people.changePassword(id, next, () => void requirePermission(caller, "useStudio"));
      const person = await guesses.inTurn(change, address, request.signal);
      if (person === undefined) throw httpError(404, "There is nobody of this id any more");
      return logChange(person, "A person has changed their password", name);
    },
  };
}

function existingPerson(people: People, id: string): Person {
  const person = people.find(id);
  if (person === undefined) throw httpError(404, "There is nobody of this id any more");
  return person;
}

/** An invitation is withdrawn by its name, and an address that ends in "." or ".." leads elsewhere. */
function isName(name: unknown): name is string {
  return typeof name === "string" && /^(?!\.+$)[^\p{Cc}]{1,100}$/u.test(name.trim());
}

/** An empty one is none. Throws a 400 for what is no address. */
function emailIn(value: unknown): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (
    typeof value === "string" &&
    value.length <= 254 &&
    /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(value)
  )
    return value;
  throw httpError(400, "This is no email address");
}

/** Whoever keeps the tokens of somebody answers for them. */
function tokensKept(isKept: boolean, { id }: Caller): HandedOver | undefined {
  return isKept ? { heir: id } : undefined;
}

function refusing(change: () => unknown): void {
  try {
    change();
  } catch (error) {
    throw error instanceof LastAdministrator ? httpError(409, error.message) : error;
  }
}
