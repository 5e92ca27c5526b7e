import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import { freePort } from "#server/lake/lake-process.ts";
import { isAlive } from "./support/running-lake.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** These stand before `node` in the commands of package.json. */
const startedWith = /"start": "(.*?)node /.exec(readFileSync(join(root, "package.json"), "utf8"))?.[1] ?? "";

/** A busy machine takes its time to start a shell. */
const ENDING = { timeout: 20_000, interval: 100 };

/** A shop of a few lines, started as the real one is: npm, a script, the shop. */
async function startStandIn(command = ["npm", "start"], beginning = startedWith) {
  const folder = temporaryFolder();
  const shop = join(folder, "shop.mjs");
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ scripts: { start: `${beginning}"${node}" start.mjs` } }),
  );
  writeFileSync(
    join(folder, "start.mjs"),
    `import { run } from ${JSON.stringify(join(root, "scripts/run.mjs"))}; run(${JSON.stringify(shop)}, {});`,
  );
  writeFileSync(
    shop,
    `import { createServer } from "node:http";
const server = createServer((_, response) => response.end("open")).listen(Number(process.env.PORT), "127.0.0.1");
server.once("listening", () => console.log("open " + process.pid));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close());`,
  );
  const started = await start(command, folder);
  const pid = Number(/open (\d+)/.exec(await started.said("open "))?.[1]);
  return { ...started, shop: pid };
}

async function start([command = "", ...words]: string[], cwd: string, settings: Record<string, string> = {}) {
  const port = await freePort();
  const { PATH = "", HOME = "" } = process.env;
  const child: ChildProcess = spawn(command, words, {
    cwd,
    env: { PATH, HOME, PORT: String(port), HOST: "127.0.0.1", WARM_PICTURES: "false", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on("line", (line) => lines.push(line));
  onTestFinished(() => {
    for (const pid of descendantsOf(child.pid ?? 0)) if (isAlive(pid)) process.kill(pid, "SIGKILL");
  });
  const said = async (words: string) => {
    await expect.poll(() => lines.join("\n"), { timeout: 150_000 }).toContain(words);
    return lines.join("\n");
  };
  return { child, port, said };
}

/** The process, its child, and so on. */
function descendantsOf(pid: number): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number);
  return [pid, ...children.flatMap(descendantsOf)];
}

function parentOf(pid: string): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}

async function expectNothingLeft(pids: number[], port: number) {
  await expect.poll(() => pids.filter(isAlive), ENDING).toEqual([]);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
}

test.each(
  ["npm", "the script", "the shop"].flatMap((name, place) =>
    (["SIGTERM", "SIGINT"] as const).map((signal) => ({ name, place, signal })),
  ),
)("$signal to $name leaves no process and no port", async ({ place, signal }) => {
  const { child, port } = await startStandIn();
  const all = descendantsOf(child.pid ?? 0);
  expect(all).toHaveLength(3);
  process.kill(all[place] ?? 0, signal);
  await expectNothingLeft(all, port);
});

test.each([
  ["npm", 0, "SIGTERM"],
  ["the shell", 1, "SIGTERM"],
  ["the shell", 1, "SIGKILL"],
] as const)(
  "where a shell stands between, the end of %s is noticed",
  async (_name, place, signal) => {
    const { child, port } = await startStandIn(["npm", "start"], "");
    const all = descendantsOf(child.pid ?? 0);
    expect(all).toHaveLength(4);
    process.kill(all[place] ?? 0, signal);
    await expectNothingLeft(all, port);
  },
  60_000,
);

test("npm start, told to end, leaves nothing of the shop and its content lake", async () => {
  const { child, port, said } = await start(["npm", "start"], root, { DATA_DIR: temporaryFolder() });
  await said("Trousseau is open");
  const all = descendantsOf(child.pid ?? 0);
  expect(all.length).toBeGreaterThan(4);
  child.kill("SIGTERM");
  await expectNothingLeft(all, port);
}, 200_000);

test("a shop that is told to end before it is open ends well", async () => {
  const { child, port, said } = await start([node, "server/main.ts"], root, { DATA_DIR: temporaryFolder() });
  await said('"content lake started"');
  const all = descendantsOf(child.pid ?? 0);
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
  await expectNothingLeft(all, port);
});

const isRoot = process.getuid?.() === 0;

test.skipIf(!isRoot).each([
  ["npm start", ["npm", "start"]],
  ["the script", [node, "start.mjs"]],
])(
  "as process 1 of a container %s ends when it is told to",
  async (_name, command) => {
    const { child, port } = await startStandIn(["unshare", "--pid", "--fork", "--mount-proc", ...command]);
    const [unshare, first, ...rest] = descendantsOf(child.pid ?? 0);
    process.kill(first ?? 0, "SIGTERM");
    await expectNothingLeft([unshare ?? 0, first ?? 0, ...rest], port);
  },
  60_000,
);

test("what npm was installing ends with the script that waits for it", async () => {
  const folder = temporaryFolder();
  const prepare = JSON.stringify(join(root, "scripts/prepare.mjs"));
  // It has started another, as npm does, and passes no signal on.
  const waiting = `require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"])`;
  const words = JSON.stringify(["-e", `process.on("SIGTERM", () => process.exit()); ${waiting}`]);
  writeFileSync(
    join(folder, "start.mjs"),
    `import { runQuietly } from ${prepare}; console.log("begins"); runQuietly(process.execPath, ${words}, "It");`,
  );
  const { child, port, said } = await start([node, "start.mjs"], folder);
  await said("begins");
  await expect.poll(() => descendantsOf(child.pid ?? 0).length, ENDING).toBe(3);
  const all = descendantsOf(child.pid ?? 0);
  child.kill("SIGTERM");
  await expectNothingLeft(all, port);
});
