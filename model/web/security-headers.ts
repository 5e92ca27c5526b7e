/** Every response has these. */
export const securityHeaders = {
  /** A text file is never run as a script. */
  "X-Content-Type-Options": "nosniff",
  /** Other sites learn where a visitor came from, not what they looked at. */
  "Referrer-Policy": "strict-origin-when-cross-origin",
  /** The shop asks for none of these, and nothing it embeds may. */
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  /** A window the shop opens, or was opened by, cannot reach into it. */
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/**
 * No other site can take a page in as a picture, a script or a style, and read from it what its own process holds. Pictures
 * and films have no such header: newsletters show them, and so do Studios elsewhere.
 */
export const ownPagesOnly = { "Cross-Origin-Resource-Policy": "same-origin" } as const;

/**
 * Sent over https only: a browser that has seen it sends no request over plain http to this host again. One year. What stands on
 * other hosts of the domain is not the shop's to decide: who wants `includeSubDomains` adds it in the proxy.
 */
export const STRICT_TRANSPORT_SECURITY = "max-age=31536000";

/**
 * The renderer names in it the nonce that its own scripts carry, and nobody else can guess. The server takes both away before a page is sent or
 * cached (server/pages/transform-document.ts).
 */
export const SCRIPT_MARK_HEADER = "X-Script-Mark";

type PageSources = {
  /** Base64 SHA-256 of each inline script of the shop's own, and of each style block of the page. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** Where pictures come from besides the shop itself. */
  pictureHost: string | undefined;
};

/** A page may load and run its own inline scripts, by hash, and files of the shop. */
export function contentSecurityPolicy({ scriptHashes, styleHashes, pictureHost }: PageSources): string {
  const host = pictureHost ? ` ${pictureHost}` : "";
  return [
    "default-src 'self'",
    `script-src 'self'${hashes(scriptHashes)}`,
    `style-src 'self'${hashes(styleHashes)}`,
    // Positions and colours of swatches are written as style attributes; they can name no script.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${host}`,
    `media-src 'self'${host}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // The label's own Studio shows the shop beside the editor.
    "frame-ancestors 'self'",
  ].join("; ");
}

function hashes(values: readonly string[]): string {
  return values.map((value) => ` 'sha256-${value}'`).join("");
}
