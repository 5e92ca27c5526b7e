import { resolve } from "node:path";
import { messageOf } from "../http/http-error.ts";
import { commands, usage } from "./commands.ts";
import { readArguments, UsageError } from "./flags.ts";

/** Returns the exit code of the process, and writes failures to standard error. */
export async function runCommand(words: string[]): Promise<number> {
  try {
    const { flags, positionals } = readArguments(words);
    const [first = "", second = ""] = positionals;
    const name = Object.hasOwn(commands, first) ? first : `${first} ${second}`;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw new UsageError(usage);
    // Programs read standard output, so this goes to standard error. A shop logs `serve` and `seed` itself.
    if (name !== "serve" && name !== "seed") console.error(`Content lake: ${resolve(flags.folder)}`);
    await command(flags, positionals.slice(name.split(" ").length));
    return 0;
  } catch (error) {
    console.error(messageOf(error));
    return error instanceof UsageError ? 2 : 1;
  }
}
