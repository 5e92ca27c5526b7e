import { importTable } from "./import-table.ts";
import { runCommand } from "./run-command.ts";

await runCommand(importTable, { hasData: true });
