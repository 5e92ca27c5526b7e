import { execFile } from "node:child_process";
import { cp, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { node, root } from "#scripts/prepare.mjs";
import { buildInLanguage } from "#tests/support/other-language.ts";
import { people } from "./atelier-people.ts";
import { setPassword } from "./shop-with-studio.ts";

/** The shop with its Studio in a language, on the sample label, whose texts are in words of that language. */
export async function openStudioIn(language: string) {
  const built = await buildInLanguage(language);
  const studio = join(built.folder, "studio");
  await cp(join(root, "studio"), studio, {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist)$/.test(path),
  });
  await symlink(join(root, "studio/node_modules"), join(studio, "node_modules"));
  await promisify(execFile)(node, [join(studio, "node_modules/vite/bin/vite.js"), "build"], {
    cwd: studio,
    env: { ...process.env, NODE_ENV: "production", SHOP_LANGUAGE: language },
  });
  const shop = await built.open(join(root, "sample"));
  await setPassword(shop.dataFolder, people.odette);
  return {
    ...shop,
    content: await readFile(join(built.folder, "labels/data.ndjson"), "utf8"),
    close: async () => {
      await shop.close();
      await built.remove();
    },
  };
}
