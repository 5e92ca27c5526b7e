import { expect, test } from "vitest";
import { isOwnOrigin } from "./own-origin.ts";

const socket = { localAddress: "::ffff:192.0.2.7", localPort: 3000 };

test.each(["http://localhost:3000", "http://192.0.2.7:3000"])("%s is where it was connected to", (origin) => {
  expect(isOwnOrigin(origin, socket, undefined)).toBe(true);
});

test.each([
  "http://shop.example",
  "http://localhost:3001",
  "http://192.0.2.8:3000",
  "https://localhost:3000",
  "http://localhost",
])("%s is a header that anybody can send", (origin) => {
  expect(isOwnOrigin(origin, socket, undefined)).toBe(false);
});

test("with PUBLIC_URL there is no other origin", () => {
  expect(isOwnOrigin("https://shop.example", socket, "https://shop.example")).toBe(true);
  expect(isOwnOrigin("http://localhost:3000", socket, "https://shop.example")).toBe(false);
});

test("the default port and an IPv6 address are written as browsers write them", () => {
  expect(isOwnOrigin("http://[::1]", { localAddress: "::1", localPort: 80 }, undefined)).toBe(true);
});
