import { expect, test } from "vitest";
import { formatPrice } from "./price.ts";

test("A price is grouped and followed by a dollar sign that never wraps", () => {
  expect(formatPrice(2450)).toBe("2,450\u00a0$");
  expect(formatPrice(0)).toBe("0\u00a0$");
  expect(formatPrice(1234.5)).toBe("1,234.5\u00a0$");
  expect(formatPrice(99.999)).toBe("100\u00a0$");
});

test("No price is said in words", () => {
  expect(formatPrice(null)).toBe("Price on request");
});
