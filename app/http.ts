/** How long each kind of answer may be kept, and by whom. */
export const cachePolicies = {
  /** Named after its content: it can never be out of date. */
  immutable: "public, max-age=31536000, immutable",
  /** Browsers ask each time, which costs a 304; a CDN asks behind the visitor's back. */
  page: "public, max-age=0, s-maxage=60, stale-while-revalidate=86400",
  /** Held by browsers just long enough for fetching ahead to pay: what is older may have another price by now. */
  data: "public, max-age=30, s-maxage=60, stale-while-revalidate=60",
  /** Files that keep their name when they change. */
  file: "public, max-age=86400, stale-while-revalidate=604800",
  /** Answers about this moment or this visitor. */
  never: "no-store",
} as const;

/** On every answer. */
export const securityHeaders = {
  /** A text file is never run as a script. */
  "X-Content-Type-Options": "nosniff",
  /** Other sites learn where a shopper came from, not what she looked at. */
  "Referrer-Policy": "strict-origin-when-cross-origin",
  /** The shop asks for none of these, and nothing it embeds may. */
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  /** A window the shop opens, or was opened by, cannot reach into it. */
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/** Sent over https only: a browser that has seen it will not speak plain http to this host again. One year. */
export const STRICT_TRANSPORT_SECURITY = "max-age=31536000";

export type PageSources = {
  /** Base64 SHA-256 of each inline script and style block of the page. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** Where pictures come from besides the shop itself. */
  pictureHost: string | undefined;
};

/** What a page may load and run: its own inline scripts by hash, and files of the shop. */
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
