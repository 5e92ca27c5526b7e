import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, inject } from "vitest";

/** The HTML that a visitor without script gets, parsed as far as the tests need. */
export type Page = {
  status: number;
  headers: Headers;
  html: string;
  /** The text that can be read on it, in one line. */
  text: string;
  links: Link[];
};

export type Link = { name: string; href: string; attributes: string };

/** The shop that all request tests share: nothing may be published in it. */
export function sharedShop() {
  const { dataFolder, logFile } = inject("shopFiles");
  return { url: inject("shop"), dataFolder, log: () => readFileSync(logFile, "utf8") };
}

/** Asks the shared shop, and follows no redirect. */
export async function fetchPage(path: string, init: RequestInit = {}): Promise<Page> {
  return pageOf(await fetchPath(path, init));
}

export function fetchPath(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const own = { "X-Forwarded-For": visitorAddress(), ...headers };
  return fetch(new URL(path, inject("shop")), { redirect: "manual", headers: own, ...init });
}

/** Each test is a visitor with an address of its own: what one sends counts against no other. */
function visitorAddress(): string {
  const { testPath, currentTestName } = expect.getState();
  const name = createHash("sha256").update(`${testPath} ${currentTestName}`).digest("hex");
  return `2001:db8:${name.slice(0, 4)}:${name.slice(4, 8)}::1`;
}

/** Sends a form as a browser without script does. */
export function post(path: string, fields: Record<string, string>): Promise<Page> {
  return fetchPage(path, { method: "POST", body: new URLSearchParams(fields) });
}

export async function pageOf(response: Response): Promise<Page> {
  const html = await response.text();
  const { status, headers } = response;
  return {
    status,
    headers,
    html,
    // Most tests ask for one of these, and a page is long.
    get text() {
      return textOf(html);
    },
    get links() {
      return linksOf(html);
    },
  };
}

/** The part of a page between two marks, the first of them included. */
export function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  if (from < 0) return "";
  const to = html.indexOf(end, from + start.length);
  return html.slice(from, to < 0 ? undefined : to);
}

export function linksOf(html: string): Link[] {
  return [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = "", content = ""]) => ({
    name: attributeOf(attributes, "aria-label") ?? textOf(content),
    href: attributeOf(attributes, "href") ?? "",
    attributes,
  }));
}

/** Radio buttons, each in its label. */
export function radiosIn(html: string) {
  return [...html.matchAll(/<label\b[^>]*><input(?=[^>]*type="radio")([^>]*)>([\s\S]*?)<\/label>/g)].map(
    ([, attributes = "", content = ""]) => ({
      label: textOf(content),
      value: attributeOf(attributes, "value"),
      isChosen: /\schecked/.test(attributes),
      isAvailable: !/\sdisabled/.test(attributes),
    }),
  );
}

/** The reference under which a message was taken. */
export function referenceIn({ html }: Pick<Page, "html">): string | undefined {
  return /Reference<\/dt><dd[^>]*>([^<]+)/.exec(html)?.[1];
}

export function textOf(html: string): string {
  const visible = html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "");
  return decoded(visible.replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

/** Product addresses in the order in which they stand. */
export function slugsIn(html: string): string[] {
  const slugs = linksOf(html).flatMap(({ href }) => /^\/product\/([^?#]+)/.exec(href)?.[1] ?? []);
  return slugs.filter((slug, index) => slugs.indexOf(slug) === index);
}

export function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decoded(value);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

export function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
