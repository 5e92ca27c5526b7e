// @ts-check
import "./environment.mjs";
import { build, checkContent, fail, install } from "./prepare.mjs";
import { buildStudio, installStudio } from "./prepare-studio.mjs";
import { inProduction, run } from "./run.mjs";

if (process.env.SANITY_PROJECT_ID) {
  fail(
    "This shop's content is hosted, and so is its Studio: see studio/README.md for how the same folder deploys.",
  );
}

checkContent();
await install();
await build();
await installStudio();
await buildStudio(process.env.SANITY_DATASET || "production");
console.log("Studio is at /studio. To let somebody log in: npm run content:password -- NAME");
run("server/main.ts", inProduction(process.env));
