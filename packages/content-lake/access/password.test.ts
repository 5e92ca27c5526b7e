import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./people.ts";

test("a password is known by its hash, and no other", async () => {
  const hashed = await hashPassword("atelier de couture");
  expect(await isPassword("atelier de couture", hashed)).toBe(true);
  expect(await isPassword("atelier de Couture", hashed)).toBe(false);
});

test("passwords that are stored are known again: the cost is N 32,768, r 8, p 3", async () => {
  const stored = "MDEyMzQ1Njc4OWFiY2RlZg.42zoT8qkCJOwp5C3mODxMVvE3VNdlPWVkH1XK_nTeZU";
  expect(await isPassword("atelier de couture", stored)).toBe(true);
});
