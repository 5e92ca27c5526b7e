import { defineConfig, devices } from "@playwright/test";
import { findHeadlessChromium } from "./scripts/chromium.mjs";

const executablePath = await findHeadlessChromium();

/** No sandbox: journeys run as root in CI. The rest keeps Chromium from calling anywhere but the shop. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  // Without one nothing is gained by a process of its own for what it would have drawn.
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters as wide as in a browser with a window: the headless shell would fit them to whole pixels.
  "--font-render-hinting=none",
];

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results/journeys",
  snapshotPathTemplate: "tests/screenshots/{arg}-{projectName}{ext}",
  globalSetup: "tests/support/shop-for-journeys.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // For what a busy machine holds up. A journey that needed its second try is named at the end of the run, as flaky, and more than a few
  // of them fail the run: see scripts/test.mjs.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    trace: "off",
    screenshot: "off",
    video: "off",
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: "phone",
      testIgnore: "**/*.desktop.spec.ts",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: "**/*.phone.spec.ts",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
  ],
});
