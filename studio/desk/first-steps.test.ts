import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { ShopHealth } from "#model/services/shop-health.ts";
import { lightsOf } from "#model/services/shop-lights.ts";
import { firstSteps, type LabelProgress } from "./first-steps.ts";
import { fetchShopState, type ShopState } from "./shop-well.ts";

const progress: LabelProgress = {
  isOwn: true,
  name: "Maison Une",
  phone: "+33 6 12 34 56 78",
  currency: "EUR",
  hasLogo: true,
  collections: 2,
  home: true,
  terms: true,
  privacy: true,
};
const alarms = (rings: boolean): ShopHealth["alarms"] => ({
  shop: rings,
  publishing: rings,
  lake: rings,
  catalogue: rings,
  messages: rings,
  disk: rings,
  backup: rings,
  requests: rings,
});
const moment = "2027-05-09T21:04:11.000Z";
const health: ShopHealth = {
  version: "0.3.0",
  ready: true,
  ending: false,
  alarms: alarms(false),
  revision: "r",
  dresses: 3,
  content: { isListening: true, refused: null, lake: "running" },
  canStore: true,
  disk: { free: 50, size: 100 },
  enquiries: { waiting: 0, refused: 0, reasons: [], oldest: null },
  publicUrl: "https://shop.example",
  times: { started: moment, catalogueRead: moment, contentEvent: moment, lastBackup: moment },
};
const noBackup = { ...health, times: { ...health.times, lastBackup: null } };
const state: ShopState = { health, issues: [] };

const issue = { severity: "error", id: "house", type: "house", name: "The label", message: "no" } as const;

/** The titles of the steps that are left. */
function stepsLeft(now: LabelProgress, shop = state) {
  return firstSteps(now, shop, true)
    .filter(({ isDone }) => !isDone)
    .map(({ title }) => title);
}

test("a shop that has everything has no step left", () => {
  expect(stepsLeft(progress)).toEqual([]);
});

test("a label that has just begun has them all before it, and each leads somewhere", () => {
  const none = { name: null, phone: null, currency: null, hasLogo: false, collections: 0 };
  const steps = firstSteps(
    { isOwn: true, ...none, home: false, terms: false, privacy: false },
    {
      health: { ...noBackup, dresses: 0, publicUrl: null },
      issues: [
        { ...issue, severity: "warning", id: "designer", type: "designer", path: "biography" },
        { ...issue, path: "phone" },
      ],
    },
    true,
  );
  expect(steps.map(({ isDone }) => isDone)).not.toContain(true);
  expect(steps.filter(({ field, tool }) => !field && !tool)).toHaveLength(1);
  expect(steps[1]?.field).toEqual({ id: "house", type: "house", path: "phone" });
});

test("who looks after backups has a first one to make, and nobody else", () => {
  expect(stepsLeft(progress, { ...state, health: noBackup })).toEqual(["A first backup"]);
  expect(firstSteps(progress, state, false).map(({ tool }) => tool)).not.toContain("people");
});

test("in the sample label's shop the first step is to remove it", () => {
  expect(stepsLeft({ ...progress, isOwn: false })).toEqual(["Remove the sample"]);
});

test("settings that still have the sample's name and telephone are not done", () => {
  expect(stepsLeft({ ...progress, name: "Auvrane", phone: "33199001234" })).toEqual([
    "Name of the label",
    "Telephone for WhatsApp",
  ]);
});

test("what the check finds wrong is not done, though something is written there", () => {
  const shop = (path: string) => ({ health, issues: [{ ...issue, path }] });
  expect(stepsLeft(progress, shop("phone"))).toEqual(["Telephone for WhatsApp"]);
  expect(stepsLeft(progress, shop("customerCare"))).toEqual([]);
  const unsaid = { ...issue, severity: "warning", id: "terms", type: "terms" } as const;
  expect(stepsLeft(progress, { health, issues: [unsaid] })).toEqual(["Making, delivery and rental times"]);
});

test("what is watched is said in words: how it is, or what to do", () => {
  const well = lightsOf(health, true);
  expect(well).toHaveLength(8);
  expect(well.filter(({ isWell, tool }) => !isWell || tool)).toEqual([]);
  const wrong = lightsOf({ ...health, alarms: alarms(true) }, true);
  expect(wrong.filter(({ isWell }) => isWell)).toEqual([]);
  expect(
    wrong.filter(({ sentence, tool }) => !tool && !/tell whoever looks after its server\.$/.test(sentence)),
  ).toEqual([]);
  expect(wrong.map(({ tool }) => tool).filter(Boolean)).toEqual(["check", "people"]);
});

test("a session that has ended is told so, though the shop says that it is ready", async () => {
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.endsWith("/healthz")) return Response.json({ ready: true });
    await setImmediate();
    return new Response(null, { status: 401 });
  });
  await expect(fetchShopState("ended")).rejects.toMatchObject({ statusCode: 401 });
});

test("hosted content has no lake to watch, and only whoever makes backups is told of them", () => {
  const { lake: _lake, backup: _backup, ...hosted } = health.alarms;
  expect(lightsOf({ ...health, alarms: hosted }, true)).toHaveLength(6);
  expect(lightsOf(health, false)).toHaveLength(7);
});

test("a backup that was never made is not among what is well, and is told once it is overdue", () => {
  const backupLights = (shop: ShopHealth) =>
    lightsOf(shop, true).filter(({ sentence }) => /backup/.test(sentence));
  expect(backupLights(noBackup)).toEqual([]);
  const overdue = { ...noBackup, alarms: { ...health.alarms, backup: true } };
  expect(backupLights(overdue)).toEqual([
    { alarm: "backup", isWell: false, sentence: "No backup has been made yet.", tool: "people" },
  ]);
});

test("messages and the disk are said as they are", () => {
  const enquiries = { waiting: 3, refused: 1, reasons: ["Bad password."], oldest: null };
  const sentencesOf = (more: Partial<ShopHealth>) =>
    lightsOf({ ...health, alarms: alarms(true), ...more }, true)
      .map(({ sentence }) => sentence)
      .join("\n");
  expect(sentencesOf({ enquiries })).toContain(
    "1 message could not be delivered. The mail server says: Bad password. 2 messages are still on the way.",
  );
  expect(sentencesOf({})).toContain("The disk is almost full.");
  expect(sentencesOf({ canStore: false })).toContain("its disk may be full.");
});
