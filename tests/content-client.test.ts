import { createClient } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { createContentClient } from "#app/content/client.server.ts";
import { readSettings } from "#server/settings.ts";
import { openContentHost } from "#tests/support/content-host.ts";

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

test("what a content host refuses for a moment is asked five times more", async () => {
  const host = await openContentHost({ status: 503 });
  onTestFinished(() => host.close());
  const { content } = readSettings({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
  const client = createClient({ ...createContentClient(content).config(), retryDelay: () => 0 });
  await expect(client.fetch("*")).rejects.toThrow();
  expect(host.requests).toHaveLength(6);
});
