import { expect, test } from "vitest";
import { fetchPath } from "#tests/support/page.ts";
import { routedPaths } from "#tests/support/routed-paths.ts";

const routed = [...routedPaths.values()];

/** Redirects, a filtered list, data, and what cannot be read. */
const furtherPages = [
  "/product/nobody",
  "/Product/odette",
  "/search?q=tulle",
  "/collection/bridal-dresses?colour=ivory",
  "/about.data",
  "/%",
];

/** The server answers these without the router, or passes them on to the content host. */
const served =
  `/healthz /readyz /count /counts.csv /dresses-table /preview /preview?token=1..AAAA&to=/ /preview/frame
/preview/leave?to=/about /preview/perspective /preview/token /appointment.ics /llms.txt /catalogue.xml /dresses.atom
/sitemap.xml /robots.txt /manifest.webmanifest
/product/odette.md /.well-known/security.txt /social.jpg /product/odette/social.jpg /favicon.svg /static/nothing.js
/images/trousseau/production/nothing-1x1.jpg /files/trousseau/production/nothing.pdf
/v2025-02-19/data/query/production?query=1 /v2025-02-19/users/me /v1/ping`.split(/\s/);

test("every screen and file of the router is asked for", () => {
  expect(routed).toEqual(
    expect.arrayContaining(["/", "/collection/bridal-dresses", "/care/odette", "/search.json"]),
  );
});

test.each([...routed, ...furtherPages, ...served])("HEAD %s is as GET, without a body", async (path) => {
  const got = await fetchPath(path);
  await got.arrayBuffer();
  const asked = await fetchPath(path, { method: "HEAD" });
  expect(described(asked)).toEqual(described(got));
  expect(await asked.text()).toBe("");
});

const COMPARED = ["Allow", "Cache-Control", "Content-Type", "ETag", "Location", "Set-Cookie", "X-Robots-Tag"];

function described({ status, headers }: Response) {
  return { status, ...Object.fromEntries(COMPARED.map((name) => [name, headers.get(name)])) };
}
