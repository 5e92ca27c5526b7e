import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

test("a page loads what is the shop's own, runs the scripts that it names, and sends its forms to the shop", () => {
  const policy = contentSecurityPolicy({
    scriptHashes: ["one", "two"],
    styleHashes: ["three"],
    pictureHost: "https://cdn.example",
  });
  expect(policy.split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-one' 'sha256-two'",
    "style-src 'self' 'sha256-three'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://cdn.example",
    "media-src 'self' https://cdn.example",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]);
});
