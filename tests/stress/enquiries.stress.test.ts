import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { openMailServer } from "#tests/support/mail-server.ts";

/** Between every two steps of an enquiry: a process is killed at each of them so many times. */
const points = [
  "committed",
  "content requested",
  "content stored",
  "content answered",
  "mail recipient",
  "mail taken",
  "mail acknowledged",
] as const;
type Point = (typeof points)[number];
const KILLS_PER_POINT = 8;

/** Sent in each life of the process. */
const MESSAGES = 3;

const told = z.object({
  message: z.string(),
  receipt: z.object({ isKept: z.literal(true) }),
  state: z.object({ waiting: z.number() }),
});
const mutations = z.object({
  mutations: z.array(z.object({ createIfNotExists: z.object({ _id: z.string(), message: z.string() }) })),
});

test("Killed between every two steps, again and again, the shop delivers all that was sent, once and in order", async () => {
  const folder = await mkdtemp(join(tmpdir(), "trousseau-enquiries-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  let child: ChildProcess | undefined;
  let killAt: Point | undefined;
  const reached = (point: Point) => {
    if (point === killAt) child?.kill("SIGKILL");
  };
  const stored = new Map<string, string>();
  const host = await openContentHost(stored, reached);
  const mail = await openMailServer([], (point) => reached(`mail ${point}`));
  onTestFinished(() => mail.close());

  const environment = { ...process.env, DATA_DIR: folder, CONTENT_HOST: host, SMTP_URL: mail.url };
  const script = join(import.meta.dirname, "enquiring-process.ts");
  async function start(): Promise<ChildProcess> {
    const started = fork(script, {
      env: environment,
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    await once(started, "message");
    return started;
  }

  const sent: string[] = [];
  let kills = 0;
  const lives = points.flatMap((point) => Array.from({ length: KILLS_PER_POINT }, () => point));
  for (const [life, point] of lives.entries()) {
    const running = await start();
    child = running;
    killAt = point;
    const ended = once(running, "exit");
    for (let number = 0; number < MESSAGES; number += 1) {
      const message = String(life * MESSAGES + number);
      const answer = await Promise.race([send(running, message), ended]);
      if (!told.safeParse(answer).success) break;
      sent.push(message);
      reached("committed");
    }
    const [, signal] = await ended;
    expect(signal, point).toBe("SIGKILL");
    kills += 1;
  }

  killAt = undefined;
  const last = await start();
  onTestFinished(() => void last.kill("SIGKILL"));
  const lastMessage = String(lives.length * MESSAGES);
  sent.push(lastMessage);
  await vi.waitFor(async () => {
    const { state } = told.parse(await send(last, lastMessage));
    expect(state.waiting).toBe(0);
  }, 60_000);

  const committed = sent.filter((message, index) => sent.indexOf(message) === index);
  expect(kills).toBe(points.length * KILLS_PER_POINT);
  expect(committed.length).toBeGreaterThan(kills);
  // A message whose receipt was lost with the process may have been committed as well.
  const found = [...stored.values()];
  expect(found.filter((message) => committed.includes(message))).toEqual(committed);
  expect(new Set(found).size, "each once").toBe(found.length);
  for (const kind of ["notice", "copy"]) {
    const mails = mail.mails.filter(({ messageId }) => messageId?.startsWith(`<${kind}.`));
    const byId = new Map(mails.map(({ messageId, text }) => [messageId, /> (\d+)/.exec(text ?? "")?.[1]]));
    expect([...byId.values()].toSorted(byNumber), `${kind}: all that was stored`).toEqual(found);
    if (kind === "notice") expect([...byId.values()], "in order").toEqual(found);
    // SMTP cannot do better: taken, and killed before that was noted. A reader shows mails of one Message-ID once.
    expect(mails.length - byId.size).toBeLessThanOrEqual(2 * KILLS_PER_POINT);
  }
}, 600_000);

async function send(child: ChildProcess, message: string): Promise<unknown> {
  const answer = once(child, "message");
  child.send(message, () => undefined);
  return (await answer)[0];
}

function byNumber(a: string | undefined, b: string | undefined): number {
  return Number(a) - Number(b);
}

/** Takes documents as the hosted service does: one that is there stays as it is. */
async function openContentHost(
  stored: Map<string, string>,
  reached: (point: Point) => void,
): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    if (request.method !== "POST") return response.writeHead(404).end();
    reached("content requested");
    store(body);
    reached("content stored");
    return answer(response, () => reached("content answered"));
  });
  function store(body: string) {
    for (const { createIfNotExists } of mutations.parse(JSON.parse(body)).mutations)
      if (!stored.has(createIfNotExists._id)) stored.set(createIfNotExists._id, createIfNotExists.message);
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

function answer(response: ServerResponse, answered: () => void) {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ transactionId: "t", results: [] }), answered);
}
