import { expect, test } from "vitest";
import { entryLimits } from "#model/entries/entry-limits.ts";
import { entriesIn, messageOf } from "./read-visit.ts";

test("an answer is as long as a label can read", () => {
  const form = new FormData();
  form.set("question0", "𝄞".repeat(20_000));
  form.set("message", "Soon");
  const questions = ["Your budget"];
  const message = messageOf(entriesIn(form, questions), questions);
  expect(message).toBe(`Soon\nYour budget: ${"𝄞".repeat(entryLimits.words)}`);
});
