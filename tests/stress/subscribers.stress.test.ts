import { expect, test, vi } from "vitest";
import { z } from "zod";
import { type DeliveryPoint, type KillableOutbox, openKillableOutbox } from "./killable-outbox.ts";

/** A process is killed so many times between every two steps of a subscription. */
const points = [
  "signed up",
  "confirmation recipient",
  "confirmation taken",
  "confirmation acknowledged",
  "confirmed",
  "content requested",
  "content stored",
  "content answered",
  "welcome recipient",
  "welcome taken",
  "welcome acknowledged",
  "left",
] as const;
type Point = (typeof points)[number];
const KILLS_PER_POINT = 5;

const mutations = z.object({
  mutations: z.array(
    z.object({
      createIfNotExists: z.object({ _id: z.string(), email: z.string() }).optional(),
      delete: z.object({ id: z.string() }).optional(),
    }),
  ),
});

test("Killed between every two steps, again and again, the shop has everybody on its list who confirmed and has not left, once", async () => {
  let killAt: Point | undefined;
  let kills = 0;
  const reached = (point: string) => {
    if (point !== killAt) return;
    killAt = undefined;
    kills += 1;
    outbox.kill();
  };
  /** Which mail it is cannot be seen before it is taken. */
  let phase = "confirmation";
  const delivering = (point: DeliveryPoint) => reached(point.replace(/^mail/, phase));
  /** The list as the content host has it, by id. */
  const list = new Map<string, string>();
  const outbox = await openKillableOutbox((body) => {
    for (const { createIfNotExists, delete: removed } of mutations.parse(body).mutations) {
      if (createIfNotExists && !list.has(createIfNotExists._id))
        list.set(createIfNotExists._id, createIfNotExists.email);
      if (removed) list.delete(removed.id);
    }
  }, delivering);

  /** Asks until somebody answers: a visitor presses once more when the page does not come. */
  async function ask(message: string) {
    for (;;) {
      const told = await outbox.ask(message);
      if (told) return told;
    }
  }

  /** Nothing waits: what was taken is done, and that is noted. Whoever was killed is started again for it. */
  async function delivered() {
    await vi.waitFor(async () => expect((await ask("rest")).state.waiting).toBe(0), 60_000);
  }

  const confirmed: string[] = [];
  const gone: string[] = [];
  const answers: unknown[] = [];
  const lives = points.flatMap((point) => Array.from({ length: KILLS_PER_POINT }, () => point));
  for (const [life, point] of lives.entries()) {
    const email = `${life}@mail.example`;
    phase = "confirmation";
    killAt = point;
    expect((await ask(`signUp ${email}`)).answer).toBe("mailed");
    reached("signed up");
    await delivered();
    const confirmation = await linkIn(outbox, email, "confirm");
    phase = "welcome";
    expect((await ask(`confirm ${confirmation}`)).answer).toMatch(/confirmed|again/);
    confirmed.push(email);
    reached("confirmed");
    await delivered();
    const unsubscription = await linkIn(outbox, email, "unsubscribe");
    // Every second one leaves again.
    if (life % 2 === 1 || point === "left") {
      answers.push((await ask(`unsubscribe ${unsubscription}`)).answer);
      gone.push(email);
      reached("left");
    }
    await delivered();
    expect(killAt, point).toBeUndefined();
  }

  expect(kills).toBe(points.length * KILLS_PER_POINT);
  const expected = confirmed.filter((email) => !gone.includes(email));
  expect(expected.length).toBeGreaterThan(20);
  expect(gone.length).toBeGreaterThan(20);
  expect(answers.filter((answer) => answer !== "done")).toEqual([]);
  expect([...list.values()].toSorted()).toEqual(expected.toSorted());
  for (const kind of ["confirmation", "welcome"]) {
    const mails = outbox.mails.filter(({ messageId }) => messageId?.startsWith(`<${kind}.`));
    const byId = new Map(mails.map(({ messageId, recipients }) => [messageId, recipients[0]]));
    expect([...byId.values()].toSorted(), `${kind}: one mail each`).toEqual(confirmed.toSorted());
    // SMTP cannot do better: taken, and killed before that was noted. A reader shows mails of one Message-ID once.
    expect(mails.length - byId.size).toBeLessThanOrEqual(3 * KILLS_PER_POINT);
  }
}, 600_000);

/** Resolves with the token of that page's link in a mail to this address, once there is one. */
function linkIn({ mails }: Pick<KillableOutbox, "mails">, email: string, page: string): Promise<string> {
  return vi.waitFor(() => {
    for (const { recipients, text = "" } of mails) {
      const [, token] = new RegExp(`/newsletter/${page}\\?token=(\\S+)`).exec(text) ?? [];
      if (recipients.includes(email) && token !== undefined) return token;
    }
    throw new Error("The mail has not come yet.");
  }, 60_000);
}
