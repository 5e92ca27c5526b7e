import { expect, test } from "vitest";
import { startFailure } from "./start-failure.ts";

const refused = Object.assign(new Error("listen EACCES: permission denied 0.0.0.0:80"), {
  code: "EACCES",
  port: 80,
});

test.each([
  [refused, "Port 80 is not for us to open: choose another with PORT."],
  [new Error("The settings are not right"), "The settings are not right"],
  [Object.assign(new Error("No space left"), { code: "ENOSPC" }), "No space left"],
  ["thrown as it is", "thrown as it is"],
])("%s", (error, said) => {
  expect(startFailure(error)).toBe(said);
});
