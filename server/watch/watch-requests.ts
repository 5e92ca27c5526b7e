import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { ProxyOptions } from "@trousseau/host/proxy-trust.ts";
import { contentVersion, files, serverPaths } from "#model/screens/route-table.ts";
import { eachScreen } from "#model/screens/screens.ts";
import type { Middleware } from "#server/http/middleware.ts";
import { isBelieved } from "#server/http/proxy-config.ts";
import { logRequest } from "#server/log.ts";
import type { Settings } from "#server/settings.ts";
import { withRequestId } from "./request-id.ts";

/** `screen` is the first part of the address. */
export type Answer = { screen: string; status: number; seconds: number };

type Watching = ProxyOptions &
  Pick<Settings, "logsRequests"> & {
    answered(answer: Answer): void;
  };

/**
 * Follows each request from its arrival, or that of its form, until its answer is sent, or its visitor has gone. What a visitor breaks off
 * is in the log alone; whoever leaves while they wait is counted.
 */
export function watchRequests({ logsRequests, answered, ...proxy }: Watching): Middleware {
  return (request, response, next) => {
    const { method, url = "", socket } = request;
    const id = proxysId(request, proxy) ?? randomUUID().slice(0, ID_LENGTH);
    let arrived = performance.now();
    const bytesBefore = socket.bytesWritten;
    // The time that a form takes to come is the visitor's line.
    request.once("end", () => {
      if (!response.headersSent) arrived = performance.now();
    });
    response.once("close", () => {
      const ms = performance.now() - arrived;
      const { writableFinished, headersSent } = response;
      const status = headersSent ? response.statusCode : LEFT_WAITING;
      const screen = screenOf(url);
      const isBrokenOff = !writableFinished && (headersSent || !request.complete);
      if (!isBrokenOff || status >= 500) answered({ screen, status, seconds: ms / 1000 });
      if (!logsRequests) return;
      const bytes = socket.bytesWritten - bytesBefore;
      const cut = writableFinished ? {} : { aborted: true };
      logRequest({ request: id, method, screen, status, bytes, ms: Math.round(ms), ...cut });
    });
    withRequestId(id, next);
  };
}

/** nginx has this status for whoever left before there was an answer. */
const LEFT_WAITING = 499;

/** Somebody may read it out on the telephone, and finds one line of some weeks by it. */
const ID_LENGTH = 8;

/** A proxy that sends an id has it in its own log. */
function proxysId(request: IncomingMessage, proxy: ProxyOptions): string | undefined {
  const id = request.headers["x-request-id"];
  return isBelieved(request, proxy) && typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

const screenPaths = eachScreen.map(([path]) => path);

/** A label has few values, whatever strangers ask for. */
const knownSegments = new Set(
  [...screenPaths, ...Object.keys(files), ...serverPaths].map((path) => path.split("/")[1]),
);

export function screenOf(url: string): string {
  const [, first = ""] = url.split(/[/?]/);
  if (first === "") return "home";
  if (contentVersion.test(first)) return "content";
  const name = first.replace(/\.data$/, "");
  return knownSegments.has(name) ? name : "other";
}

const pages = new Set(screenPaths.map((path) => path.split("/")[1] || "home"));

/** A page that visitors open, or the data of one. */
export function isPage(screen: string): boolean {
  return pages.has(screen);
}
