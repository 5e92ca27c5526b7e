import { createHash, timingSafeEqual } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { cachePolicies } from "#app/cache-policies.ts";
import { OUTBOX_FOLDER } from "./enquiries/outbox-database.ts";
import { fail, type Middleware } from "./http/middleware.ts";
import { sessionIn } from "./preview/editor-sessions.ts";
import type { RunningShop } from "./start.ts";
import type { Metrics } from "./watch/metrics.ts";

const headers = {
  "Content-Type": "application/json",
  "Cache-Control": cachePolicies.never,
  // Studio may stand on another host.
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization",
};

/** A monitor is answered while the content host is not, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * /healthz: this process answers. /readyz: it has something to show, and is not about to end. A content host that is
 * down does not make it unready, because visitors do not notice. A token alone tells how many enquiries wait, and all of /metrics: a proxy
 * on this machine looks like somebody on this machine.
 */
export function health(shop: RunningShop, metrics: Metrics): Middleware {
  const canStore = createStoreCheck(shop);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const state = { ...stateOf(shop), canStore: await canStore() };
    const isInsider = await isTold(shop, request);
    const status = request.url === "/healthz" || state.ready ? 200 : 503;
    const { publicUrl = null } = shop.settings;
    const told = isInsider ? { ...state, enquiries: shop.enquiries.state(), publicUrl } : state;
    response.writeHead(status, headers).end(JSON.stringify(told));
  }

  async function measured(request: IncomingMessage, response: ServerResponse) {
    const isInsider = await isTold(shop, request);
    const text = isInsider ? await metrics.text() : "Send HEALTH_TOKEN as Authorization: Bearer …";
    const type = isInsider ? metrics.type : "text/plain; charset=utf-8";
    response.writeHead(isInsider ? 200 : 401, { "Content-Type": type, "Cache-Control": cachePolicies.never });
    response.end(text);
  }

  const answers = new Map([
    ["/healthz", answer],
    ["/readyz", answer],
    ["/metrics", measured],
  ]);
  return (request, response, next) => {
    const respond = answers.get(request.url ?? "");
    if (!respond) return next();
    respond(request, response).catch((error) => fail(request, response, error));
  };
}

async function isTold(shop: RunningShop, { headers }: IncomingMessage): Promise<boolean> {
  const token = sessionIn(headers.authorization);
  return token !== undefined && (isMonitor(shop, token) || (await isEditor(shop, token)));
}

function stateOf({ store, events, lake, enquiries, isEnding }: RunningShop) {
  return {
    ready: store.current() !== undefined && !isEnding(),
    ending: isEnding(),
    revision: store.current()?.revision ?? null,
    /** 0: the label has none yet, and the shop says that it opens soon. Null: the content host has not answered so far. */
    dresses: store.current()?.products.length ?? null,
    content: {
      isListening: events.isListening(),
      /** The dresses that are shown, against those that the content host has answered with and that are not believed. */
      refused: store.rejectedCatalogue() ?? null,
      ...(lake ? { lake: lake.state() } : {}),
    },
    /** Whether mails are set up for it. */
    newsletter: { confirms: enquiries.newsletter.canConfirm },
  };
}

/** Strangers ask as often as they like, and each look at the disk writes on it. In milliseconds. */
const LOOK_EVERY_MS = 10_000;

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
    if (performance.now() - lookedAt > LOOK_EVERY_MS) {
      lookedAt = performance.now();
      hasRoom = look();
    }
    return (await hasRoom) === true;
  };
}

/** HEALTH_TOKEN works while the content host does not answer, too. */
function isMonitor({ settings: { healthToken } }: RunningShop, token: string): boolean {
  return healthToken !== undefined && timingSafeEqual(digestOf(token), digestOf(healthToken));
}

function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function isEditor({ draftContent }: RunningShop, token: string): Promise<boolean> {
  const asked = draftContent.isEditor(token).catch(() => false);
  return Promise.race([asked, setTimeout(PATIENCE_MS, false, { ref: false })]);
}
