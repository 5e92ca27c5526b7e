import { expect, test } from "vitest";
import { inRole } from "./picture-roles.ts";

test("A picture is found by the first role that has one", () => {
  const pictures = [{ role: "back" }, { role: "detail" }, {}] as const;
  expect(inRole(["worn", "detail"], pictures)).toBe(pictures[1]);
  expect(inRole(["worn"], pictures)).toBeUndefined();
});
