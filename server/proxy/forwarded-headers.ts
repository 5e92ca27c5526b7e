import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Branding } from "#model/brand/identity.ts";
import type { ServerPath } from "#model/screens/route-table.ts";

/** RFC 9110, 7.6.1: they concern one connection. Transfer-Encoding stays, because the body is passed on as it comes. */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "upgrade",
];

/** How the embedded lake's login page looks: lake/api/login-page.ts. */
const LOGIN_LOOK = "x-login-look";

/** Shows the embedded lake that the shop speaks of visitors: packages/host/proxy-trust.ts. */
const PROXY_SECRET = "x-proxy-secret";

/** Replaced, not appended to: the content host trusts them, and a visitor may have sent some. */
const forwarded = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-real-ip",
  LOGIN_LOOK,
  PROXY_SECRET,
];

/** A browser that logs in at the embedded lake has it (lake/api/login-tickets.ts). */
const loginCookie = /^(?:__Host-)?lake-login=[\w-]+(?=;|$)/;

/** The shop's own cookies are not for the content host, and `Expect` has been handled by our server. */
const ours = ["cookie", "expect"];

/** `label`: only for the page on which an editor logs in. `secret`: only for a lake of the shop's own. */
type Visitor = {
  ip: string;
  origin: string;
  label?: Branding | undefined;
  secret?: string | undefined;
};

/** The headers of a visitor's request as the content host gets them; their own Authorization among them. */
export function forwardedHeaders(
  { headers }: IncomingMessage,
  { ip, origin, label, secret }: Visitor,
): IncomingHttpHeaders {
  const { host, protocol } = new URL(origin);
  const dropped = new Set([...connectionHeaders(headers), ...forwarded, ...ours]);
  const cookies = (headers.cookie ?? "").split(/;\s*/).filter((cookie) => loginCookie.test(cookie));
  return {
    ...Object.fromEntries(
      Object.entries(headers).filter(([name, value]) => value !== undefined && !dropped.has(name)),
    ),
    ...(cookies.length === 0 ? {} : { cookie: cookies.join("; ") }),
    "x-forwarded-for": ip,
    "x-forwarded-host": host,
    "x-forwarded-proto": protocol.slice(0, -1),
    ...(secret && { [PROXY_SECRET]: secret }),
    ...(label && { [LOGIN_LOOK]: loginLook(label) }),
  };
}

/** The lake knows the name and not the drawing, which the shop draws at an address of its own. */
function loginLook({ wordmark: name, palette: { paper, ink, inkSoft, accent } }: Branding): string {
  const wordmark: ServerPath = "/wordmark.svg";
  return new URLSearchParams({ name, wordmark, paper, ink, inkSoft, accent }).toString();
}

/** The content host's headers as the visitor gets them. */
export function returnedHeaders({ headers }: IncomingMessage): [string, string | string[]][] {
  const dropped = new Set([...connectionHeaders(headers), "transfer-encoding", "set-cookie"]);
  const cookies = headers["set-cookie"]?.filter((cookie) => loginCookie.test(cookie)) ?? [];
  return [
    ...Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] =>
      value === undefined || dropped.has(name) ? [] : [[name, value]],
    ),
    ...(cookies.length > 0 ? [["set-cookie", cookies] satisfies [string, string[]]] : []),
  ];
}

/** Headers that Connection names are hop by hop as well, except for the length that says where a body ends. */
function connectionHeaders({ connection = "" }: IncomingHttpHeaders): string[] {
  const named = connection.split(",").map((name) => name.trim().toLowerCase());
  return [...hopByHop, ...named.filter((name) => name !== "content-length" && name !== "transfer-encoding")];
}
