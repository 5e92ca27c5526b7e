import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { oneByOne, openedOnce } from "./editions.ts";

test("a language is opened once for all who ask, and again after a failure", async () => {
  const tries: string[] = [];
  const open = openedOnce((language) => {
    tries.push(language);
    return tries.length === 1
      ? Promise.reject(new Error("There is no memory."))
      : Promise.resolve(`${language} ${tries.length}`);
  });
  await expect(Promise.all([open("fr"), open("fr")])).rejects.toThrow("memory");
  expect(tries).toEqual(["fr"]);
  expect(await Promise.all([open("fr"), open("fr"), open("ar")])).toEqual(["fr 2", "fr 2", "ar 3"]);
});

test("visitors are answered before each language is read anew", async () => {
  const order: string[] = [];
  const reading = oneByOne(["fr", "ar"], (language) => order.push(language));
  for (const visitor of ["first", "second"]) {
    order.push(visitor);
    await setImmediate();
  }
  await reading;
  expect(order).toEqual(["first", "fr", "second", "ar"]);
});
