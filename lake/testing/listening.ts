import type { ListenEvent, ListenOptions, MutationEvent, SanityClient } from "@sanity/client";
import { onTestFinished } from "vitest";

type Observed = ListenEvent<Record<string, unknown>>;

/** Listens from its welcome on, until the test has finished. */
export async function listenTo(client: SanityClient, query = "*", params = {}, options: ListenOptions = {}) {
  const source = client.listen(query, params, { events: ["welcome", "mutation", "reconnect"], ...options });
  const events = new ReadableStream<Observed>({
    start(controller) {
      const subscription = source.subscribe({
        next: (event) => controller.enqueue(event),
        error: (error) => controller.error(error),
      });
      onTestFinished(() => subscription.unsubscribe());
    },
  }).getReader();

  /** Rejects with the failure of the channel. */
  async function next(): Promise<Observed> {
    const { value } = await events.read();
    if (value === undefined) throw new Error("The channel has ended");
    return value;
  }

  async function nextMutation(): Promise<MutationEvent<Record<string, unknown>>> {
    const event = await next();
    return event.type === "mutation" ? event : nextMutation();
  }

  const welcome = await next();
  if (welcome.type !== "welcome") throw new Error(`The channel begins with ${welcome.type}`);
  return { welcome, next, nextMutation };
}
