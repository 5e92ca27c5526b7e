import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startLakeProcess } from "../testing/lake-process.ts";
import { temporaryFolder, writeDataset } from "../testing/test-lake.ts";

const command = join(import.meta.dirname, "content-lake-command.ts");

function serve(folder: string, seed: string): ChildProcess {
  const child = fork(command, ["serve", "--port", "0", "--folder", folder, "--seed", seed], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

test("serve answers from its first start, with the documents that an empty lake begins with", async () => {
  const seed = await writeDataset([{ _id: "odile", _type: "product" }], {});
  const { origin } = await startLakeProcess(await temporaryFolder(), ["--seed", seed, "--public"]);
  const query = encodeURIComponent("*[_type == 'product']._id");
  const response = await fetch(`${origin}/v2021-10-21/data/query/production?query=${query}`);
  expect(await response.json()).toMatchObject({ result: ["odile"] });
}, 60_000);

test("serve ends when there is nothing to begin with, and says which file is missing", async () => {
  const seed = await temporaryFolder();
  const child = serve(await temporaryFolder(), seed);
  const [[code], said] = await Promise.all([once(child, "exit"), child.stderr ? text(child.stderr) : ""]);
  expect(code).toBe(1);
  expect(said).toContain(join(seed, "data.ndjson"));
}, 60_000);
