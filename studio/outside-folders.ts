import { fileURLToPath } from "node:url";
import { languageFolder, swissSpelling } from "../server/language-folder.ts";

/** Studio shares these folders with the shop, by the shop's own names. */
export const outsideFolders = {
  "#app": fileURLToPath(new URL("../app", import.meta.url)),
  "#content": fileURLToPath(new URL("../content", import.meta.url)),
  "#lake": fileURLToPath(new URL("../packages/content-lake", import.meta.url)),
  "#words": languageFolder(),
};

/** The words of that folder, as the shop's own build spells them. */
export const spelling = swissSpelling();
