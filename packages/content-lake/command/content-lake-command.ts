#!/usr/bin/env node
import { commands, usage } from "./commands.ts";
import { readArguments } from "./flags.ts";
import { Misuse } from "./misuse.ts";

try {
  const { flags, positionals } = readArguments(process.argv.slice(2));
  const [first = "", second = ""] = positionals;
  const name = Object.hasOwn(commands, first) ? first : `${first} ${second}`;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Misuse(usage);
  await command(flags, positionals.slice(name.split(" ").length));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Misuse ? 2 : 1;
}
