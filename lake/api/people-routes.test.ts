import { expect, test } from "vitest";
import { ORIGIN, openLake, PASSWORD, sendLoginForm, type Who } from "../testing/test-lake.ts";
import type { PasswordMail } from "./call.ts";

const NEXT = "another long secret";
const people = "/projects/atelier/people";

/** Mara is the only administrator, and Noor an editor with an email address. */
async function openPeople({ mails = true } = {}) {
  const sent: PasswordMail[] = [];
  const logged: string[] = [];
  const lake = await openLake({
    log: (entry) => logged.push(JSON.stringify(entry)),
    ...(mails ? { sendMail: (mail) => sent.push(mail) } : {}),
  });
  const access = lake.access();
  const mara = await access.people.setPassword({ name: "Mara", role: "administrator", password: PASSWORD });
  const noor = await access.people.setPassword({ name: "Noor", role: "editor", password: PASSWORD });
  access.people.setEmail("Noor", "noor@label.example", "somebody");
  const sessionOf = (caller: typeof mara) => ({ token: access.tokens.issue({ caller, kind: "session" }) });
  const [maras, noors] = [sessionOf(mara), sessionOf(noor)];
  const ask = (method: string, path: string, body?: object, as: Who = maras) =>
    lake.ask(`/v1${path}`, { method, as, ...(body && { body: JSON.stringify(body) }) });
  const statusOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).status;
  const submit = (page: string, fields: Record<string, string>, from = {}) =>
    sendLoginForm(lake, fields, { page: `/${page}`, ...from });
  return {
    ...{ ask, statusOf, submit, sent, logged, mara, noor, maras, noors },
    keyOf: async (...given: Parameters<typeof ask>) => (await (await ask(...given)).json()).key,
    listed: async () => (await ask("GET", people)).json(),
    sessionStatus: (as: Who) => statusOf("GET", "/auth/id", undefined, as),
    setPassword: (key: string, password = NEXT, { again = password, headers = {} } = {}) =>
      submit("password", { key, password, again }, { headers }),
    logIn: async (name: string, password: string) => (await sendLoginForm(lake, { name, password })).status,
    turn: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

const iris = { name: " Iris ", role: "writer", email: "iris@label.example" };

test("whoever is invited sets a password and is logged in, and the link is no secret of the log", async () => {
  const { ask, listed, setPassword, sent, logged, logIn } = await openPeople();
  const { key, isMailed } = await (await ask("POST", people, iris)).json();
  expect([isMailed, sent]).toEqual([true, [{ kind: "invited", name: "Iris", email: iris.email, key }]]);
  expect((await listed()).invited).toMatchObject([{ name: "Iris", role: "writer" }]);
  const response = await setPassword(key);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toMatch(new RegExp(`^${ORIGIN}/studio#sid=`));
  expect(await logIn("Iris", NEXT)).toBe(303);
  const second = await setPassword(key, PASSWORD);
  expect([second.status, await second.text()]).toEqual([403, expect.stringContaining("used already")]);
  expect(logged.join("\n")).toContain("Somebody was invited");
  expect(logged.join("\n")).not.toContain(key);
});

test("a short password, or two that differ, use up no link; a foreign form and one without a cookie do nothing", async () => {
  const { keyOf, setPassword } = await openPeople();
  const key = await keyOf("POST", people, iris);
  const short = await setPassword(key, "short");
  expect([short.status, await short.text()]).toEqual([
    422,
    expect.stringContaining("at least 12 characters"),
  ]);
  expect((await setPassword(key, NEXT, { again: PASSWORD })).status).toBe(422);
  for (const headers of [{ "Sec-Fetch-Site": "cross-site" }, { Origin: "https://x.example" }, { Cookie: "" }])
    expect((await setPassword(key, NEXT, { headers })).status).toBe(403);
  expect((await setPassword(key)).status).toBe(303);
});

test("an administrator changes a role, ends sessions, makes a link and removes somebody", async () => {
  const { statusOf, keyOf, listed, noor, noors, sessionStatus, sent } = await openPeople();
  const own = `${people}/${noor.id}`;
  const key = await keyOf("POST", `${own}/link`);
  expect(sent).toEqual([{ kind: "renewed", name: "Noor", email: "noor@label.example", key }]);
  expect(await statusOf("PUT", own, { role: "storefront" })).toBe(400);
  expect(await sessionStatus(noors)).toBe(200);
  expect(await statusOf("PUT", own, { role: "viewer", email: "" })).toBe(204);
  expect(await sessionStatus(noors)).toBe(401);
  expect(await statusOf("DELETE", `${own}/sessions`)).toBe(204);
  expect(await listed()).toMatchObject({
    people: [
      { name: "Mara", role: "administrator", isYou: true },
      { name: "Noor", role: "viewer", isYou: false, sessions: 0 },
    ],
  });
  expect([await statusOf("DELETE", own), await statusOf("DELETE", own)]).toEqual([204, 404]);
});

test("a token names who made it, and ends with them unless it is kept: the keeper has made it then", async () => {
  const { ask, statusOf, keyOf, noor, mara } = await openPeople();
  const tokens = "/projects/atelier/tokens";
  const make = async (label: string, as?: Who) => ({
    token: await keyOf("POST", tokens, { label, roleName: "administrator" }, as),
  });
  const makers = async () => {
    const listed: { label: string; maker: unknown }[] = await (await ask("GET", tokens)).json();
    return Object.fromEntries(listed.map(({ label, maker }) => [label, maker]));
  };
  const export_ = await make("Export");
  await make("Made by Export", export_);
  const byMara = { id: mara.id, name: "Mara" };
  expect(await makers()).toEqual({
    Export: byMara,
    "Made by Export": { id: expect.any(String), name: "Export" },
  });
  const administrator = { role: "administrator" };
  await statusOf("PUT", `${people}/${noor.id}`, administrator);
  // Mara's own token may do what Noor might: it gives Mara another role, and keeps what she has made.
  expect(await statusOf("PUT", `${people}/${mara.id}`, { role: "editor", keepsTokens: true }, export_)).toBe(
    204,
  );
  expect(await statusOf("GET", tokens, undefined, export_)).toBe(200);
  await statusOf("PUT", `${people}/${mara.id}`, administrator, export_);
  expect(await statusOf("DELETE", `${people}/${mara.id}`, undefined, export_)).toBe(204);
  expect(await statusOf("GET", tokens, undefined, export_)).toBe(200);
});

test("the last administrator is neither removed nor given another role", async () => {
  const { statusOf, mara, maras, sessionStatus } = await openPeople();
  expect(await statusOf("DELETE", `${people}/${mara.id}`)).toBe(409);
  expect(await statusOf("PUT", `${people}/${mara.id}`, { role: "editor" })).toBe(409);
  expect(await sessionStatus(maras)).toBe(200);
});

test.each([
  [{ name: "", role: "viewer" }, 400],
  [{ name: "two\nlines", role: "viewer" }, 400],
  [{ name: " ... ", role: "viewer" }, 400],
  [{ name: "Iris", role: "storefront" }, 400],
  [{ name: "Iris", role: "owner" }, 400],
  [{ name: "Iris", role: "viewer", email: "a@b.example, c@d.example" }, 400],
  [{ name: "mara", role: "administrator" }, 409],
])("nobody is invited as %j", async (body, status) => {
  const { statusOf, sent } = await openPeople();
  expect([await statusOf("POST", people, body), sent]).toEqual([status, []]);
});

test("a person changes their own password with the old one, guesses are limited, and sessions end", async () => {
  const { statusOf, noors, sessionStatus, logIn } = await openPeople();
  const change = (password: string, next = NEXT) =>
    statusOf("PUT", "/users/me/password", { password, next }, noors);
  expect(await change(PASSWORD, "short")).toBe(400);
  for (let at = 0; at < 4; at += 1) expect(await change("wrong")).toBe(403);
  expect(await change(PASSWORD)).toBe(204);
  expect([await sessionStatus(noors), await logIn("Noor", NEXT)]).toEqual([401, 303]);
});

test("an answer about a forgotten password is the same for everybody, and goes to the mailbox that is known", async () => {
  const { submit, setPassword, sent, turn } = await openPeople();
  const answers = ["noor", "Mara", "Nobody"].map(async (name) => {
    const response = await submit("forgotten", { name });
    return `${response.status} ${await response.text()}`;
  });
  expect(new Set(await Promise.all(answers)).size).toBe(1);
  await turn();
  expect(sent).toMatchObject([{ kind: "forgotten", name: "Noor", email: "noor@label.example" }]);
  expect((await setPassword(sent[0]?.key ?? "")).status).toBe(303);
});

test("asking for links is limited by network, with guesses, and by mailbox", async () => {
  const { submit, sent, turn, logIn } = await openPeople();
  const ask = async (from?: string) => (await submit("forgotten", { name: "Noor" }, from && { from })).status;
  for (let at = 0; at < 5; at += 1) expect(await ask()).toBe(200);
  expect([await ask(), await logIn("Mara", PASSWORD), await ask("198.51.100.7")]).toEqual([429, 429, 200]);
  await turn();
  expect(sent).toHaveLength(3);
});

test("another site's page asks for nobody's link", async () => {
  const { submit, sent, turn } = await openPeople();
  const headers = { "Sec-Fetch-Site": "cross-site" };
  const { status } = await submit("forgotten", { name: "Noor" }, { headers });
  await turn();
  expect([status, sent]).toEqual([403, []]);
});

test("without email the page says whom to ask, and sends nothing", async () => {
  const { submit, ask } = await openPeople({ mails: false });
  const page = await (await submit("forgotten", { name: "Noor" })).text();
  expect(page).toContain("Ask an administrator");
  expect(page).not.toContain("on its way");
  expect(await (await ask("POST", people, iris)).json()).toMatchObject({ isMailed: false });
});
