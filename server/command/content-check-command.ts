import { checkShownContent } from "./check-shown-content.ts";
import { runCommand } from "./run-command.ts";

await runCommand(checkShownContent, { hasData: true });
