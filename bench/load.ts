import { Agent, get } from "node:http";
import type { Process } from "./processes.ts";

export type Target = { url: string; headers?: Record<string, string> };

const CONCURRENCY = 8;

/** Asks for each in turn, a few at a time on kept connections; resolves with the time it took, in milliseconds. */
export async function requestAll(targets: Iterable<Target>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const queue = targets[Symbol.iterator]();
  const began = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, () => work(queue, agent)));
  agent.destroy();
  return performance.now() - began;
}

/** Processor time of the server for one of these, in milliseconds. */
export async function cpuPerRequest(server: Process, targets: Target[]): Promise<number> {
  const before = server.cpuMs();
  await requestAll(targets);
  return (server.cpuMs() - before) / targets.length;
}

export function bytesOf({ url, headers }: Target): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br", ...headers } }, (response) => {
      response.toArray().then((chunks) => resolve(Buffer.concat(chunks)), reject);
    }).on("error", reject);
  });
}

async function work(queue: Iterator<Target>, agent: Agent) {
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const { url, headers } = next.value;
    await new Promise<void>((resolve, reject) => {
      get(url, { agent, headers: { "Accept-Encoding": "br", ...headers } }, (response) => {
        response.on("end", resolve).resume();
      }).on("error", reject);
    });
  }
}
