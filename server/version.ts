import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectPaths } from "./project-paths.ts";

const manifest = z.object({ version: z.string() });

/** "0.3.0" of the sources; a release has its day and commit as well, "0.3.0+20261128-8d52e022". */
export const { version } = manifest.parse(
  JSON.parse(readFileSync(join(projectPaths.root, "package.json"), "utf8")),
);
