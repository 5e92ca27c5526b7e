import { setTimeout } from "node:timers/promises";
import { atMost } from "@trousseau/host/cache-size.ts";
import { networkOf, networksOf, siteOf } from "@trousseau/host/rate-limit.ts";
import { createRecentCost } from "@trousseau/host/recent-cost.ts";
import { createTaskQueue, type TaskQueue } from "@trousseau/host/task-queue.ts";
import { LRUCache } from "lru-cache";
import type { Caller } from "../access/caller.ts";
import type { People } from "../access/people.ts";
import { limits } from "../limits.ts";
import type { PageWords } from "../page-words.ts";

type LoginGuess = Login & {
  password: string;
  signal: AbortSignal;
};

export type LoginGuesses = ReturnType<typeof createLoginGuesses>;

/** Scrypt is slow on purpose, so few guesses at a time keep the shop fast. */
export function createLoginGuesses(people: Pick<People, "check">, attempts = createLoginAttempts()) {
  const strangers = createLoginQueue();
  const known = createLoginQueue();

  async function guess({ name, password, address }: LoginGuess) {
    if (attempts.waitMs({ name, address }) > 0) return "too many";
    const caller = await people.check(name, password);
    if (caller === undefined) attempts.failed({ name, address });
    else attempts.succeeded({ name, address });
    return caller ?? "wrong";
  }

  return {
    waitMessage(login: Login, { language, t }: PageWords): string {
      const inMinutes = new Intl.NumberFormat(language, {
        style: "unit",
        unit: "minute",
        unitDisplay: "long",
      });
      const time = inMinutes.format(Math.ceil(attempts.waitMs(login) / 60_000));
      return t("Too many attempts. Try again in {{time}}.", { time });
    },
    /** Whoever asks for a new password has none, so it counts as a wrong one. Returns false for one too many. */
    countForgotten(login: Login): boolean {
      if (attempts.waitMs(login) > 0) return false;
      attempts.failed(login);
      return true;
    },
    /** A new password takes as long as a guess, and has its turn among those of strangers. */
    inTurn: <Result>(work: () => Promise<Result>, address: string, signal: AbortSignal) =>
      strangers.run(work, siteOf(address), signal),
    async check(login: LoginGuess): Promise<Caller | "wrong" | "too many"> {
      const { address, signal } = login;
      // Strangers may hold every place of theirs, and whoever has logged in from here before has another.
      const queue = attempts.isKnown(login) ? known : strangers;
      const inQueue = <Result>(work: () => Promise<Result>) => queue.run(work, siteOf(address), signal);
      // A guess counts in its turn, so that a hundred sent at once are not a hundred guesses.
      const outcome = await inQueue(async () =>
        attempts.waitMs(login) === 0 && attempts.hasToQueue(login) ? undefined : await guess(login),
      );
      return outcome ?? (await attempts.inTurn(login, () => inQueue(() => guess(login)), signal));
    },
  };
}

function createLoginQueue(): TaskQueue {
  const maxWaiting = limits.waitingLogins;
  return createTaskQueue({
    concurrency: 1,
    maxWaiting,
    maxWaitingPerClient: Math.ceil(maxWaiting / 4),
    busyMessage: BUSY,
  });
}

type Login = {
  name: string;
  address: string;
};

