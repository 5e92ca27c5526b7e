// @ts-check
// The embedded lake's own command, so that nobody has to remember its path:
// `npm run content:export -- label.tar.gz` is `content-lake export label.tar.gz`.
import "./environment.mjs";
import { requireInstalled } from "./prepare.mjs";
import { run } from "./run.mjs";

requireInstalled();
run("packages/content-lake/command/content-lake-command.ts", {});
