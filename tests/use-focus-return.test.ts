// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement, useEffect, useRef, useState } from "react";
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
  const toggle = () => setOpen(!isOpen);
  return createElement(
    "main",
    { onKeyDown: toggle },
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
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(button);
});
