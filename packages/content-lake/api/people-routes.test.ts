import { expect, test } from "vitest";
import { openAccess } from "../access/access.ts";
import type { PersonRole } from "../access/permissions.ts";
import {
  ORIGIN,
  openTestLake,
  quickPasswords,
  sendLoginForm,
  temporaryFolder,
} from "../testing/test-lake.ts";
import type { PasswordMail } from "./call.ts";

const PASSWORD = "a long enough secret";
const NEXT = "another long secret";

/** Mara is the only administrator, and Noor an editor with an email address. */
async function openLake({ mails = true } = {}) {
  const folder = await temporaryFolder();
  const sent: PasswordMail[] = [];
  const logged: string[] = [];
  const lake = await openTestLake({
    folder,
    ...quickPasswords,
    log: (entry) => logged.push(JSON.stringify(entry)),
    ...(mails ? { sendMail: (mail) => sent.push(mail) } : {}),
  });
  const access = openAccess(folder, quickPasswords);
  const [mara, noor] = [
    await access.people.setPassword({ name: "Mara", role: "administrator", password: PASSWORD }),
    await access.people.setPassword({ name: "Noor", role: "editor", password: PASSWORD }),
  ];
  access.people.setEmail("Noor", "noor@label.example");
  const sessionOf = (caller: typeof mara) => access.tokens.issue({ caller, kind: "session" });
  const [token, noors] = [sessionOf(mara), sessionOf(noor)];
  access.close();

  const ask = (method: string, path: string, body?: unknown, bearer = token) =>
    lake.fetch(`${ORIGIN}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${bearer}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const people = "/projects/atelier/people";
  return {
    ...{ ask, people, sent, logged, mara, noor, token, noors },
    invite: (name: string, role: PersonRole, email?: string) => ask("POST", people, { name, role, email }),
    status: async (bearer: string) => (await ask("GET", "/auth/id", undefined, bearer)).status,
    submit: (
      page: string,
      fields: Record<string, string>,
      from: { address?: string; headers?: object } = {},
    ) => sendLoginForm(lake, fields, { page: `/${page}`, ...from }),
    logIn: (name: string, password: string) => sendLoginForm(lake, { name, password }),
    turn: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

test("whoever is invited sets a password and is logged in, and the link is no secret of the log", async () => {
  const { invite, submit, ask, people, sent, logged, logIn } = await openLake();
  const { key, isMailed } = await (await invite(" Iris ", "writer", "iris@label.example")).json();
  expect([isMailed, sent]).toEqual([
    true,
    [{ kind: "invited", name: "Iris", email: "iris@label.example", key }],
  ]);
  expect((await (await ask("GET", people)).json()).invited).toMatchObject([{ name: "Iris", role: "writer" }]);
  const response = await submit("password", { key, password: NEXT, again: NEXT });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toMatch(new RegExp(`^${ORIGIN}/studio#sid=`));
  expect((await logIn("Iris", NEXT)).status).toBe(303);
  const second = await submit("password", { key, password: PASSWORD, again: PASSWORD });
  expect([second.status, await second.text()]).toEqual([403, expect.stringContaining("used already")]);
  expect(logged.join("\n")).toContain("Somebody was invited");
  expect(logged.join("\n")).not.toContain(key);
});

test("a short password, or two that differ, use up no link; a foreign form and one without a cookie do nothing", async () => {
  const { invite, submit } = await openLake();
  const { key } = await (await invite("Iris", "viewer")).json();
  const good = { key, password: NEXT, again: NEXT };
  const short = await submit("password", { key, password: "short", again: "short" });
  expect([short.status, await short.text()]).toEqual([
    422,
    expect.stringContaining("at least 12 characters"),
  ]);
  expect((await submit("password", { ...good, again: PASSWORD })).status).toBe(422);
  for (const headers of [{ "Sec-Fetch-Site": "cross-site" }, { Origin: "https://x.example" }, { Cookie: "" }])
    expect((await submit("password", good, { headers })).status).toBe(403);
  expect((await submit("password", good)).status).toBe(303);
});

