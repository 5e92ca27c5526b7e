// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { BotSignalFields, readBotSignals, stamp } from "./bot-signal-fields.tsx";

test("a form that is drawn again, as after an answer that was lost, keeps its key", () => {
  const form = () => (
    <form aria-label="message">
      <BotSignalFields honeypotLabel="Leave this empty" />
    </form>
  );
  const { container, rerender } = render(form());
  const keyOf = () => {
    const element = container.querySelector("form");
    if (!element) throw new Error("There is no form.");
    stamp(element);
    return readBotSignals(new FormData(element)).formKey;
  };
  const first = keyOf();
  expect(first).not.toBe("");
  rerender(form());
  expect(keyOf()).toBe(first);
});
