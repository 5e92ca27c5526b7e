#!/usr/bin/env node
import { commands, usage } from "./commands.ts";
import { readArguments } from "./flags.ts";
import { UsageError } from "./usage-error.ts";

try {
  const { flags, positionals } = readArguments(process.argv.slice(2));
  const [first = "", second = ""] = positionals;
  const name = Object.hasOwn(commands, first) ? first : `${first} ${second}`;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(usage);
  await command(flags, positionals.slice(name.split(" ").length));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
