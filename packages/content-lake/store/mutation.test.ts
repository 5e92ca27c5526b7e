import { expect, test } from "vitest";
import { readDocument } from "./mutation.ts";

test.each([
  [{ _id: "odile" }, "A document needs a _type"],
  [{ _id: "odile", _type: "" }, "A document needs a _type"],
  [{ _id: 1, _type: "product" }, "An _id must be a string"],
  [{ _id: "a b", _type: "product" }, "Invalid document id: a b"],
])("%j is no document, and why is said", (body, reason) => {
  expect(() => readDocument(body)).toThrow(reason);
});
