import { createHash } from "node:crypto";
import { SHORTEST_PASSWORD } from "../access/people.ts";
import type { PageWords } from "../page-words.ts";

/** The page works without a script, and loads nothing but the drawing of the name. */
export function loginPage(
  { message, name = "", query, ...page }: LoginPage & { name?: string },
  status = 200,
): Response {
  const t = asHtml(page.words);
  const form = `<form method="post" action="/v1/login${asText(query)}">
    <h1>${t("Log in to Studio")}</h1>
    ${alertOf(message)}
    <label>${t("Name")} <input name="name" autocomplete="username" required value="${asText(name)}"${name ? "" : " autofocus"}></label>
    <label>${t("Password")} <input name="password" type="password" autocomplete="current-password" required${name ? " autofocus" : ""}></label>
    <button>${t("Log in")}</button>
    <a href="/v1/login/forgotten${asText(query)}">${t("Forgotten your password?")}</a>
  </form>`;
  return respondWith(form, page, status);
}

/** `isSent` shows the answer, which is the same whoever was named. */
export function forgottenPage(
  { message, query, isSent, mails, ...page }: ForgottenPage,
  status = 200,
): Response {
  const t = asHtml(page.words);
  const ask = `<label>${t("Name")} <input name="name" autocomplete="username" required autofocus></label>
    <button>${t("Send a link")}</button>`;
  const answer = `<p role="status">${t("If we have an email address for this name, a link is on its way. It is valid for one hour.")}</p>`;
  const remedy = mails
    ? t(
        "Without an email address, ask an administrator of this Studio: under “People and backups” they make a link for you.",
      )
    : t("Ask an administrator of this Studio: under “People and backups” they make a link for you.");
  const lastRemedy = t(
    "Where nobody can log in, whoever looks after the machine sets a password with the command {{command}}.",
    { command: COMMAND },
  );
  const askOrAnswer = isSent ? answer : ask;
  const form = `<form method="post" action="/v1/login/forgotten${asText(query)}">
    <h1>${t("Forgotten your password?")}</h1>
    ${alertOf(message)}
    ${mails ? askOrAnswer : ""}
    <div>${remedy} ${lastRemedy.replace(COMMAND, `<code>${COMMAND}</code>`)}</div>
    <a href="/v1/login${asText(query)}">${t("Back to the login")}</a>
  </form>`;
  return respondWith(form, page, status);
}

const COMMAND = "npm run content:password";

