import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { cachePolicies } from "#app/cache-policies.ts";
import { fail, type Middleware } from "./http/middleware.ts";
import { sessionIn } from "./preview/editor-sessions.ts";
import type { RunningShop } from "./start.ts";

const headers = {
  "Content-Type": "application/json",
  "Cache-Control": cachePolicies.never,
  // Studio may stand on another host.
  "Access-Control-Allow-Origin": "*",
};

/** A monitor is answered while the content host is not, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * /healthz: this process answers. /readyz: it has something to show, and is not about to end. A content host that is down does not make
 * it unready, because visitors do not notice; `content` reports it to monitoring, and `enquiries` what the label has not got yet: to whoever asks on this
 * machine, or with the token of somebody who may log in.
 */
export function health(shop: RunningShop): Middleware {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const state = stateOf(shop);
    const isInsider = isLocal(request) || (await isEditor(shop, request));
    const status = request.url === "/healthz" || state.ready ? 200 : 503;
    const told = isInsider ? { ...state, enquiries: shop.enquiries.state() } : state;
    response.writeHead(status, headers).end(JSON.stringify(told));
  }

  return (request, response, next) => {
    if (request.url !== "/healthz" && request.url !== "/readyz") return next();
    answer(request, response).catch((error) => fail(request, response, error));
  };
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

/** Proxies and browsers add these, so a request that has them is somebody else's. */
const foreign = ["x-forwarded-for", "x-real-ip", "forwarded", "via", "origin"];

/** A page of another site may have its own name stand for this machine (DNS rebinding), and its browser says that name. */
const localHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

function isLocal({ socket, headers: sent }: IncomingMessage): boolean {
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
  return isLoopback && localHost.test(sent.host ?? "") && foreign.every((name) => sent[name] === undefined);
}

function isEditor({ draftContent }: RunningShop, request: IncomingMessage): false | Promise<boolean> {
  const session = sessionIn(request.headers.authorization);
  if (session === undefined) return false;
  const asked = draftContent.isEditor(session).catch(() => false);
  return Promise.race([asked, setTimeout(PATIENCE_MS, false, { ref: false })]);
}
