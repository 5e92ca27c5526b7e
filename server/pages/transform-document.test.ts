import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createTransformDocument } from "./transform-document.ts";

const transform = createTransformDocument(undefined);

function sha256(text: string) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function page(html: string, init: ResponseInit = {}) {
  return new Response(html, { ...init, headers: { "Content-Type": "text/html", ...init.headers } });
}

const MARK = "kT2hVw";
const MARKED = ` nonce="${MARK}"`;

/** The document as the router's renderer hands it over. */
function rendered(html: string) {
  return page(html, { headers: { "X-Script-Mark": MARK } });
}

test("modules wait in a template, with what is preloaded for them; the policy lets them run when they are taken out", async () => {
  const scripts = `<link rel="modulepreload"${MARKED} href="/a.js"/></head><script${MARKED} type="module" async="">import "/a.js"</script>`;
  const response = await transform(rendered(`<head>${scripts}`), "/");
  expect(response.headers.get("Content-Security-Policy")).toContain(sha256('import "/a.js"'));
  expect(await response.text()).toBe(
    '<head></head><template id="scripts"><link rel="modulepreload" href="/a.js"/>' +
      '<script type="module" async="">import "/a.js"</script></template>',
  );
});

test("the styles of a page are allowed by its policy, each once", async () => {
  const { headers } = await transform(page("<style>a{}</style><style data-b>a{}</style>"), "/");
  expect(headers.get("Content-Security-Policy")).toContain(`style-src 'self' ${sha256("a{}")};`);
});

const own = `<script${MARKED}>own()</script>`;

test.each([
  ["after it", `${own}<script>alert(1)</script>`, "alert(1)"],
  ["before it", `<script>alert(1)</script>${own}`, "alert(1)"],
  ["with a mark that it has guessed", `${own}<script nonce="kT2hVx">alert(1)</script>`, "alert(1)"],
  ["with its mark as another attribute", `${own}<script data-${MARKED.trim()}>alert(1)</script>`, "alert(1)"],
  ["that takes its beginning in", `<script>alert(1);${own}`, `alert(1);<script>own()`],
])("the policy forbids an injected script %s", async (_how, body, injected) => {
  const response = await transform(rendered(`<head></head>${body}`), "/");
  const policy = response.headers.get("Content-Security-Policy");
  expect(await response.text()).toContain(injected);
  expect(policy).not.toContain(sha256(injected));
  expect(policy).toContain(sha256("own()"));
});

test("a page that nobody has marked allows no script", async () => {
  const { headers } = await transform(page("<head></head><script>alert(1)</script>"), "/");
  expect(headers.get("Content-Security-Policy")).toMatch(/script-src 'self';/);
});

test.each([
  ["a page", page("<head></head>")],
  ["data", new Response("{}", { headers: { "Content-Type": "application/json" } })],
])("no other site may embed %s", async (_what, response) => {
  const { headers } = await transform(response, "/");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
});
