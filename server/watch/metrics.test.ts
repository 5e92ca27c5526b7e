import { expect, test } from "vitest";
import { screenOf } from "./metrics.ts";

test.each([
  ["/", "home"],
  ["/?notice=not-shown", "home"],
  ["/product/odile?colour=ivory", "product"],
  ["/faq.data?_routes=faq", "faq"],
  ["/v1/data/query/production", "content"],
  ["/v2021-10-21/data/listen/production", "content"],
  ["/wp-login.php", "other"],
  ["//evil.example", "home"],
  ["*", "home"],
])("%s is %s", (url, screen) => {
  expect(screenOf(url)).toBe(screen);
});
