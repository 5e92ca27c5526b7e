import { Agent, get, request } from "node:http";
import { cacheStatus } from "#server/pages/cached-response.ts";
import type { Process } from "./processes.ts";

export type Target = {
  url: string;
  headers?: Record<string, string>;
  /** Sent as a form; answered with nothing. */
  form?: string;
  /** The beginning of the answer's Cache-Status, so that a cached page cannot pass for a rendered one. */
  status?: string;
};

const CONCURRENCY = 8;

/** Asks for each in turn, a few at a time on persistent connections. */
export async function requestAll(targets: Iterable<Target>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const queue = targets[Symbol.iterator]();
  await Promise.all(Array.from({ length: CONCURRENCY }, () => work(queue, agent)));
  agent.destroy();
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
      if (response.statusCode !== 200) return reject(new Error(`${url}: ${response.statusCode}`));
      response.toArray().then((chunks) => resolve(Buffer.concat(chunks)), reject);
    }).on("error", reject);
  });
}

/** So many requests for one page of a shop without PUBLIC_URL, which renders it for each: it caches pages of its own address alone. */
export function uncached(url: string, count: number): Target[] {
  return Array.from({ length: count }, (_, index) => ({
    url,
    headers: { Host: `unknown-${index}.example` },
    status: cacheStatus.bypass,
  }));
}

async function work(queue: Iterator<Target>, agent: Agent) {
  for (let next = queue.next(); !next.done; next = queue.next()) await check(next.value, agent);
}

/** Rejects where something else is answered than what is measured. */
function check({ url, headers, form, status = "" }: Target, agent: Agent): Promise<void> {
  const method = form === undefined ? "GET" : "POST";
  return new Promise((resolve, reject) => {
    request(url, { agent, method, headers: { "Accept-Encoding": "br", ...headers } }, (response) => {
      const answered = `${response.headers["cache-status"]}`;
      const isMeant = response.statusCode === (form === undefined ? 200 : 204);
      response.on(
        "end",
        isMeant && (form !== undefined || answered.startsWith(status))
          ? resolve
          : () => reject(new Error(`${url}: ${response.statusCode}, ${answered}`)),
      );
      response.resume();
    })
      .on("error", reject)
      .end(form);
  });
}
