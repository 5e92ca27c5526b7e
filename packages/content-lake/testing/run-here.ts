import { onTestFinished, vi } from "vitest";
import { runCommand } from "../command/commands.ts";

/** A command in the test's process saves the time of starting one. */
export async function runHere(words: string[], environment: Readonly<Record<string, string>> = {}) {
  const [output, failure] = [vi.spyOn(console, "log"), vi.spyOn(console, "error")].map((spy) => {
    onTestFinished(() => spy.mockRestore());
    return spy.mockImplementation(() => undefined);
  });
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const code = await runCommand(words);
  const said = (spy = output) => spy?.mock.lastCall?.join(" ") ?? "";
  const told = (failure?.mock.calls ?? []).map((words) => words.join(" "));
  return { code, output: said(output), failure: said(failure), told };
}
