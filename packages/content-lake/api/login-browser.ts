import { randomBytes } from "node:crypto";

/**
 * A cookie names the browser that is shown the login page, until it is closed: what a login opens is handed over in that browser alone. Neither a
 * ticket that has leaked nor a link with a foreign one opens anything.
 */
export function browserOf(request: Request): string | undefined {
  const cookies = request.headers.get("Cookie")?.split(";") ?? [];
  const own = cookies
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${nameFor(request)}=`));
  const value = own?.slice(nameFor(request).length + 1) ?? "";
  return /^[\w-]{32}$/.test(value) ? value : undefined;
}

/** A browser keeps its name, so that two login pages do not get in each other's way. */
export function browserCookie(request: Request): string {
  const value = browserOf(request) ?? randomBytes(24).toString("base64url");
  const secure = isSecure(request) ? "; Secure" : "";
  return `${nameFor(request)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}`;
}

/** Over https no neighbouring host can write it. */
function nameFor(request: Request): string {
  return isSecure(request) ? "__Host-lake-login" : "lake-login";
}

function isSecure({ url }: Request): boolean {
  return url.startsWith("https:");
}
