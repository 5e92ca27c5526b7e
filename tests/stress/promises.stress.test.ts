import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { editorOf, openLake } from "#tests/support/lake.ts";
import { damageOf, type StormLine, storm, stormKinds, stormLine } from "#tests/support/promise-storm.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const KILLS = 20;

test.each([
  { name: "bookings", changes: 10_000, least: 500 },
  { name: "visits", changes: 5_000, least: 80 },
] as const)(
  `$changes $name, moves and cancellations by six writers, killed ${KILLS} times: none is promised too often, and none is lost`,
  async ({ name, changes, least }) => {
    const kind = stormKinds[name];
    const folder = temporaryFolder();
    const lines: StormLine[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      // The number varies, so that a kill falls into any moment of a change.
      const count = changes / KILLS + ((kill * 7) % 23);
      lines.push(...(await bookUntilKilled([name, folder, String(kill)], count)));
    }
    const client = editorOf(await openLake({ folder }));
    const { tooOften, lost, promises } = await damageOf(kind, client, lines);
    expect({ tooOften, lost }).toEqual({ tooOften: [], lost: [] });
    const told = lines.filter((line) => "told" in line);
    expect(told.length).toBeGreaterThanOrEqual(changes);
    expect(told.filter(({ told: { isTaken } }) => !isTaken).length).toBeGreaterThan(changes / 10);
    expect(promises).toBeGreaterThan(least);
    // The calendar goes on afterwards.
    await storm({ kind, client, writer: "w7", steps: 20, seed: 7, say: () => undefined });
    expect((await damageOf(kind, client, lines)).tooOften).toEqual([]);
  },
  900_000,
);

/** Returns what the writers have said. The last line may be cut off. */
async function bookUntilKilled(settings: readonly string[], changes: number): Promise<StormLine[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "storm-process.ts"), ...settings], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  let told = 0;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    told += text.split('"told"').length - 1;
    if (told >= changes) child.kill("SIGKILL");
  });
  await once(child, "close");
  return output
    .split("\n")
    .slice(0, -1)
    .map((line) => stormLine.parse(JSON.parse(line)));
}
