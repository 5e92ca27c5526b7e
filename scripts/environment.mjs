// @ts-check
// Reads the settings in .env, beside package.json. What is set already stands. Imported first by what starts the shop, and by its commands.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = fileURLToPath(new URL("../.env", import.meta.url));

if (existsSync(file)) {
  if (!process.loadEnvFile) {
    console.error(`Node ${process.versions.node} cannot read ${file}: it needs 20.12 or newer.`);
    process.exit(1);
  }
  process.loadEnvFile(file);
}
