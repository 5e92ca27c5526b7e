import { chosenLanguage, readLanguage } from "#app/label/read-language.ts";
import { runCommand } from "./run-command.ts";

// Whether the shop can speak the language of SHOP_LANGUAGE: run before anything is built, so that what is wrong is said without the builder's words.
await runCommand(async () => {
  await readLanguage(chosenLanguage());
  return true;
});
