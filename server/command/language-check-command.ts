import { checkLanguage } from "./language-check.ts";
import { runCommand } from "./run-command.ts";

// Runs before anything is built, so that what is wrong is said without the builder's words.
await runCommand(async () => {
  await checkLanguage(process.env["SHOP_LANGUAGE"] || "en");
  return true;
});
