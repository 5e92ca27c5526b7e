import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { identityOf } from "#model/brand/identity.ts";
import { bareResponse } from "./fallback-page.ts";

const label = identityOf("Aube & <Fils>");

function pageOf(branding = label) {
  return bareResponse(branding, "Please try again in a moment.", {
    status: 503,
    headers: { "Retry-After": "5" },
  });
}

test("a bare page signs with the label, says one thing, and has nothing that moves", async () => {
  const page = pageOf();
  const { status, headers } = page;
  expect([status, headers.get("retry-after"), headers.get("content-type")]).toEqual([
    503,
    "5",
    "text/html; charset=utf-8",
  ]);
  const html = await page.text();
  expect(html).toContain("<title>Aube &amp; &lt;Fils&gt;</title>");
  expect(html).toContain(
    "<main><b>Aube &amp; &lt;Fils&gt;</b></main><p>Please try again in a moment.</p></body></html>",
  );
});

test("its style is all that it may use", async () => {
  const page = pageOf();
  const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(await page.text()) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("script-src 'self';");
  expect(style).not.toMatch(/undefined|NaN/);
});

test("letters that are joined are not set apart, and a dark label is dark to the browser", async () => {
  const [latin, arabic] = await Promise.all(
    ["Aube", "\u0641\u062c\u0631"].map((name) => pageOf(identityOf(name)).text()),
  );
  expect(latin).toContain("letter-spacing:0.16em;");
  expect(latin).toContain("margin-right:-0.16em");
  expect(latin).toContain("color-scheme:light");
  expect(arabic).toContain("letter-spacing:0em;");
  const { palette } = label;
  const dark = { ...label, palette: { ...palette, paper: palette.ink, ink: palette.paper } };
  expect(await pageOf(dark).text()).toContain("color-scheme:dark");
});
