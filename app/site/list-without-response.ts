import { redirect, replace } from "react-router";
import { localAddress } from "#app/label/local-address.ts";
import { announce } from "#app/ui/announce.ts";
import { errorWords } from "#words/errors.ts";
import { isShown, type Results, withoutConnection } from "./connection.ts";
import styles from "./list-without-response.module.css";

const LIST = "routes/collection/collection";

/** In milliseconds. */
const RETRY_MS = 5_000;

/**
 * What stands in for responses that did not come, or that are errors. A collection that is filtered or sorted stays as it is, with what is
 * ticked, until the shop responds or something else is asked for; then it is asked once more.
 */
export async function recover(
  request: Request,
  form: FormData | undefined,
  results: Results,
): Promise<Results> {
  const standIns = withoutConnection(request.url, form, results);
  const failed = standIns[LIST];
  const { pathname, search } = new URL(request.url);
  if (failed?.type !== "error" || isOfTheAddress(failed.result) || !isShown(pathname, LIST)) return standIns;
  const { offline, unanswered } = errorWords;
  const note = showNote(results[LIST]?.result instanceof TypeError ? offline.sentence : unanswered);
  await answerTo(`${pathname}.data${search}`, request.signal);
  note.remove();
  if (request.signal.aborted) return standIns;
  // Back and Forward are at this address already.
  const isThere = pathname + search === location.pathname + location.search;
  const lead = isThere ? replace : redirect;
  return { [LIST]: { type: "error", result: lead(localAddress(pathname + search)) } };
}

/** Moved or not found: asked again, it would be so again. */
function isOfTheAddress(error: unknown): boolean {
  if (error instanceof Response) return true;
  const status: unknown = error instanceof Object ? Reflect.get(error, "status") : undefined;
  return typeof status === "number" && status < 500;
}

/** Above an open dialog, too. */
function showNote(text: string): HTMLElement {
  const note = Object.assign(document.createElement("p"), { className: styles["note"], textContent: text });
  note.setAttribute("popover", "manual");
  document.body.append(note);
  if ("showPopover" in note) note.showPopover();
  announce(text);
  return note;
}

/** Resolves once the shop responds, or nobody waits for it any more. */
async function answerTo(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const response = await fetch(address, { method: "HEAD", cache: "no-store", signal }).catch(
      () => undefined,
    );
    if (response?.ok) return;
    await aWhile(signal);
  }
}

/** Less where the browser notices its connection. */
function aWhile(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, RETRY_MS);
    addEventListener("online", resolve, { once: true, signal });
    signal.addEventListener("abort", resolve, { once: true });
  });
}
