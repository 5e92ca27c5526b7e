// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test } from "vitest";
import { useCombobox } from "./use-combobox.ts";

const writes: string[] = [];

/** The results below the field are of this text, which may still be the one before. */
function Field({ text, typed }: { text: string; typed: string }) {
  const field = useRef<HTMLInputElement>(null);
  useCombobox(field, { text, write: (next) => writes.push(next), count: 0, idOf: String });
  return (
    <dialog open>
      <input ref={field} type="search" defaultValue={typed} />
    </dialog>
  );
}

test("Escape empties a field whose text has not reached the results yet, and closes the dialog of an empty one", () => {
  const { rerender } = render(<Field key="full" text="" typed="duchess satin" />);
  const press = () => fireEvent.keyDown(screen.getByRole("combobox"), { key: "Escape" });
  press();
  expect([writes, screen.queryByRole("dialog") !== null]).toEqual([[""], true]);
  rerender(<Field key="empty" text="duchess satin" typed="" />);
  press();
  expect([writes, screen.queryByRole("dialog") !== null]).toEqual([[""], false]);
});
