import { expect, test } from "vitest";
import { ORIGIN, openLake, PASSWORD } from "../testing/test-lake.ts";

async function openLogin() {
  const lake = await openLake({ allowedOrigins: ["http://localhost:3333"] });
  await lake.access().people.setPassword({ name: "Anna", role: "editor", password: PASSWORD });
  const ask = (path: string, cookie?: string, init: Parameters<typeof lake.ask>[1] = {}) => {
    const headers = { ...init.headers, ...(cookie ? { Cookie: cookie } : {}) };
    return lake.ask(path, { from: "192.0.2.1", ...init, headers });
  };
  return {
    ask,
    openPage: async (cookie?: string) => cookieOf(await ask(pathTo(`${ORIGIN}/studio`), cookie)),
    logIn: (cookie?: string, { to = `${ORIGIN}/studio`, password = PASSWORD, headers = {} } = {}) =>
      ask(pathTo(to), cookie, {
        method: "POST",
        headers,
        body: new URLSearchParams({ name: "Anna", password }),
      }),
  };
}

const pathTo = (target: string) => `/v1/login?origin=${encodeURIComponent(target)}`;
const cookieOf = ({ headers }: Response) => headers.get("Set-Cookie")?.split(";")[0];

test("a ticket opens nothing but the browser that has logged in, and that once", async () => {
  const { ask, openPage, logIn } = await openLogin();
  const [own, foreign] = [await openPage(), await openPage()];
  expect(own).not.toBe(foreign);
  const { hash } = new URL((await logIn(own)).headers.get("Location") ?? "");
  const ticket = `/v2026-05-04/auth/fetch?${hash.slice(1)}`;
  for (const cookie of [undefined, foreign, "lake-login=", `lake-login=${"x".repeat(32)}`])
    expect((await ask(ticket, cookie)).status, cookie).toBe(401);
  expect(await (await ask(ticket, `preview=a; ${own}`)).json()).toEqual({ token: expect.any(String) });
  expect((await ask(ticket, own)).status).toBe(401);
});

test("a form that another site sends logs nobody in, and says what to do", async () => {
  const { logIn } = await openLogin();
  const response = await logIn();
  expect([response.status, response.headers.get("Location")]).toEqual([403, null]);
  expect(await response.text()).toContain("Please log in again.");
  expect((await logIn(cookieOf(response))).status).toBe(303);
});

test("forms of other sites, and programs without a cookie, are refused before they count as guesses", async () => {
  const { openPage, logIn } = await openLogin();
  const own = await openPage();
  const [site, origin] = [{ "Sec-Fetch-Site": "cross-site" }, { Origin: "https://elsewhere.example" }];
  for (const headers of [site, origin, {}, site, origin, {}]) {
    const cookie = Object.keys(headers).length === 0 ? undefined : own;
    expect((await logIn(cookie, { password: "wrong", headers })).status).toBe(403);
  }
  expect((await logIn(own)).status).toBe(303);
});

test("the cookie is for no script, for no other site, and over https for no neighbouring host", async () => {
  const { ask, openPage } = await openLogin();
  const cookieAt = async (origin: string) =>
    (await ask(pathTo(`${origin}/studio`), undefined, { origin })).headers.get("Set-Cookie");
  const rules = "=[\\w-]{32}; Path=/; HttpOnly; SameSite=Strict";
  expect(await cookieAt(ORIGIN)).toMatch(new RegExp(`^lake-login${rules}$`));
  expect(await cookieAt("https://shop.example")).toMatch(new RegExp(`^__Host-lake-login${rules}; Secure$`));
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
])("no login leads to %s", async (to) => {
  const { ask, openPage, logIn } = await openLogin();
  expect((await ask(pathTo(to))).status).toBe(403);
  expect((await logIn(await openPage(), { to })).status).toBe(403);
});

test.each([
  `${ORIGIN}/studio/structure/dresses;aurelie?perspective=published`,
  "http://localhost:3333/any/page",
])("a login leads to %s", async (to) => {
  const { openPage, logIn } = await openLogin();
  const response = await logIn(await openPage(), { to });
  expect([response.status, response.headers.get("Location")?.split("#sid=")[0]]).toEqual([303, to]);
});
