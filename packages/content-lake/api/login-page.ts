import { createHash } from "node:crypto";
import { SHORTEST_PASSWORD } from "../access/people.ts";

/** The page works without a script, and loads nothing from elsewhere. */
export function loginPage(
  { message, name = "", query, ...page }: LoginPage & { name?: string },
  status = 200,
): Response {
  const form = `<form method="post" action="/v1/login${asText(query)}">
    <h1>Log in to the content</h1>
    ${alertOf(message)}
    <label>Name <input name="name" autocomplete="username" required value="${asText(name)}"${name ? "" : " autofocus"}></label>
    <label>Password <input name="password" type="password" autocomplete="current-password" required${name ? " autofocus" : ""}></label>
    <button>Log in</button>
    <a href="/v1/login/forgotten${asText(query)}">Forgotten your password?</a>
  </form>`;
  return respondWith(form, page, status);
}

/** `isSent` shows the answer, which is the same whoever was named. */
export function forgottenPage(
  { message, query, isSent, mails, ...page }: ForgottenPage,
  status = 200,
): Response {
  const ask = `<label>Name <input name="name" autocomplete="username" required autofocus></label>
    <button>Send a link</button>`;
  const answer = `<p role="status">If somebody of this name has an email address here, a link is on its way to it. It is good for one hour.</p>`;
  const askOrAnswer = isSent ? answer : ask;
  const form = `<form method="post" action="/v1/login/forgotten${asText(query)}">
    <h1>Forgotten your password?</h1>
    ${alertOf(message)}
    ${mails ? askOrAnswer : ""}
    <div>${mails ? "Without an email address, ask" : "Ask"} an administrator of this Studio: under “People and backups” they make a link for you. Where nobody can log in, whoever looks after the machine sets a password with the command <code>npm run content:password</code>.</div>
    <a href="/v1/login${asText(query)}">Back to the login</a>
  </form>`;
  return respondWith(form, page, status);
}

/** The key of a link is behind its #, which no browser sends. Without a script, somebody can put it into the field. */
export function passwordPage(
  { message, key = "", ...page }: Omit<LoginPage, "query"> & { key?: string },
  status = 200,
): Response {
  const form = `<form method="post" action="/v1/login/password">
    <h1>Choose your password</h1>
    ${alertOf(message)}
    <label id="key"${key ? " hidden" : ""}>The end of your link, after # <input name="key" autocomplete="off" required value="${asText(key)}"></label>
    <label>New password, of at least ${SHORTEST_PASSWORD} characters <input name="password" type="password" autocomplete="new-password" required autofocus></label>
    <label>Again <input name="again" type="password" autocomplete="new-password" required></label>
    <button>Save and log in</button>
  </form>
  <script>${takeKey}</script>`;
  return respondWith(form, page, status);
}

/** A history that keeps the address does not keep the key. */
const takeKey = `(onhashchange = () => { if (location.hash.length > 1) { document.forms[0].key.value = location.hash.slice(1); document.getElementById("key").hidden = true; history.replaceState(null, "", location.pathname); } })()`;

const takeKeyDigest = createHash("sha256").update(takeKey).digest("base64");

function alertOf(message: string | undefined): string {
  return message === undefined ? "" : `<p role="alert">${asText(message)}</p>`;
}

function respondWith(body: string, { look, target, cookie }: Page, status: number): Response {
  return new Response(documentWith(body, look), {
    status,
    headers: { ...headersFor(target), "Set-Cookie": cookie },
  });
}

/** An editor whose Studio stands at a refused address learns which address to open instead. */
export function refusedLoginPage(opened: string, origin: string, look: LoginLook): Response {
  const notice = `<section>
    <h1>Studio cannot log in from here</h1>
    <p role="alert">It was opened at ${asText(opened || "an address that cannot be read")}, where no login may lead to.</p>
    <div>Open it at <a href="${asText(origin)}">${asText(origin)}</a>, or have this address added to those that are allowed.</div>
  </section>`;
  return new Response(documentWith(notice, look), { status: 403, headers: headersFor("") });
}

function documentWith(body: string, { name, paper, ink, inkSoft, accent }: LoginLook): string {
  const label = asText(name);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${label ? `Log in | ${label}` : "Log in"}</title>
<style>
  body { margin: 0; min-height: 100svh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif; background: ${paper}; color: ${ink}; }
  form, section { display: grid; gap: 1rem; width: min(20rem, 85vw); overflow-wrap: anywhere; }
  header { margin: 0 0 2rem; font-size: 1.5rem; text-align: center; }
  h1 { font-size: 1.25rem; font-weight: 500; margin: 0; }
  label:not([hidden]) { display: grid; gap: .25rem; }
  input, button { font: inherit; padding: .6rem .75rem; border: 1px solid ${inkSoft}; border-radius: 0; background: ${paper}; color: inherit; }
  button { background: ${ink}; color: ${paper}; cursor: pointer; }
  a { color: inherit; }
  :focus-visible { outline: 2px solid ${ink}; outline-offset: 2px; }
  p { margin: 0; color: ${accent}; }
</style>
<main>
  ${label && `<header>${label}</header>`}
  ${body}
</main>
</html>`;
}

interface LoginPage extends Page {
  message?: string | undefined;
  /** It says where the login leads to: "?origin=…", or nothing. */
  query: string;
}

interface ForgottenPage extends LoginPage {
  /** Whether links can be sent. */
  mails: boolean;
  isSent?: boolean;
}

export interface Page {
  /** The form leads on to this origin. */
  target: string;
  look: LoginLook;
  /** The cookie names the browser (login-tickets.ts). */
  cookie: string;
}

function headersFor(target: string): Record<string, string> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${takeKeyDigest}'; form-action 'self' ${target}; frame-ancestors 'none'; base-uri 'none'`,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
}

function asText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Colours are written "#rrggbb". */
interface LoginLook {
  /** The name is empty when nobody has sent it. */
  name: string;
  paper: string;
  ink: string;
  inkSoft: string;
  accent: string;
}

/** The header is written as a query: `name=Maison+Lior&paper=%23ffffff`, by the names of `LoginLook`. */
const HEADER = "x-login-look";

/** A longer name is cut, in UTF-16 code units. */
const MAX_NAME = 80;

const plain = { paper: "#f4f1ec", ink: "#1d1a17", inkSoft: "#6b635a", accent: "#8c1d18" };

const colour = /^#[0-9a-f]{6}$/i;

/**
 * A server in front says this, because the lake does not know what its documents mean. Somebody else who sends the header changes
 * only their own page.
 */
export function readLoginLook({ headers }: Request): LoginLook {
  const told = new URLSearchParams(headers.get(HEADER) ?? "");
  const given = (key: keyof LoginLook) => told.get(key) ?? "";
  const colours = {
    paper: given("paper"),
    ink: given("ink"),
    inkSoft: given("inkSoft"),
    accent: given("accent"),
  };
  // A missing colour might be unreadable on the others.
  const isWhole = Object.values(colours).every((value) => colour.test(value));
  return { ...(isWhole ? colours : plain), name: given("name").slice(0, MAX_NAME) };
}
