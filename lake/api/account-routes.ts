import { httpError } from "@trousseau/host/http-error.ts";
import { readBearerToken } from "../access/caller.ts";
import { corsCheckResponse, isForeign, type Origins } from "../http/cors.ts";
import { jsonResponse } from "../http/json-response.ts";
import { readForm } from "../http/request-body.ts";
import type { Routes } from "../http/router.ts";
import type { PageWords } from "../page-words.ts";
import type { Call, LakeParts } from "./call.ts";
import type { LoginGuesses } from "./login-attempts.ts";
import { loginPage, readLoginLook, refusedLoginPage } from "./login-page.ts";
import { browserCookie, browserOf, createLoginTickets, type LoginTickets } from "./login-tickets.ts";
import { passwordPageRoutes } from "./password-pages.ts";

export function accountRoutes(parts: LakeParts, guesses: LoginGuesses): Routes<Call> {
  const { tokens, tokenWatch, origins } = parts;
  const tickets = createLoginTickets(tokens);
  const login = createLoginCall(parts, guesses, tickets);
  return {
    ...passwordPageRoutes(parts, guesses, tickets),
    "GET /login": ({ request }) => login.show(request),
    "POST /login": ({ request, address }) => login.submit(request, address),
    "GET /auth/fetch": ({ request }) => login.fetchSession(request),
    "GET /auth/providers": ({ request }) => {
      const provider = { name: "local", title: "This machine", url: new URL("/v1/login", request.url).href };
      return jsonResponse({ providers: [provider], thirdPartyLogin: false });
    },
    "POST /auth/logout": ({ request }) => {
      tokens.forget(readBearerToken(request) ?? "");
      tokenWatch.check();
      return new Response(null, { status: 204 });
    },
    "GET /check/cors": ({ request }) => corsCheckResponse(request, origins),
  };
}

/** Studio receives a ticket and never the token, because addresses end up in histories. */
function createLoginCall(
  { people, tokens, tokenWatch, origins, log, isDamaged, words }: LakeParts,
  guesses: LoginGuesses,
  tickets: LoginTickets,
) {
  const { t } = words;
  return {
    show(request: Request): Response {
      const wanted = readTarget(request, origins, words);
      if (wanted === undefined) {
        const { searchParams, origin } = new URL(request.url);
        return refusedLoginPage(searchParams.get("origin") ?? "", origin, {
          look: readLoginLook(request),
          words,
        });
      }
      const nobody = isDamaged
        ? t("Nobody can log in: the file that says who may is damaged. The log says which, and what to do.")
        : t("Nobody can log in yet: the owner must first set a password with the command.");
      return loginPage({ ...wanted.page, ...(people.list().length > 0 ? {} : { message: nobody }) });
    },
    async submit(request: Request, address: string): Promise<Response> {
      const wanted = readTarget(request, origins, words);
      if (wanted === undefined) throw httpError(403, "A login cannot lead to this origin");
      const { page, target } = wanted;
      const browser = browserOf(request);
      // Another site's page could guess for its visitors, whose network pays, or log them in under a foreign name.
      if (browser === undefined || isForeign(request)) {
        const message = t(
          "Please log in again. If this message returns, your browser is blocking cookies: allow them for this address.",
        );
        return loginPage({ ...page, message }, 403);
      }
      const form = await readForm(request);
      const name = form.get("name") ?? "";
      const password = form.get("password") ?? "";
      const caller = await guesses.check({ name, password, address, signal: request.signal });
      if (caller === "too many") {
        return loginPage({ ...page, message: guesses.waitMessage({ name, address }, words) }, 429);
      }
      if (caller === "wrong") {
        log({ level: "warn", message: "A login failed", address });
        return loginPage({ ...page, name, message: t("The name or the password is wrong.") }, 403);
      }
      log({ level: "info", message: "Logged in", person: caller.name, address });
      target.hash = `sid=${tickets.issue(caller, browser)}`;
      return new Response(null, {
        status: 303,
        headers: { Location: target.href, "Cache-Control": "no-store" },
      });
    },
    /** `/auth/fetch?sid=` returns the session of a login, once. */
    fetchSession(request: Request): Response {
      const sid = new URL(request.url).searchParams.get("sid") ?? "";
      const caller = tickets.redeem(sid, browserOf(request));
      if (caller === undefined) throw httpError(401, "Session not found", { errorCode: "SIO-401-ANF" });
      const token = tokens.issue({ caller, kind: "session", lifetimeMs: SESSION_MS });
      // The new session may have ended another one of this person.
      tokenWatch.check();
      return jsonResponse({ token });
    },
  };
}

/** A link could send an editor's session anywhere. The origin must be allowed, and at the lake's own address it must be Studio's. */
function readTarget(request: Request, origins: Origins, words: PageWords) {
  const url = new URL(request.url);
  const origin = url.searchParams.get("origin") ?? "";
  const target = URL.canParse(origin) ? new URL(origin) : undefined;
  const isWeb = target?.protocol === "http:" || target?.protocol === "https:";
  if (target === undefined || !isWeb || !origins.isAllowed(target.origin, request)) return undefined;
  if (target.username || target.password || target.pathname.includes("//")) return undefined;
  if (target.origin === url.origin && !/^\/studio(\/|$)/.test(target.pathname)) return undefined;
  const look = readLoginLook(request);
  const cookie = browserCookie(request);
  return { target, page: { query: url.search, target: target.origin, look, words, cookie } };
}

const SESSION_MS = 14 * 24 * 60 * 60 * 1000;
