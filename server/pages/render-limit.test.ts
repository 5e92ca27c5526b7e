import { expect, test } from "vitest";
import { createRenderLimit } from "./render-limit.ts";

test("so many render at once, so many wait, and the next is turned away at once", async () => {
  const { run } = createRenderLimit(2, 3);
  const begun: number[] = [];
  const goOn = Promise.withResolvers<void>();
  const render = async (number: number) => {
    begun.push(number);
    await goOn.promise;
    return number;
  };
  const results = [1, 2, 3, 4, 5, 6].map((number) => run(() => render(number)));
  await new Promise(setImmediate);
  expect(begun).toEqual([1, 2]);
  expect(results[5]).toBeUndefined();
  goOn.resolve();
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5, undefined]);
  expect(await run(() => Promise.resolve("again"))).toBe("again");
});
