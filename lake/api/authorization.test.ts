import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { identifyCaller } from "../access/caller.ts";
import { limits } from "../limits.ts";
import { browser, ORIGIN, openLake, PASSWORD, sendLoginForm } from "../testing/test-lake.ts";

async function openLakeOfAnna() {
  const lake = await openLake({ allowedOrigins: ["https://studio.example"] });
  const access = lake.access();
  const anna = await access.people.setPassword({ name: "Anna", role: "editor", password: PASSWORD });
  const logIn = ({ password = PASSWORD, to = `${ORIGIN}/studio`, from = "192.0.2.1" } = {}) =>
    sendLoginForm(lake, { name: "anna", password }, { page: `?origin=${encodeURIComponent(to)}`, from });
  const exchange = (response: Response) => {
    const { hash } = new URL(response.headers.get("Location") ?? "", ORIGIN);
    return lake.ask(`/v1/auth/fetch?sid=${hash.replace("#sid=", "")}`, { headers: browser });
  };
  return {
    ...{ lake, access, anna, logIn, exchange },
    session: async (): Promise<string> => (await (await exchange(await logIn())).json()).token,
    logOut: (token: string) => lake.ask("/v1/auth/logout", { method: "POST", as: { token } }),
    me: async (token: string) => (await lake.ask("/v1/users/me", { as: { token } })).json(),
  };
}

async function statusesOf(responses: Promise<Response>[]): Promise<number[]> {
  return (await Promise.all(responses)).map(({ status }) => status);
}

