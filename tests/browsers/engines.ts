import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Builder, Capabilities, Session, WebDriver } from "selenium-webdriver";
import { vi } from "vitest";
import { findProgram } from "#scripts/test-programs.mjs";
import { freePort } from "#server/lake/lake-process.ts";
import { Marionette } from "./marionette.ts";

export type Browser = {
  driver: WebDriver;
  /** The complaints in the console since the last call. */
  takeComplaints: () => string[];
  close: () => Promise<void>;
};

const STARTING_MS = 60_000;

export const engines = { Firefox: openFirefox, WebKit: openWebKit };

export async function openFirefox({ hasScript = true } = {}): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), "trousseau-firefox-"));
  const preferences = {
    "marionette.port": 0,
    "javascript.enabled": hasScript,
    // A mouse, which hovers and is fine: a machine without one has the controls of a touch screen.
    "ui.primaryPointerCapabilities": 6,
    // The page's console goes to standard output.
    "devtools.console.stdout.content": true,
    "browser.dom.window.dump.enabled": true,
    // Calls nobody but the shop.
    "app.update.enabled": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "services.settings.server": "data:,",
    "browser.shell.checkDefaultBrowser": false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const child = spawn(
    programAt("firefox"),
    ["--headless", "--marionette", "--no-remote", "--profile", profile],
    {
      env: { ...process.env, HOME: profile, MOZ_REMOTE_SETTINGS_DEVTOOLS: "1" },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    },
  );
  const takeComplaints = complaintsIn(child, /^(?:console\.error: "|JavaScript error: http)/);
  const port = await vi.waitFor(
    async () => Number(await readFile(join(profile, "MarionetteActivePort"), "utf8")),
    { timeout: STARTING_MS, interval: 100 },
  );
  const marionette = await Marionette.at(port);
  const session = new Session(await marionette.open(), Capabilities.firefox());
  const driver = new WebDriver(session, marionette);
  return {
    driver,
    takeComplaints,
    close: async () => {
      marionette.close();
      await end(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openWebKit(): Promise<Browser> {
  const display = await openDisplay();
  const data = await mkdtemp(join(tmpdir(), "trousseau-webkit-"));
  const port = await freePort();
  const child = spawn(programAt("webKitDriver"), [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, DISPLAY: display.name, HOME: data, XDG_DATA_HOME: data, NO_AT_BRIDGE: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const takeComplaints = complaintsIn(child, /^CONSOLE (?:JS|NETWORK|SECURITY)? ?ERROR/);
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: STARTING_MS, interval: 100 });
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": {
      binary: programAt("miniBrowser"),
      args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
    },
  });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  return {
    driver,
    takeComplaints,
    close: async () => {
      await driver.quit();
      await end(child);
      await display.close();
      await rm(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A screen in memory: WebKit has no headless mode. It says on the third descriptor which number it took. */
async function openDisplay() {
  const child = spawn(
    programAt("xvfb"),
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
      detached: true,
    },
  );
  const [number] = await once(readable(child.stdio[3]), "data", { signal: AbortSignal.timeout(STARTING_MS) });
  return { name: `:${String(number).trim()}`, close: () => end(child) };
}

function complaintsIn(child: ChildProcess, complaint: RegExp) {
  let complaints: string[] = [];
  for (const output of [child.stdout, child.stderr])
    createInterface({ input: readable(output) }).on("line", (line) => {
      if (complaint.test(line)) complaints.push(line);
    });
  return () => {
    const taken = complaints;
    complaints = [];
    return taken;
  };
}

function readable(stream: unknown): Readable {
  if (stream instanceof Object && "pipe" in stream) return Object(stream);
  throw new Error("The program was started without that output.");
}

/** A browser is several processes: they are a group of their own. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = once(child, "exit");
  process.kill(-child.pid, "SIGKILL");
  await ended;
}

function programAt(name: Parameters<typeof findProgram>[0]): string {
  const path = findProgram(name);
  if (!path) throw new Error(`${name} is missing: \`npm run test:browsers\` installs it.`);
  return path;
}
