import { fileURLToPath } from "node:url";

/** Folders of the project, wherever it is started from. */
export const projectPaths = {
  root: folder(""),
  content: folder("sample"),
  client: folder("build/client"),
  bundle: folder("build/server/index.js"),
  /** Each further language has a build of its own in it: "fr", "it-CH". */
  languages: folder("build/languages"),
  studio: folder("studio/dist"),
  fonts: folder("app/styles/fonts"),
  /** The lake asks this of every change, beside its own rules. */
  rules: folder("model/rental/overlap-rule.ts"),
  /** The lake's pages for logging in say these. */
  words: folder("server/lake/lake-words.ts"),
} as const;

function folder(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
