import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bookingColumns } from "#model/tables/booking-columns.ts";
import { root } from "#scripts/prepare.mjs";

test("the guide for owners names each column of the bookings' table", async () => {
  const guide = await readFile(join(root, "docs/your-own-label.md"), "utf8");
  const said = Object.values(bookingColumns).map((heading) => `\`${heading}\``);
  expect(guide.replace(/\s+/g, " ")).toContain(`${said.slice(0, -1).join(", ")} and ${said.at(-1)}`);
});
