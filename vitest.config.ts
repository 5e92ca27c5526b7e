import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,packages,content,scripts,server,bench}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          environment: "node",
        },
      },
      {
        test: {
          name: "requests",
          include: ["tests/{requests,faults}/**/*.test.ts"],
          globalSetup: "tests/support/shop-for-requests.ts",
          environment: "node",
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
