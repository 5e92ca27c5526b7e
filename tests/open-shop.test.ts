import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, symlink, writeFile } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { openCounter } from "#server/insights/counter.ts";
import { dress } from "./support/dress.ts";
import { openMailServer } from "./support/mail-server.ts";
import { openShopAtHost, openShopInProcess, plainScreen, shownBy } from "./support/shop-in-process.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

test("a call that the host has signed makes the shop fetch", async () => {
  const secret = "a-secret-of-sixteen-or-more";
  const { host, url } = await openShopAtHost({ SANITY_WEBHOOK_SECRET: secret });
  host.is({ documents: [dress("aurelie"), dress("new")] });
  const time = Date.now();
  const signature = createHmac("sha256", secret).update(`${time}.{}`).digest("base64url");
  const call = (signed: string) => {
    const headers = { "sanity-webhook-signature": signed };
    return fetch(`${url}/webhooks/content`, { method: "POST", body: "{}", headers });
  };
  expect((await call("t=1,v1=x")).status).toBe(401);
  expect((await call(`t=${time},v1=${signature}`)).status).toBe(202);
  await expect.poll(async () => (await shownBy(await fetch(url))).dresses).toContain("new");
});

const HEALTH_TOKEN = "a-monitor-of-sixteen";
const asMonitor = { headers: { Authorization: `Bearer ${HEALTH_TOKEN}` } };

test("monitors are told what is shown and whether it is up to date", async () => {
  const { url } = await openShopAtHost({ HEALTH_TOKEN });
  for (const path of ["/readyz", "/healthz"]) {
    const response = await fetch(url + path, asMonitor);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toEqual({
      version: expect.any(String),
      ready: true,
      ending: false,
      alarms: { ...quiet, disk: expect.any(Boolean) },
      revision: expect.stringMatching(/^\S{12}$/),
      dresses: 2,
      content: { isListening: true, refused: null },
      enquiries: expect.anything(),
      canStore: true,
      disk: { free: expect.any(Number), size: expect.any(Number) },
      publicUrl: null,
      times: {
        started: expect.stringMatching(moment),
        catalogueRead: expect.stringMatching(moment),
        contentEvent: expect.stringMatching(moment),
        lastBackup: null,
      },
    });
  }
});

const quiet = { shop: false, publishing: false, catalogue: false, messages: false, requests: false };

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

test.each([
  ["on the machine itself, as through a proxy that adds no header", {}],
  ["through a proxy", { "X-Forwarded-For": "203.0.113.9" }],
  ["through one that says so otherwise", { Via: "1.1 cdn" }],
  ["from a page of another site", { Origin: "https://evil.example" }],
  ["with a made-up token", { Authorization: "Bearer made-up" }],
  ["with a part of the token", { Authorization: "Bearer a-monitor" }],
])("whoever asks %s is told no more than that the shop is ready", async (_how, headers) => {
  const { url } = await openShopAtHost({ HEALTH_TOKEN });
  for (const path of ["/healthz", "/readyz"])
    expect(await (await fetch(url + path, { headers })).json()).toEqual({ ready: true });
});

test("a monitor with the token reads figures of the shop, and nobody else does", async () => {
  const { url } = await openShopAtHost({ HEALTH_TOKEN });
  expect((await fetch(`${url}/metrics`)).status).toBe(401);
  await fetch(`${url}/product/made-up-by-a-stranger`);
  await fetch(`${url}/made-up?token=secret`);
  const figures = await (await fetch(`${url}/metrics`, asMonitor)).text();
  const figure = (name: string) => Number(new RegExp(`^trousseau_${name} (\\S+)$`, "m").exec(figures)?.[1]);
  expect(figure("dresses")).toBe(2);
  expect(figures).toMatch(/^trousseau_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  expect(figure("content_listening")).toBe(1);
  expect(figure("content_read_timestamp_seconds")).toBeGreaterThan(1.7e9);
  expect(figure('alarm{alarm="publishing"}')).toBe(0);
  expect(figures).toContain("# TYPE trousseau_lake_starts_total counter");
  expect(figure("messages_waiting")).toBe(0);
  expect(figure("disk_free_bytes")).toBeGreaterThan(0);
  expect(figure("catalogue_shown_timestamp_seconds")).toBeGreaterThan(1.7e9);
  const document = readFileSync(join(root, "docs/three-in-the-morning.md"), "utf8");
  const named = new Set(document.match(/trousseau_\w+/g));
  expect(named.size).toBeGreaterThan(7);
  expect([...named].filter((name) => !figures.includes(`# TYPE ${name} `))).toEqual([]);
  expect(figures).toMatch(/duration_seconds_count\{screen="product",status="\d+"\} 1$/m);
  expect(figures).not.toMatch(/made-up|secret|NaN|^trousseau_lake/m);
});

test("monitors are told of a content host that is heard and cannot be read", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { host, url } = await openShopAtHost({ HEALTH_TOKEN });
  expect(await healthOf(url)).toMatchObject({ alarms: { publishing: false } });
  host.is({ status: 403 });
  host.announce();
  const aMinuteLater = async () => {
    vi.advanceTimersByTime(60_000);
    return await healthOf(url);
  };
  const ringing = { content: { isListening: true }, alarms: { publishing: true } };
  await expect.poll(aMinuteLater).toMatchObject(ringing);
  const figures = await (await fetch(`${url}/metrics`, asMonitor)).text();
  expect(figures).toContain('trousseau_alarm{alarm="publishing"} 1');
});

