import { chosenLanguage, readLanguage } from "#app/label/read-language.ts";

// Whether the shop can speak the language of SHOP_LANGUAGE: run before anything is built, so that what is wrong is said without the builder's words.
try {
  await readLanguage(chosenLanguage());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
