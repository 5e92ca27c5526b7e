import type { PreviewTokens } from "./preview-tokens.ts";

const NAME = "preview";

/** For this browser alone, out of reach of scripts, and gone when the token ends. `timeLeft` in milliseconds. */
export function previewCookie(request: Request, token: string, timeLeft: number): string {
  const isSecure = new URL(request.url).protocol === "https:";
  return [
    `${NAME}=${token}`,
    "Path=/",
    `Max-Age=${Math.floor(timeLeft / 1000)}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
}

/** The preview that this browser may see; nothing for a visitor. */
export function readPreview(cookies: string | null | undefined, tokens: PreviewTokens) {
  const cookie = cookies?.split(/;\s*/).find((candidate) => candidate.startsWith(`${NAME}=`));
  return tokens.read(cookie?.slice(NAME.length + 1));
}
