import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** A process of its own prints the modules of the project that a further language has a copy of. */
const PROGRAM = `
  import { registerHooks } from "node:module";
  const project = new URL(".", "file://" + process.cwd() + "/").href;
  const copies = [];
  registerHooks({
    load(url, context, next) {
      if (url.endsWith("?edition=fr")) copies.push(url.slice(project.length).replace(/\\?.*/, ""));
      return next(url, context);
    },
  });
  await import("./server/languages/open-language.ts?edition=fr");
  console.log(copies.join("\\n"));`;

test("a further language has copies of what speaks, and none of what holds for all languages together", () => {
  const args = ["--import", "./words/language-hook.ts", "--input-type=module", "--eval", PROGRAM];
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const copies = execFileSync(process.execPath, args, { cwd, encoding: "utf8" }).split("\n");
  expect(copies).toContain("words/fr/shopping.json");
  expect(copies).toContain("model/texts/shop-languages.ts");
  // A second one of these would be a second limit, or know nothing of the request that is answered.
  const shared = [
    "server/http/visitor-bodies.ts",
    "server/watch/request-id.ts",
    "server/pages/cached-response.ts",
    "server/log.ts",
    "packages/host/http-error.ts",
  ];
  expect(copies.filter((name) => shared.includes(name))).toEqual([]);
});
