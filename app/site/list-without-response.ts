import { redirect, redirectDocument, replace } from "react-router";
import { announce } from "#app/ui/announce.ts";
import { inLanguage, sharedPath } from "#app/ui/language-base.ts";
import { reach, retried } from "#app/ui/retried.ts";
import { partOf } from "#model/documents/part-of.ts";
import { localAddress } from "#model/screens/local-address.ts";
import type { RouteId } from "#model/screens/route-table.ts";
import errorWords from "#words/errors.json" with { type: "json" };
import { isConnectionError, isShown, type Results, withoutConnection } from "./connection.ts";
import styles from "./list-without-response.module.css";
import { isStored } from "./stored-pages.ts";

const LIST: RouteId = "collection/collection";

/**
 * These stand in for responses that did not come, or that are errors. A collection that is filtered or sorted stays as it is, with what is
 * ticked, until the shop responds or something else is asked for; then it is asked once more.
 */
export async function recover(
  request: Request,
  form: FormData | undefined,
  results: Results,
): Promise<Results> {
  const standIns = withoutConnection(request.url, form, results);
  const failed = standIns[LIST];
  const { pathname, search } = addressOf(request.url);
  if (failed?.type !== "error" || isOfTheAddress(failed.result) || !isShown(pathname, LIST))
    return form ? standIns : storedPage(request.url, standIns);
  const { offline, unanswered } = errorWords;
  const note = showNote(results[LIST]?.result instanceof TypeError ? offline.sentence : unanswered);
  const { signal } = request;
  await retried(() => reach(`${inLanguage(pathname)}.data${search}`, signal), signal).catch(() => undefined);
  note.remove();
  if (signal.aborted) return standIns;
  // Back and Forward are at this address already.
  const isThere = pathname + search === sharedPath(location.pathname) + location.search;
  const lead = isThere ? replace : redirect;
  return { [LIST]: { type: "error", result: lead(localAddress(pathname + search)) } };
}

/** A page that opens without a connection is loaded as a document. */
async function storedPage(url: string, standIns: Results): Promise<Results> {
  const [lost] = Object.entries(standIns).find(([, { result }]) => isConnectionError(result)) ?? [];
  if (lost === undefined || !(await isStored(new URL(url)))) return standIns;
  const { pathname, search } = addressOf(url);
  return { [lost]: { type: "error", result: redirectDocument(localAddress(pathname + search)) } };
}

/** The router adds the path of the language by itself. */
function addressOf(url: string) {
  const { pathname, search } = new URL(url);
  return { pathname: sharedPath(pathname), search };
}

/** A page that has moved or is not found would be so again. */
function isOfTheAddress(error: unknown): boolean {
  if (error instanceof Response) return true;
  const status = partOf(error, "status");
  return typeof status === "number" && status < 500;
}

/** The note stands above an open dialog, too. */
function showNote(text: string): HTMLElement {
  const note = Object.assign(document.createElement("p"), { className: styles["note"], textContent: text });
  note.setAttribute("popover", "manual");
  document.body.append(note);
  if ("showPopover" in note) note.showPopover();
  announce(text);
  return note;
}
