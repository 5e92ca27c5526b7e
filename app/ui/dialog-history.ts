import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Path } from "react-router";

/**
 * An open dialog has a history entry, with the address of the screen below, so that Back closes it and nothing
 * else; also where the browser does not do so by itself, as on iOS and in the web views of other apps. Closed otherwise,
 * the entry is given back; a link in the dialog takes it over (site/client-navigation.tsx) unless it was given an address (name-dialog-entry.ts); a form may, too.
 */
/**
 * This key is in the state of an entry: `true` is a dialog's; a text is the router's that was a dialog's, so that the entry before is the screen it was
 * opened on. ./name-dialog-entry.ts knows it, too: exported, it would weigh on every page.
 */
const KEY = "dialog";

/** A step back that another step has overtaken never arrives. Longer than a busy phone takes, in milliseconds. */
const STEP_MS = 1_000;

/** The dialog that has a history entry. */
let current: { dialog: HTMLDialogElement; isRouters: boolean } | undefined;

/** Set while a step back of our own making is under way. */
let step: ReturnType<typeof setTimeout> | undefined;

/** These wait for its end. */
let waiting: (() => void)[] = [];

/** The address of the screen that the router shows. */
let shown = import.meta.env.SSR ? "" : urlOf(location);

/** Whether this history entry is a dialog's, and nobody has taken it over. */
export function isDialogEntry(): boolean {
  return history.state?.[KEY] === true;
}

/** The router calls this with path, query and fragment. */
export function noteScreen(address: string): void {
  shown = address;
}

/** `key`: the router's, of the entry whose address opens the dialog. The entry is the router's then. */
export function useDialogEntry(dialog: RefObject<HTMLDialogElement | null>, key?: string | false): void {
  const follow = useEffectEvent((element: HTMLDialogElement) => {
    if (element.open && !key) afterStep(() => element.open && push(element));
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

  // The state of the entry outlives a reload, and is there after Back.
  useEffect(() => {
    const element = dialog.current;
    if (!element || !key) return;
    if (current?.dialog === element) history.replaceState({ ...history.state, [KEY]: key }, "");
    if (history.state?.[KEY]) current = { dialog: element, isRouters: true };
  }, [key, dialog]);
}

/** To be called when the dialog is closed. Returns whether it has a history entry to be given back. */
export function endEntry(dialog: HTMLDialogElement): boolean {
  if (current?.dialog !== dialog) return false;
  current = undefined;
  return true;
}

export function giveEntryBack(): void {
  clearTimeout(step);
  step = setTimeout(endStep, STEP_MS);
  history.back();
}

/** Calls back once no step back of ours is under way: a step takes time, and would undo what is done meanwhile. */
export function afterStep(callback: () => void): void {
  if (step === undefined) callback();
  else waiting.push(callback);
}

function push(dialog: HTMLDialogElement) {
  if (current?.dialog === dialog) return;
  // A link to a place in the page, followed by the browser, leaves no state.
  const index: number = history.state?.idx ?? 0;
  history.pushState({ ...history.state, idx: index + 1, [KEY]: true }, "");
  current = { dialog, isRouters: false };
}

/**
 * Runs before the router's own listener, which is skipped when the router shows this screen already: it would fetch it again.
 * Where steps overtake each other, as Escape and Back at once, only the address says where they have led.
 */
function onPopState(event: PopStateEvent) {
  // The entry of a dialog that is closed, reached by Forward or, from another screen, by Back.
  if (isDialogEntry()) {
    event.stopImmediatePropagation();
    giveEntryBack();
    return;
  }
  let isOurs = step !== undefined;
  // One whose entry is the router's is closed by its address.
  if (current?.isRouters === false) {
    const { dialog } = current;
    current = undefined;
    dialog.close();
    isOurs = true;
  }
  if (isOurs && urlOf(location) === shown) event.stopImmediatePropagation();
  if (step !== undefined) setTimeout(endStep);
}

function endStep() {
  forgetStep();
  const callbacks = waiting;
  waiting = [];
  for (const callback of callbacks) callback();
}

function forgetStep() {
  clearTimeout(step);
  step = undefined;
}

/** Path, query and fragment. */
export function urlOf({ pathname, search, hash }: Path): string {
  return pathname + search + hash;
}

if (!import.meta.env.SSR) {
  addEventListener("popstate", onPopState, { capture: true });
  addEventListener("pagehide", forgetStep);
  // The page was reloaded with a dialog open.
  if (isDialogEntry()) giveEntryBack();
}
