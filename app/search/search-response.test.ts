import { expect, test } from "vitest";
import { askLink } from "./search-response.ts";

const asking = { phone: "491234", question: "Hello. It is about {words}." };

test("the label is asked for what was searched for, in at most sixty characters", () => {
  const textOf = (text: string) => new URL(askLink(text, asking)).searchParams.get("text") ?? "";
  expect(textOf(" red\n cape ")).toMatch(/red cape/);
  expect(textOf("x".repeat(99)).match(/x+/)?.[0].length).toBeLessThanOrEqual(60);
});

test("nobody is asked where there is no WhatsApp, and for nothing", () => {
  expect([askLink("red", { ...asking, phone: "" }), askLink(" \n", asking)]).toEqual(["", ""]);
});
