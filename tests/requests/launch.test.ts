import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { failedStart, openShop } from "#tests/support/shop.ts";

describe("the shop", () => {
  test("prints at its first start one line with its address, answers there, and ends cleanly when told to", async () => {
    const data = await mkdtemp(join(tmpdir(), "trousseau-first-start-"));
    onTestFinished(() => rm(data, { recursive: true, force: true }));
    const shop = await openShop({ DATA_DIR: data });
    expect(shop.printed()).toBe(`Trousseau is open at ${shop.url}`);
    expect((await fetch(shop.url)).status).toBe(200);
    expect(shop.log()).not.toContain('"error"');
    expect(await shop.close()).toBe(0);
    expect(shop.printed()).toBe(`Trousseau is open at ${shop.url}`);
  });

  test("links to itself by PUBLIC_URL where one is set", async () => {
    const shop = await openShop({ PUBLIC_URL: "https://shop.example/" });
    try {
      const response = await fetch(`${shop.url}/product/aurelie?size=38`);
      const html = await response.text();
      expect(html).toContain('<link rel="canonical" href="https://shop.example/product/aurelie"');
      expect(html).toContain(encodeURIComponent("https://shop.example/product/aurelie?size=38"));
      expect(html).not.toContain(new URL(shop.url).host);
      expect(response.headers.get("strict-transport-security")).toMatch(/max-age=\d{7,}/);
    } finally {
      await shop.close();
    }
  });
});

describe("a start that cannot succeed", () => {
  test("says in one sentence that the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? String(address.port) : "";
    const { code, said } = await failedStart({ PORT: port });
    other.close();
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^Port ${port} is in use[^\\n]*$`));
  });

  test("says everything that is wrong with the settings in one message, without repeating values", async () => {
    const { code, said } = await failedStart({
      PORT: "many",
      PUBLIC_URL: "shop",
      SANITY_PROJECT_ID: "No Such",
      SANITY_API_HOST: "secret-host",
    });
    expect(code).toBe(1);
    for (const name of ["PORT", "PUBLIC_URL", "SANITY_PROJECT_ID", "SANITY_API_HOST"])
      expect(said).toContain(name);
    expect(said).not.toMatch(/secret-host|No Such|\bat .*\.ts:\d+/);
  });
});
