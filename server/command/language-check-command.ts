import { statSync } from "node:fs";
import { chosenLanguage, languagePath, readLanguage, unreadableLanguage } from "#app/label/read-language.ts";
import { runCommand } from "./run-command.ts";

// Whether the shop can speak the language of SHOP_LANGUAGE: run before anything is built, so that what is wrong is said without the builder's words.
await runCommand(async () => {
  const name = chosenLanguage();
  // A named pipe would be read for ever.
  if (statSync(languagePath(name), { throwIfNoEntry: false })?.isFile() === false)
    throw unreadableLanguage(name, "it is no file");
  await readLanguage(name);
  return true;
});
