import { printable } from "@trousseau/host/printable.ts";
import { expect, test } from "vitest";
import { robot } from "./access/tokens.ts";
import { runHere } from "./testing/run-here.ts";
import { openTestAccess } from "./testing/test-lake.ts";

test("a terminal gets letters, whoever has written them", () => {
  expect(printable("x\u001b[2J\u009b1A\u0007\u202e\r")).toBe("x\\u001b[2J\\u009b1A\\u0007\\u202e\\u000d");
  const letters = "Odile\tÉlan\n👩‍🎨 €";
  expect(printable(letters)).toBe(letters);
});

test("a token's name moves no cursor", async () => {
  const { folder, tokens } = await openTestAccess();
  tokens.issue({ caller: robot("x\u001b[2J", "viewer"), kind: "token" });
  expect((await runHere(["tokens", "list", "--folder", folder])).output).toContain("x\\u001b[2J");
});
