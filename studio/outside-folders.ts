import { fileURLToPath } from "node:url";

/** What Studio shares with the shop, by the shop's own names: the list of collections, the shipped texts, the lake's transport. */
export const outsideFolders = {
  "#app": fileURLToPath(new URL("../app", import.meta.url)),
  "#content": fileURLToPath(new URL("../content", import.meta.url)),
  "#lake": fileURLToPath(new URL("../packages/content-lake", import.meta.url)),
};
