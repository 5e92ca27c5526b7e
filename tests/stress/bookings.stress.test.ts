import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { damageOf, type StormLine, storm, stormLine } from "#tests/support/booking-storm.ts";
import { editorOf, openLake } from "#tests/support/lake.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const CHANGES = 10_000;
const KILLS = 20;

test(`${CHANGES} bookings, moves and cancellations by four writers, killed ${KILLS} times: no day is taken twice, and none is lost`, async () => {
  const folder = temporaryFolder();
  const lines: StormLine[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    // The number varies, so that a kill falls into any moment of a change.
    lines.push(...(await bookUntilKilled(folder, kill, CHANGES / KILLS + ((kill * 7) % 23))));
  }
  const client = editorOf(await openLake({ folder }));
  const { twice, lost, bookings } = await damageOf(client, lines);
  expect({ twice, lost }).toEqual({ twice: [], lost: [] });
  const told = lines.filter((line) => "told" in line);
  expect(told.length).toBeGreaterThanOrEqual(CHANGES);
  expect(told.filter(({ told: { isTaken } }) => !isTaken).length).toBeGreaterThan(CHANGES / 10);
  expect(bookings).toBeGreaterThan(500);
  // The calendar goes on afterwards.
  await storm({ client, writer: "w5", steps: 20, seed: 5, say: () => undefined });
  expect((await damageOf(client, lines)).twice).toEqual([]);
}, 900_000);

/** Returns what the writers have said. The last line may be cut off. */
async function bookUntilKilled(folder: string, round: number, changes: number): Promise<StormLine[]> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "booking-process.ts"), folder, String(round)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
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
