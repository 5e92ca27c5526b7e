import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { readLastBackup } from "@trousseau/content-lake/folder";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ShopHealth } from "#model/services/shop-health.ts";
import type { RunningShop } from "#server/start.ts";
import { version } from "#server/version.ts";
import type { Answer } from "./watch-requests.ts";

/** Pages take some milliseconds, pictures that are made some hundred, and a content host that is slow some thousand. In seconds. */
const buckets = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];

/** A monitor reads these figures at /metrics, in Prometheus's text. Nothing of it is about a visitor. */
export function createMetrics(shop: RunningShop, alarms: () => Promise<ShopHealth["alarms"]>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "trousseau_request_duration_seconds",
    help: "Requests, by what was asked for and by status.",
    labelNames: ["screen", "status"],
    buckets,
    registers: [registry],
  });
  const { store, events, contentRefresh, lake, enquiries, settings } = shop;
  let shownAt = store.current() ? Date.now() : undefined;
  store.onChange(() => {
    shownAt = Date.now();
  });

  /** A value that is not known is left out, as Prometheus wants it. */
  const gauge = (name: string, help: string, read: () => number | undefined | Promise<number | undefined>) =>
    new Gauge({
      name: `trousseau_${name}`,
      help,
      registers: [registry],
      async collect() {
        const value = await read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  addVersion(registry);
  addAlarms(registry, alarms);
  addLakeStarts(registry, lake);
  const disk = () => diskOf(settings.dataFolder);
  const outbox = () => enquiries.state() ?? undefined;
  gauge("dresses", "Dresses in the shop.", () => store.current()?.products.length);
  gauge("catalogue_shown_timestamp_seconds", "When the catalogue changed last.", () => secondsOf(shownAt));
  gauge("catalogue_refused", "1: the newest dresses are not believed.", () =>
    oneIf(store.rejectedCatalogue()),
  );
  gauge("content_listening", "1: a publish is heard at once.", () => oneIf(events.isListening()));
  gauge("content_read_timestamp_seconds", "When the content host answered well for the last time.", () =>
    secondsOf(contentRefresh.readAt()),
  );
  gauge(
    "lake_running",
    "1: the shop's own content lake answers.",
    () => lake && oneIf(lake.state() === "running"),
  );
  gauge("messages_waiting", "Visitors' messages on their way to the label.", () => outbox()?.waiting);
  gauge("messages_refused", "Messages that a mail server has refused.", () => outbox()?.refused);
  gauge("messages_oldest_timestamp_seconds", "When the oldest of them arrived.", () =>
    secondsOf(Date.parse(outbox()?.oldest ?? "")),
  );
  gauge("disk_free_bytes", "Room on the disk of DATA_DIR.", async () => (await disk()).free);
  gauge("disk_size_bytes", "The disk of DATA_DIR.", async () => (await disk()).size);
  gauge("last_backup_timestamp_seconds", "The last backup that was read back whole.", async () =>
    lake ? secondsOf(await readLastBackup(join(settings.dataFolder, "lake"))) : undefined,
  );

  return {
    type: registry.contentType,
    text: () => registry.metrics(),
    observe({ screen, status, seconds }: Answer) {
      requests.observe({ screen, status: String(status) }, seconds);
    },
  };
}

function addVersion(registry: Registry) {
  new Gauge({
    name: "trousseau_info",
    help: "1, with the version that runs.",
    labelNames: ["version"],
    registers: [registry],
  }).set({ version }, 1);
}

/** One rule of a monitor is enough for all of them. */
function addAlarms(registry: Registry, alarms: () => Promise<ShopHealth["alarms"]>) {
  new Gauge({
    name: "trousseau_alarm",
    help: "1: this alarm of three-in-the-morning.md rings.",
    labelNames: ["alarm"],
    registers: [registry],
    async collect() {
      for (const [alarm, rings] of Object.entries(await alarms())) this.set({ alarm }, oneIf(rings));
    },
  });
}

function addLakeStarts(registry: Registry, lake: RunningShop["lake"]) {
  new Counter({
    name: "trousseau_lake_starts_total",
    help: "How often the lake was started.",
    registers: [registry],
    collect() {
      this.remove();
      if (lake) this.inc(lake.starts());
    },
  });
}

/** Both are in bytes. */
export async function diskOf(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

function secondsOf(time: number | undefined): number | undefined {
  return time === undefined || Number.isNaN(time) ? undefined : Math.round(time / 1000);
}

function oneIf(holds: unknown): number {
  return holds ? 1 : 0;
}
