import { type Command, runCommand } from "./run-command.ts";

/** The scripts in scripts/ call these by name, and the embedded lake has the others. Each loads what it needs alone. */
const commands = new Map<string | undefined, { load(): Promise<Command>; hasData: boolean }>(
  Object.entries({
    alert: { load: async () => (await import("./alert.ts")).mailAlert, hasData: false },
    backup: { load: async () => (await import("./backup.ts")).backUpShop, hasData: true },
    "content-check": {
      load: async () => (await import("./check-shown-content.ts")).checkShownContent,
      hasData: true,
    },
    "export-table": { load: async () => (await import("./export-table.ts")).exportTable, hasData: true },
    "import-table": { load: async () => (await import("./import-table.ts")).importTable, hasData: true },
    "language-check": {
      load: async () => (await import("./language-check.ts")).languageCheck,
      hasData: false,
    },
    "label-new": { load: async () => (await import("./new-label.ts")).makeLabel, hasData: false },
    restore: { load: async () => (await import("./backup.ts")).restoreShop, hasData: true },
    privacy: { load: async () => (await import("./privacy-request.ts")).privacyRequest, hasData: true },
  }),
);

const words = process.argv.slice(2);
const command = commands.get(words[0]);
if (command) await runCommand(await command.load(), words.slice(1), command);
else {
  const lake = await import("@trousseau/content-lake/command");
  process.exitCode = await lake.runCommand(words);
}
