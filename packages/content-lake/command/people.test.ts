import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import type { ContentLake } from "../content-lake.ts";
import { openAccess } from "../store/access.ts";
import { listenTo } from "../testing/listening.ts";
import { clientOf, ORIGIN, openTestLake, temporaryFolder } from "../testing/test-lake.ts";

// Each command is a process of its own, and a password is slow on purpose.
vi.setConfig({ testTimeout: 90_000 });

async function command(folder: string, args: string[], input = "") {
  const file = join(import.meta.dirname, "content-lake-command.ts");
  const child = spawn(process.execPath, [file, ...args, "--folder", folder]);
  child.stdin.end(input);
  const [output, failure] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode, output: output.trim(), failure: failure.trim() };
}

const PASSWORD = "a long enough secret";

/** A browser in which somebody has logged in: its session's token. */
async function logIn(lake: ContentLake, name: string): Promise<string> {
  const target = encodeURIComponent(`${ORIGIN}/studio`);
  const headers = { Cookie: `lake-login=${"b".repeat(32)}` };
  const login = new Request(`${ORIGIN}/v1/login?origin=${target}`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ name, password: PASSWORD }),
  });
  const response = await lake.respond(login, { address: "192.0.2.1" });
  const sid = new URL(response.headers.get("Location") ?? "").hash.slice("#sid=".length);
  const session = await lake.fetch(`${ORIGIN}/v1/auth/fetch?sid=${sid}`, { headers });
  return (await session.json()).token;
}

/** `ended` resolves when the lake has ended it. */
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

async function openLakeWithMara() {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder });
  const access = openAccess(folder, []);
  await access.people.setPassword({ name: "Mara", role: "viewer", password: PASSWORD });
  access.close();
  return { folder, lake };
}

async function statusOf(lake: ContentLake, token: string): Promise<number> {
  const response = await lake.fetch(`${ORIGIN}/v1/auth/id`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.status;
}

test("a new password keeps the role of whoever has one, and somebody new is an editor", async () => {
  const { folder } = await openLakeWithMara();
  const again = await command(folder, ["set-password", "mara"], "another long secret");
  expect(again.output).toBe("Mara can log in as viewer.");
  const noor = await command(folder, ["set-password", "Noor"], PASSWORD);
  expect(noor.output).toBe("Noor can log in as editor.");
  const wrong = await command(folder, ["set-password", "Noor", "--role", "queen"], PASSWORD);
  expect(wrong).toMatchObject({ code: 2, failure: expect.stringContaining("viewer, contributor, editor") });
});

test.each(["people role Mara editor", "people revoke mara", "people remove Mara"])(
  "while the lake runs, `%s` ends her session and her listeners",
  async (line) => {
    const { folder, lake } = await openLakeWithMara();
    const token = await logIn(lake, "mara");
    const { ended } = await listen(lake, token);
    const shop = clientOf(lake, { token: lake.issueToken({ name: "shop", role: "viewer" }) });
    const other = listenTo(shop.listen("*", {}, { events: ["welcome", "mutation", "reconnect"] }));
    expect(await other.next()).toMatchObject({ type: "welcome" });
    expect(await statusOf(lake, token)).toBe(200);
    expect(await command(folder, line.split(" "))).toMatchObject({ code: 0 });
    await ended;
    expect(await statusOf(lake, token)).toBe(401);
    const editor = clientOf(lake, { token: lake.issueToken({ name: "test", role: "editor" }) });
    const { _rev } = await editor.create({ _id: "gown", _type: "product" });
    // Whose connection is ended as well, is told of a new one first.
    expect(await other.next(), "nobody else is disturbed").toMatchObject({
      type: "mutation",
      resultRev: _rev,
    });
  },
);

test("a new password ends her listeners as well", async () => {
  const { folder, lake } = await openLakeWithMara();
  const { ended } = await listen(lake, await logIn(lake, "mara"));
  await command(folder, ["set-password", "Mara"], "another long secret");
  await expect(ended).resolves.toBeUndefined();
});

test("a removed person cannot log in, and a person of another role has that one at the next login", async () => {
  const { folder, lake } = await openLakeWithMara();
  await command(folder, ["people", "role", "Mara", "contributor"]);
  const me = await clientOf(lake, { token: await logIn(lake, "mara") }).users.getById("me");
  expect(me).toMatchObject({ name: "Mara", role: "contributor" });
  await command(folder, ["people", "remove", "Mara"]);
  await expect(logIn(lake, "mara")).rejects.toThrow();
  expect(await command(folder, ["people", "remove", "Mara"])).toMatchObject({
    code: 2,
    failure: expect.stringContaining(`Nobody is called Mara in ${folder}`),
  });
});

test("people are listed with their last use", async () => {
  const { folder, lake } = await openLakeWithMara();
  expect((await command(folder, ["people", "list"])).output).toMatch(/Mara +viewer +never +0$/);
  await statusOf(lake, await logIn(lake, "mara"));
  const minute = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
  expect((await command(folder, ["people", "list"])).output).toMatch(
    new RegExp(`Mara +viewer +${minute} +1$`),
  );
});

test("a token is listed, revoked and removed by its name or id, and its listeners end", async () => {
  const { folder, lake } = await openLakeWithMara();
  const token = (await command(folder, ["token", "create", "window", "--days", "3"])).output;
  expect((await command(folder, ["tokens", "list"])).output).toMatch(/ window +viewer +never +\d{4}-/);
  const { ended } = await listen(lake, token);
  const [line = ""] = (await command(folder, ["tokens", "list"])).output.split("\n").slice(1);
  const [id = "", , , day] = line.split(/ +/);
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  await command(folder, ["tokens", "revoke", id]);
  await ended;
  expect(await statusOf(lake, token)).toBe(401);
  expect((await command(folder, ["tokens", "list"])).output).toMatch(/ window .* revoked$/);
  expect((await command(folder, ["tokens", "remove", "window"])).output).toBe(`Removed: window (${id})`);
  expect((await command(folder, ["tokens", "list"])).output).toBe("Id  Name  Role  Last use  Ends");
  expect(await command(folder, ["tokens", "remove", "window"])).toMatchObject({ code: 2 });
});

test("last use is written down at most once a minute", async () => {
  const folder = await temporaryFolder();
  const access = openAccess(folder, []);
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
  vi.useRealTimers();
  access.close();
});
