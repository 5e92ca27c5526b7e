import { expect, test } from "vitest";
import messages from "#words/messages.json" with { type: "json" };
import { messageFault, messageFields, messagePurposes as purposes } from "./message-fields.ts";

test("There is a text for each purpose, and no fault in any", () => {
  for (const purpose of purposes) expect(messageFault(purpose, messages[purpose]), purpose).toBeUndefined();
});

test.each(purposes)(
  "%s names every field that it may name, those of the dress's choices in {dress}",
  (purpose) => {
    const named = messageFields[purpose].filter((field) => messages[purpose].includes(`{${field}}`));
    const left = messageFields[purpose].filter((field) => !named.some((name) => name === field));
    expect(left).toEqual(purpose === "fittingList" ? [] : ["colour", "size"]);
  },
);

test.each([
  ["rent", "I like {dres}", "names a field that does not exist, {dres}: there are {dress}, {colour}"],
  ["rent", "{dress} for {}", "names a field that does not exist, {}"],
  ["rent", "{dress} for {dresses}", "names a field that does not exist, {dresses}"],
  ["fittingList", "{dresses} and {link}", "names a field that does not exist, {link}"],
  ["purchase", "How much is it?", "does not name {dress}"],
  ["question", "Hello [name]", "contains a placeholder"],
] as const)("As the text of %s, %j %s", (purpose, text, fault) =>
  expect(messageFault(purpose, text)).toContain(fault),
);

test("A question needs no dress", () => expect(messageFault("question", "Hello, {words}")).toBeUndefined());
