import { expect, test, vi } from "vitest";
import { listenTo } from "../testing/listening.ts";
import { runHere } from "../testing/run-here.ts";
import { browser, openLake, PASSWORD, sendLoginForm } from "../testing/test-lake.ts";

/** The test owns the lake's timer, so that it looks for changes when the test says. */
async function openLakeWithMara() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const lake = await openLake();
  await lake.access().people.setPassword({ name: "Mara", role: "viewer", password: PASSWORD });
  return {
    lake,
    command: (line: string) => runHere([...line.split(" "), "--folder", lake.folder]),
    /** Returns the token of a logged-in browser's session. */
    async logIn(): Promise<string> {
      const response = await sendLoginForm(lake, { name: "mara", password: PASSWORD });
      const { hash } = new URL(response.headers.get("Location") ?? "");
      return (await (await lake.ask(`/v1/auth/fetch?${hash.slice(1)}`, { headers: browser })).json()).token;
    },
    /** `ended` resolves when the lake has ended the listener. */
    async listen(token: string): Promise<{ ended: Promise<unknown> }> {
      const { body } = await lake.ask("/v1/data/listen/production?query=*", { as: { token } });
      return { ended: new Response(body).text() };
    },
    statusOf: async (token: string) => (await lake.ask("/v1/auth/id", { as: { token } })).status,
  };
}

test.each(["people role Mara editor", "people revoke mara", "people remove Mara"])(
  "while the lake runs, `%s` ends her session and her listeners, and nobody else's",
  async (line) => {
    const { lake, logIn, listen, statusOf, command } = await openLakeWithMara();
    const token = await logIn();
    const { ended } = await listen(token);
    const editor = lake.as("editor");
    const other = await listenTo(editor);
    expect(await statusOf(token)).toBe(200);
    expect(await command(line)).toMatchObject({ code: 0 });
    vi.advanceTimersByTime(1000);
    await ended;
    expect(await statusOf(token)).toBe(401);
    const { _rev: resultRev } = await editor.create({ _id: "gown", _type: "product" });
    // A listener whose connection ends is told of a newer change first.
    expect(await other.next()).toMatchObject({ type: "mutation", resultRev });
  },
);

test("a removed person cannot log in, and a person of another role has that one at the next login", async () => {
  const { lake, logIn, command } = await openLakeWithMara();
  await command("people role Mara contributor");
  const me = await lake.as({ token: await logIn() }).users.getById("me");
  expect(me).toMatchObject({ name: "Mara", role: "contributor" });
  await command("people remove Mara");
  await expect(logIn()).rejects.toThrow();
  const failure = expect.stringContaining(`Nobody is called Mara in ${lake.folder}`);
  expect(await command("people remove Mara")).toMatchObject({ code: 2, failure });
});

test("people are listed with their last use", async () => {
  const { logIn, statusOf, command } = await openLakeWithMara();
  expect((await command("people list")).output).toMatch(/Mara +viewer +never +0$/);
  await statusOf(await logIn());
  expect((await command("people list")).output).toMatch(/Mara +viewer +\d{4}-\d\d-\d\d \d\d:\d\d +1$/);
});

test("a token is listed, revoked and removed by its name or id, and its listeners end", async () => {
  const { listen, statusOf, command } = await openLakeWithMara();
  const run = async (line: string) => (await command(line)).output;
  const token = await run("tokens create window --days 3");
  expect(await run("tokens list")).toMatch(/ window +viewer +- +never +\d{4}-/);
  expect(await run("token create door"), "as in the first version").toMatch(/^lake/);
  await run("tokens remove door");
  const { ended } = await listen(token);
  const [, line = ""] = (await run("tokens list")).split("\n");
  const [id = "", , , , day] = line.split(/ +/);
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  await run(`tokens revoke ${id}`);
  vi.advanceTimersByTime(1000);
  await ended;
  expect(await statusOf(token)).toBe(401);
  expect(await run("tokens list")).toMatch(/ window .* revoked$/);
  expect(await run("tokens remove window")).toBe(`Removed: window (${id})`);
  expect(await run("tokens list")).toBe("Id  Name  Role  Made by  Last use  Ends");
  expect(await command("tokens remove window")).toMatchObject({ code: 2 });
});
