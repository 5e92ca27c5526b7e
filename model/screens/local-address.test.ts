import { expect, test } from "vitest";
import { localAddress } from "./local-address.ts";

test.each([
  ["/", "/"],
  ["/product/aurelie?colour=sage", "/product/aurelie?colour=sage"],
  ["/collection/../about", "/about"],
  ["/about#sid=ticket", "/about"],
])("%s is an address of the shop", (to, address) => expect(localAddress(to)).toBe(address));

test.each([
  null,
  "",
  "about",
  "//elsewhere.example/",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "/./\\elsewhere.example",
  "/.//elsewhere.example",
  "https://elsewhere.example/",
  "javascript:alert(1)",
  "///",
  "/\\",
])("%j is none: it leads to the first page", (to) => expect(localAddress(to)).toBe("/"));
