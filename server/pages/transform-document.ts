import { createHash } from "node:crypto";
import { FREE_PARAM } from "#model/screens/url-parameters.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { contentSecurityPolicy, ownPagesOnly, SCRIPT_MARK_HEADER } from "#model/web/security-headers.ts";
import { isDataUrl } from "./page-url.ts";

export type TransformDocument = (response: Response, url: string) => Promise<Response>;

/** Styles fetch from nowhere but the shop, and as attributes they are allowed anyway: the policy names all of a page. */
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Gives each response of the router the headers of caching and security, and has a document's scripts wait. */
export function createTransformDocument(pictureHost: string | undefined): TransformDocument {
  return async (response, url) => {
    const headers = headersOfPage(response, url);
    const mark = headers.get(SCRIPT_MARK_HEADER);
    headers.delete(SCRIPT_MARK_HEADER);
    const { status } = response;
    if (!headers.get("Content-Type")?.startsWith("text/html"))
      return new Response(response.body, { status, headers });
    const { html, scripts } = takeOwnScripts(await response.text(), mark);
    const styles = new Set(Array.from(html.matchAll(inlineStyle), ([, text = ""]) => text));
    const policy = contentSecurityPolicy({
      scriptHashes: scripts.map(hashOf),
      styleHashes: [...styles].map(hashOf),
      pictureHost,
    });
    headers.set("Content-Security-Policy", policy);
    return new Response(html, { status, headers });
  };
}

/** The headers of the router's response, for the shop's own pages alone, with a cache policy unless it has one. */
function headersOfPage(response: Response, url: string): Headers {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ownPagesOnly)) headers.set(name, value);
  const policy = policyAt(url);
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", response.status === 200 ? policy : cachePolicies.never);
  return headers;
}

/** A dress is free on a day at this moment, and her day stays out of caches. */
function policyAt(url: string): string {
  if (URL.parse(url, "http://shop.invalid")?.searchParams.has(FREE_PARAM)) return cachePolicies.never;
  return isDataUrl(url) ? cachePolicies.data : cachePolicies.page;
}

/**
 * Finds the shop's own scripts by the mark that they were rendered with, and takes the mark away. It is a nonce that never
 * leaves the server: a cached page gives nobody one, and the same page is the same bytes each time. A script that came into
 * the page in any other way has no mark, and the page's policy does not name it.
 *
 * Modules, and what is preloaded for them, are put into a template, which is inert: app/boot/scripts.ts takes them out.
 */
function takeOwnScripts(marked: string, mark: string | null) {
  if (!mark) return { html: marked, scripts: [] };
  const attribute = ` nonce="${mark}"`;
  const own = new RegExp(
    `<link\\b[^>]*${attribute}[^>]*>|<script\\b[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`,
    "g",
  );
  const scripts = new Set<string>();
  const preloads: string[] = [];
  const html = marked.replace(own, (element: string, text: string | undefined) => {
    const plain = element.replace(attribute, "");
    if (text === undefined) {
      preloads.push(plain);
      return "";
    }
    scripts.add(text);
    const isModule = /^<script\b[^>]*\btype="module"/.test(plain);
    return isModule ? `<template id="scripts">${preloads.join("")}${plain}</template>` : plain;
  });
  return { html, scripts: [...scripts] };
}

function hashOf(content: string): string {
  return createHash("sha256").update(content).digest("base64");
}