/** The key of a link is behind its #, which no browser sends. Without a script, somebody can put it into the field. */
export function passwordPage(
  { message, key = "", ...page }: Omit<LoginPage, "query"> & { key?: string },
  status = 200,
): Response {
  const t = asHtml(page.words);
  const newPassword = t("New password, of at least {{least}} characters", { least: SHORTEST_PASSWORD });
  const form = `<form method="post" action="/v1/login/password">
    <h1>${t("Choose your password")}</h1>
    ${alertOf(message)}
    <label id="key"${key ? " hidden" : ""}>${t("The end of your link, after #")} <input name="key" autocomplete="off" required value="${asText(key)}"></label>
    <label>${newPassword} <input name="password" type="password" autocomplete="new-password" required autofocus></label>
    <label>${t("Again")} <input name="again" type="password" autocomplete="new-password" required></label>
    <button>${t("Save and log in")}</button>
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

function respondWith(body: string, { target, cookie, ...style }: Page, status: number): Response {
  return new Response(documentWith(body, style), {
    status,
    headers: { ...headersFor(target), "Set-Cookie": cookie },
  });
}

/** An editor whose Studio stands at a refused address learns which address to open instead. */
export function refusedLoginPage(opened: string, origin: string, style: PageStyle): Response {
  const { t } = style.words;
  const address = opened || t("an address that cannot be read");
  const remedy = t("Open it at {{origin}}, or have this address added to those that are allowed.", {
    origin,
  });
  const link = `<a href="${asText(origin)}">${asText(origin)}</a>`;
  const notice = `<section>
    <h1>${asText(t("Studio cannot log in from here"))}</h1>
    <p role="alert">${asText(t("It was opened at {{address}}, and a login may not lead there.", { address }))}</p>
    <div>${asText(remedy).replace(asText(origin), () => link)}</div>
  </section>`;
  return new Response(documentWith(notice, style), { status: 403, headers: headersFor("") });
}

function documentWith(body: string, { look, words }: PageStyle): string {
  const { name, wordmark, paper, ink, inkSoft, accent } = look;
  const label = asText(name);
  const signature = wordmark ? `<img src="${wordmark}" alt="${label}">` : label;
  const title = asHtml(words)("Log in");
  return `<!doctype html>
<html lang="${asText(words.language)}" dir="${words.direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${label ? `${title} | ${label}` : title}</title>
<style>
  body { margin: 0; min-height: 100svh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif; background: ${paper}; color: ${ink}; }
  form, section { display: grid; gap: 1rem; width: min(20rem, 85vw); overflow-wrap: anywhere; }
  header { margin: 0 0 2.5rem; font-size: 1.5rem; text-align: center; }
  header img { height: 2rem; max-width: 100%; object-fit: contain; }
  h1 { font-size: 1.25rem; font-weight: 500; margin: 0; }
  label:not([hidden]) { display: grid; gap: .25rem; }
  input, button { font: inherit; padding: .6rem .75rem; border: 1px solid ${inkSoft}; border-radius: 0; background: ${paper}; color: inherit; }
  button { background: ${ink}; color: ${paper}; cursor: pointer; }
  a { color: inherit; }
  :focus-visible { outline: 2px solid ${ink}; outline-offset: 2px; }
  p { margin: 0; color: ${accent}; }
</style>
<main>
  ${label && `<header>${signature}</header>`}
  ${body}
</main>
</html>`;
}

type LoginPage = Page & {
  message?: string | undefined;
  /** It says where the login leads to: "?origin=…", or nothing. */
  query: string;
};

type ForgottenPage = LoginPage & {
  /** Whether links can be sent. */
  mails: boolean;
  isSent?: boolean;
};

type PageStyle = {
  look: LoginLook;
  words: PageWords;
};

export type Page = PageStyle & {
  /** The form leads on to this origin. */
  target: string;
  /** The cookie names the browser (login-tickets.ts). */
  cookie: string;
};

function headersFor(target: string): Record<string, string> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; script-src 'sha256-${takeKeyDigest}'; form-action 'self' ${target}; frame-ancestors 'none'; base-uri 'none'`,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
}

function asHtml(words: PageWords): PageWords["t"] {
  return (sentence, values) => asText(words.t(sentence, values));
}

function asText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Colours are written "#rrggbb". */
type LoginLook = {
  /** The name is empty when nobody has sent it. */
  name: string;
  /** The address of the name's drawing on this server, empty where there is none. */
  wordmark: string;
  paper: string;
  ink: string;
  inkSoft: string;
  accent: string;
};

/** The header is written as a query: `name=Maison+Lior&paper=%23ffffff`, by the names of `LoginLook`. */
const HEADER = "x-login-look";

/** A longer name is cut, in UTF-16 code units. */
const MAX_NAME = 80;

const plain = { paper: "#f4f1ec", ink: "#1d1a17", inkSoft: "#6b635a", accent: "#8c1d18" };

const colour = /^#[0-9a-f]{6}$/i;

const ownPath = /^\/[\w-]+\.svg$/;

/**
 * A server in front says this, because the lake does not know what its documents mean. Somebody else who sends the header changes
 * only their own page.
 */
export function readLoginLook({ headers }: Request): LoginLook {
  const look = new URLSearchParams(headers.get(HEADER) ?? "");
  const fieldOf = (key: keyof LoginLook) => look.get(key) ?? "";
  const colours = {
    paper: fieldOf("paper"),
    ink: fieldOf("ink"),
    inkSoft: fieldOf("inkSoft"),
    accent: fieldOf("accent"),
  };
  // A missing colour might be unreadable on the others.
  const isWhole = Object.values(colours).every((value) => colour.test(value));
  const [wordmark = ""] = ownPath.exec(fieldOf("wordmark")) ?? [];
  return { ...(isWhole ? colours : plain), wordmark, name: fieldOf("name").slice(0, MAX_NAME) };
}
