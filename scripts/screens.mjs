// @ts-check
// Photographs every screen in every state, for an art director to look at: `npm run screens -- [folder] [state…]`. SHOP_LANGUAGE and CONTENT
// choose the language and the label. The pictures go to the system's temporary folder by default, and never into the project.
import { build, installTools } from "./prepare.mjs";
import { run } from "./run.mjs";

await installTools();
await build();
run("scripts/photograph-screens.mjs", {});
