import { randomBytes } from "node:crypto";

/**
 * A cookie names the browser that shows the login page. A leaked ticket, or a link with a foreign one, opens nothing elsewhere.
 */
export function browserOf(request: Request): string | undefined {
  const cookies = request.headers.get("Cookie")?.split(";") ?? [];
  const own = cookies
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${nameFor(request)}=`));
  const value = own?.slice(nameFor(request).length + 1) ?? "";
  return /^[\w-]{32}$/.test(value) ? value : undefined;
}

/** A browser keeps its name, so that two login pages do not disturb each other. */
export function browserCookie(request: Request): string {
  const value = browserOf(request) ?? randomBytes(24).toString("base64url");
  const secure = isSecure(request) ? "; Secure" : "";
  return `${nameFor(request)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}`;
}

/** Over https the prefix keeps neighbouring hosts from writing the cookie. */
function nameFor(request: Request): string {
  return isSecure(request) ? "__Host-lake-login" : "lake-login";
}

function isSecure({ url }: Request): boolean {
  return url.startsWith("https:");
}
