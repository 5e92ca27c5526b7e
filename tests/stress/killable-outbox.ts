import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { z } from "zod";
import { listenOnFreePort } from "#tests/support/free-port.ts";
import { type MailPoint, openMailServer } from "#tests/support/mail-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** Where a delivery is: what the process asks the content host, and what it passes to the mail server. */
type DeliveryPoint = "content requested" | "content stored" | "content answered" | `mail ${MailPoint}`;

const answered = z.object({ answer: z.unknown(), state: z.object({ waiting: z.number() }) });

/**
 * `outbox-process.ts` with a content host and a mail server of its own, gone when the test is.
 * @param store is passed the body of each request to the content host.
 * @param reached is told of each point.
 */
export async function openKillableOutbox(
  store: (body: unknown) => void,
  reached: (point: DeliveryPoint) => void,
) {
  const folder = temporaryFolder();
  const contentHost = await openStore(store, reached);
  const mail = await openMailServer([], (point) => reached(`mail ${point}`));
  onTestFinished(() => mail.close());
  let child: ChildProcess | undefined;
  onTestFinished(() => void child?.kill("SIGKILL"));

  async function start(): Promise<ChildProcess> {
    const env = { ...process.env, DATA_DIR: folder, CONTENT_HOST: contentHost, SMTP_URL: mail.url };
    const started = fork(join(import.meta.dirname, "outbox-process.ts"), {
      env,
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    await once(started, "message");
    return started;
  }

  return {
    mails: mail.mails,
    kill: () => void child?.kill("SIGKILL"),
    /** Starts the process when there is none. `undefined`: it was killed before it answered. */
    async ask(message: string) {
      // One that was killed is not gone at once, and answers nothing any more.
      if (child?.killed && child.exitCode === null && child.signalCode === null) await once(child, "exit");
      if (!child || child.exitCode !== null || child.signalCode !== null) child = await start();
      const running = child;
      const done = new AbortController();
      const first = ["message", "exit"].map((event) => once(running, event, { signal: done.signal }));
      running.send(message, () => undefined);
      const [response] = await Promise.race(first);
      done.abort();
      await Promise.allSettled(first);
      return answered.safeParse(response).data;
    },
  };
}

/** A content host that answers every mutation as the hosted service does. */
async function openStore(
  store: (body: unknown) => void,
  reached: (point: DeliveryPoint) => void,
): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    response.setHeader("content-type", "application/json");
    // Asked for a document it has none: what is stored is looked through when the test ends.
    if (request.method !== "POST") return response.end(JSON.stringify({ documents: [] }));
    reached("content requested");
    store(JSON.parse(body));
    reached("content stored");
    return response.end(JSON.stringify({ transactionId: "t", results: [] }), () =>
      reached("content answered"),
    );
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listenOnFreePort(server)}`;
}