test("each address of the label is mailed that nothing published appears, and that all is well again", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await openMailServer();
  onTestFinished(() => server.close());
  const MAIL_TO = "owner@label.example, editor@label.example";
  const { host } = await openShopAtHost({ SMTP_URL: server.url, MAIL_FROM: "shop@label.example", MAIL_TO });
  const mailed = () => {
    vi.advanceTimersByTime(60_000);
    return server.mails.map(({ recipients, subject }) => `${recipients}: ${subject}`);
  };
  host.is({ status: 403 });
  host.announce();
  const begun = [": the shop needs a look", ": the shop needs a look"].map((subject, at) =>
    expect.stringMatching(new RegExp(`^${["owner", "editor"][at]}@label\\.example: .*${subject}$`)),
  );
  await expect.poll(mailed).toEqual(begun);
  expect(server.mails[0]?.text).toContain("What you publish is slow to show at the moment.");
  host.is({ documents: [dress("aurelie"), dress("odette")] });
  host.announce();
  await expect
    .poll(() => mailed().slice(2))
    .toEqual([
      expect.stringMatching(/^owner@label\.example: .*: all is well again$/),
      expect.stringMatching(/^editor@label\.example: .*: all is well again$/),
    ]);
});

test("monitors are told where nothing that visitors send can be stored", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { url, dataFolder } = await openShopAtHost();
  const health = () => healthOf(url);
  expect(await health()).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), canStore: true });
  // Linux says of a write to this device that the disk is full.
  await symlink("/dev/full", join(dataFolder, "enquiries/room"));
  vi.advanceTimersByTime(9_000);
  expect(await health(), "nobody makes it write at will").toMatchObject({ canStore: true });
  vi.advanceTimersByTime(2_000);
  expect(await health()).toMatchObject({ canStore: false });
  vi.advanceTimersByTime(11_000);
  expect(await health()).toMatchObject({ canStore: true });
  expect(await readdir(join(dataFolder, "enquiries"))).not.toContain("room");
});

test("an outbox that cannot be opened is told to monitors", async () => {
  const dataFolder = temporaryFolder();
  await writeFile(join(dataFolder, "enquiries"), "no folder");
  const { url } = await openShopAtHost({ DATA_DIR: dataFolder });
  expect(await healthOf(url)).toMatchObject({ ready: true, canStore: false, alarms: { disk: true } });
});

/** A monitor elsewhere is told with the token of somebody who may log in. */
async function healthOf(url: string) {
  return await (await fetch(`${url}/healthz`, { headers: { Authorization: "Bearer editor" } })).json();
}

test("whose session has ended sees no drafts any more, by a cookie that would be good for longer", async () => {
  const { host, url } = await openShopAtHost();
  const session = { Authorization: "Bearer editor" };
  const asked = await fetch(`${url}/preview/token`, { method: "POST", body: "{}", headers: session });
  const { link } = await asked.json();
  const entered = await fetch(url + link, { redirect: "manual" });
  const headers = { Cookie: entered.headers.get("set-cookie")?.split(";")[0] ?? "" };
  host.people.delete("editor");
  const ended = await fetch(url, { headers });
  expect(ended.status).toBe(403);
  expect(ended.headers.get("set-cookie")).toMatch(/^preview=; /);
  expect((await fetch(url)).status, "the shop itself is for everybody").toBe(200);
});

test("a mended fault is no longer among the issues, however lately somebody has asked for them", async () => {
  const { host, url } = await openShopAtHost(
    {},
    { behaviour: { documents: [dress("odette"), { ...dress("lia"), name: "" }] } },
  );
  const headers = { Authorization: "Bearer editor" };
  const issues = async () => JSON.stringify(await (await fetch(`${url}/preview/issues`, { headers })).json());
  expect(await issues()).toContain("it has no name");
  host.publish([dress("odette"), dress("lia")]);
  await expect.poll(issues).not.toContain("it has no name");
});

