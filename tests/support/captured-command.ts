import { type Command, exitStatusOf } from "#server/command/run-command.ts";

/** Runs a command in this process, in an environment of its own, and returns what it said. */
export async function runCaptured(
  command: Command,
  args: readonly string[],
  environment: Record<string, string> = {},
) {
  const said: string[] = [];
  const warned: string[] = [];
  const status = await exitStatusOf(command, {
    args,
    environment,
    say: (line) => void said.push(line),
    warn: (line) => void warned.push(line),
  });
  return { status, said, warned };
}
