import { onTestFinished, vi } from "vitest";
import { runCommand } from "../command/content-lake-command.ts";

/** A command in the test's process saves the time of starting one. */
export async function runHere(words: string[], environment: Readonly<Record<string, string>> = {}) {
  const [output, failure] = (["log", "error"] as const).map((method) => {
    const spy = vi.spyOn(console, method).mockReturnValue(undefined);
    onTestFinished(() => spy.mockRestore());
    spy.mockClear();
    return spy;
  });
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const code = await runCommand(words);
  const lines = (spy = output) => spy?.mock.calls.map((words) => words.join(" ")) ?? [];
  const told = lines(failure);
  return { code, output: lines().at(-1) ?? "", failure: told.at(-1) ?? "", told };
}
