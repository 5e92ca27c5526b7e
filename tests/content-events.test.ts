import { createClient } from "@sanity/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { createContentEvents } from "#app/content/content-events.server.ts";
import { openContentHost } from "#tests/support/content-host.ts";

test("a listener is told what was changed and what removed; one that is cut off says so at once, and that something may have been missed once it is connected again", async () => {
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
  await events.listen({
    changed: (change) =>
      told.push(change ? `${change.id} ${change.isRemoved ? "removed" : "changed"}` : "changed"),
    lost: () => told.push("lost"),
  });
  expect([events.isListening(), told]).toEqual([true, []]);
  host.announce();
  host.remove("product-a");
  await vi.waitFor(() => expect(told).toEqual(["product-any changed", "product-a removed"]), 20_000);
  told.length = 0;
  host.hangUp();
  await vi.waitFor(() => expect(told).toEqual(["lost", "changed"]), { timeout: 10_000 });
  expect(events.isListening()).toBe(true);
});
