import { expect, test } from "vitest";
import { createAnswers } from "./query-cache.ts";

test("long questions make room like long answers do", async () => {
  const answers = createAnswers();
  let workedOut = 0;
  const ask = (question: string) =>
    answers.get("revision", question, async () => ({ body: String(++workedOut), ms: 0 }));
  const MEGABYTE = 1024 * 1024;
  await ask("first");
  expect((await ask("first")).body).toBe("1");
  for (let at = 0; at < 40; at += 1) await ask(`${at}`.padEnd(MEGABYTE));
  expect((await ask("first")).body).not.toBe("1");
});
