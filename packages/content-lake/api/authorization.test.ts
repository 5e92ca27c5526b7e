import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openAccess } from "../access/access.ts";
import { identifyCaller } from "../access/caller.ts";
import type { ContentLake } from "../content-lake.ts";
import { limits } from "../limits.ts";
import {
  browser,
  clientOf,
  ORIGIN,
  openTestLake,
  quickPasswords,
  sendLoginForm,
  temporaryFolder,
} from "../testing/test-lake.ts";
import { createLoginAttempts } from "./login-attempts.ts";

const PASSWORD = "a long enough secret";

async function openLakeOfAnna() {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder, allowedOrigins: ["https://studio.example"], ...quickPasswords });
  const access = openAccess(folder, quickPasswords);
  onTestFinished(() => access.close());
  const anna = await access.people.setPassword({ name: "Anna", role: "editor", password: PASSWORD });
  return { folder, lake, access, anna };
}

function logIn(
  lake: ContentLake,
  { name = "anna", password = PASSWORD, to = `${ORIGIN}/studio`, address = "192.0.2.1" } = {},
) {
  return sendLoginForm(lake, { name, password }, { page: `?origin=${encodeURIComponent(to)}`, address });
}

function loginFrom(address: string) {
  return { name: "anna", address };
}

function exchange(lake: ContentLake, location: string | null): Promise<Response> {
  const sid = new URL(location ?? "", ORIGIN).hash.replace("#sid=", "");
  return lake.fetch(`${ORIGIN}/v1/auth/fetch?sid=${sid}`, { headers: browser });
}

async function sessionOf(lake: ContentLake): Promise<string> {
  const location = (await logIn(lake)).headers.get("Location");
  return (await (await exchange(lake, location)).json()).token;
}

function askWho(lake: ContentLake, token: string): Promise<Response> {
  return lake.fetch(`${ORIGIN}/v1/users/me`, { headers: { Authorization: `Bearer ${token}` } });
}

test("a login ends in a session that Studio can use, once fetched, until logged out", async () => {
  const { lake, anna } = await openLakeOfAnna();
  const response = await logIn(lake);
  expect(response.status).toBe(303);
  const location = response.headers.get("Location");
  expect(location).toMatch(/^http:\/\/lake\.test\/studio#sid=[\w-]{20,}$/);

  const { token } = await (await exchange(lake, location)).json();
  expect(await (await askWho(lake, token)).json()).toMatchObject({
    id: anna.id,
    name: "Anna",
    role: "editor",
  });
  expect((await exchange(lake, location)).status).toBe(401);

  await lake.fetch(`${ORIGIN}/v1/auth/logout`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await (await askWho(lake, token)).json()).toMatchObject({ errorCode: "SIO-401-ANF" });
});

test("a ticket is worth nothing after a new password, nor after a revoke", async () => {
  const { lake, access } = await openLakeOfAnna();
  const ends = [
    () => access.people.setPassword({ name: "Anna", password: PASSWORD }),
    () => access.people.revokeSessions("Anna"),
  ];
  for (const end of ends) {
    const location = (await logIn(lake)).headers.get("Location");
    await end();
    expect((await exchange(lake, location)).status).toBe(401);
  }
});

test("who has been removed while a body arrived does nothing with it, and a turn looks at the rights again", async () => {
  const { lake, access } = await openLakeOfAnna();
  access.people.setRole("Anna", "administrator");
  await access.people.setPassword({ name: "Mara", role: "administrator", password: PASSWORD });
  const token = await sessionOf(lake);
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const sent = body.writable.getWriter();
  const request = new Request(`${ORIGIN}/v1/projects/atelier/tokens`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: body.readable,
    ...{ duplex: "half" },
  });
  const caller = identifyCaller(request, access.tokens);
  const answer = lake.fetch(request);
  await sent.write(new TextEncoder().encode('{"label":"kept","roleName":"administrator"'));
  access.people.remove("Anna");
  await sent.write(new TextEncoder().encode("}"));
  await sent.close();
  expect((await answer).status).toBe(401);
  expect(access.tokens.list()).toEqual([]);
  expect(() => caller?.role).toThrow(expect.objectContaining({ status: 401 }));
});

