import { createHash } from "node:crypto";
import { cachePolicies, contentSecurityPolicy } from "#app/http.ts";
import type { InlineStyles } from "./inlined-styles.ts";
import { delayScripts } from "./late-scripts.ts";
import { isDataAddress } from "./page-address.ts";
import { staleScriptsGuard } from "./stale-scripts.ts";

/** A script that runs: data blocks (JSON-LD) and scripts with an address are not covered by a hash. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

export type Finish = (answer: Response, address: string) => Promise<Response>;

/** The last hand on what the router answers: styles inside, a policy that allows just what is in the page, how long it may be kept. */
export function createFinish(inlineStyles: InlineStyles, pictureHost: string | undefined): Finish {
  // The same few blocks stand in every page, and are most of what there is to hash.
  const styleHashes = new Map<string, string>();

  function styleHash(content: string) {
    const hash = styleHashes.get(content) ?? hashOf(content);
    styleHashes.set(content, hash);
    return hash;
  }

  return async (answer, address) => {
    const headers = new Headers(answer.headers);
    const policy = isDataAddress(address) ? cachePolicies.data : cachePolicies.page;
    if (!headers.has("Cache-Control"))
      headers.set("Cache-Control", answer.status === 200 ? policy : cachePolicies.never);
    if (!headers.get("Content-Type")?.startsWith("text/html")) {
      return new Response(answer.body, { status: answer.status, headers });
    }
    const html = delayScripts(inlineStyles(await answer.text())).replace(
      "<head>",
      `<head>${staleScriptsGuard}`,
    );
    headers.set(
      "Content-Security-Policy",
      contentSecurityPolicy({
        scriptHashes: contentsOf(html, inlineScript).map(hashOf),
        styleHashes: contentsOf(html, inlineStyle).map(styleHash),
        pictureHost,
      }),
    );
    return new Response(html, { status: answer.status, headers });
  };
}

function contentsOf(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, content = ""]) => content))];
}

function hashOf(content: string): string {
  return createHash("sha256").update(content).digest("base64");
}
