import { expect, test } from "vitest";
import { createFailureCount, remedyFor } from "./lake-process.ts";

test.each([
  "ENOSPC: no space left on device, mkdir '/srv/shop/lake'",
  "EDQUOT: disk quota exceeded, write",
  "database or disk is full The first documents were not imported.",
])("where %s, room is to be made", (reason) => {
  expect(remedyFor(reason)).toMatch(/^The disk of DATA_DIR is full/);
});

test("of two shops on one folder, one takes another", () => {
  const reason = "Another process is using /srv/shop/lake. Stop it first.";
  expect(remedyFor(reason)).toMatch(/SANITY_API_HOST .*another DATA_DIR\.$/);
});

test.each(["It was ended by SIGKILL.", "EACCES: permission denied, open '/srv/shop/lake/lock'"])(
  "no remedy: %s",
  (reason) => {
    expect(remedyFor(reason)).toBeUndefined();
  },
);

test("a start is given up at the third failure for one reason, and not for three", () => {
  const isTooMuch = createFailureCount(3);
  const failures = ["full", "full", "locked", "full", "full", "full"];
  expect(failures.map(isTooMuch).indexOf(true)).toBe(5);
});