test("an export names no address of another host for its exporter to ask", async () => {
  const lake = await openTestLake();
  const token = lake.issueToken({ name: "editor", role: "editor" });
  const asset = { _type: "sanity.fileAsset", path: "files/x.txt" };
  const client = clientOf(lake, { token });
  await client.create({ ...asset, _id: "file-x-txt", url: "http://169.254.169.254/latest" });
  await client.create({ ...asset, _id: "file-y-txt", url: "https://cdn.sanity.io/files/x.txt" });
  await client.create({ ...asset, _id: "file-z-txt", url: "/files/x.txt" });
  const headers = { Authorization: `Bearer ${token}` };
  const text = await (await lake.fetch(`${ORIGIN}/v1/data/export/production`, { headers })).text();
  const urls = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).url);
  expect(urls).toEqual([undefined, "https://cdn.sanity.io/files/x.txt", `${ORIGIN}/files/x.txt`]);
});

test("an open export breaks off when its token ends", async () => {
  const { lake } = await openLakeOfAnna();
  const token = await sessionOf(lake);
  const editor = clientOf(lake, { token });
  for (const _id of ["a", "b", "c"]) await editor.create({ _id, _type: "note", text: "x".repeat(100_000) });
  const headers = { Authorization: `Bearer ${token}` };
  const { body } = await lake.fetch(`${ORIGIN}/v1/data/export/production`, { headers });
  const reader = body?.getReader();
  await reader?.read();
  await lake.fetch(`${ORIGIN}/v1/auth/logout`, { method: "POST", headers });
  await expect(reader?.read()).rejects.toThrow("ended");
});

test("passwords cannot be guessed by trying, and other addresses are not locked out", async () => {
  const { lake } = await openLakeOfAnna();
  for (let guess = 0; guess < 5; guess += 1)
    expect((await logIn(lake, { password: `guess ${guess}` })).status).toBe(403);
  expect((await logIn(lake)).status).toBe(429);
  expect((await logIn(lake, { address: "192.0.2.2" })).status).toBe(303);
});

test("guesses that are sent all at once are counted like others", async () => {
  const { lake } = await openLakeOfAnna();
  const guesses = Array.from({ length: 12 }, (_, at) => logIn(lake, { password: `guess ${at}` }));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 403)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test("an address may try again when its failures have grown old", () => {
  const now = vi.fn(() => 0);
  const attempts = createLoginAttempts({ now, sleep: () => Promise.resolve() });
  for (let failure = 0; failure < 5; failure += 1) attempts.failed(loginFrom("192.0.2.1"));
  expect(attempts.waitMs(loginFrom("192.0.2.1"))).toBe(15 * 60 * 1000);
  now.mockReturnValue(15 * 60 * 1000);
  expect(attempts.waitMs(loginFrom("192.0.2.1"))).toBe(0);
});

test("an address waits no longer because the clock is set back", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const attempts = createLoginAttempts();
  for (let failure = 0; failure < 5; failure += 1) attempts.failed(loginFrom("192.0.2.1"));
  vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
  expect(attempts.waitMs(loginFrom("192.0.2.1"))).toBeGreaterThan(0);
  expect(attempts.waitMs(loginFrom("192.0.2.1"))).toBeLessThanOrEqual(15 * 60 * 1000);
});

test("a network of IPv6 is one address, and a flood of others does not make its failures be forgotten", () => {
  const attempts = createLoginAttempts({ now: () => 0, sleep: () => Promise.resolve() });
  for (let at = 1; at <= limits.loginFailures; at += 1) attempts.failed(loginFrom(`2001:db8:0:7::${at}`));
  expect(attempts.waitMs(loginFrom("2001:db8::7:ffff:0:0:1"))).toBeGreaterThan(0);
  expect(attempts.waitMs(loginFrom("2001:db8:0:8::1"))).toBe(0);
  for (let at = 0; at < limits.loginAddresses - 3; at += 1) attempts.failed(loginFrom(`198.51.100.${at}`));
  expect(attempts.waitMs(loginFrom("2001:db8:0:7::1"))).toBeGreaterThan(0);
});

test("logins that wait are bounded, and a flood of them from one address keeps nobody else out", async () => {
  const { lake } = await openLakeOfAnna();
  const share = Math.ceil(limits.waitingLogins / 4);
  const flood = Array.from({ length: share + 11 }, () =>
    logIn(lake, { password: "wrong", address: "192.0.2.1" }),
  );
  const anna = await logIn(lake, { password: PASSWORD, address: "192.0.2.2" });
  expect(anna.status).toBe(303);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(10);
});

