import { defineConfig, devices } from "@playwright/test";
import { findHeadlessChromium } from "./scripts/test-programs.mjs";

const executablePath = await findHeadlessChromium();

/** No sandbox: journeys run as root in CI. The rest keeps Chromium from calling anywhere but the shop. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  // Nothing is gained by a process of its own for what a graphics card would have drawn.
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters as wide as in a browser with a window: the headless shell would fit them to whole pixels.
  "--font-render-hinting=none",
];

const phone = {
  ...devices["Pixel 7"],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  outputDir: "test-results/journeys",
  globalSetup: "tests/support/shop-for-journeys.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Motion is asked for where motion is tested: nobody else waits for it.
    contextOptions: { reducedMotion: "reduce" },
    // A worker's own requests pass by what a journey holds back or answers: tests/deep/offline-pages.spec.ts lets it work.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "off",
    video: "off",
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    ...lane("journeys", "", 0),
    ...lane("deep", "deep ", 1),
    ...lane("translated", "translated ", 1),
    ...lane("languages", "languages ", 1),
  ],
});

/**
 * A journey runs once, on the desktop, unless its tag says that touch or a narrow screen matters: `@phone`, or `@both`.
 * Only the slow lane may try again: a busy machine holds long journeys up. The report names what has needed it.
 */
function lane(folder: string, prefix: string, retries: number) {
  const testDir = `tests/${folder}`;
  const screenshots = (device: string) => `tests/screenshots/{arg}-${device}{ext}`;
  return [
    {
      name: `${prefix}phone`,
      testDir,
      retries,
      grep: /@phone|@both/,
      snapshotPathTemplate: screenshots("phone"),
      use: phone,
    },
    {
      name: `${prefix}desktop`,
      testDir,
      retries,
      grepInvert: /@phone/,
      snapshotPathTemplate: screenshots("desktop"),
      use: desktop,
    },
  ];
}
