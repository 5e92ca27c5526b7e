import { expect, test } from "vitest";
import { isAnswer } from "./use-send.ts";

test.each([{ errors: {} }, { errors: { name: "Please tell us your name." } }])("%j is an answer", (answer) =>
  expect(isAnswer(answer)).toBe(true),
);

test.each([
  undefined,
  null,
  "sent",
  {},
  { errors: "none" },
  { errors: null },
  { errors: { name: 5 } },
  { errors: [{}] },
])("%j is none", (raw) => expect(isAnswer(raw)).toBe(false));
