// @ts-check
// Vitest ends its process after each run, which for Stryker is after each mutant. This one stays: what a mutant costs is the
// shop's own code and the tests, not a Node and the packages anew. mutation-setup.mjs loads the shop's code anew for each.
import { ForksPoolWorker } from "vitest/node";

/** A new process takes over after this many runs. */
const RUNS = 100;

const EVERY_TEST = /(?:)/;

/** @type {{ worker: ForksPoolWorker, runs: number } | undefined} */
let persistent;

export class PersistentProcess {
  name = "persistent";
  cacheFs = true;
  /** @type {Set<(message: unknown) => void>} */
  #listeners = new Set();
  /** @type {ForksPoolWorker} */
  #worker;
  #hasExited = false;

  /** @param {import("vitest/node").PoolOptions} options */
  constructor(options) {
    if (persistent && persistent.runs >= RUNS) void endPersistentProcess();
    persistent ??= { worker: new ForksPoolWorker(options), runs: 0 };
    this.#worker = persistent.worker;
  }

  start = async () => {
    if (persistent && persistent.runs++ === 0) await this.#worker.start();
    this.on("exit", this.#onExit);
  };

  #onExit = () => {
    this.#hasExited = true;
  };

  /** @type {(event: string, listener: (message: unknown) => void) => void} */
  on = (event, listener) => {
    if (event === "message") this.#listeners.add(listener);
    this.#worker.on(event, listener);
  };

  /** @type {(event: string, listener: (message: unknown) => void) => void} */
  off = (event, listener) => {
    this.#listeners.delete(listener);
    this.#worker.off(event, listener);
  };

  /** @param {import("vitest/node").WorkerRequest} message */
  send = (message) => {
    if (message.type === "run") {
      // Vitest numbers its processes anew in each run; this number tells mutation-setup.mjs of a new one.
      message.context.workerId = persistent?.runs ?? 0;
      // All tests of the files that run the changed code are run. Stryker names only those that ran it first, and
      // misses one that looks at what another has remembered. Its names would also be wrong, because Vitest restores
      // an earlier configuration after each file.
      for (const file of message.context.files) file.testNamePattern = EVERY_TEST;
    }
    if (message.type !== "stop") return this.#worker.send(message);
    for (const listener of this.#listeners) listener({ type: "stopped", __vitest_worker_response__: true });
  };

  stop = () => {
    this.off("exit", this.#onExit);
    for (const listener of this.#listeners) this.off("message", listener);
    if (this.#hasExited) persistent = undefined;
    return Promise.resolve();
  };

  deserialize = (/** @type {unknown} */ data) => data;
}

export async function endPersistentProcess() {
  const worker = persistent?.worker;
  persistent = undefined;
  await worker?.stop();
}
