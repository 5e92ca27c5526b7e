import { expect, test, vi } from "vitest";
import { z } from "zod";
import { openKillableOutbox } from "./killable-outbox.ts";

/** A process is killed so many times between every two steps of an enquiry. */
const points = [
  "committed",
  "content requested",
  "content stored",
  "content answered",
  "mail recipient",
  "mail taken",
  "mail acknowledged",
] as const;
type Point = (typeof points)[number];
const KILLS_PER_POINT = 8;

/** Sent in each life of the process. */
const MESSAGES = 3;

const receipt = z.object({ isStored: z.literal(true) });
const mutations = z.object({
  mutations: z.array(z.object({ createIfNotExists: z.object({ _id: z.string(), message: z.string() }) })),
});

test("Killed between every two steps, again and again, the shop delivers all that was sent, once and in order", async () => {
  let killAt: Point | undefined;
  let kills = 0;
  const reached = (point: Point) => {
    if (point !== killAt) return;
    killAt = undefined;
    kills += 1;
    outbox.kill();
  };
  const stored = new Map<string, string>();
  const outbox = await openKillableOutbox((body) => {
    for (const { createIfNotExists } of mutations.parse(body).mutations)
      if (!stored.has(createIfNotExists._id)) stored.set(createIfNotExists._id, createIfNotExists.message);
  }, reached);
  const killed = () => vi.waitFor(() => expect(killAt).toBeUndefined(), 60_000);

  const sent: string[] = [];
  const lives = points.flatMap((point) => Array.from({ length: KILLS_PER_POINT }, () => point));
  for (const [life, point] of lives.entries()) {
    killAt = point;
    for (let number = 0; number < MESSAGES && killAt; number += 1) {
      const message = String(life * MESSAGES + number);
      const told = await outbox.ask(`enquire ${message}`);
      if (!told) break;
      expect(receipt.safeParse(told.answer).success).toBe(true);
      sent.push(message);
      reached("committed");
    }
    await killed();
  }
  await vi.waitFor(async () => expect((await outbox.ask("rest"))?.state.waiting).toBe(0), 60_000);

  expect(kills).toBe(points.length * KILLS_PER_POINT);
  expect(sent.length).toBeGreaterThan(kills);
  // A message whose receipt was lost with the process may have been committed as well.
  const found = [...stored.values()];
  const ids = [...stored.keys()].map((id) => id.replace("enquiry.", ""));
  expect(found.filter((message) => sent.includes(message))).toEqual(sent);
  expect(new Set(found).size, "each once").toBe(found.length);
  for (const kind of ["notice", "copy"]) {
    const mails = outbox.mails.filter(({ messageId }) => messageId?.startsWith(`<${kind}.`));
    const told = [...new Set(mails.map(({ messageId }) => /^<\w+\.(\w+)@/.exec(messageId ?? "")?.[1] ?? ""))];
    // Copies may overtake each other, notices come in order.
    const inOrder = kind === "copy" ? [told.toSorted(), ids.toSorted()] : [told, ids];
    expect(inOrder[0], `${kind}: all that was stored`).toEqual(inOrder[1]);
    // SMTP cannot do better: taken, and killed before that was noted. A reader shows mails of one Message-ID once.
    expect(mails.length - told.length).toBeLessThanOrEqual(2 * KILLS_PER_POINT);
  }
}, 600_000);