test("a host that loses most dresses at once is not believed, which monitors are told, but with a setting", async () => {
  const dresses = ["a", "b", "c", "d", "e", "f", "g", "h"].map(dress);
  const open = async (settings: Record<string, string>) => {
    const { host, url } = await openShopAtHost(settings, { behaviour: { documents: dresses } });
    host.is({ documents: [dress("a")] });
    host.announce();
    return () => healthOf(url);
  };
  const refusing = await open({});
  await expect.poll(async () => (await refusing()).content.refused).not.toBeNull();
  expect((await refusing()).dresses).toBe(8);
  const believing = await open({ CATALOGUE_MAY_SHRINK: "true" });
  await expect.poll(async () => (await believing()).dresses).toBe(1);
});

test("a shop that starts while its host is silent opens with what it had shown before", async () => {
  const first = await openShopAtHost();
  await first.end();
  first.host.is("silent");
  const { url } = await openShopInProcess({
    SANITY_API_HOST: first.host.url,
    SANITY_PROJECT_ID: "atelier",
    DATA_DIR: first.dataFolder,
  });
  expect((await shownBy(await fetch(url))).dresses).toEqual(["aurelie", "odette"]);
});

test("behind https pages say so, and have the address that the outside knows", async () => {
  const { url } = await openShopAtHost({ PUBLIC_URL: "https://shop.example", COUNT_VISITS: "false" });
  const page = await fetch(`${url}/faq`);
  expect(page.headers.get("strict-transport-security")).toBe("max-age=31536000");
  expect(await shownBy(page)).toMatchObject({ origin: "https://shop.example", countsVisits: false });
  expect((await fetch(`${url}/count`, { method: "POST", body: "page" })).status).not.toBe(204);
});

test("a visit that is counted is on the disk when the shop has ended", async () => {
  const { url, dataFolder, end } = await openShopAtHost();
  const counted = await fetch(`${url}/count`, {
    method: "POST",
    body: "view=aurelie",
    headers: { Origin: url, "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Firefox/133.0" },
  });
  expect(counted.status).toBe(204);
  await end();
  const counter = openCounter({ dataFolder, timeZone: () => "UTC", log: () => undefined });
  onTestFinished(() => counter.close());
  expect(counter.rows("2000-01-01", undefined, 10)).toMatchObject([{ kind: "view", dress: "aurelie" }]);
});

test("a shop that can send mail confirms sign-ups, and says so to monitors and on its pages", async () => {
  const { url } = await openShopAtHost({
    PUBLIC_URL: "https://shop.example",
    SANITY_WRITE_TOKEN: "a writer's",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "shop@label.example",
    MAIL_TO: "label@label.example",
    HEALTH_TOKEN,
  });
  const state = await (await fetch(`${url}/readyz`, asMonitor)).json();
  expect(state).toMatchObject({ enquiries: { waiting: 0 } });
  const privacy = { takesMessages: true, sendsMail: true, confirmsNewsletter: true, contentHost: "other" };
  expect(await shownBy(await fetch(url))).toMatchObject({ privacy });
});

test("at the end a page that is being rendered is finished, and monitors hear that no more should come", async () => {
  const arrived = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const { url, port, end } = await openShopAtHost(
    {},
    {
      async renderScreen(request, shop) {
        if (request.url.endsWith("/about")) {
          arrived.resolve();
          await goOn.promise;
        }
        return plainScreen(request, shop);
      },
    },
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, path, agent, host: "127.0.0.1" }, resolve).on("error", reject);
    });
  const slow = ask("/about");
  await arrived.promise;
  const ending = end();
  goOn.resolve();
  expect(await text(await slow)).toContain("/about");
  const ready = await ask("/readyz");
  expect([ready.statusCode, ready.headers.connection]).toEqual([503, "close"]);
  expect(await json(ready)).toEqual({ ready: false });
  await ending;
  await expect(fetch(url)).rejects.toThrow();
});

test("a folder that cannot be the beginning of a label ends the start, and leaves no port open", async () => {
  const servers = () => process.getActiveResourcesInfo().filter((name) => name === "TCPServerWrap").length;
  const before = servers();
  const start = openShopInProcess({ CONTENT: "/nowhere/at/all" });
  await expect(start).rejects.toThrow(/^CONTENT: there is no data\.ndjson/);
  await expect.poll(servers).toBe(before);
});
