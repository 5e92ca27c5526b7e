import { once } from "node:events";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { forkLake, startLake } from "../testing/lake-process.ts";
import { temporaryFolder, writeDataset } from "../testing/test-lake.ts";

const serviceToken = "a-secret-between-two-processes-alone";
const writerToken = "another-secret-between-two-processes";
const tokens = { CONTENT_LAKE_SERVICE_TOKEN: serviceToken, CONTENT_LAKE_WRITER_TOKEN: writerToken };

async function seedWords(): Promise<string[]> {
  const gown = { _id: "odile", _type: "gown", image: { _sanityAsset: "image@file://./images/odile.jpg" } };
  return ["--seed", await writeDataset([gown], { "odile.jpg": "#806040" })];
}

test("says its port to whoever started it, knows the token that it was given, and answers pings", async () => {
  const { child, origin } = await startLake(await temporaryFolder(), await seedWords(), { env: tokens });
  const query = `query=${encodeURIComponent("count(*[_type == 'gown'])")}&perspective=raw`;
  const headers = { Authorization: `Bearer ${serviceToken}` };
  const response = await fetch(`${origin}/v2021-10-21/data/query/production?${query}`, { headers });
  expect(await response.json()).toMatchObject({ result: 1 });
  const pong = once(child, "message");
  child.send("ping");
  expect(await pong).toEqual(["pong", undefined]);
});

/** This source runs in the process before its command does. */
function beginningWith(source: string) {
  return { env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` } };
}

test("ends when whoever started it is gone", async () => {
  const { child } = await startLake(await temporaryFolder());
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("also when that one is gone before it has begun", async () => {
  const slowStart = beginningWith("await new Promise((resolve) => process.once('disconnect', resolve));");
  const child = forkLake(await temporaryFolder(), [], slowStart);
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
  const child = forkLake(await temporaryFolder(), [], broken);
  child.on("message", () => child.connected && child.send("ping", () => undefined));
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("also while it imports, and leaves nothing half done", async () => {
  const [folder, words] = [await temporaryFolder(), await seedWords()];
  const child = forkLake(folder, words);
  await expect.poll(() => existsSync(join(folder, "lock"))).toBe(true);
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
  await startLake(folder, words);
});

/** Returns what it says on standard error before it ends. */
async function failure(folder: string, ...words: string[]): Promise<string> {
  const child = forkLake(folder, words, { stdio: ["ignore", "ignore", "pipe", "ipc"] });
  const [said, [code]] = await Promise.all([child.stderr ? text(child.stderr) : "", once(child, "close")]);
  expect(code).toBeGreaterThan(0);
  return said;
}

test("holds the rules of a module, and does not begin with one that has none, nor without its words", async () => {
  const module = await temporaryFolder("rules.mjs");
  await writeFile(module, "export const rules = [([{ id }]) => [{ id, description: 'Nobody writes.' }]];");
  const { origin } = await startLake(await temporaryFolder(), ["--rules", module], { env: tokens });
  const headers = { Authorization: `Bearer ${writerToken}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ mutations: [{ create: { _id: "odile", _type: "gown" } }] });
  const url = `${origin}/v2021-10-21/data/mutate/production`;
  const response = await fetch(url, { method: "POST", headers, body });
  expect([response.status, await response.text()]).toEqual([409, expect.stringContaining("Nobody writes.")]);
  await writeFile(module, "export const others = [];");
  for (const [flag, words] of [
    ["--rules", "a list of functions as rules"],
    ["--words", "words with a function t"],
  ] as const)
    expect(await failure(await temporaryFolder(), flag, module)).toMatch(
      new RegExp(`^${flag} must be a module that exports ${words}, not .*\n$`),
    );
});

test("a thousand connections at once all fit into the backlog", async () => {
  const { child, origin } = await startLake(await temporaryFolder());
  // A stopped process accepts no connection, so the system holds them.
  child.kill("SIGSTOP");
  const { port } = new URL(origin);
  const sockets = Array.from({ length: 1000 }, () => connect(Number(port), "127.0.0.1"));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  expect(await Promise.all(sockets.map((socket) => once(socket, "connect")))).toHaveLength(1000);
});

test("why it cannot start is said in one sentence", async () => {
  const [folder, seed] = [await temporaryFolder(), await temporaryFolder()];
  const { port } = new URL((await startLake(folder)).origin);
  const inUse = /^Another process is using [^\n]+\n$/;
  const notHere = /^--host must be an address of this machine.*, not 203\.0\.113\.9\n$/;
  expect(await failure(folder)).toMatch(inUse);
  const elsewhere = async (...words: string[]) => failure(await temporaryFolder(), ...words);
  expect(await elsewhere("--port", port)).toBe(`Port ${port} is in use: choose another with --port\n`);
  expect(await elsewhere("--host", "203.0.113.9")).toMatch(notHere);
  expect(await elsewhere("--seed", seed)).toContain(join(seed, "data.ndjson"));
});

test.each([
  [[], 401],
  [["--public"], 200],
])("without a token it answers with %j: %i, and only at its own address", async (words, status) => {
  const { origin } = await startLake(await temporaryFolder(), words);
  expect((await fetch(`${origin}/v1/data/query/production?query=count(*)`)).status).toBe(status);
  await expect(fetch(origin.replace("127.0.0.1", "127.0.0.2"))).rejects.toThrow();
});
