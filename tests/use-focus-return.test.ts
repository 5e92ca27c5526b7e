// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useFocusReturn } from "#studio/desk/use-focus-return.ts";

afterEach(cleanup);

/** Takes the focus when it opens, as Sanity UI's does. */
function TestDialog() {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => own.current?.focus(), []);
  return createElement("div", { ref: own, role: "dialog", tabIndex: -1 });
}

function Question() {
  useFocusReturn();
  return createElement(TestDialog);
}

function Screen() {
  const [isOpen, setOpen] = useState(false);
  const [keys, setKeys] = useState(0);
  const toggle = () => setOpen(!isOpen);
  return createElement(
    "main",
    {
      "data-keys": keys,
      onKeyDown: ({ key }: KeyboardEvent) => (key === "Escape" ? toggle() : setKeys(keys + 1)),
    },
    createElement("button", { type: "button", onClick: toggle }, "Open"),
    isOpen && createElement(Question),
  );
}

test("when a dialog closes, the control that opened it has the focus again", () => {
  render(createElement(Screen));
  const button = screen.getByRole("button");
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole("dialog"));
  // Another rendering leaves the focus where it is, and does not forget what had it before.
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "a" });
  expect(screen.getByRole("main").dataset["keys"]).toBe("1");
  expect(document.activeElement).toBe(screen.getByRole("dialog"));
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(button);
});
