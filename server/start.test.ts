import { expect, test } from "vitest";
import { startFailure } from "./start.ts";

/** Node makes its errors so. */
const systemError = (code: string, fields: object = {}) =>
  Object.assign(new Error(code), { code, ...fields });
const listening = { syscall: "listen", port: 80 };
const opening = { syscall: "mkdir", path: "/srv/shop" };
const wrongHost = "HOST must be an address of this machine, such as 127.0.0.1";
const noRight = "give it the right to, or choose another folder with DATA_DIR.";

test.each<[unknown, string]>([
  [systemError("EACCES", listening), "Port 80 is not for us to open: choose another with PORT."],
  [
    systemError("EADDRINUSE", listening),
    "Port 80 is in use: end what listens there, or choose another with PORT.",
  ],
  [systemError("EADDRNOTAVAIL", listening), `${wrongHost}: EADDRNOTAVAIL.`],
  [systemError("ENOTFOUND", { syscall: "getaddrinfo" }), `${wrongHost}: ENOTFOUND.`],
  [systemError("EACCES", opening), `This account may not use /srv/shop (EACCES): ${noRight}`],
  [systemError("EROFS", opening), `This account may not use /srv/shop (EROFS): ${noRight}`],
  [new Error("The settings are not right"), "The settings are not right"],
  [systemError("ENOSPC"), "ENOSPC"],
  ["thrown as it is", "thrown as it is"],
])("%s", (error, said) => {
  expect(startFailure(error)).toBe(said);
});

test("of an error that nobody has written for a person it is said where it was thrown", () => {
  const said = startFailure(new TypeError("name is not a function"));
  expect(said).toMatch(/^TypeError: name is not a function\n +at .*start\.test\.ts:\d+/);
});
