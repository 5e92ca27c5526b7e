import { setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { networkOf } from "../http/rate-limit.ts";
import { limits } from "../limits.ts";
import { createRecentCost } from "../process/recent-cost.ts";
import { createTaskQueue, type TaskQueue } from "../process/task-queue.ts";

/**
 * Counts failed logins, so that a password cannot be guessed by trying: by where they come from, which is then refused, and by the name, for
 * which guesses from everywhere then take turns with a pause in between. Nobody can lock a person out by guessing at their name.
 */
interface LoginAttempts {
  /** How long this address has to wait before it may try again: 0 when it may. */
  waitMs(address: string): number;
  /** Whether a guess at this name has to wait for its turn among others. */
  hasToQueue(login: Login): boolean;
  /** Makes a guess when it has its turn among all guesses at its name. Rejects with a 503 when too many wait for theirs. */
  inTurn<Result>(login: Login, guess: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  failed(login: Login): void;
  /** Forgets the failures of this name from there. Those of other names, and from elsewhere, may be another's. */
  succeeded(login: Login): void;
}

interface Login {
  name: string;
  address: string;
}

interface LoginClock {
  /** A monotonic clock. The wall clock may be set back, which would prolong every wait. */
  now: () => number;
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

export function createLoginAttempts({ now, sleep }: LoginClock = monotonic): LoginAttempts {
  const { value: max } = limits.loginAddresses;
  // A flood from ever new addresses evicts the oldest failures, not all of them.
  const byNetwork = new LRUCache<string, Failure[]>({ max });
  const byName = new LRUCache<string, Failure[]>({ max });
  /** Where somebody has logged in before, with this name. */
  const known = new LRUCache<string, true>({ max });
  const queues = createNameQueues();

  function recent(failures: LRUCache<string, Failure[]>, key: string): Failure[] {
    return (failures.get(key) ?? []).filter(({ time }) => time > now() - WINDOW_MS);
  }

  function pauseMs(name: string): number {
    const failures = recent(byName, name);
    const slow = failures.length - limits.loginFailures.value;
    const last = failures.at(-1);
    if (last === undefined || slow < 0) return 0;
    return Math.max(0, last.time + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** slow) - now());
  }

  return {
    waitMs(address) {
      const failures = recent(byNetwork, networkOf(address));
      const [oldest] = failures;
      return oldest === undefined || failures.length < limits.loginFailures.value
        ? 0
        : oldest.time + WINDOW_MS - now();
    },
    hasToQueue(login) {
      const { name, network } = keysOf(login);
      return !known.has(placeOf(name, network)) && (pauseMs(name) > 0 || queues.has(name));
    },
    inTurn(login, guess, signal) {
      const { name, network } = keysOf(login);
      const { queue, release } = queues.enter(name);
      async function afterPause() {
        const milliseconds = pauseMs(name);
        if (milliseconds > 0) await sleep(milliseconds, signal);
        return await guess();
      }
      return queue.run(afterPause, siteOf(network), signal).finally(release);
    },
    failed(login) {
      const { name, network } = keysOf(login);
      const failure = { name, network, time: now() };
      byNetwork.set(network, [...recent(byNetwork, network), failure].slice(-limits.loginFailures.value));
      byName.set(name, [...recent(byName, name), failure].slice(-REMEMBERED));
    },
    succeeded(login) {
      const own = keysOf(login);
      const isOther = ({ name, network }: Failure) => name !== own.name || network !== own.network;
      byNetwork.set(own.network, recent(byNetwork, own.network).filter(isOther));
      byName.set(own.name, recent(byName, own.name).filter(isOther));
      known.set(placeOf(own.name, own.network), true);
    },
  };
}

interface Failure {
  name: string;
  network: string;
  time: number;
}

/** A queue for each name that somebody guesses at now: what a network has cost is known in all of them. */
function createNameQueues() {
  const queues = new Map<string, { queue: TaskQueue; users: number }>();
  const costs = createRecentCost();
  const options = { concurrency: 1, maxWaiting: WAITING, maxWaitingPerClient: 1, costs };
  const busyMessage = "Too many people are logging in.";

  return {
    has: (name: string) => queues.has(name),
    enter(name: string) {
      const own = queues.get(name) ?? { queue: createTaskQueue({ ...options, busyMessage }), users: 0 };
      queues.set(name, own);
      own.users += 1;
      function release() {
        own.users -= 1;
        if (own.users === 0) queues.delete(name);
      }
      return { queue: own.queue, release };
    },
  };
}

/** As the table of people compares names; longer ones are nobody's. */
function keysOf({ name, address }: Login) {
  return { name: name.slice(0, LONGEST_NAME).toLowerCase(), network: networkOf(address) };
}

function placeOf(name: string, network: string): string {
  return `${network} ${name}`;
}

/** Whoever has one network of IPv6 may have the 65,536 of the same /48: they take one turn. */
function siteOf(network: string): string {
  return network.split(":").slice(0, 3).join(":");
}

const monotonic: LoginClock = {
  now: performance.now.bind(performance),
  sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal, ref: false }),
};

const WINDOW_MS = 15 * 60 * 1000;
const FIRST_PAUSE_MS = 250;
/** With it, 17,280 guesses a day at one name, from however many networks. */
const LONGEST_PAUSE_MS = 5000;
/** The last of them has its turn before a proxy gives its request up, after half a minute. */
const WAITING = 4;
/** As many failures as make the longest pause. */
const REMEMBERED = 12;
/** Characters. */
const LONGEST_NAME = 200;
