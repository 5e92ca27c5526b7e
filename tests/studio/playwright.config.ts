import { defineConfig, devices } from "@playwright/test";

const executablePath = process.env.CHROMIUM_PATH;

const languages = "**/other-languages.spec.ts";

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/studio",
  globalSetup: "./shop-with-studio.ts",
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Twenty seconds on a quiet machine: most of a journey is Studio's opening, once or twice. What is asserted has its own time.
  timeout: 300_000,
  // Studio saves a second after the last key.
  expect: { timeout: 30_000 },
  reporter: "list",
  projects: [
    // One after the other, in one shop: what one journey publishes, the next one finds.
    { name: "shop", testIgnore: languages, workers: 1 },
    // Each has a shop of its own, and waits for its pages more than for a processor.
    { name: "languages", testMatch: languages, fullyParallel: true },
  ],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 1000 },
    screenshot: "only-on-failure",
    launchOptions: { args: ["--no-sandbox", "--disable-gpu"], ...(executablePath ? { executablePath } : {}) },
  },
});
