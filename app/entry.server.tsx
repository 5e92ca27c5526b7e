import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { log } from "#app/content/log.server.ts";

/** Every loader reads from memory: one that takes this long, in milliseconds, will not answer at all. */
export const streamTimeout = 5_000;

/**
 * Renders the whole document before a byte is sent: it is kept and compressed as one piece, and a machine gets the
 * same page as a shopper.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = await htmlOf(<ServerRouter context={context} url={request.url} />);
  return new Response(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) log("error", "screen failed", { path: new URL(request.url).pathname, error });
};

function htmlOf(document: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      // One piece: no placeholders that a script would have to put right.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}
