// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { installPackage } from "./apt-get.mjs";

/** The journeys in other engines need these of Debian's packages, whose programs lie here. */
const programFiles = {
  firefox: {
    package: "firefox-esr",
    paths: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
  },
  webKitDriver: { package: "webkit2gtk-driver", paths: ["/usr/bin/WebKitWebDriver"] },
  miniBrowser: { package: "webkit2gtk-driver", paths: inLibraryFolders("webkit2gtk-4.1/MiniBrowser") },
  xvfb: { package: "xvfb", paths: ["/usr/bin/Xvfb"] },
};

/** @typedef {keyof typeof programFiles} Program */

/** @param {Program} program */
export function findProgram(program) {
  return programFiles[program].paths.find((path) => existsSync(path));
}

/** Debian has one folder for each kind of processor, others have none. @param {string} program */
function inLibraryFolders(program) {
  const folders = ["/usr/lib", "/usr/lib64", "/usr/libexec"].filter((folder) => existsSync(folder));
  return folders.flatMap((folder) => ["", ...readdirSync(folder)].map((name) => join(folder, name, program)));
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
  const missing = programs.filter((name) => !findProgram(name)).map((name) => programFiles[name].package);
  return [...new Set(missing)];
}
