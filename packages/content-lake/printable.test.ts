import { expect, test } from "vitest";
import { openAccess } from "./access/access.ts";
import { robot } from "./access/tokens.ts";
import { printable } from "./printable.ts";
import { runHere } from "./testing/run-here.ts";
import { temporaryFolder } from "./testing/test-lake.ts";

test("a terminal gets letters, whoever has written them", () => {
  expect(printable("x\u001b[2J\u009b1A\u0007\u202e\r")).toBe("x\\u001b[2J\\u009b1A\\u0007\\u202e\\u000d");
  const letters = "Odile\tÉlan\n👩‍🎨 €";
  expect(printable(letters)).toBe(letters);
});

test("a token's name moves no cursor", async () => {
  const folder = await temporaryFolder();
  const { tokens, close } = openAccess(folder);
  tokens.issue({ caller: robot("x\u001b[2J", "viewer"), kind: "token" });
  close();
  const { output } = await runHere(["tokens", "list", "--folder", folder]);
  expect(output).toContain("x\\u001b[2J");
});
