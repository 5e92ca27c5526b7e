// @ts-check
// An owner's command of an installed release. Root's reads the settings of the service and then becomes the owner of the shop's data, who
// could not use files of root's there.
import { existsSync, readFileSync, statSync } from "node:fs";
import { fail } from "./prepare.mjs";
import { serviceSettings } from "./service-settings.mjs";
import { asksForHelp } from "./usage.mjs";

const settings = "/etc/trousseau.env";

if (!asksForHelp(process.argv) && process.getuid?.() === 0 && existsSync(settings)) {
  for (const [name, value] of Object.entries(serviceSettings(readFileSync(settings, "utf8"))))
    process.env[name] ??= value;
  becomeOwnerOf(process.env.DATA_DIR);
}
await import("./command.mjs");

function becomeOwnerOf(folder = "") {
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (!owner)
    return fail(
      `${settings} has to name the folder of the shop's data, as DATA_DIR, and it has to be there.`,
    );
  if (owner.uid === 0)
    return fail(
      `${folder} belongs to root. Give it to the user of the service: chown -R trousseau:trousseau ${folder}`,
    );
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}
