import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { cachePolicies } from "#app/cache-policies.ts";
import { contentSecurityPolicy, ownPagesOnly } from "#app/security-headers.ts";
import { isDataUrl } from "./page-url.ts";

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** More than stand in the pages of one shop; each draft of a label's identity that somebody previews is another. */
const MAX_STYLES = 100;

/** The headers of the router's response, for the shop's own pages alone, with a cache policy unless it has one. */
export function headersOfPage(response: Response, url: string): Headers {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ownPagesOnly)) headers.set(name, value);
  const policy = isDataUrl(url) ? cachePolicies.data : cachePolicies.page;
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", response.status === 200 ? policy : cachePolicies.never);
  return headers;
}

/**
 * Writes the policy of a document: the scripts that the shop itself has written, and whatever style blocks are in it. Styles fetch from nowhere but
 * the shop, and as attributes they are allowed anyway.
 */
export function createContentSecurityPolicy(
  pictureHost: string | undefined,
): (html: string, scripts: readonly string[]) => string {
  // Each page has the same few blocks, and they are most of the bytes to hash.
  const styleHashes = new LRUCache<string, string>({ max: MAX_STYLES });

  function styleHash(content: string) {
    const hash = styleHashes.get(content) ?? hashOf(content);
    styleHashes.set(content, hash);
    return hash;
  }

  return (html, scripts) =>
    contentSecurityPolicy({
      scriptHashes: scripts.map(hashOf),
      styleHashes: contentsOf(html, inlineStyle).map(styleHash),
      pictureHost,
    });
}

function contentsOf(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, content = ""]) => content))];
}

function hashOf(content: string): string {
  return createHash("sha256").update(content).digest("base64");
}
