import { expect, test } from "vitest";
import { readSettings } from "./settings.server.ts";

test("nothing set means the embedded lake on port 3000", () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: undefined,
    publicUrl: undefined,
    trustsProxy: false,
    dataFolder: ".data",
    content: { kind: "embedded", projectId: "trousseau", dataset: "production", apiVersion: "2021-10-21" },
    mayShrink: false,
    warmsPictures: true,
    webhookSecret: undefined,
  });
});

test("a project id means the hosted service, or the host that is named", () => {
  const { content } = readSettings({
    SANITY_PROJECT_ID: "abc123",
    SANITY_API_TOKEN: "secret",
    SANITY_API_HOST: "http://127.0.0.1:4000/",
  });
  expect(content).toMatchObject({ kind: "hosted", token: "secret", apiHost: "http://127.0.0.1:4000" });
});

test("an empty variable counts as not set", () => {
  expect(readSettings({ PORT: "", SANITY_PROJECT_ID: " " })).toMatchObject({
    port: 3000,
    content: { kind: "embedded" },
  });
});

test("everything that is wrong is said at once, and no value is repeated", () => {
  const wrong = { PORT: "many", PUBLIC_URL: "shop", SANITY_WEBHOOK_SECRET: "hush" };
  expect(() => readSettings(wrong)).toThrow(/PORT.*PUBLIC_URL.*SANITY_WEBHOOK_SECRET/s);
  expect(() => readSettings(wrong)).not.toThrow(/many|hush/);
});
