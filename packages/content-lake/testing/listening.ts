import type { ListenEvent, MutationEvent } from "@sanity/client";
import { onTestFinished } from "vitest";

type Observed = ListenEvent<Record<string, unknown>>;

interface Source {
  subscribe(observer: { next: (event: Observed) => void; error: (error: unknown) => void }): {
    unsubscribe(): void;
  };
}

export function listenTo(source: Source) {
  const events: Observed[] = [];
  const waiting: { resolve: (event: Observed) => void; reject: (error: unknown) => void }[] = [];
  let failure: { error: unknown } | undefined;

  const subscription = source.subscribe({
    next(event) {
      const waiter = waiting.shift();
      if (waiter === undefined) events.push(event);
      else waiter.resolve(event);
    },
    error(error) {
      failure = { error };
      for (const waiter of waiting.splice(0)) waiter.reject(error);
    },
  });
  onTestFinished(() => subscription.unsubscribe());

  /** Rejects with the failure of the channel. */
  function next(): Promise<Observed> {
    const event = events.shift();
    if (event !== undefined) return Promise.resolve(event);
    if (failure !== undefined) return Promise.reject(failure.error);
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  }

  return {
    next,
    async nextMutation(): Promise<MutationEvent<Record<string, unknown>>> {
      let event = await next();
      while (event.type !== "mutation") event = await next();
      return event;
    },
    stop: () => subscription.unsubscribe(),
  };
}