test("a login ends in a session that Studio can use, until logged out", async () => {
  const { anna, logIn, exchange, logOut, me } = await openLakeOfAnna();
  const response = await logIn();
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toMatch(/^http:\/\/lake\.test\/studio#sid=[\w-]{20,}$/);
  const { token } = await (await exchange(response)).json();
  expect(await me(token)).toMatchObject({ id: anna.id, name: "Anna", role: "editor" });
  await logOut(token);
  expect(await me(token)).toMatchObject({ errorCode: "SIO-401-ANF" });
});

test("a ticket is worth nothing after a new password, nor after a revoke", async () => {
  const { access, logIn, exchange } = await openLakeOfAnna();
  for (const end of [
    () => access.people.setPassword({ name: "Anna", password: PASSWORD }),
    () => access.people.revokeSessions("Anna"),
  ]) {
    const response = await logIn();
    await end();
    expect((await exchange(response)).status).toBe(401);
  }
});

test("who has been removed while a body arrived does nothing with it, and a turn looks at the rights again", async () => {
  const { lake, access, session } = await openLakeOfAnna();
  access.people.setRole("Anna", "administrator");
  await access.people.setPassword({ name: "Mara", role: "administrator", password: PASSWORD });
  const headers = { Authorization: `Bearer ${await session()}` };
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const sent = body.writable.getWriter();
  const init = { method: "POST", headers, body: body.readable, ...{ duplex: "half" } };
  const request = new Request(`${ORIGIN}/v1/projects/atelier/tokens`, init);
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
  const lake = await openLake();
  const asset = { _type: "sanity.fileAsset", path: "files/x.txt" };
  const hosts = ["http://169.254.169.254/latest", "https://cdn.sanity.io/files/x.txt", "/files/x.txt"];
  for (const [at, url] of hosts.entries())
    await lake.as("editor").create({ ...asset, _id: `file-${at}-txt`, url });
  const text = await (await lake.ask("/v1/data/export/production", { as: "editor" })).text();
  const lines = text.trim().split("\n");
  const urls = lines.map((line) => JSON.parse(line).url);
  expect(urls).toEqual([undefined, "https://cdn.sanity.io/files/x.txt", `${ORIGIN}/files/x.txt`]);
});

test("an open export breaks off when its token ends", async () => {
  const { lake, session, logOut } = await openLakeOfAnna();
  const token = await session();
  for (const _id of ["a", "b", "c"])
    await lake.as({ token }).create({ _id, _type: "note", text: "x".repeat(100_000) });
  const reader = (await lake.ask("/v1/data/export/production", { as: { token } })).body?.getReader();
  await reader?.read();
  await logOut(token);
  await expect(reader?.read()).rejects.toThrow("ended");
});

test("guesses are limited, also when they are sent all at once", async () => {
  const { logIn } = await openLakeOfAnna();
  const guesses = Array.from({ length: 12 }, (_, at) => logIn({ password: `guess ${at}` }));
  const statuses = await statusesOf(guesses);
  expect(statuses.sort()).toEqual([...Array(5).fill(403), ...Array(7).fill(429)]);
});

test("logins that wait are bounded, and a flood of them from one address keeps nobody else out", async () => {
  const { logIn } = await openLakeOfAnna();
  const share = Math.ceil(limits.waitingLogins / 4);
  const flood = Array.from({ length: share + 11 }, () => logIn({ password: "wrong" }));
  expect((await logIn({ from: "192.0.2.2" })).status).toBe(303);
  expect((await statusesOf(flood)).filter((status) => status === 503)).toHaveLength(10);
});

test("the page says so when nobody has a password yet, and can be framed by nobody", async () => {
  const page = await (await openLake()).ask(`/v1/login?origin=${ORIGIN}/studio`);
  expect(await page.text()).toContain("the owner must first set a password");
  expect(page.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
});

test("the page has the name and the colours that the server in front tells, and nothing else of what it says", async () => {
  const lake = await openLake();
  const pageFor = async (look: Record<string, string>) => {
    const headers = { "X-Login-Look": new URLSearchParams(look).toString() };
    return (await lake.ask(`/v1/login?origin=${ORIGIN}/studio`, { headers })).text();
  };
  const colours = { paper: "#14110f", ink: "#f4efe8", inkSoft: "#b8aea2", accent: "#e0a1ac" };
  const page = await pageFor({ name: "Lior </title><script>", ...colours });
  expect(page).toContain("<title>Log in | Lior &#60;/title&#62;&#60;script&#62;</title>");
  expect(page).toContain("background: #14110f; color: #f4efe8");
  expect(await pageFor({ name: "Lior", wordmark: "/wordmark.svg" })).toContain(
    '<img src="/wordmark.svg" alt="Lior">',
  );
  expect(await pageFor({ name: "Lior", wordmark: "https://evil.example/a.svg" })).not.toContain("<img");
  const hostile = await pageFor({ name: "Lior", ...colours, accent: "red} * {visibility: hidden" });
  expect(hostile).toContain("<header>Lior</header>");
  expect(hostile).not.toMatch(/visibility: hidden|#14110f/);
});

test("an editor whose Studio stands elsewhere reads where to open it, and no form leads there", async () => {
  const { lake, logIn } = await openLakeOfAnna();
  const refused = await lake.ask("/v1/login?origin=https://evil.example/<b>");
  expect(refused.status).toBe(403);
  const page = await refused.text();
  expect(page).toContain(`<a href="${ORIGIN}">`);
  expect(page).toContain("https://evil.example/&#60;b&#62;");
  expect(page).not.toMatch(/<form|<b>/);
  expect((await logIn({ to: "https://evil.example" })).status).toBe(403);
});

test("the page begins with what is still to be typed", async () => {
  const { lake, logIn } = await openLakeOfAnna();
  const focused = async (page: Response) =>
    (await page.text()).match(/<input name="(\w+)"[^>]* autofocus>/)?.[1];
  expect(await focused(await lake.ask(`/v1/login?origin=${ORIGIN}/studio`))).toBe("name");
  expect(await focused(await logIn({ password: "not the one that it is" }))).toBe("password");
});

test("neither a token nor a password can be read back from the disk", async () => {
  const { lake, access, anna } = await openLakeOfAnna();
  const token = access.tokens.issue({ caller: anna, kind: "token" });
  expect(access.tokens.identify(token)).toEqual(anna);
  const files = (await readdir(lake.folder)).filter((name) => name.startsWith("access.sqlite"));
  const kept = (await Promise.all(files.map((name) => readFile(join(lake.folder, name), "latin1")))).join();
  expect([kept.includes("Anna"), kept.includes(token), kept.includes(PASSWORD)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a session that a newer one replaces ends what it has opened, at once", async () => {
  // The lake looks only when it knows of a change, because its timer stands still.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const { lake, access, anna, me, session } = await openLakeOfAnna();
  const sessions = Array.from({ length: limits.sessionsPerPerson }, () =>
    access.tokens.issue({ caller: anna, kind: "session", lifetimeMs: 60_000 }),
  );
  const [oldest = ""] = sessions;
  const listening = await lake.ask("/v1/data/listen/production?query=*", { as: { token: oldest } });
  expect(listening.status).toBe(200);
  for (const token of sessions.slice(1)) await me(token);
  await session();
  expect(await listening.text()).toEqual(expect.any(String));
});

test("an expired session says that it has expired", async () => {
  const { access, anna, me } = await openLakeOfAnna();
  const expired = access.tokens.issue({ caller: anna, kind: "session", lifetimeMs: -1 });
  expect(await me(expired)).toMatchObject({ errorCode: "SIO-401-AEX" });
});

test.each([
  ["https://studio.example", true],
  [ORIGIN, true],
  ["https://elsewhere.example", false],
])("a page of %s may read answers: %s", async (origin, isAllowed) => {
  const { lake } = await openLakeOfAnna();
  for (const method of ["GET", "OPTIONS"]) {
    const init = { method, headers: { Origin: origin } };
    const { headers } = await lake.ask("/v1/data/query/production?query=*", init);
    expect(headers.get("Access-Control-Allow-Origin"), method).toBe(isAllowed ? origin : null);
  }
});
