import { expect, test } from "vitest";
import { isAnswer } from "./use-send.ts";

test.each([{ errors: {} }, { errors: { name: "Please tell us your name." } }])("%j is an answer", (answer) =>
  expect(isAnswer(answer)).toBe(true),
);

const faulty = ["none", null, { name: 5 }, [{}]].map((errors) => ({ errors }));

test.each([undefined, null, "sent", {}, ...faulty])("%j is none", (raw) => expect(isAnswer(raw)).toBe(false));
