import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { node, root } from "#scripts/prepare.mjs";

/** As the owner makes one, with the lake's own command. */
export async function createToken(dataFolder: string, role: string): Promise<string> {
  const command = join(root, "packages/content-lake/command/content-lake-command.ts");
  const words = ["token", "create", "test", "--role", role, "--folder", join(dataFolder, "lake")];
  return (await promisify(execFile)(node, [command, ...words])).stdout.trim();
}
