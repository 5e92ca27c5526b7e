import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

/** This process is killed before its n-th step on the disk. It says how many there were when it comes through. */
const [, , source = "", folder = "", last = ""] = process.argv;
let count = 0;

/** A restore changes a folder only by these. */
const changing = ["chmod", "copyFile", "link", "mkdir", "open", "rename", "rm"] as const;
for (const name of changing) {
  const original = fs[name];
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      count += 1;
      if (count === Number(last)) process.kill(process.pid, "SIGKILL");
      return Reflect.apply(original, fs, args);
    },
  });
}
syncBuiltinESMExports();

const { restore } = await import("../command/restore.ts");
await restore(source, folder);
console.log(count);
