import type { Preview, PreviewTokens } from "./preview-tokens.ts";

const NAME = "preview";

/**
 * The cookie is this browser's alone, out of reach of scripts, and ends with the token. `timeLeft` is in
 * milliseconds. In the frame of a Studio on another site it is stored for that site alone (CHIPS).
 */
export function previewCookie(
  { url }: Request,
  token: string,
  { timeLeft, studio }: Partial<Preview> & { timeLeft: number },
): string {
  const { origin, protocol } = new URL(url);
  const isSecure = protocol === "https:";
  const isThirdParty = isSecure && studio !== undefined && studio !== origin;
  return [
    `${NAME}=${token}`,
    "Path=/",
    `Max-Age=${Math.floor(timeLeft / 1000)}`,
    "HttpOnly",
    `SameSite=${isThirdParty ? "None" : "Lax"}`,
    ...(isSecure ? ["Secure"] : []),
    ...(isThirdParty ? ["Partitioned"] : []),
  ].join("; ");
}

/** The preview that this browser may see; nothing for a visitor. */
export function readPreview(cookies: string | null | undefined, tokens: PreviewTokens) {
  const cookie = cookies?.split(/;\s*/).find((candidate) => candidate.startsWith(`${NAME}=`));
  return tokens.read(cookie?.slice(NAME.length + 1));
}
