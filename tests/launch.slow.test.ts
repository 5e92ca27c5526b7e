import { expect, test } from "vitest";
import { failedStart, openShop } from "#tests/support/shop.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

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

test("a start that cannot succeed says everything that is wrong with the settings, without repeating values", async () => {
  const { code, said } = await failedStart({
    PORT: "many",
    PUBLIC_URL: "shop",
    SANITY_API_HOST: "secret-host",
  });
  expect(code).toBe(1);
  for (const name of ["PORT", "PUBLIC_URL", "SANITY_API_HOST"]) expect(said).toContain(name);
  expect(said).not.toMatch(/secret-host|\bat .*\.ts:\d+/);
});
