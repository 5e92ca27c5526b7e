import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * An open dialog has a place in the history, with the address of the screen below, so that Back closes it and nothing
 * else; also where the browser does not do so by itself, as on iOS and in the web views of other apps. Closed otherwise,
 * the place is given back; a link in the dialog takes it over (site/client-navigation.tsx); a form may, too.
 */
const KEY = "dialog";

/** The dialog that has a place in the history. */
let current: { dialog: HTMLDialogElement; isRouters: boolean } | undefined;

/** The next popstate is of our own making. */
let isGivingBack = false;

/** Whether this place in the history is a dialog's, and nobody has taken it over. */
export function isDialogEntry(): boolean {
  return Boolean(history.state?.[KEY]);
}

/** `isInAddress`: the address itself opens the dialog, and the router keeps its place. */
export function useDialogEntry(dialog: RefObject<HTMLDialogElement | null>, isInAddress = false): void {
  const follow = useEffectEvent((element: HTMLDialogElement) => {
    if (element.open && !isInAddress) push(element);
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const observer = new MutationObserver(() => follow(element));
    observer.observe(element, { attributeFilter: ["open"] });
    // Opened before the scripts came, or before this ran.
    follow(element);
    return () => {
      observer.disconnect();
      // It left the page without being closed, for an error screen: Back is the router's again.
      endEntry(element);
    };
  }, [dialog]);

  useEffect(() => {
    if (isInAddress && current?.dialog === dialog.current) current.isRouters = true;
  }, [isInAddress, dialog]);
}

/** To be called when the dialog is closed. Returns whether it has a place in the history to be given back. */
export function endEntry(dialog: HTMLDialogElement): boolean {
  if (current?.dialog !== dialog) return false;
  current = undefined;
  return true;
}

export function giveEntryBack(): void {
  isGivingBack = true;
  history.back();
}

function push(dialog: HTMLDialogElement) {
  if (current?.dialog === dialog) return;
  current = { dialog, isRouters: false };
  history.pushState({ ...history.state, idx: history.state.idx + 1, [KEY]: true }, "");
}

/** Before the router hears of it: it would fetch the screen below anew. */
function onPopState(event: PopStateEvent) {
  const wasOurs = isGivingBack;
  isGivingBack = false;
  const entry = current;
  if (!wasOurs && !isDialogEntry() && (!entry || entry.isRouters)) return;
  event.stopImmediatePropagation();
  if (wasOurs) return;
  // Forward, to the place of a dialog that is closed.
  if (isDialogEntry()) return giveEntryBack();
  current = undefined;
  entry?.dialog.close();
}

if (!import.meta.env.SSR) {
  addEventListener("popstate", onPopState, { capture: true });
  // The page was reloaded with a dialog open.
  if (isDialogEntry()) giveEntryBack();
}
