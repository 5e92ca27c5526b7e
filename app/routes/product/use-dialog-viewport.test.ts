// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDialogViewport } from "./use-dialog-viewport.ts";

/** The elements that are observed, and what is called when one of them changes its size: Happy DOM lays nothing out. */
const observed = new Map<Element, () => void>();

class ResizeObserverOfTest {
  readonly #callback: () => void;
  #elements: Element[] = [];
  constructor(callback: () => void) {
    this.#callback = callback;
  }
  observe(element: unknown) {
    if (!(element instanceof Element)) throw new TypeError("Not an element.");
    this.#elements.push(element);
    observed.set(element, this.#callback);
  }
  disconnect() {
    for (const element of this.#elements) observed.delete(element);
  }
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", ResizeObserverOfTest);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function viewportOfDialog() {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  const ref = { current: dialog };
  const { result, unmount } = renderHook(() => useDialogViewport(ref));

  function resize(width: number, height: number) {
    Object.defineProperties(dialog, {
      clientWidth: { value: width, configurable: true },
      clientHeight: { value: height, configurable: true },
    });
    act(() => observed.get(dialog)?.());
  }
  return { dialog, resize, result, unmount };
}

const closed = { screen: { width: 0, height: 0 }, direction: 1 };

test("A dialog that has not been open has no size", () => {
  const { resize, result } = viewportOfDialog();
  expect(result.current).toEqual(closed);
  resize(390, 844);
  expect(result.current).toEqual(closed);
});

test("An open dialog has its size, also after the phone was turned, and keeps it while it is closed", () => {
  const { dialog, resize, result } = viewportOfDialog();
  dialog.showModal();
  resize(390, 844);
  expect(result.current).toEqual({ screen: { width: 390, height: 844 }, direction: 1 });
  resize(844, 390);
  const turned = { screen: { width: 844, height: 390 }, direction: 1 };
  expect(result.current).toEqual(turned);
  dialog.close();
  resize(0, 0);
  expect(result.current).toEqual(turned);
});

test("Where one reads from the right, so are the pictures turned over", () => {
  const { dialog, resize, result } = viewportOfDialog();
  dialog.style.direction = "rtl";
  dialog.showModal();
  resize(390, 844);
  expect(result.current.direction).toBe(-1);
});

test("A dialog that has gone is not observed any more", () => {
  const { dialog, unmount } = viewportOfDialog();
  expect([...observed.keys()]).toEqual([dialog]);
  unmount();
  expect([...observed.keys()]).toEqual([]);
});
