import type { Passes } from "./passes.ts";

const NAME = "preview";

/** For this browser alone, out of reach of scripts, and gone when the pass ends. `timeLeft` in milliseconds. */
export function cookieOf(request: Request, pass: string, timeLeft: number): string {
  const isSecure = new URL(request.url).protocol === "https:";
  return [
    `${NAME}=${pass}`,
    "Path=/",
    `Max-Age=${Math.floor(timeLeft / 1000)}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
}

export function passIn(cookies: string | null | undefined): string | undefined {
  return cookies
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
}

export function isPreviewing(cookies: string | null | undefined, passes: Passes): boolean {
  return passes.timeLeft(passIn(cookies)) > 0;
}
