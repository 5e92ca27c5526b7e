import type { TestProject } from "vitest/node";
import { seedData } from "./seeded-data.ts";
import { openShop } from "./shop.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the shop that all request tests share. */
    shop: string;
    /** Where its data and its log are. */
    shopFiles: { dataFolder: string; logFile: string };
  }
}

export async function setup(project: TestProject) {
  await seedData();
  // Tests that send forms have an address of their own: what one sends counts against no other.
  const shop = await openShop({ TRUST_PROXY: "127.0.0.1" });
  project.provide("shop", shop.url);
  project.provide("shopFiles", { dataFolder: shop.dataFolder, logFile: shop.logFile });
  return () => shop.close();
}
