import type { Caller } from "../access/caller.ts";
import type { People } from "../access/people.ts";
import { networkOf } from "../http/rate-limit.ts";
import { limits } from "../limits.ts";
import { createTaskQueue } from "../process/task-queue.ts";
import { createLoginAttempts } from "./login-attempts.ts";

interface LoginGuesses {
  check(login: LoginGuess): Promise<Caller | "wrong" | "too many">;
  /** Returns how long this address must wait, and 0 when it may try. */
  waitMs(address: string): number;
}

interface LoginGuess {
  name: string;
  password: string;
  address: string;
  signal: AbortSignal;
}

/** Scrypt is slow on purpose, so one guess at a time keeps the shop fast. */
export function createLoginGuesses(
  people: Pick<People, "check">,
  attempts = createLoginAttempts(),
): LoginGuesses {
  const maxWaiting = limits.waitingLogins;
  const queue = createTaskQueue({
    concurrency: 1,
    maxWaiting,
    maxWaitingPerClient: Math.ceil(maxWaiting / 4),
    busyMessage: "Too many people are logging in.",
  });

  async function guess({ name, password, address }: LoginGuess) {
    if (attempts.waitMs(address) > 0) return "too many";
    const caller = await people.check(name, password);
    if (caller === undefined) attempts.failed({ name, address });
    else attempts.succeeded({ name, address });
    return caller ?? "wrong";
  }

  return {
    waitMs: attempts.waitMs,
    async check(login) {
      const { address, signal } = login;
      const inQueue = <Result>(work: () => Promise<Result>) => queue.run(work, networkOf(address), signal);
      // A guess counts in its turn, so that a hundred sent at once are not a hundred guesses.
      const outcome = await inQueue(async () =>
        attempts.waitMs(address) === 0 && attempts.hasToQueue(login) ? undefined : await guess(login),
      );
      return outcome ?? (await attempts.inTurn(login, () => inQueue(() => guess(login)), signal));
    },
  };
}
