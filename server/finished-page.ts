import { createHash } from "node:crypto";
import { contentSecurityPolicy } from "#app/http.ts";

/** A script that runs: data blocks (JSON-LD) and scripts with an address are not covered by a hash. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Allows a rendered page just the scripts and styles that are in it. */
export async function finishedPage(answer: Response, pictureHost: string | undefined): Promise<Response> {
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  const policy = contentSecurityPolicy({
    scriptHashes: hashesOf(html, inlineScript),
    styleHashes: hashesOf(html, inlineStyle),
    pictureHost,
  });
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { status: answer.status, headers });
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const contents = [...html.matchAll(pattern)].map(([, content = ""]) => content);
  return [...new Set(contents)].map((content) => createHash("sha256").update(content).digest("base64"));
}
