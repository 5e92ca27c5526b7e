import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { node, root } from "#scripts/prepare.mjs";
import { seedData } from "#tests/support/seeded-data.ts";
import { openShop } from "#tests/support/shop.ts";
import { type Person, people } from "./atelier-people.ts";

/** The shop as `npm run studio` opens it, with people of several roles who can log in. */
export default async function setup() {
  await seedData();
  const shop = await openShop();
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATA = shop.dataFolder;
  for (const person of Object.values(people)) await setPassword(shop.dataFolder, person);
  return async () => {
    const code = await shop.close();
    if (code !== 0) process.stderr.write(`The shop ended with ${code}:\n${shop.log()}\n`);
  };
}

/** The password comes through a pipe, as an owner may send it. */
export async function setPassword(folder: string, { name, password, role }: Person) {
  const command = join(root, "lake/command/content-lake-command.ts");
  const words = ["set-password", name, "--role", role, "--folder", join(folder, "lake")];
  const child = spawn(node, [command, ...words], { stdio: ["pipe", "ignore", "inherit"] });
  child.stdin.end(password);
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The password of ${name} was not set.`);
}
