import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder, writeDataset } from "../testing/test-lake.ts";

/** Each test starts one or two processes. */
vi.setConfig({ testTimeout: 60_000 });

const command = fileURLToPath(new URL("./content-lake-command.ts", import.meta.url));
const gown = { _id: "odile", _type: "gown", image: { _sanityAsset: "image@file://./images/odile.jpg" } };
const token = "a-secret-between-two-processes-alone";
const writerToken = "another-secret-between-two-processes";

test("says its port to whoever started it, knows the token that it was given, and answers pings", async () => {
  const { child, origin } = await started(await temporaryFolder(), ["--seed", await dataset()]);
  const query = encodeURIComponent("count(*[_type == 'gown'])");
  const url = `${origin}/v2021-10-21/data/query/production?query=${query}&perspective=raw`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  expect(await response.json()).toMatchObject({ result: 1 });
  const pong = once(child, "message");
  child.send("ping");
  expect(await pong).toEqual(["pong", undefined]);
});

test("ends when whoever started it is gone", async () => {
  const { child } = await started(await temporaryFolder(), []);
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});

/** This source runs in the process before its command does. */
function beginningWith(source: string): NodeJS.ProcessEnv {
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` };
}

test("also when that one is gone before it has begun", async () => {
  const slowStart = beginningWith("await new Promise((resolve) => process.once('disconnect', resolve));");
  const child = spawnServe(await temporaryFolder(), [], slowStart);
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});

test.each(["ready", "pong"])("also when it finds that out by saying %s", async (word) => {
  // The system behaves like this when the other end is killed: the write fails, and then the channel closes.
  const broken = beginningWith(`const send = process.send.bind(process);
    process.send = (message, callback) => {
      if (!JSON.stringify(message).includes("${word}")) return send(message, callback);
      const error = new Error("write EPIPE");
      process.nextTick(callback ?? ((error) => process.emit("error", error)), error);
      setTimeout(() => process.disconnect(), 50);
    };`);
  const child = spawnServe(await temporaryFolder(), [], broken);
  child.on("message", () => child.connected && child.send("ping", () => undefined));
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("also while it imports, and leaves nothing half done", async () => {
  const folder = await temporaryFolder();
  const seed = await dataset();
  const child = spawnServe(folder, ["--seed", seed]);
  await expect.poll(() => existsSync(join(folder, "lock")), { timeout: 20_000 }).toBe(true);
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
  await started(folder, ["--seed", seed]);
});

test("holds the rules of a module, and does not begin with one that has none, nor without its words", async () => {
  const folder = await temporaryFolder();
  const module = join(folder, "rules.mjs");
  await writeFile(module, "export const rules = [([{ id }]) => [{ id, description: 'Nobody writes.' }]];");
  const { origin } = await started(join(folder, "lake"), ["--rules", module]);
  const response = await fetch(`${origin}/v2021-10-21/data/mutate/production`, {
    method: "POST",
    headers: { Authorization: `Bearer ${writerToken}`, "Content-Type": "application/json" },
    body: JSON.stringify({ mutations: [{ create: { _id: "odile", _type: "gown" } }] }),
  });
  expect(response.status).toBe(409);
  expect(await response.text()).toContain("Nobody writes.");
  await writeFile(module, "export const others = [];");
  expect(await failure(join(folder, "other"), ["--rules", module])).toMatch(
    /^--rules must be a module that exports a list of functions as rules, not .*\n$/,
  );
  expect(await failure(join(folder, "other"), ["--words", module])).toMatch(
    /^--words must be a module that exports words with a function t, not .*\n$/,
  );
});

test("a thousand connections at once all fit into the backlog", async () => {
  const { child, origin } = await started(await temporaryFolder(), []);
  // A stopped process accepts no connection, so the system holds them.
  child.kill("SIGSTOP");
  onTestFinished(() => void child.kill("SIGCONT"));
  const { port } = new URL(origin);
  const sockets = Array.from({ length: 1000 }, () => connect(Number(port), "127.0.0.1"));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  expect(await Promise.all(sockets.map((socket) => once(socket, "connect")))).toHaveLength(1000);
});

/** Returns what it says on standard error before it ends. */
async function failure(folder: string, words: string[]): Promise<string> {
  const child = spawnServe(folder, words);
  const [said, [code]] = await Promise.all([child.stderr ? text(child.stderr) : "", once(child, "close")]);
  expect(code).toBeGreaterThan(0);
  return said;
}

test("why it cannot start is said in one sentence", async () => {
  const folder = await temporaryFolder();
  const { port } = new URL((await started(folder, [])).origin);
  expect(await failure(folder, [])).toMatch(/^Another process is using the content lake in [^\n]+\n$/);
  expect(await failure(await temporaryFolder(), ["--port", port])).toBe(
    `Port ${port} is in use: choose another with --port\n`,
  );
  expect(await failure(await temporaryFolder(), ["--host", "203.0.113.9"])).toMatch(
    /^--host must be an address of this machine.*, not 203\.0\.113\.9\n$/,
  );
  const seed = await temporaryFolder();
  expect(await failure(await temporaryFolder(), ["--seed", seed])).toContain(join(seed, "data.ndjson"));
});

test("without a token it answers only where it is served to the public, and only at its own address", async () => {
  const query = "/v1/data/query/production?query=count(*)";
  const statuses: number[] = [];
  for (const words of [[], ["--public"]]) {
    const { origin } = await started(await temporaryFolder(), words);
    statuses.push((await fetch(origin + query)).status);
    await expect(fetch(origin.replace("127.0.0.1", "127.0.0.2"))).rejects.toThrow();
  }
  expect(statuses).toEqual([401, 200]);
});

function dataset(): Promise<string> {
  return writeDataset([gown], { "odile.jpg": "#806040" });
}

async function started(folder: string, words: string[]) {
  const child = spawnServe(folder, words);
  const [message]: { ready: { port: number } }[] = await once(child, "message");
  return { child, origin: `http://127.0.0.1:${message?.ready.port}` };
}

function spawnServe(folder: string, words: string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const own = ["--folder", folder, "--project", "atelier", "--port", "0"];
  const child = spawn(process.execPath, [command, "serve", ...own, ...words], {
    env: {
      ...process.env,
      CONTENT_LAKE_SERVICE_TOKEN: token,
      CONTENT_LAKE_WRITER_TOKEN: writerToken,
      ...environment,
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  });
  return child;
}
