import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readLastBackup } from "@trousseau/content-lake/folder";
import type { ShopHealth } from "#model/services/shop-health.ts";
import { OUTBOX_FOLDER } from "#server/enquiries/outbox-database.ts";
import { log } from "#server/log.ts";
import { PREVIEW_SECRET } from "#server/preview/preview-tokens.ts";
import type { RunningShop } from "#server/start.ts";
import { version } from "#server/version.ts";
import { createAlarmMailer } from "./alarm-mailer.ts";
import { createAlarmMails } from "./alarm-mails.ts";
import { alarmsOf, LONGEST_MS, limits, type Now, type Sample } from "./alarms.ts";
import { createMetrics, diskOf } from "./metrics.ts";
import { type Answer, isPage } from "./watch-requests.ts";

/** The alarms count in minutes. In milliseconds. */
const LOOK_EVERY_MS = 60_000;

export type ShopWatch = ReturnType<typeof watchShop>;

/** Looks at the shop once a minute, so that it can tell for how long something has been wrong. */
export function watchShop(shop: RunningShop) {
  const { store, events, contentRefresh, lake, enquiries, settings, isEnding } = shop;
  const metrics = createMetrics(shop, async () => alarmsOf(await present(), history));
  const canStore = createStoreCheck(shop);
  const requests = { answered: 0, failed: 0, slow: 0 };
  const started = Date.now();
  let history: readonly Sample[] = [];

  function look() {
    const now = sampleOf(shop, requests);
    history = [...history.filter(({ at }) => at >= now.at - LONGEST_MS - LOOK_EVERY_MS), now];
  }

  async function present(): Promise<Now> {
    const { oldest } = enquiries.state() ?? {};
    return {
      ...sampleOf(shop, requests),
      canStore: await canStore(),
      oldestMessage: oldest ? Date.parse(oldest) : undefined,
      disk: await diskOf(settings.dataFolder),
      lastBackup: lake && (await readLastBackup(join(settings.dataFolder, "lake"))),
      firstStart: (await firstStart(settings.dataFolder)) ?? started,
    };
  }

  const mailer = createAlarmMailer(shop);
  const mailAlarms = mailer && createAlarmMails({ dataFolder: settings.dataFolder, health, ...mailer, log });

  look();
  setInterval(() => {
    look();
    void mailAlarms?.();
  }, LOOK_EVERY_MS).unref();

  async function health(): Promise<ShopHealth> {
    const now = await present();
    return {
      version,
      ready: now.isReady,
      ending: isEnding(),
      alarms: alarmsOf(now, history),
      revision: store.current()?.revision ?? null,
      dresses: store.current()?.products.length ?? null,
      content: {
        isListening: now.isListening,
        refused: store.rejectedCatalogue() ?? null,
        ...(lake ? { lake: lake.state() } : {}),
      },
      canStore: now.canStore,
      disk: now.disk,
      enquiries: enquiries.state(),
      publicUrl: settings.publicUrl ?? null,
      times: {
        started: momentOf(started),
        catalogueRead: momentOf(contentRefresh.readAt()),
        contentEvent: momentOf(events.lastEvent()),
        lastBackup: momentOf(now.lastBackup),
      },
    };
  }

  return {
    isReady: () => isReady(shop),
    metrics,
    answered(answer: Answer) {
      metrics.observe(answer);
      const { screen, status, seconds } = answer;
      if (!isPage(screen)) return;
      requests.answered += 1;
      if (status >= 500) requests.failed += 1;
      if (seconds > limits.slowSeconds) requests.slow += 1;
    },
    health,
  };
}

function isReady({ store, isEnding }: RunningShop): boolean {
  return store.current() !== undefined && !isEnding();
}

function sampleOf(shop: RunningShop, requests: Sample["requests"]): Sample {
  const { store, events, contentRefresh, calendarRefresh, lake } = shop;
  return {
    at: Date.now(),
    isReady: isReady(shop),
    isListening: events.isListening(),
    hasReadFailed: contentRefresh.hasFailed() || calendarRefresh.hasFailed(),
    isRefused: store.rejectedCatalogue() !== undefined,
    lake: lake && { isRunning: lake.state() === "running", starts: lake.starts() },
    requests: { ...requests },
  };
}

/** The first start makes this file, and no other writes it again. */
async function firstStart(dataFolder: string): Promise<number | undefined> {
  return (await stat(join(dataFolder, PREVIEW_SECRET)).catch(() => undefined))?.mtimeMs;
}

function momentOf(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

/** People ask as often as they like, and each look at the disk writes on it. In milliseconds. */
const STORE_EVERY_MS = 10_000;

/** The longest message that a visitor may send fits into it, with what SQLite writes beside it. */
const ROOM = Buffer.alloc(64 * 1024);

/** Whether the shop can keep what visitors send: its outbox is open, and there is room on the disk. */
function createStoreCheck({ enquiries, settings: { dataFolder } }: RunningShop): () => Promise<boolean> {
  const file = join(dataFolder, OUTBOX_FOLDER, "room");
  let lookedAt = Number.NEGATIVE_INFINITY;
  let hasRoom: Promise<boolean> | undefined;

  async function look(): Promise<boolean> {
    if (enquiries.state() === null) return false;
    try {
      await writeFile(file, ROOM, { mode: 0o600 });
      return true;
    } catch {
      return false;
    } finally {
      await rm(file, { force: true }).catch(() => undefined);
    }
  }

  return async () => {
    if (performance.now() - lookedAt > STORE_EVERY_MS) {
      lookedAt = performance.now();
      hasRoom = look();
    }
    return (await hasRoom) === true;
  };
}
