// @ts-check
import { existsSync, globSync } from "node:fs";
import { installPackage } from "./apt-get.mjs";

/** What the journeys through other engines need: Debian's packages, and where these put their programs. */
const wanted = {
  firefox: {
    package: "firefox-esr",
    places: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
  },
  webKitDriver: { package: "webkit2gtk-driver", places: ["/usr/bin/WebKitWebDriver"] },
  miniBrowser: { package: "webkit2gtk-driver", places: ["/usr/lib*/**/webkit2gtk-4.1/MiniBrowser"] },
  xvfb: { package: "xvfb", places: ["/usr/bin/Xvfb"] },
};

/** @typedef {keyof typeof wanted} Program */

/** @param {Program} program */
export function findProgram(program) {
  return wanted[program].places.flatMap((place) => globSync(place)).find((path) => existsSync(path));
}

/** Installs what is missing where that is possible. Returns one sentence about what is missing still, or nothing. */
export function ensureBrowsers() {
  const packages = missingPackages();
  for (const name of packages) installPackage(name);
  const missing = packages.length > 0 ? missingPackages() : [];
  return missing.length > 0 ? `The journeys in other browsers need ${missing.join(", ")}: install them.` : "";
}

function missingPackages() {
  /** @type {Program[]} */
  const programs = ["firefox", "webKitDriver", "miniBrowser", "xvfb"];
  const missing = programs.filter((name) => !findProgram(name)).map((name) => wanted[name].package);
  return [...new Set(missing)];
}
