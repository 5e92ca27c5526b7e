import { resolve } from "node:path";
import { expect, test } from "vitest";
import { confirmsNewsletter, readSettings } from "./settings.ts";

test("nothing set means a lake of its own, and port 3000", () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: undefined,
    publicUrl: undefined,
    studios: [],
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
    mayDeleteMany: false,
    warmsPictures: true,
    countsVisits: true,
    logsRequests: false,
    worksOffline: true,
    mail: undefined,
    writeToken: undefined,
    drainMs: 0,
    webhookSecret: undefined,
    tellsSearchEngines: false,
    securityContact: undefined,
  });
});

test("search engines are told of the shop's own address alone, and a contact is an address", () => {
  expect(() => readSettings({ INDEXNOW: "true" })).toThrow("PUBLIC_URL must be set where INDEXNOW is");
  const told = readSettings({
    INDEXNOW: "true",
    PUBLIC_URL: "https://shop.example",
    SECURITY_CONTACT: "safe@label.example",
  });
  expect(told).toMatchObject({ tellsSearchEngines: true, securityContact: "mailto:safe@label.example" });
  const page = "https://label.example/security";
  expect(readSettings({ SECURITY_CONTACT: page }).securityContact).toBe(page);
  expect(() => readSettings({ SECURITY_CONTACT: "somebody" })).toThrow("SECURITY_CONTACT must be");
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
])("a named host has the content, and its pictures are passed on: %j", (project, projectId) => {
  const host = { SANITY_API_TOKEN: "secret", SANITY_API_HOST: "http://127.0.0.1:4000//" };
  const { content, startsLake } = readSettings({ ...project, ...host });
  expect(startsLake).toBe(false);
  const apiHost = "http://127.0.0.1:4000";
  expect(content).toMatchObject({ projectId, token: "secret", apiHost, assetOrigin: "" });
});

const mail = {
  SMTP_URL: "smtps://shop:secret@mail.example",
  MAIL_FROM: "Maison Une <shop@label.example>",
  MAIL_TO: "a@label.example, b@label.example",
};

test("mail needs its three settings", () => {
  expect(readSettings(mail).mail).toEqual({
    smtpUrl: mail.SMTP_URL,
    from: { name: "Maison Une", address: "shop@label.example" },
    to: mail.MAIL_TO,
  });
  const missing = () => readSettings({ SMTP_URL: mail.SMTP_URL });
  expect(missing).toThrow(/MAIL_FROM must be set[\s\S]*MAIL_TO must be set/);
});

test.each([
  { PUBLIC_URL: "https://editor:secret@shop.example" },
  { SANITY_API_HOST: "secret-host" },
  { ...mail, SMTP_URL: "https://shop:secret@mail.example" },
  { ...mail, MAIL_FROM: "Maison Une" },
  { ...mail, MAIL_FROM: "A <a@b.example>\r\nBcc: c@d.example" },
  { ...mail, MAIL_TO: "a@label.example, b" },
])("settings that are none are refused, and not repeated (%#)", (settings) => {
  expect(() => readSettings(settings)).toThrow(/settings are not right/);
  expect(() => readSettings(settings)).not.toThrow(/secret/);
});

test.each([
  ["PORT", "65536", "must be 0 to 65535"],
  ["PORT", "-1", "must be 0 to 65535"],
  ["PORT", "80.5", "must be a whole number"],
  ["TRUST_PROXY", "true", "must be the addresses of your proxies, such as 127.0.0.1"],
  ["CATALOGUE_MAY_SHRINK", "perhaps", "must be true or false"],
  ["WARM_PICTURES", "perhaps", "must be true or false"],
  ["COUNT_VISITS", "perhaps", "must be true or false"],
  ["HEALTH_TOKEN", "short", "must have 16 characters or more"],
  ["PUBLIC_URL", "shop.example", "must be an address that begins with http:// or https://"],
  ["PUBLIC_URL", "https://shop.example/a", "must end after the host"],
  ["PUBLIC_URL", "https://shop.example?a=b", "must end after the host"],
  ["PUBLIC_URL", "https://shop.example#a", "must end after the host"],
  ["PUBLIC_URL", "https://editor:secret@shop.example", "must end after the host"],
  ["SANITY_DATASET", "Spring", "may hold a-z, 0-9, hyphens and underscores only"],
  ["SANITY_DATASET", "a~spring", "may hold a-z, 0-9, hyphens and underscores only"],
  ["SANITY_DATASET", "x".repeat(65), "may hold a-z, 0-9, hyphens and underscores only"],
  ["SANITY_WEBHOOK_SECRET", "x".repeat(15), "must have 16 characters or more"],
  ["SMTP_URL", "xsmtp://mail.example", "must be an address that begins with smtp:// or smtps://, such as"],
  ["SMTP_URL", "smtpx://mail.example", "must be an address that begins with smtp:// or smtps://, such as"],
  ["MAIL_FROM", "Label <a@b.example> x", "must be an email address, perhaps with a name: Label <atelier@"],
  ["MAIL_FROM", "Label <a@b.example", "must be an email address, perhaps with a name: Label <atelier@"],
  ["MAIL_FROM", "Label <>", "must be an email address, perhaps with a name: Label <atelier@"],
  ["MAIL_TO", "a@b.example, b", "must be an email address, or several with commas between them"],
  ["SANITY_API_HOST", "xhttp://a.example", "must be an address that begins with http:// or https://"],
  ["SANITY_API_VERSION", "2", "must be a date such as 2021-10-21"],
  ["SANITY_API_HOST", "ftp://127.0.0.1", "must be an address that begins with http:// or https://"],
  ["SANITY_PROJECT_ID", "abc_123", "may hold a-z, 0-9 and hyphens only"],
  ["SANITY_PROJECT_ID", "abc-1\nx", "may hold a-z, 0-9 and hyphens only"],
  ["SANITY_API_VERSION", "x2021-10-21", "must be a date such as 2021-10-21"],
  ["SANITY_API_VERSION", "2021-10-211", "must be a date such as 2021-10-21"],
])("%s may not be %j", (name, value, why) => {
  expect(() => readSettings({ [name]: value })).toThrow(`  ${name} ${why}`);
});

