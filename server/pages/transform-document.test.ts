import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createTransformDocument } from "./transform-document.ts";

const transform = createTransformDocument(
  (html) => html.replace("<head>", "<head><style>a{}</style>"),
  undefined,
);

function sha256(text: string) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function page(html: string, init: ResponseInit = {}) {
  return new Response(html, { ...init, headers: { "Content-Type": "text/html", ...init.headers } });
}

test("scripts wait for the first pictures and the type; the policy lets them run when they are put in", async () => {
  const scripts =
    '<link rel="modulepreload" href="/a.js"/><script type="module" async="">import "/a.js"</script>';
  const response = await transform(page(`<head>${scripts}</head>`), "/");
  expect(response.headers.get("Content-Security-Policy")).toContain(sha256('import "/a.js"'));
  const html = await response.text();
  const [, loader = ""] = /^<head><script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(loader).toContain("later-module");
  expect(response.headers.get("Content-Security-Policy")).toContain(sha256(loader));
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="later-module" href="/a.js"/>');
});

test.each([
  ["a page", "/faq", 200, {}, "public, max-age=0"],
  ["its data", "/faq.data", 200, {}, "public, max-age=30"],
  ["a redirect", "/collection/gone", 302, {}, "no-store"],
  ["a Not Found", "/nowhere", 404, {}, "no-store"],
  ["what says so itself", "/robots.txt", 200, { "Cache-Control": "private" }, "private"],
])("%s may be held as long as is good for it", async (_what, address, status, headers, policy) => {
  const response = await transform(page("", { status, headers }), address);
  expect(response.headers.get("Cache-Control")).toMatch(new RegExp(`^${policy}`));
});
