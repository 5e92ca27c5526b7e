import { resolve } from "node:path";
import { commands, usage } from "./commands.ts";
import { readArguments } from "./flags.ts";
import { UsageError } from "./usage-error.ts";

/** Says on standard error what goes wrong, and returns the process's exit code. */
export async function runCommand(words: string[]): Promise<number> {
  try {
    const { flags, positionals } = readArguments(words);
    const [first = "", second = ""] = positionals;
    const name = Object.hasOwn(commands, first) ? first : `${first} ${second}`;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw new UsageError(usage);
    // On standard error: what a command prints may be read by a program. The two that a shop starts say it in their log.
    if (name !== "serve" && name !== "seed") console.error(`Content lake: ${resolve(flags.folder)}`);
    await command(flags, positionals.slice(name.split(" ").length));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof UsageError ? 2 : 1;
  }
}
