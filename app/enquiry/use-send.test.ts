import { expect, test } from "vitest";
import { readSendResponse } from "./use-send.ts";

test.each([
  { errors: {} },
  { errors: { name: "Please tell us your name." } },
  { errors: {}, receipt: { isStored: true, reference: "A1B2" } },
  { errors: {}, receipt: { isStored: false, reason: "limited" } },
])("%j is an answer", (answer) => expect(readSendResponse({ ...answer, more: 1 })).toEqual(answer));

test.each([
  undefined,
  "sent",
  {},
  { errors: "none" },
  { errors: { name: 5 } },
  { errors: {}, receipt: null },
  { errors: {}, receipt: { isStored: true } },
  { errors: {}, receipt: { isStored: "true", reference: "A1B2" } },
  { errors: {}, receipt: { isStored: false, reason: "toString" } },
])("%j is none", (raw) => expect(readSendResponse(raw)).toBeUndefined());
