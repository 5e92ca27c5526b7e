// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeAddress } from "./take-address.ts";

beforeEach(() => history.replaceState({ idx: 0 }, "", "/product/aria"));

afterEach(() => {
  vi.useRealTimers();
});

function take({ isWanted = true } = {}) {
  const states: unknown[] = [];
  const onArrival = vi.fn();
  takeAddress("/product/aria", {
    isWanted: () => isWanted,
    navigate: () => void states.push(history.state),
    onArrival,
  });
  return { states, onArrival };
}

/** As `ui/dialog-history.ts` does for an open dialog. */
function open() {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  history.pushState({ idx: 1, dialog: true }, "");
  return dialog;
}

test("the address is taken at once where nothing is open, unless it is not wanted any more", async () => {
  const { states, onArrival } = take();
  expect(states).toEqual([{ idx: 0 }]);
  await vi.waitFor(() => expect(onArrival).toHaveBeenCalledOnce(), 20_000);
  expect(take({ isWanted: false }).states).toEqual([]);
});

test("an open dialog's history entry is left alone, and the one below is taken once it is closed", async () => {
  const dialog = open();
  const { states } = take();
  expect(states).toEqual([]);
  history.replaceState({ idx: 0 }, "");
  dialog.dispatchEvent(new Event("close"));
  await vi.waitFor(() => expect(states).toEqual([{ idx: 0 }]), 20_000);
});

test("nothing is taken of a screen that Back has left, also while its dialog was open", () => {
  vi.useFakeTimers();
  history.replaceState({}, "", "/collection/tulle-dresses");
  const left = take();
  history.replaceState({}, "", "/product/aria");
  const dialog = open();
  const { states } = take();
  history.replaceState({}, "", "/collection/tulle-dresses");
  dialog.dispatchEvent(new Event("close"));
  vi.runAllTimers();
  expect([...left.states, ...states]).toEqual([]);
});
