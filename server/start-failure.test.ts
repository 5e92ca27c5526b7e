import { expect, test } from "vitest";
import { startFailure } from "./start-failure.ts";

/** As Node makes them. */
const systemError = (message: string, fields: object) => Object.assign(new Error(message), fields);
const listening = { syscall: "listen", port: 80 };

test.each([
  [
    systemError("listen EACCES: permission denied 0.0.0.0:80", { ...listening, code: "EACCES" }),
    "Port 80 is not for us to open: choose another with PORT.",
  ],
  [
    systemError("listen EADDRNOTAVAIL: address not available 192.0.2.1", {
      ...listening,
      code: "EADDRNOTAVAIL",
      address: "192.0.2.1",
    }),
    "HOST must be an address of this machine, such as 127.0.0.1: listen EADDRNOTAVAIL: address not available 192.0.2.1.",
  ],
  [
    systemError("getaddrinfo ENOTFOUND nope.invalid", { syscall: "getaddrinfo", code: "ENOTFOUND" }),
    "HOST must be an address of this machine, such as 127.0.0.1: getaddrinfo ENOTFOUND nope.invalid.",
  ],
  [
    systemError("EACCES: permission denied, mkdir '/srv/shop'", {
      syscall: "mkdir",
      code: "EACCES",
      path: "/srv/shop",
    }),
    "This account may not use /srv/shop (EACCES: permission denied, mkdir '/srv/shop'): give it the right to, or choose another folder with DATA_DIR.",
  ],
  [
    systemError("EROFS: read-only file system, open '/srv/shop/a'", {
      syscall: "open",
      code: "EROFS",
      path: "/srv/shop/a",
    }),
    "This account may not use /srv/shop/a (EROFS: read-only file system, open '/srv/shop/a'): give it the right to, or choose another folder with DATA_DIR.",
  ],
  [new Error("The settings are not right"), "The settings are not right"],
  [systemError("No space left", { code: "ENOSPC" }), "No space left"],
  ["thrown as it is", "thrown as it is"],
])("%s", (error, said) => {
  expect(startFailure(error)).toBe(said);
});

test("of an error that nobody has written for a person it is said where it was thrown", () => {
  const said = startFailure(new TypeError("name is not a function"));
  expect(said).toMatch(/^TypeError: name is not a function\n +at .*start-failure\.test\.ts:\d+/);
});
