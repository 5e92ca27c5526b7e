// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { takeAddress } from "./take-address.ts";

beforeEach(() => history.replaceState({ idx: 0 }, "", "/product/aria"));

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

test("the address is taken at once, unless it is not wanted any more", async () => {
  const { states, onArrival } = take();
  expect(states).toEqual([{ idx: 0 }]);
  await vi.waitFor(() => expect(onArrival).toHaveBeenCalledOnce(), 20_000);
  expect(take({ isWanted: false }).states).toEqual([]);
});

test("nothing is taken of a screen that Back has left", () => {
  history.replaceState({}, "", "/collection/tulle-dresses");
  expect(take().states).toEqual([]);
});