test("an administrator changes a role, ends sessions, makes a link and removes somebody", async () => {
  const { ask, people, noor, noors, status, sent } = await openLake();
  const own = `${people}/${noor.id}`;
  const { key } = await (await ask("POST", `${own}/link`)).json();
  expect(sent).toEqual([{ kind: "renewed", name: "Noor", email: "noor@label.example", key }]);
  expect((await ask("PUT", own, { role: "storefront" })).status).toBe(400);
  expect(await status(noors)).toBe(200);
  expect((await ask("PUT", own, { role: "viewer", email: "" })).status).toBe(204);
  expect(await status(noors)).toBe(401);
  expect((await ask("DELETE", `${own}/sessions`)).status).toBe(204);
  expect((await (await ask("GET", people)).json()).people).toEqual([
    expect.objectContaining({ name: "Mara", role: "administrator", isYou: true }),
    expect.objectContaining({ name: "Noor", role: "viewer", isYou: false, sessions: 0 }),
  ]);
  expect((await ask("DELETE", own)).status).toBe(204);
  expect((await ask("DELETE", own)).status).toBe(404);
});

test("the last administrator is neither removed nor given another role", async () => {
  const { ask, people, mara, token, status } = await openLake();
  expect((await ask("DELETE", `${people}/${mara.id}`)).status).toBe(409);
  expect((await ask("PUT", `${people}/${mara.id}`, { role: "editor" })).status).toBe(409);
  expect(await status(token)).toBe(200);
});

test.each([
  [{ name: "", role: "viewer" }, 400],
  [{ name: "two\nlines", role: "viewer" }, 400],
  [{ name: "..", role: "viewer" }, 400],
  [{ name: " ... ", role: "viewer" }, 400],
  [{ name: "Iris", role: "storefront" }, 400],
  [{ name: "Iris", role: "owner" }, 400],
  [{ name: "Iris", role: "viewer", email: "a@b.example, c@d.example" }, 400],
  [{ name: "mara", role: "administrator" }, 409],
])("nobody is invited as %j", async (body, status) => {
  const { ask, people, sent } = await openLake();
  expect([(await ask("POST", people, body)).status, sent]).toEqual([status, []]);
});

test("a person changes their own password with the old one, guesses are limited, and sessions end", async () => {
  const { ask, noors, status, logIn } = await openLake();
  const change = (password: string, next = NEXT) =>
    ask("PUT", "/users/me/password", { password, next }, noors);
  expect((await change(PASSWORD, "short")).status).toBe(400);
  for (let at = 0; at < 4; at += 1) expect((await change("wrong")).status).toBe(403);
  expect((await change(PASSWORD)).status).toBe(204);
  expect([await status(noors), (await logIn("Noor", NEXT)).status]).toEqual([401, 303]);
});

test("an answer about a forgotten password is the same for everybody, and goes to the mailbox that is known", async () => {
  const { submit, sent, turn } = await openLake();
  const answers = await Promise.all(
    ["noor", "Mara", "Nobody"].map(async (name) => {
      const response = await submit("forgotten", { name });
      return [response.status, await response.text()];
    }),
  );
  await turn();
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(sent).toMatchObject([{ kind: "forgotten", name: "Noor", email: "noor@label.example" }]);
  const { key = "" } = sent[0] ?? {};
  expect((await submit("password", { key, password: NEXT, again: NEXT })).status).toBe(303);
});

test("asking for links is limited by network, with guesses, and by mailbox", async () => {
  const { submit, sent, turn, logIn } = await openLake();
  for (let at = 0; at < 5; at += 1) expect((await submit("forgotten", { name: "Noor" })).status).toBe(200);
  expect((await submit("forgotten", { name: "Noor" })).status).toBe(429);
  expect((await logIn("Mara", PASSWORD)).status).toBe(429);
  expect((await submit("forgotten", { name: "Noor" }, { address: "198.51.100.7" })).status).toBe(200);
  await turn();
  expect(sent).toHaveLength(3);
});

test("another site's page asks for nobody's link", async () => {
  const { submit, sent, turn } = await openLake();
  const headers = { "Sec-Fetch-Site": "cross-site" };
  const response = await submit("forgotten", { name: "Noor" }, { headers });
  await turn();
  expect([response.status, sent]).toEqual([403, []]);
});

test("without email the page says whom to ask, and sends nothing", async () => {
  const { submit, invite } = await openLake({ mails: false });
  const page = await (await submit("forgotten", { name: "Noor" })).text();
  expect(page).toContain("Ask an administrator");
  expect(page).not.toContain("on its way");
  expect(await (await invite("Iris", "viewer", "iris@label.example")).json()).toMatchObject({
    isMailed: false,
  });
});
