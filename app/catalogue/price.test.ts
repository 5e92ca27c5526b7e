import { expect, test } from "vitest";
import { formatPrice } from "./price.ts";

test("A price is grouped and followed by a dollar sign that never wraps", () => {
  expect(formatPrice(2450)).toBe("2,450\u00a0$");
  expect(formatPrice(0)).toBe("0\u00a0$");
  expect(formatPrice(99.999)).toBe("100\u00a0$");
});

test("Cents are two digits, and are left out of whole amounts", () => {
  expect(formatPrice(1234.5)).toBe("1,234.50\u00a0$");
  expect(formatPrice(0.05)).toBe("0.05\u00a0$");
  expect(formatPrice(1234.56)).toBe("1,234.56\u00a0$");
  expect(formatPrice(100_000)).toBe("100,000\u00a0$");
});

test("No price is said in words", () => expect(formatPrice(null)).toBe("Price on request"));
