import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("nothing set means a lake of its own, and port 3000", () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: undefined,
    publicUrl: undefined,
    trustsProxy: false,
    dataFolder: ".data",
    contentFolder: undefined,
    content: {
      projectId: "trousseau",
      dataset: "production",
      apiVersion: "2021-10-21",
      apiHost: undefined,
      token: undefined,
      assetOrigin: "",
    },
    startsLake: true,
    mayShrink: false,
    warmsPictures: true,
    countsVisits: true,
    mail: undefined,
    writeToken: undefined,
    webhookSecret: undefined,
  });
});

test("a project id means the hosted service, and pictures from its CDN", () => {
  const { content, startsLake } = readSettings({ SANITY_PROJECT_ID: "abc123" });
  expect(startsLake).toBe(false);
  expect(content).toMatchObject({
    projectId: "abc123",
    apiHost: undefined,
    assetOrigin: "https://cdn.sanity.io",
  });
});

test.each([
  [{ SANITY_PROJECT_ID: "abc123" }, "abc123"],
  [{}, "trousseau"],
])(
  "a host that is named is the content's host, and its pictures are passed on (%j)",
  (project, projectId) => {
    const { content, startsLake } = readSettings({
      ...project,
      SANITY_API_TOKEN: "secret",
      SANITY_API_HOST: "http://127.0.0.1:4000/",
    });
    expect(startsLake).toBe(false);
    expect(content).toMatchObject({
      projectId,
      token: "secret",
      apiHost: "http://127.0.0.1:4000",
      assetOrigin: "",
    });
  },
);

const mail = {
  SMTP_URL: "smtps://shop:secret@mail.example",
  MAIL_FROM: "Maison Une <shop@label.example>",
  MAIL_TO: "a@label.example, b@label.example",
};

test("mail needs its three settings", () => {
  expect(readSettings(mail).mail).toEqual({
    smtpUrl: mail.SMTP_URL,
    from: mail.MAIL_FROM,
    to: mail.MAIL_TO,
  });
  const missing = () => readSettings({ SMTP_URL: mail.SMTP_URL });
  expect(missing).toThrow(/MAIL_FROM must be set[\s\S]*MAIL_TO must be set/);
});

test.each([
  { ...mail, SMTP_URL: "https://mail.example" },
  { ...mail, MAIL_FROM: "Maison Une" },
  { ...mail, MAIL_FROM: "A <a@b.example>\r\nBcc: c@d.example" },
  { ...mail, MAIL_TO: "a@label.example, b" },
])("mail settings that are none are refused, and not repeated (%#)", (settings) => {
  expect(() => readSettings(settings)).toThrow(/settings are not right/);
  expect(() => readSettings(settings)).not.toThrow(/secret/);
});

test.each([
  ["SANITY_API_HOST", "127.0.0.1:4000", "must be an address that begins with http:// or https://"],
  ["SANITY_API_HOST", "ftp://127.0.0.1", "must be an address that begins with http:// or https://"],
  ["SANITY_PROJECT_ID", "abc_123", "may hold a-z, 0-9 and hyphens only"],
  ["SANITY_PROJECT_ID", "abc-1\nx", "may hold a-z, 0-9 and hyphens only"],
  ["SANITY_API_VERSION", "2021-1-21", "must be a date such as 2021-10-21"],
  ["SANITY_API_VERSION", "x2021-10-21", "must be a date such as 2021-10-21"],
  ["SANITY_API_VERSION", "2021-10-211", "must be a date such as 2021-10-21"],
])("%s may not be %j", (name, value, why) => {
  expect(() => readSettings({ [name]: value })).toThrow(`  ${name} ${why}`);
});

test("an address of the content's host ends without a slash, however many it was written with", () => {
  const { content } = readSettings({ SANITY_API_HOST: "http://127.0.0.1:4000//", SANITY_API_VERSION: "v1" });
  expect(content.apiHost).toBe("http://127.0.0.1:4000");
});

test("a folder to begin with is for a lake of the shop's own", () => {
  expect(readSettings({ CONTENT: "labels/lior" }).contentFolder).toBe(resolve("labels/lior"));
  expect(() => readSettings({ CONTENT: "labels/lior", SANITY_PROJECT_ID: "abc123" })).toThrow(
    /CONTENT is for a shop with content of its own/,
  );
});

test("an empty variable counts as not set", () => {
  expect(readSettings({ PORT: "", SANITY_PROJECT_ID: " " })).toMatchObject({
    port: 3000,
    startsLake: true,
  });
});

test.each([
  ["https://shop.example", "https://shop.example"],
  ["https://shop.example/", "https://shop.example"],
  ["http://localhost:8080", "http://localhost:8080"],
])("PUBLIC_URL may be %s", (given, publicUrl) => {
  expect(readSettings({ PUBLIC_URL: given }).publicUrl).toBe(publicUrl);
});

test.each([
  "https://shop.example/gowns",
  "https://shop.example/gowns/",
  "https://shop.example?a=b",
  "https://shop.example#a",
  "https://editor:secret@shop.example",
])("PUBLIC_URL may not be %s, where every page would be Not Found", (given) => {
  expect(() => readSettings({ PUBLIC_URL: given })).toThrow(/PUBLIC_URL must end after the host/);
});

test("everything that is wrong is said at once, and no value is repeated", () => {
  const wrong = { PORT: "many", PUBLIC_URL: "shop", SANITY_WEBHOOK_SECRET: "hush" };
  expect(() => readSettings(wrong)).toThrow(/PORT.*PUBLIC_URL.*SANITY_WEBHOOK_SECRET/s);
  expect(() => readSettings(wrong)).not.toThrow(/many|hush/);
  const lines = /^The settings are not right:\n {2}PORT .+\n {2}PUBLIC_URL .+\n {2}SANITY_WEBHOOK_SECRET .+$/;
  expect(() => readSettings(wrong)).toThrow(lines);
});
