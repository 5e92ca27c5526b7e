import { expect, test, vi } from "vitest";
import { memoizeFor } from "./memoize-for.ts";

test("what is asked, or was answered a moment ago, is not asked again; what has failed is", async () => {
  vi.useFakeTimers();
  const questions: string[] = [];
  const ask = memoizeFor((question: string) => {
    questions.push(question);
    return question === "lost" ? Promise.reject(new Error("No connection.")) : Promise.resolve(question);
  }, 10_000);
  await expect(ask("lost")).rejects.toThrow("No connection.");
  expect(await Promise.all([ask("one"), ask("two")])).toEqual(["one", "one"]);
  vi.advanceTimersByTime(9_999);
  expect(await ask("three")).toBe("one");
  vi.advanceTimersByTime(1);
  expect(await ask("four")).toBe("four");
  expect(questions).toEqual(["lost", "one", "four"]);
});
