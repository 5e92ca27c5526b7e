import { Agent, get } from "node:http";
import type { Process } from "./processes.ts";

export type Visit = { url: string; headers?: Record<string, string> };

const CONCURRENCY = 8;

/** Asks for each in turn, a few at a time on kept connections; resolves with the time it took, in milliseconds. */
export async function ask(visits: Iterable<Visit>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const queue = visits[Symbol.iterator]();
  const began = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, () => work(queue, agent)));
  agent.destroy();
  return performance.now() - began;
}

/** Processor time of the server for one of these, in milliseconds. */
export async function cpuPerVisit(server: Process, visits: Visit[]): Promise<number> {
  const before = server.cpuMs();
  await ask(visits);
  return (server.cpuMs() - before) / visits.length;
}

export function bytesOf({ url, headers }: Visit): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br", ...headers } }, (response) => {
      response.toArray().then((chunks) => resolve(Buffer.concat(chunks)), reject);
    }).on("error", reject);
  });
}

async function work(queue: Iterator<Visit>, agent: Agent) {
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const { url, headers } = next.value;
    await new Promise<void>((resolve, reject) => {
      get(url, { agent, headers: { "Accept-Encoding": "br", ...headers } }, (response) => {
        response.on("end", resolve).resume();
      }).on("error", reject);
    });
  }
}
