import { spawnSync } from "node:child_process";
import { inLanguage, node, root } from "#scripts/prepare.mjs";

/** Returns the word that a process of the shop reads from a module. */
export function spokenIn(
  language: string,
  module: string,
  word: string,
  settings: Record<string, string> = {},
): string {
  const program = `const words = await import("${module}"${module.endsWith(".json") ? ', { with: { type: "json" } }' : ""});
    console.log(await words.${word});`;
  const { stdout, stderr } = spawnSync(node, [...inLanguage, "--input-type=module", "--eval", program], {
    cwd: root,
    env: { ...process.env, ...settings, SHOP_LANGUAGE: language },
    encoding: "utf8",
  });
  return (stdout || stderr).trim();
}
