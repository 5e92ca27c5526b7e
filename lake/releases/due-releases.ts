import { HttpError } from "@trousseau/host/http-error.ts";
import type { Log } from "@trousseau/host/log.ts";
import type { Access } from "../access/access.ts";
import { hasPermission } from "../access/permissions.ts";
import type { Tokens } from "../access/tokens.ts";
import type { Store } from "../documents/document-store.ts";
import type { Mutation } from "../documents/mutation.ts";
import { InvalidMutation } from "../documents/mutation-error.ts";
import type { Writer } from "../documents/writer.ts";
import { TooCostly } from "../process/task-process.ts";
import {
  openReleases,
  publishRelease,
  publishTimeOf,
  type Release,
  readRelease,
  SCHEDULER,
} from "./release.ts";

export type DueReleasesParts = Pick<Access, "isDamaged"> & {
  store: Pick<Store, "read" | "idsUnder">;
  writer: Writer;
  log: Log;
  clock: Clock;
  tokens: Pick<Tokens, "currentRole">;
};

export function createDueReleases({ store, ...parts }: DueReleasesParts) {
  const { clock } = parts;
  const publication = createPublication(parts);

  /** A release may need what another brings, so refused ones are tried again while others go through. */
  async function publishAll(due: readonly Scheduled[]): Promise<Failure[]> {
    const failures: Failure[] = [];
    for (const release of due) {
      await publication.publish(release).catch((error: unknown) => failures.push({ release, error }));
    }
    const refused = failures.filter(({ error }) => permanentErrorReason(error) !== undefined);
    if (failures.length === due.length || refused.length === 0) return failures;
    const others = failures.filter((failure) => !refused.includes(failure));
    return [...others, ...(await publishAll(refused.map(({ release }) => release)))];
  }

  /** The next release comes first. */
  function scheduled(): Scheduled[] {
    return openReleases(store)
      .flatMap((release) => {
        const time = publishTimeOf(release);
        return time === undefined ? [] : [{ id: release.document._id, time }];
      })
      .sort((one, other) => one.time - other.time);
  }

  return {
    nextTime: () => scheduled()[0]?.time,
    /** Each release has a transaction of its own. Returns false when some must be tried again later. */
    async publish(): Promise<boolean> {
      const failures = await publishAll(scheduled().filter(({ time }) => time <= clock.now()));
      let isDone = true;
      for (const failure of failures) if (!(await publication.settle(failure))) isDone = false;
      return isDone;
    },
  };
}

function createPublication({ writer, log, clock, tokens, isDamaged }: Omit<DueReleasesParts, "store">) {
  const costly = new Map<string, number>();

  /** The release may have been unscheduled or put off, so the writer's turn looks again. */
  function change(
    id: string,
    work: (release: Release, context: Parameters<typeof publishRelease>[1]) => Mutation[],
  ) {
    return writer.write({
      kind: "release",
      author: SCHEDULER,
      steps: [
        (transaction) => {
          const release = readRelease(transaction.read(id));
          const time = release && publishTimeOf(release);
          if (release === undefined || time === undefined || time > clock.now()) return [];
          return work(release, { ...transaction, author: SCHEDULER.id });
        },
      ],
    });
  }

  /** Months may lie between. An earlier lake wrote nobody down, and a damaged file knows nobody. */
  function requireScheduler({ document }: Release): void {
    const { scheduledBy } = document;
    if (typeof scheduledBy !== "string" || isDamaged) return;
    const role = tokens.currentRole(scheduledBy);
    if (role !== undefined && hasPermission({ role }, "publish")) return;
    throw new InvalidMutation(
      "Whoever scheduled this may not publish any more: look through it and schedule it again",
    );
  }

  /** The machine may have been busy: midnight is when others have their work done, too. */
  function isHopeless(id: string, error: unknown): boolean {
    if (!(error instanceof TooCostly)) return false;
    const tries = (costly.get(id) ?? 0) + 1;
    costly.set(id, tries);
    return tries >= MAX_TRIES;
  }

  /** Editors can work in the release again. Studio shows why it failed and when it was due. */
  async function giveBack(id: string, reason: string): Promise<void> {
    log({ level: "error", message: "A scheduled release could not be published", release: id, reason });
    await change(id, ({ document }) => {
      const set = {
        state: "active",
        error: { message: reason },
        "metadata.intendedPublishAt": document.publishAt,
      };
      return [{ patch: { id, set, unset: ["publishAt", "scheduledBy"] } }];
    });
    costly.delete(id);
  }

  return {
    async publish({ id, time }: Scheduled): Promise<void> {
      const { results } = await change(id, (release, context) => {
        requireScheduler(release);
        return publishRelease(release, context);
      });
      costly.delete(id);
      if (results.length === 0) return;
      const documents = new Set(results.map((result) => result.id)).size;
      const late = clock.now() - time;
      log({ level: "info", message: "Published a scheduled release", release: id, changes: documents, late });
    },

    /** Returns whether that is the end of it. */
    async settle({ release: { id }, error }: Failure): Promise<boolean> {
      const reason =
        permanentErrorReason(error) ?? (isHopeless(id, error) ? tooCostlyReason(error) : undefined);
      try {
        if (reason !== undefined) await giveBack(id, reason);
      } catch (failure) {
        log({ level: "warn", message: WAITS, release: id, error: failure });
        return false;
      }
      if (reason === undefined) log({ level: "warn", message: WAITS, release: id, error });
      return reason !== undefined;
    },
  };
}

type Scheduled = {
  id: string;
  time: number;
};

type Failure = {
  release: Scheduled;
  error: unknown;
};

function tooCostlyReason(error: unknown): string {
  return error instanceof TooCostly ? String(error.body.message) : String(error);
}

const WAITS = "A scheduled release waits to be tried again";

/** Ten tries take four minutes with their pauses, and then the release itself takes too much. */
const MAX_TRIES = 10;

/** Returns undefined for an error that may pass, such as a busy disk or machine. */
function permanentErrorReason(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error instanceof TooCostly || error.status >= 500) return undefined;
  return reasonIn(error.body) ?? error.message;
}

function reasonIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const inner = Object.values(body).map(reasonIn);
  const own = "description" in body && typeof body.description === "string" ? body.description : undefined;
  return inner.find((reason) => reason !== undefined) ?? own;
}

export type Clock = {
  /** The wall clock may be set, or stand still while the machine sleeps. */
  now(): number;
  /** Returns the function that cancels the call. */
  after(milliseconds: number, callback: () => void): () => void;
};