type LoginClock = {
  /** The wall clock may be set back, which would prolong every wait. */
  now: () => number;
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

/**
 * Failed logins are counted by network, which is then refused, and by name, whose guesses then take turns. Nobody can lock a
 * person out by guessing at their name.
 */
export function createLoginAttempts({ now, sleep }: LoginClock = monotonic) {
  const size = atMost(limits.loginAddresses);
  // A flood from new addresses evicts the oldest failures, not all of them.
  const byNetwork = new LRUCache<string, Failure[]>(size);
  const byName = new LRUCache<string, Failure[]>(size);
  /** This remembers from where a name has logged in before. */
  const known = new LRUCache<string, true>(size);
  const queues = createNameQueues();

  function recent(failures: LRUCache<string, Failure[]>, key: string): Failure[] {
    return (failures.get(key) ?? []).filter(({ time }) => time > now() - WINDOW_MS);
  }

  function pauseMs(name: string): number {
    const failures = recent(byName, name);
    const slow = failures.length - limits.loginFailures;
    const last = failures.at(-1);
    if (last === undefined || slow < 0) return 0;
    return Math.max(0, last.time + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** slow) - now());
  }

  /** Somebody has logged in with this name from this network before. */
  const isKnown = (login: Login) => known.has(placeOf(login));

  return {
    isKnown,
    /** Returns how long this login must wait, and 0 when it may try. */
    waitMs(login: Login): number {
      const { network: own } = keysOf(login);
      // Neighbours of somebody who has logged in here before cannot lock them out.
      const counted = networksOf(login.address).filter(({ network }) => !isKnown(login) || network === own);
      const waits = counted.map(({ network, share }) => {
        const oldest = recent(byNetwork, network).at(-limits.loginFailures * share);
        return oldest === undefined ? 0 : oldest.time + WINDOW_MS - now();
      });
      return Math.max(...waits);
    },
    hasToQueue(login: Login): boolean {
      const { name } = keysOf(login);
      return !isKnown(login) && (pauseMs(name) > 0 || queues.has(name));
    },
    /** Guesses at one name take turns. Rejects with a 503 when too many wait. */
    inTurn<Result>(login: Login, guess: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      const { name } = keysOf(login);
      const { queue, release } = queues.enter(name);
      async function afterPause() {
        const milliseconds = pauseMs(name);
        if (milliseconds > 0) await sleep(milliseconds, signal);
        return await guess();
      }
      return queue.run(afterPause, siteOf(login.address), signal).finally(release);
    },
    failed(login: Login): void {
      const { name, network } = keysOf(login);
      const failure = { name, network, time: now() };
      for (const { network: wider, share } of networksOf(login.address)) {
        const most = limits.loginFailures * share;
        byNetwork.set(wider, [...recent(byNetwork, wider), failure].slice(-most));
      }
      byName.set(name, [...recent(byName, name), failure].slice(-REMEMBERED));
    },
    /** Failures of other names, and from other networks, may be somebody else's. */
    succeeded(login: Login): void {
      const own = keysOf(login);
      const isOther = ({ name, network }: Failure) => name !== own.name || network !== own.network;
      for (const { network } of networksOf(login.address))
        byNetwork.set(network, recent(byNetwork, network).filter(isOther));
      byName.set(own.name, recent(byName, own.name).filter(isOther));
      known.set(placeOf(login), true);
    },
  };
}

type Failure = {
  name: string;
  network: string;
  time: number;
};

/** Each guessed name has a queue. All queues share what each network has cost. */
function createNameQueues() {
  const queues = new Map<string, { queue: TaskQueue; users: number }>();
  const costs = createRecentCost();
  const options = { concurrency: 1, maxWaiting: WAITING, maxWaitingPerClient: 1, costs };

  return {
    has: (name: string) => queues.has(name),
    enter(name: string) {
      const own = queues.get(name) ?? { queue: createTaskQueue({ ...options, busyMessage: BUSY }), users: 0 };
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

/** The table of people compares names the same way. Nobody has a longer name. */
function keysOf({ name, address }: Login) {
  return { name: name.slice(0, LONGEST_NAME).toLowerCase(), network: networkOf(address) };
}

function placeOf(login: Login): string {
  const { name, network } = keysOf(login);
  return `${network} ${name}`;
}

const monotonic: LoginClock = {
  now: performance.now.bind(performance),
  sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal, ref: false }),
};

const BUSY = "Too many people are logging in.";
const WINDOW_MS = 15 * 60 * 1000;
const FIRST_PAUSE_MS = 250;
/** This allows 17,280 guesses a day at one name, from any number of networks. */
const LONGEST_PAUSE_MS = 5000;
/** A proxy gives a request up after half a minute, and the last of these has its turn before. */
const WAITING = 4;
/** This many failures cause the longest pause. */
const REMEMBERED = 12;
const LONGEST_NAME = 200;
