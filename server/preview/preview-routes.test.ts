import { expect, test } from "vitest";
import type { DraftContent } from "#content/draft-content.server.ts";
import { identityOf } from "#model/brand/identity.ts";
import { error } from "#model/documents/issue.ts";
import { captureLog } from "#tests/support/captured-log.ts";
import { previewRoutes } from "./preview-routes.ts";
import { createPreviewTokens } from "./preview-tokens.ts";

const SHOP = "https://shop.example";
const STUDIO = "https://studio.example";
const HALF_AN_HOUR_MS = 30 * 60_000;
const NOW = 1_700_000_000_000;

const unasked = () => Promise.reject(new Error("No page is shown here."));
const draftContent: DraftContent = {
  isEditor: (token) =>
    token === "unsaid" ? Promise.reject(new Error("away")) : Promise.resolve(token === "mara"),
  readPreview: unasked,
  issues: unasked,
};
const place = { id: "house", type: "house", name: "The label", path: "phone" };
const issue = { ...place, ...error("it has no telephone") };
let time = NOW;
const session = "mara";
const drafts = { session, release: undefined };
const tokens = createPreviewTokens(Buffer.alloc(32, "secret"), () => time);
const handle = previewRoutes({
  tokens,
  draftContent,
  identity: () => identityOf("Maison Une"),
  issues: () => Promise.resolve([issue]),
  studios: [STUDIO],
});

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await handle(new Request(new URL(path, SHOP), init), "192.0.2.7");
  if (!response) throw new Error(`${path} is not answered.`);
  return response;
}

function ask(body: string, headers: Record<string, string> = {}) {
  const own = { Authorization: "Bearer mara" };
  return answer("/preview/token", { method: "POST", body, headers: { ...own, ...headers } });
}

async function linkFor(wish: object, headers: Record<string, string> = {}): Promise<URL> {
  const response = await ask(JSON.stringify(wish), headers);
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const { link }: { link: string } = await response.json();
  return new URL(link, SHOP);
}

async function hasEnded(response: Response) {
  expect(response.status).toBe(403);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toMatch(/<b>Maison Une<\/b>.*<p>This preview has ended\./);
}

/** The token in a cookie that has been set. */
function tokenIn({ headers }: Response): string {
  return /^preview=([^;]*);/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";
}

test.each(["GET /", "GET /preview/perspective", "POST /preview/leave"])("%s is not its own", async (line) => {
  const [method = "", path = ""] = line.split(" ");
  expect(await handle(new Request(new URL(path, SHOP), { method }), "")).toBeUndefined();
});

test("people of the label are told what is wrong with the content, and nobody else", async () => {
  const headers = { Authorization: "Bearer mara" };
  const told = await answer("/preview/issues", { headers });
  expect(await told.json()).toEqual({ issues: [issue] });
  expect(told.headers.get("cache-control")).toBe("no-store");
  for (const session of ["", "Bearer eve"]) {
    const refused = await answer("/preview/issues", { headers: { Authorization: session } });
    expect(refused.status).toBe(401);
    expect(await refused.text()).not.toContain("telephone");
  }
  expect((await answer("/preview/issues", { method: "OPTIONS" })).status).toBe(204);
});

test("a content host that does not say who somebody is makes nobody a stranger", async () => {
  const headers = { Authorization: "Bearer unsaid" };
  for (const [method, path] of [
    ["GET", "/preview/issues"],
    ["POST", "/preview/token"],
  ] as const)
    await expect(answer(path, { method, headers })).rejects.toMatchObject({
      status: 503,
      headers: { "Access-Control-Allow-Origin": "*" },
    });
});

test("a browser lets Studio ask from wherever it is", async () => {
  const { status, headers } = await answer("/preview/token", { method: "OPTIONS" });
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("access-control-allow-headers")).toBe("Authorization, Content-Type");
});

