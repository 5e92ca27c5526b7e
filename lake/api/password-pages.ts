import { faultOf } from "../access/people.ts";
import { isForeign } from "../http/cors.ts";
import { readForm } from "../http/request-body.ts";
import type { Routes } from "../http/router.ts";
import type { Call, LakeParts } from "./call.ts";
import type { LoginGuesses } from "./login-attempts.ts";
import { forgottenPage, type Page, passwordPage, readLoginLook } from "./login-page.ts";
import { browserCookie, browserOf, type LoginTickets } from "./login-tickets.ts";

/** Opening a link changes nothing, because programs open links. */
export function passwordPageRoutes(
  parts: LakeParts,
  guesses: LoginGuesses,
  tickets: LoginTickets,
): Routes<Call> {
  const { links, log, tokenWatch, sendMail, words } = parts;
  const { t } = words;
  const mails = sendMail !== undefined;
  const noCookie = t(
    "Please try again. If this message returns, your browser is blocking cookies: allow them for this address.",
  );
  const ended = t("This link has been used already, or is too old. Please ask for another.");

  function pageOf(request: Request): Page {
    const { origin } = new URL(request.url);
    return { target: origin, look: readLoginLook(request), words, cookie: browserCookie(request) };
  }

  async function setPassword({ request, address }: Call): Promise<Response> {
    const page = pageOf(request);
    const browser = browserOf(request);
    // Another site's page could have a visitor log in under a foreign name.
    if (browser === undefined || isForeign(request)) return passwordPage({ ...page, message: noCookie }, 403);
    const form = await readForm(request);
    const [key, password, again] = [form.get("key") ?? "", form.get("password") ?? "", form.get("again")];
    if (!links.isOpen(key)) return passwordPage({ ...page, message: ended }, 403);
    const fault = password === again ? faultOf(password, t) : t("The two passwords are not the same");
    if (fault !== undefined) return passwordPage({ ...page, key, message: `${fault}.` }, 422);
    const caller = await guesses.inTurn(() => links.use(key, password), address, request.signal);
    if (caller === undefined) return passwordPage({ ...page, message: ended }, 403);
    tokenWatch.check();
    log({ level: "info", message: "A password was set with a link", person: caller.name, address });
    const target = new URL("/studio", request.url);
    target.hash = `sid=${tickets.issue(caller, browser)}`;
    return new Response(null, {
      status: 303,
      headers: { Location: target.href, "Cache-Control": "no-store" },
    });
  }

  async function sendLink({ request, address }: Call): Promise<Response> {
    const page = { ...pageOf(request), query: new URL(request.url).search, mails };
    if (browserOf(request) === undefined || isForeign(request))
      return forgottenPage({ ...page, message: noCookie }, 403);
    const name = ((await readForm(request)).get("name") ?? "").trim();
    if (!guesses.countForgotten({ name, address }))
      return forgottenPage({ ...page, message: guesses.waitMessage({ name, address }, words) }, 429);
    // The time that an answer takes would otherwise tell whether there is such a person.
    setImmediate(() => mailLink(parts, name));
    return forgottenPage({ ...page, isSent: true });
  }

  return {
    "GET /login/password": ({ request }) => passwordPage(pageOf(request)),
    "POST /login/password": setPassword,
    "GET /login/forgotten": ({ request }) =>
      forgottenPage({ ...pageOf(request), query: new URL(request.url).search, mails }),
    "POST /login/forgotten": sendLink,
  };
}

function mailLink({ people, links, sendMail, log }: LakeParts, name: string): void {
  // Nothing above catches, so an exception would end the process.
  try {
    const person = people.list().find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (person?.email === undefined || sendMail === undefined) return;
    const key = links.remind(person);
    if (key !== undefined) sendMail({ kind: "forgotten", name: person.name, email: person.email, key });
  } catch (error) {
    log({ level: "error", message: "A link for a new password was not sent", error });
  }
}
