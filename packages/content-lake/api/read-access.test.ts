import { expect, test } from "vitest";
import type { Caller } from "../access/caller.ts";
import { limits } from "../limits.ts";
import { createReadAccess } from "./data-routes.ts";

const person = (id: string): Caller => ({ id, name: id, role: "storefront" });

test("one person's listeners leave half of the places to others, from however many addresses they come", () => {
  const access = createReadAccess(false);
  const listen = (id: string, at: number) => access.stream(person(id), `198.51.${at >> 8}.${at & 255}`);
  const releases = Array.from({ length: limits.streams / 2 }, (_, at) => listen("another shop", at));
  expect(() => listen("another shop", 60_000)).toThrow(expect.objectContaining({ status: 503 }));
  listen("Anna", 60_000);
  releases[0]?.();
  listen("another shop", 60_000);
});
