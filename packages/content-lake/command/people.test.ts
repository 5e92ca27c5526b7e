import { expect, test, vi } from "vitest";
import { openAccess } from "../access/access.ts";
import type { ContentLake } from "../content-lake.ts";
import { listenTo } from "../testing/listening.ts";
import { runHere } from "../testing/run-here.ts";
import {
  browser,
  clientAs,
  clientOf,
  ORIGIN,
  openTestLake,
  quickPasswords,
  sendLoginForm,
  temporaryFolder,
} from "../testing/test-lake.ts";

const PASSWORD = "a long enough secret";

/** Returns the token of a logged-in browser's session. */
async function logIn(lake: ContentLake, name: string): Promise<string> {
  const response = await sendLoginForm(lake, { name, password: PASSWORD });
  const sid = new URL(response.headers.get("Location") ?? "").hash.slice("#sid=".length);
  const session = await lake.fetch(`${ORIGIN}/v1/auth/fetch?sid=${sid}`, { headers: browser });
  return (await session.json()).token;
}

/** `ended` resolves when the lake has ended the listener. */
async function listen(lake: ContentLake, token: string): Promise<{ ended: Promise<void> }> {
  const response = await lake.fetch(`${ORIGIN}/v1/data/listen/production?query=*`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const reader = response.body?.getReader();
  if (reader === undefined) throw new Error("A listener has a body");
  await reader.read();
  return { ended: readToEnd(reader) };
}

async function readToEnd(reader: ReadableStreamDefaultReader<unknown>): Promise<void> {
  for (let part = await reader.read(); !part.done; part = await reader.read());
}

/** The test owns the lake's timer, so that it looks for changes when the test says. */
async function openLakeWithMara() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder, ...quickPasswords });
  const access = openAccess(folder, quickPasswords);
  await access.people.setPassword({ name: "Mara", role: "viewer", password: PASSWORD });
  access.close();
  return { folder, lake };
}

function command(folder: string, line: string) {
  return runHere([...line.split(" "), "--folder", folder]);
}

async function statusOf(lake: ContentLake, token: string): Promise<number> {
  const response = await lake.fetch(`${ORIGIN}/v1/auth/id`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.status;
}

test.each(["people role Mara editor", "people revoke mara", "people remove Mara"])(
  "while the lake runs, `%s` ends her session and her listeners, and nobody else's",
  async (line) => {
    const { folder, lake } = await openLakeWithMara();
    const token = await logIn(lake, "mara");
    const { ended } = await listen(lake, token);
    const editor = clientAs(lake, "editor");
    const other = listenTo(editor.listen("*", {}, { events: ["welcome", "mutation", "reconnect"] }));
    expect(await other.next()).toMatchObject({ type: "welcome" });
    expect(await statusOf(lake, token)).toBe(200);
    expect(await command(folder, line)).toMatchObject({ code: 0 });
    vi.advanceTimersByTime(1000);
    await ended;
    expect(await statusOf(lake, token)).toBe(401);
    const { _rev } = await editor.create({ _id: "gown", _type: "product" });
    // A listener whose connection ends is told of a newer change first.
    expect(await other.next()).toMatchObject({ type: "mutation", resultRev: _rev });
  },
);

test("a removed person cannot log in, and a person of another role has that one at the next login", async () => {
  const { folder, lake } = await openLakeWithMara();
  await command(folder, "people role Mara contributor");
  const me = await clientOf(lake, { token: await logIn(lake, "mara") }).users.getById("me");
  expect(me).toMatchObject({ name: "Mara", role: "contributor" });
  await command(folder, "people remove Mara");
  await expect(logIn(lake, "mara")).rejects.toThrow();
  expect(await command(folder, "people remove Mara")).toMatchObject({
    code: 2,
    failure: expect.stringContaining(`Nobody is called Mara in ${folder}`),
  });
});

test("people are listed with their last use", async () => {
  const { folder, lake } = await openLakeWithMara();
  expect((await command(folder, "people list")).output).toMatch(/Mara +viewer +never +0$/);
  await statusOf(lake, await logIn(lake, "mara"));
  const minute = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
  expect((await command(folder, "people list")).output).toMatch(new RegExp(`Mara +viewer +${minute} +1$`));
});

test("a token is listed, revoked and removed by its name or id, and its listeners end", async () => {
  const { folder, lake } = await openLakeWithMara();
  const token = (await command(folder, "tokens create window --days 3")).output;
  expect((await command(folder, "tokens list")).output).toMatch(/ window +viewer +never +\d{4}-/);
  expect((await command(folder, "token create door")).output, "as in the first version").toMatch(/^lake/);
  await command(folder, "tokens remove door");
  const { ended } = await listen(lake, token);
  const [line = ""] = (await command(folder, "tokens list")).output.split("\n").slice(1);
  const [id = "", , , day] = line.split(/ +/);
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  await command(folder, `tokens revoke ${id}`);
  vi.advanceTimersByTime(1000);
  await ended;
  expect(await statusOf(lake, token)).toBe(401);
  expect((await command(folder, "tokens list")).output).toMatch(/ window .* revoked$/);
  expect((await command(folder, "tokens remove window")).output).toBe(`Removed: window (${id})`);
  expect((await command(folder, "tokens list")).output).toBe("Id  Name  Role  Last use  Ends");
  expect(await command(folder, "tokens remove window")).toMatchObject({ code: 2 });
});

test("last use is written down at most once a minute", async () => {
  const folder = await temporaryFolder();
  const access = openAccess(folder, quickPasswords);
  const anna = await access.people.setPassword({ name: "Anna", password: PASSWORD });
  const token = access.tokens.issue({ caller: anna, kind: "token" });
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000_000_000 });
  const lastUse = () => access.tokens.list()[0]?.lastUsed;
  access.tokens.identify(token);
  vi.setSystemTime(1_000_000_059_000);
  access.tokens.identify(token);
  expect(lastUse()).toBe(1_000_000_000_000);
  vi.setSystemTime(1_000_000_060_000);
  access.tokens.identify(token);
  expect(lastUse()).toBe(1_000_000_060_000);
  access.close();
});
