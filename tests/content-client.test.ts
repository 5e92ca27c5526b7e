import { createClient } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { createContentClient } from "#content/client.server.ts";
import { readSettings } from "#server/settings.ts";
import { openContentHost } from "./support/content-host.ts";

test("the content client has the specification's figures", () => {
  const { content } = readSettings({ SANITY_PROJECT_ID: "abc123", SANITY_API_TOKEN: "sk-viewer" });
  expect(createContentClient(content).config()).toMatchObject({
    projectId: "abc123",
    dataset: "production",
    apiVersion: "2021-10-21",
    useCdn: true,
    token: "sk-viewer",
    // Five minutes are not waited for.
    timeout: 300_000,
    perspective: "published",
  });
});

test("the client listens by an address of 14800 characters, and by none that is longer", async () => {
  const host = await openContentHost({ documents: [] });
  onTestFinished(() => host.close());
  const { content } = readSettings({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
  const client = createContentClient(content);
  const around = `${client.config().url}/data/listen/production?query=&includeResult=true`;
  const listenBy = (length: number) =>
    new Promise<string>((resolve, reject) => {
      const events = client.listen("x".repeat(length - around.length), {}, { events: ["welcome"] });
      const subscription = events.subscribe({ next: ({ type }) => resolve(type), error: reject });
      onTestFinished(() => subscription.unsubscribe());
    });
  await expect(listenBy(14_800)).resolves.toBe("welcome");
  await expect(listenBy(14_801)).rejects.toThrow("Query too large for listener");
});

test("what a content host refuses for a moment is asked five times more", async () => {
  const host = await openContentHost({ status: 503 });
  onTestFinished(() => host.close());
  const { content } = readSettings({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
  const client = createClient({ ...createContentClient(content).config(), retryDelay: () => 0 });
  await expect(client.fetch("*")).rejects.toThrow();
  expect(host.requests).toHaveLength(6);
});