test.each<[Record<string, string>, object]>([
  [{ PORT: "0" }, { port: 0 }],
  [{ PORT: "65535" }, { port: 65535 }],
  [{ HOST: "127.0.0.1" }, { host: "127.0.0.1" }],
  [{ TRUST_PROXY: "127.0.0.1" }, { trustsProxy: expect.any(Function) }],
  [{ DATA_DIR: "/var/shop" }, { dataFolder: "/var/shop" }],
  [{ CATALOGUE_MAY_SHRINK: "true" }, { mayShrink: true }],
  [{ WARM_PICTURES: "false" }, { warmsPictures: false }],
  [{ COUNT_VISITS: "false" }, { countsVisits: false }],
  [{ OFFLINE: "false" }, { worksOffline: false }],
  [{ SANITY_WRITE_TOKEN: "a writer's" }, { writeToken: "a writer's" }],
  [{ SANITY_WEBHOOK_SECRET: "x".repeat(16) }, { webhookSecret: "x".repeat(16) }],
  [{ SANITY_DATASET: "~spring_2-x" }, { content: { dataset: "~spring_2-x" } }],
  [{ SANITY_DATASET: "x".repeat(64) }, { content: { dataset: "x".repeat(64) } }],
  [{ SANITY_PROJECT_ID: "a-1" }, { content: { projectId: "a-1" } }],
  [{ SANITY_API_VERSION: "1" }, { content: { apiVersion: "1" } }],
  [{ SANITY_API_VERSION: "vX" }, { content: { apiVersion: "vX" } }],
  [{ SANITY_API_VERSION: "v2021-10-21" }, { content: { apiVersion: "v2021-10-21" } }],
])("%j is taken as it is", (given, taken) => {
  expect(readSettings(given)).toMatchObject(taken);
});

test.each([
  ["a@b.example", ""],
  ["<a@b.example>", ""],
  ["Label <a@b.example>", "Label"],
  ['"Maison Lior" <a@b.example>', "Maison Lior"],
  ["Maison Lior<a@b.example>", "Maison Lior"],
  ["Maison L'Étoile (Paris) <a@b.example>", "Maison L'Étoile (Paris)"],
  ["Atelier: Braut; Abend <a@b.example>", "Atelier: Braut; Abend"],
])("mail may come from %s, with the name %j", (from, name) => {
  expect(readSettings({ ...mail, MAIL_FROM: from }).mail?.from).toEqual({ name, address: "a@b.example" });
});

test("addresses without a host to send them by are no mail", () => {
  expect(readSettings({ MAIL_FROM: mail.MAIL_FROM, MAIL_TO: mail.MAIL_TO }).mail).toBeUndefined();
});

test("a folder to begin with is for a lake of the shop's own", () => {
  expect(readSettings({ CONTENT: "labels/lior" }).contentFolder).toBe(resolve("labels/lior"));
  expect(() => readSettings({ CONTENT: "labels/lior", SANITY_PROJECT_ID: "abc123" })).toThrow(
    /CONTENT is for a shop with content of its own/,
  );
});

test("an empty variable counts as not set", () => {
  expect(readSettings({ PORT: "", SANITY_PROJECT_ID: " " })).toMatchObject({ port: 3000, startsLake: true });
});

test.each([
  ["https://shop.example", "https://shop.example"],
  ["https://shop.example/", "https://shop.example"],
  ["http://localhost:8080", "http://localhost:8080"],
])("PUBLIC_URL may be %s", (given, publicUrl) => {
  expect(readSettings({ PUBLIC_URL: given }).publicUrl).toBe(publicUrl);
});

test("everything that is wrong is said at once, and no value is repeated", () => {
  const wrong = { PORT: "many", PUBLIC_URL: "shop", SANITY_WEBHOOK_SECRET: "hush" };
  expect(() => readSettings(wrong)).toThrow(/PORT.*PUBLIC_URL.*SANITY_WEBHOOK_SECRET/s);
  expect(() => readSettings(wrong)).not.toThrow(/many|hush/);
  const lines = /^The settings are not right:\n {2}PORT .+\n {2}PUBLIC_URL .+\n {2}SANITY_WEBHOOK_SECRET .+$/;
  expect(() => readSettings(wrong)).toThrow(lines);
});

const PUBLIC_URL = "https://shop.example";
const hosted = { SANITY_PROJECT_ID: "abc123" };

test.each([
  ["mail, an address and a lake of its own", { ...mail, PUBLIC_URL }, true],
  ["mail, an address and a token", { ...mail, PUBLIC_URL, ...hosted, SANITY_WRITE_TOKEN: "w" }, true],
  ["hosted content without a token", { ...mail, PUBLIC_URL, ...hosted }, false],
  ["no mail", { PUBLIC_URL }, false],
  ["no address for its links", mail, false],
])("a newsletter with %s", (_, environment, confirms) => {
  expect(confirmsNewsletter(readSettings(environment))).toBe(confirms);
});
