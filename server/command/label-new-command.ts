import { makeLabel } from "./make-label.ts";
import { runCommand } from "./run-command.ts";

await runCommand(makeLabel);
