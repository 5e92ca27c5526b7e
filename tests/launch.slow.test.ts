import { expect, test } from "vitest";
import { openShop } from "./support/shop.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

test("the shop prints at its first start its folder and its address, answers there, and ends cleanly when told to", async () => {
  const data = temporaryFolder();
  const shop = await openShop({ DATA_DIR: data });
  const lines = `DATA_DIR: ${data}, new\nImporting the first documents and pictures…\nTrousseau is open at ${shop.url}`;
  expect(shop.printed()).toBe(lines);
  expect((await fetch(shop.url)).status).toBe(200);
  expect(shop.log()).not.toContain('"error"');
  expect(await shop.close()).toBe(0);
  expect(shop.printed()).toBe(lines);
});
