import { expect, test } from "vitest";
import { openAccess } from "../access/access.ts";
import { ORIGIN, openTestLake, quickPasswords, temporaryFolder } from "../testing/test-lake.ts";

const PASSWORD = "a long enough secret";

async function openLake() {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder, allowedOrigins: ["http://localhost:3333"], ...quickPasswords });
  const access = openAccess(folder, quickPasswords);
  await access.people.setPassword({ name: "Anna", role: "editor", password: PASSWORD });
  access.close();

  function ask(path: string, cookie?: string, init: RequestInit = {}, origin = ORIGIN) {
    const headers = { ...init.headers, ...(cookie ? { Cookie: cookie } : {}) };
    return lake.respond(new Request(origin + path, { ...init, headers }), { address: "192.0.2.1" });
  }

  return {
    ask,
    openPage: async (cookie?: string) =>
      (await ask(pathTo(`${ORIGIN}/studio`), cookie)).headers.get("Set-Cookie")?.split(";")[0],
    logIn: (cookie: string | undefined, to = `${ORIGIN}/studio`, path = pathTo(to)) =>
      ask(path, cookie, {
        method: "POST",
        body: new URLSearchParams({ name: "Anna", password: PASSWORD }),
      }),
  };
}

function pathTo(target: string): string {
  return `/v1/login?origin=${encodeURIComponent(target)}`;
}

function ticketIn(response: Response): string {
  return `/v2026-05-04/auth/fetch?sid=${new URL(response.headers.get("Location") ?? "").hash.slice("#sid=".length)}`;
}

test("a ticket opens nothing but the browser that has logged in, and that still", async () => {
  const { ask, openPage, logIn } = await openLake();
  const [own, foreign] = [await openPage(), await openPage()];
  expect(own).not.toBe(foreign);
  const ticket = ticketIn(await logIn(own));
  for (const cookie of [undefined, foreign, "lake-login=", `lake-login=${"x".repeat(32)}`])
    expect((await ask(ticket, cookie)).status, cookie).toBe(401);
  expect(await (await ask(ticket, `preview=a; ${own}`)).json()).toEqual({ token: expect.any(String) });
  expect((await ask(ticket, own)).status).toBe(401);
});

test("a form that another site sends logs nobody in, and says what to do", async () => {
  const { logIn } = await openLake();
  const response = await logIn(undefined);
  expect(response.status).toBe(403);
  expect(response.headers.get("Location")).toBeNull();
  expect(await response.text()).toContain("Please log in again.");
  const cookie = response.headers.get("Set-Cookie")?.split(";")[0];
  expect((await logIn(cookie)).status).toBe(303);
});

test("forms of other sites, and programs without a cookie, are refused before they count as guesses", async () => {
  const { ask, openPage, logIn } = await openLake();
  const own = await openPage();
  const guess = (cookie: string | undefined, headers: Record<string, string>) =>
    ask(pathTo(`${ORIGIN}/studio`), cookie, {
      method: "POST",
      headers,
      body: new URLSearchParams({ name: "Anna", password: "wrong" }),
    });
  for (let at = 0; at < 6; at += 1) {
    const headers = [{ "Sec-Fetch-Site": "cross-site" }, { Origin: "https://elsewhere.example" }, {}][at % 3];
    expect((await guess(at % 3 === 2 ? undefined : own, headers ?? {})).status).toBe(403);
  }
  expect((await logIn(own)).status).toBe(303);
});

test("the cookie is for no script, for no other site, and over https for no neighbouring host", async () => {
  const { ask, openPage } = await openLake();
  const given = async (origin: string) =>
    (await ask(pathTo(`${origin}/studio`), undefined, {}, origin)).headers.get("Set-Cookie");
  expect(await given(ORIGIN)).toMatch(/^lake-login=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(await given("https://shop.example")).toMatch(
    /^__Host-lake-login=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  );
  const own = await openPage();
  expect(await openPage(own)).toBe(own);
});

test.each([
  `${ORIGIN}//evil.example/?sanity-preview-x=1`,
  `${ORIGIN}/\\evil.example/`,
  `${ORIGIN}/studio//evil.example`,
  `${ORIGIN}/studio/..//evil.example`,
  `${ORIGIN}/preview/leave?to=/x`,
  `${ORIGIN}/studio-elsewhere`,
  `${ORIGIN}/`,
  `${ORIGIN.replace("://", "://anna@")}/studio`,
  `${ORIGIN.replace("://", "://anna:secret@")}/studio`,
  "http://anna@localhost:3333/",
  "http://localhost:3333//evil.example",
])("no login leads to %s", async (target) => {
  const { ask, openPage, logIn } = await openLake();
  expect((await ask(pathTo(target))).status).toBe(403);
  expect((await logIn(await openPage(), target)).status).toBe(403);
});

test.each([
  `${ORIGIN}/studio`,
  `${ORIGIN}/studio/structure/dresses;aurelie?perspective=published`,
  "http://localhost:3333/any/page",
])("a login leads to %s", async (target) => {
  const { openPage, logIn } = await openLake();
  const response = await logIn(await openPage(), target);
  expect([response.status, response.headers.get("Location")?.split("#sid=")[0]]).toEqual([303, target]);
});
