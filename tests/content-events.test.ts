import { createServer } from "node:net";
import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { createContentClient } from "#content/client.server.ts";
import { createContentEvents } from "#content/content-refresh.server.ts";
import { readSettings } from "#server/settings.ts";
import { openContentHost } from "./support/content-host.ts";

test("a listener is told what was changed and what removed; one that is cut off says so at once, and that something may have been missed once it is connected again", async () => {
  const host = await openContentHost({ documents: [] }, { retryMs: 10 });
  const { content } = readSettings({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
  const client = createContentClient(content);
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
  await waitFor(() => expect(told).toEqual(["product-any changed", "product-a removed"]));
  told.length = 0;
  host.hangUp();
  await waitFor(() => expect(told).toEqual(["lost", "changed"]));
  expect(events.isListening()).toBe(true);
});

test("a host that nobody reaches has said nothing", async () => {
  const host = await openContentHost({ documents: [] });
  await host.close();
  const { content } = readSettings({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
  const events = createContentEvents(createContentClient(content), "*", () => undefined);
  onTestFinished(() => events.stop());
  await events.listen({ changed: () => undefined, lost: () => undefined });
  expect([events.isListening(), events.lastEvent()]).toEqual([false, undefined]);
});

test("a host that stays away is lost once, or each further attempt would put off the poll that stands in", async () => {
  const host = await openContentHost({ documents: [] }, { retryMs: 10 });
  const { content } = readSettings({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
  const events = createContentEvents(createContentClient(content), "*", () => undefined);
  const lost = vi.fn();
  await events.listen({ changed: () => undefined, lost });
  await host.close();
  const refused = vi.fn();
  const closed = createServer((socket) => {
    refused();
    socket.destroy();
  }).listen(Number(new URL(host.url).port), "127.0.0.1");
  onTestFinished(() => {
    events.stop();
    closed.close();
  });
  await waitFor(() => expect(refused.mock.calls.length).toBeGreaterThan(3));
  expect(lost).toHaveBeenCalledOnce();
});
