import type { TestProject } from "vitest/node";
import { seedData } from "./seeded-data.ts";
import { openShop } from "./shop.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the shop that all request tests share. */
    shop: string;
  }
}

export async function setup(project: TestProject) {
  const removeSeededData = await seedData();
  const shop = await openShop();
  project.provide("shop", shop.url);
  return async () => {
    await shop.close();
    await removeSeededData();
  };
}
