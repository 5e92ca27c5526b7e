import { createClient } from "@sanity/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { createContentEvents } from "#app/content/content-events.server.ts";
import { openContentHost } from "#tests/support/content-host.ts";

test("a listener that is cut off says so at once, and that something may have been missed once it hears again", async () => {
  const host = await openContentHost({ documents: [] });
  const client = createClient({
    projectId: "abc123",
    dataset: "production",
    apiVersion: "2021-10-21",
    apiHost: host.url,
    useProjectHostname: false,
    useCdn: false,
  });
  const events = createContentEvents(client, '*[_type == "product"]', () => undefined);
  const told: string[] = [];
  onTestFinished(async () => {
    events.stop();
    await host.close();
  });
  await events.listen({ changed: () => told.push("changed"), lost: () => told.push("lost") });
  expect([events.isListening(), told]).toEqual([true, []]);
  host.hangUp();
  await vi.waitFor(() => expect(told).toEqual(["lost", "changed"]), { timeout: 10_000 });
  expect(events.isListening()).toBe(true);
});