test("the page says so when nobody has a password yet, and can be framed by nobody", async () => {
  const page = await (await openTestLake()).fetch(`${ORIGIN}/v1/login?origin=${ORIGIN}/studio`);
  expect(await page.text()).toContain("the owner sets a password");
  expect(page.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
});

test("the page has the name and the colours that the server in front tells, and nothing else of what it says", async () => {
  const lake = await openTestLake();
  const pageFor = async (look: Record<string, string>) => {
    const headers = { "X-Login-Look": new URLSearchParams(look).toString() };
    return (await lake.fetch(`${ORIGIN}/v1/login?origin=${ORIGIN}/studio`, { headers })).text();
  };
  const colours = { paper: "#14110f", ink: "#f4efe8", inkSoft: "#b8aea2", accent: "#e0a1ac" };
  const page = await pageFor({ name: "Lior </title><script>", ...colours });
  expect(page).toContain("<title>Log in | Lior &#60;/title&#62;&#60;script&#62;</title>");
  expect(page).toContain("background: #14110f; color: #f4efe8");
  const hostile = await pageFor({ name: "Lior", ...colours, accent: "red} * {visibility: hidden" });
  expect(hostile).toContain("<header>Lior</header>");
  expect(hostile).not.toContain("visibility: hidden");
  expect(hostile).not.toContain("#14110f");
});

test("an editor whose Studio stands elsewhere reads where to open it, and no form leads there", async () => {
  const lake = await openTestLake();
  const refused = await lake.fetch(`${ORIGIN}/v1/login?origin=https://evil.example/<b>`);
  expect(refused.status).toBe(403);
  const page = await refused.text();
  expect(page).toContain(`<a href="${ORIGIN}">`);
  expect(page).toContain("https://evil.example/&#60;b&#62;");
  expect(page).not.toMatch(/<form|<b>/);
  expect((await logIn(lake, { to: "https://evil.example" })).status).toBe(403);
});

test("the page begins with what is still to be typed", async () => {
  const { lake } = await openLakeOfAnna();
  const focused = (page: string) => page.match(/<input name="(\w+)"[^>]* autofocus>/)?.[1];
  const page = await lake.fetch(`${ORIGIN}/v1/login?origin=${ORIGIN}/studio`);
  expect(focused(await page.text())).toBe("name");
  const again = await logIn(lake, { password: "not the one that it is" });
  expect(focused(await again.text())).toBe("password");
});

test("neither a token nor a password can be read back from the disk", async () => {
  const { folder, access, anna } = await openLakeOfAnna();
  const token = access.tokens.issue({ caller: anna, kind: "token" });
  expect(access.tokens.identify(token)).toEqual(anna);
  const files = (await readdir(folder)).filter((name) => name.startsWith("access.sqlite"));
  const kept = (await Promise.all(files.map((name) => readFile(join(folder, name), "latin1")))).join();
  expect(kept).toContain("Anna");
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(PASSWORD);
});

test("a session that a newer one replaces ends what it has opened, at once", async () => {
  // The lake looks only when it knows of a change, because its timer stands still.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const { lake, access, anna } = await openLakeOfAnna();
  const sessions = Array.from({ length: limits.sessionsPerPerson }, () =>
    access.tokens.issue({ caller: anna, kind: "session", lifetimeMs: 60_000 }),
  );
  const listening = await lake.fetch(`${ORIGIN}/v1/data/listen/production?query=*`, {
    headers: { Authorization: `Bearer ${sessions[0]}` },
  });
  expect(listening.status).toBe(200);
  for (const session of sessions.slice(1)) await askWho(lake, session);
  const { status } = await exchange(lake, (await logIn(lake)).headers.get("Location"));
  expect([status, await listening.text()]).toEqual([200, expect.any(String)]);
});

test("an expired session says that it has expired", async () => {
  const { lake, access, anna } = await openLakeOfAnna();
  const expired = access.tokens.issue({ caller: anna, kind: "session", lifetimeMs: -1 });
  expect(await (await askWho(lake, expired)).json()).toMatchObject({ errorCode: "SIO-401-AEX" });
});

test("only pages of allowed origins may read answers", async () => {
  const lake = await openTestLake({ allowedOrigins: ["https://studio.example"] });
  const allowedFor = async (origin: string, method = "GET") => {
    const response = await lake.fetch(`${ORIGIN}/v1/data/query/production?query=*`, {
      method,
      headers: { Origin: origin },
    });
    return response.headers.get("Access-Control-Allow-Origin");
  };
  expect(await allowedFor("https://studio.example")).toBe("https://studio.example");
  expect(await allowedFor("https://studio.example", "OPTIONS")).toBe("https://studio.example");
  expect(await allowedFor(ORIGIN)).toBe(ORIGIN);
  expect(await allowedFor("https://elsewhere.example")).toBeNull();
});
