import { createHash } from "node:crypto";
import { cachePolicies, contentSecurityPolicy } from "#app/http.ts";
import type { InlineStyles } from "./inlined-styles.ts";
import { isDataAddress } from "./page-address.ts";
import { staleScriptsGuard } from "./stale-scripts.ts";

/** A script that runs: data blocks (JSON-LD) and scripts with an address are not covered by a hash. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

export type Finish = (answer: Response, address: string) => Promise<Response>;

/** The last hand on what the router answers: styles inside, a policy that allows just what is in the page, how long it may be kept. */
export function createFinish(inlineStyles: InlineStyles, pictureHost: string | undefined): Finish {
  return async (answer, address) => {
    const headers = new Headers(answer.headers);
    const policy = isDataAddress(address) ? cachePolicies.data : cachePolicies.page;
    if (!headers.has("Cache-Control"))
      headers.set("Cache-Control", answer.status === 200 ? policy : cachePolicies.never);
    if (!headers.get("Content-Type")?.startsWith("text/html")) {
      return new Response(answer.body, { status: answer.status, headers });
    }
    const html = inlineStyles(await answer.text())
      .replace("<head>", `<head>${staleScriptsGuard}`)
      // Everything works without script, so the first pictures and the type go over the line before it.
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
    headers.set(
      "Content-Security-Policy",
      contentSecurityPolicy({
        scriptHashes: hashesOf(html, inlineScript),
        styleHashes: hashesOf(html, inlineStyle),
        pictureHost,
      }),
    );
    return new Response(html, { status: answer.status, headers });
  };
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const contents = [...html.matchAll(pattern)].map(([, content = ""]) => content);
  return [...new Set(contents)].map((content) => createHash("sha256").update(content).digest("base64"));
}
