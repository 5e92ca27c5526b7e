import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./people.ts";

test.each([
  ["one that has just been hashed", await hashPassword("atelier de couture")],
  ["one of cost N 32,768, r 8, p 3", "MDEyMzQ1Njc4OWFiY2RlZg.42zoT8qkCJOwp5C3mODxMVvE3VNdlPWVkH1XK_nTeZU"],
])("a password is known by its hash, and no other: %s", async (_, hashed) => {
  expect(await isPassword("atelier de couture", hashed)).toBe(true);
  expect(await isPassword("atelier de Couture", hashed)).toBe(false);
});
