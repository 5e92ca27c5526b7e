import { expect, test } from "vitest";
import { createContentClient } from "#app/content/client.server.ts";
import { readSettings } from "#server/settings.ts";

test("the content client has the specification's figures", () => {
  const { content } = readSettings({ SANITY_PROJECT_ID: "abc123", SANITY_API_TOKEN: "sk-viewer" });
  expect(createContentClient(content).config()).toMatchObject({
    projectId: "abc123",
    dataset: "production",
    apiVersion: "2021-10-21",
    useCdn: true,
    token: "sk-viewer",
    timeout: 300_000,
    maxRetries: 5,
    perspective: "published",
  });
});
