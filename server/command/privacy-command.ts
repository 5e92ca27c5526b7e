import { privacyRequest } from "./privacy-request.ts";
import { runCommand } from "./run-command.ts";

await runCommand(privacyRequest, { hasData: true });
