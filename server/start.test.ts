import { expect, test } from "vitest";
import { startFailure } from "./start.ts";

/** Node makes its errors so. */
const systemError = (message: string, fields: object) => Object.assign(new Error(message), fields);
const listening = { syscall: "listen", port: 80 };

test.each<[unknown, string]>([
  [
    systemError("listen EACCES: permission denied 0.0.0.0:80", { ...listening, code: "EACCES" }),
    "Port 80 is not for us to open: choose another with PORT.",
  ],
  [
    systemError("address not available", { ...listening, code: "EADDRNOTAVAIL", address: "192.0.2.1" }),
    "HOST must be an address of this machine, such as 127.0.0.1: address not available.",
  ],
  [
    systemError("getaddrinfo ENOTFOUND nope.invalid", { syscall: "getaddrinfo", code: "ENOTFOUND" }),
    "HOST must be an address of this machine, such as 127.0.0.1: getaddrinfo ENOTFOUND nope.invalid.",
  ],
  ...["EACCES", "EROFS"].map((code): [Error, string] => [
    systemError("denied", { syscall: "mkdir", code, path: "/srv/shop" }),
    "This account may not use /srv/shop (denied): give it the right to, or choose another folder with DATA_DIR.",
  ]),
  [new Error("The settings are not right"), "The settings are not right"],
  [systemError("No space left", { code: "ENOSPC" }), "No space left"],
  ["thrown as it is", "thrown as it is"],
])("%s", (error, said) => {
  expect(startFailure(error)).toBe(said);
});

test("of an error that nobody has written for a person it is said where it was thrown", () => {
  const said = startFailure(new TypeError("name is not a function"));
  expect(said).toMatch(/^TypeError: name is not a function\n +at .*start\.test\.ts:\d+/);
});