test.each([
  [2000, 200],
  [2001, 413],
])("an editor's request of %i bytes without a length: %i", async (bytes, status) => {
  expect((await ask("{}".padEnd(bytes))).status).toBe(status);
});

test("an editor's link opens the page with a cookie for this browser, and passes the token on to nobody", async () => {
  const link = await linkFor({ to: "/product/aurelie?size=38", release: "rSpring" });
  expect(link.pathname).toBe("/preview");
  const { status, headers } = await answer(link.pathname + link.search);
  expect(status).toBe(303);
  expect(headers.get("location")).toBe("/product/aurelie?size=38");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("clear-site-data")).toBe('"cache"');
  expect(headers.get("cache-control")).toBe("no-store");
  const token = link.searchParams.get("token") ?? "";
  expect(headers.get("set-cookie")).toBe(
    `preview=${token}; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(tokens.read(token)).toMatchObject({ release: "rSpring", studio: undefined });
});

test.each([undefined, "../x", 7, "x".repeat(101)])("release %j shows drafts", async (release) => {
  const link = await linkFor({ to: "/", release });
  expect(tokens.read(link.searchParams.get("token") ?? "")?.release).toBeUndefined();
});

test.each(["no JSON", "null", "7"])("the wish %s shows the first page, with drafts", async (body) => {
  const response = await ask(body);
  const { link }: { link: string } = await response.json();
  const { pathname, searchParams } = new URL(link, SHOP);
  expect([pathname, searchParams.get("to")]).toEqual(["/preview", "/"]);
  expect(tokens.read(searchParams.get("token") ?? "")).toMatchObject({
    release: undefined,
    studio: undefined,
  });
});

const elsewhere =
  "https://evil.example/a //evil.example/a /.//evil.example/a http://shop.invalid/a javascript:alert(1)";

test.each(["", ...elsewhere.split(" ")])("no link of ours leads to %j", async (to) => {
  const asked = await linkFor({ to });
  expect(asked.searchParams.get("to")).toBe("/");
  const query = new URLSearchParams({ token: tokens.issue(drafts), to });
  for (const path of [`/preview?${query}`, `/preview/leave?${query}`])
    expect((await answer(path)).headers.get("location"), path).toBe("/");
});

test("a link without a page leads to the first; what is behind a fragment stays there", async () => {
  expect((await linkFor({ to: 7 })).searchParams.get("to")).toBe("/");
  expect((await linkFor({ to: "/faq?a=b#c" })).searchParams.get("to")).toBe("/faq?a=b");
  expect((await answer("/preview/leave")).headers.get("location")).toBe("/");
});

test("a link that has ended, or is none of ours, says so", async () => {
  const { pathname, search } = await linkFor({ to: "/" });
  time = NOW + HALF_AN_HOUR_MS;
  await hasEnded(await answer(pathname + search));
  time = NOW;
  expect((await answer(pathname + search)).status).toBe(303);
  for (const path of ["", "?token=1..AAAA&to=/", "/frame", "/frame?token=1..AAAA"])
    await hasEnded(await answer(`/preview${path}`));
});

test.each([
  ["from another site", { "Sec-Fetch-Site": "cross-site" }, true],
  ["from a site beside the shop's", { "Sec-Fetch-Site": "same-site" }, true],
  ["by a visitor who is in none", { "Sec-Fetch-Site": "same-origin" }, false],
  ["by a visitor's older browser", {}, false],
])("a preview is not ended %s, and nobody's cache is cleared", async (_how, headers, isPreviewing) => {
  const cookie = isPreviewing ? { Cookie: `preview=${tokens.issue(drafts)}` } : {};
  const left = await answer("/preview/leave?to=/about", { headers: { ...headers, ...cookie } });
  expect(left.status).toBe(303);
  expect(left.headers.get("location")).toBe("/about");
  expect(left.headers.get("set-cookie")).toBeNull();
  expect(left.headers.get("clear-site-data")).toBeNull();
});

test("a Studio that shows the shop in a frame gets a link for it, and the frame a cookie for that Studio alone", async () => {
  const link = await linkFor({ isFramed: true, release: "rSpring" }, { Origin: STUDIO });
  expect([link.pathname, [...link.searchParams.keys()]]).toEqual(["/preview/frame", ["token"]]);
  const token = link.searchParams.get("token") ?? "";
  expect(tokens.read(token)).toMatchObject({ release: "rSpring", studio: STUDIO });
  const response = await answer(link.pathname + link.search);
  expect(response.status).toBe(204);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("set-cookie")).toBe(
    `preview=${token}; Path=/; Max-Age=1800; HttpOnly; SameSite=None; Secure; Partitioned`,
  );
});

test("in a Studio at the shop's own address the cookie is no third party's", async () => {
  const link = await linkFor({ isFramed: true }, { Origin: SHOP });
  const { headers } = await answer(link.pathname + link.search);
  expect(headers.get("set-cookie")).toMatch(/SameSite=Lax; Secure$/);
});

test("a link of a tab opens no frame", async () => {
  const { searchParams } = await linkFor({ isFramed: "true" }, { Origin: STUDIO });
  expect(searchParams.get("to")).toBe("/");
  const token = searchParams.get("token") ?? "";
  expect(tokens.read(token)?.studio).toBeUndefined();
  await hasEnded(await answer(`/preview/frame?token=${token}`));
});

test.each([
  "https://evil.example",
  "https://studio.example:3333",
  "https://studio.example.evil.example",
  "http://studio.example",
  "null",
  "https://studio.example; script-src *",
])("a Studio at %j, which no setting names, gets no frame for all the sessions it has", async (origin) => {
  const said = captureLog();
  const response = await ask('{"isFramed":true}', { Origin: origin });
  expect(response.status).toBe(403);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(await response.text()).not.toContain("token=");
  expect(said()).toContain("STUDIO_URL");
});

test.each([{ Origin: SHOP }, {}, { Origin: "https://direct.shop.example", "Sec-Fetch-Site": "same-origin" }])(
  "the Studio of the shop's own (%j) needs no setting",
  async (headers) => {
    const link = await linkFor({ isFramed: true }, headers);
    expect(tokens.read(link.searchParams.get("token") ?? "")?.studio).toBe(SHOP);
  },
);

function choose(body: string, headers: Record<string, string>) {
  return answer("/preview/perspective", { method: "POST", body, headers });
}

test("an editor chooses another release for the same half hour, in the same frame", async () => {
  const token = tokens.issue({ session, release: "rSpring", studio: STUDIO }, NOW + 90_000);
  const Cookie = `other=1; preview=${token}`;
  const changed = await choose('{"release":"published"}', { Cookie });
  expect(await changed.json()).toEqual({ isChanged: true });
  expect(changed.headers.get("cache-control")).toBe("no-store");
  expect(tokens.read(tokenIn(changed))).toEqual({
    session,
    release: "published",
    studio: STUDIO,
    end: NOW + 90_000,
    timeLeft: 90_000,
  });
  expect(changed.headers.get("set-cookie")).toContain("; Max-Age=90; HttpOnly; SameSite=None");
  const same = await choose('{"release":"rSpring"}', { Cookie });
  expect(await same.json()).toEqual({ isChanged: false });
});

test("nobody chooses for an editor: no other site, no visitor, and nothing long", async () => {
  const Cookie = `preview=${tokens.issue(drafts)}`;
  await hasEnded(await choose("{}", { Cookie, "Sec-Fetch-Site": "cross-site" }));
  await hasEnded(await choose("{}", {}));
  await hasEnded(await choose("{}", { Cookie: "xpreview=1; previews=2" }));
  expect((await choose("{}".padEnd(2001), { Cookie })).status).toBe(413);
  expect((await choose("{}".padEnd(2000), { Cookie })).status).toBe(200);
});
