import { expect, test } from "vitest";
import { openTestAccess, PASSWORD } from "../testing/test-lake.ts";
import type { Caller } from "./caller.ts";
import type { HandedOver } from "./made-tokens.ts";
import { robot } from "./tokens.ts";

/** Two administrators. Mara has made a token, with which another and an invitation were made; the command has made one, too. */
async function openMade() {
  const { tokens, people, links } = await openTestAccess();
  const [mara, noor] = await Promise.all(
    ["Mara", "Noor"].map((name) => people.setPassword({ name, role: "administrator", password: PASSWORD })),
  );
  if (mara === undefined || noor === undefined) throw new Error("Both have a password");
  const make = (name: string, maker?: Caller) => {
    const caller = robot(name, "administrator");
    tokens.issue({ caller, kind: "token", ...(maker && { maker: maker.id }) });
    return caller;
  };
  const first = make("Export", mara);
  make("Made by Export", first);
  make("Noor's", noor);
  make("Of the command");
  links.invite({ name: "Iris", role: "viewer", email: undefined, sender: first.id });
  return {
    ...{ people, noor },
    left: () => [...tokens.list().map(({ name }) => name), ...links.invited().map(({ name }) => name)],
    makerOf: (name: string) => tokens.list().find((token) => token.name === name)?.maker?.id,
  };
}

type Made = Awaited<ReturnType<typeof openMade>>;

const all = ["Export", "Made by Export", "Noor's", "Of the command", "Iris"];

test.each([
  ["is removed", ({ people }: Made, to?: HandedOver) => people.remove("Mara", to)],
  ["is an editor now", ({ people }: Made, to?: HandedOver) => people.setRole("Mara", "editor", to)],
])("an administrator %s: what she has made ends with it, or goes to who keeps it", async (_what, leave) => {
  const ended = await openMade();
  leave(ended);
  expect(ended.left()).toEqual(["Noor's", "Of the command"]);
  const kept = await openMade();
  leave(kept, { heir: kept.noor.id });
  expect([kept.left(), kept.makerOf("Export")]).toEqual([all, kept.noor.id]);
});

test("a new password, a logout and a role that still makes tokens end none", async () => {
  const made = await openMade();
  await made.people.setPassword({ name: "Mara", password: `${PASSWORD} again` });
  made.people.revokeSessions("Mara");
  made.people.setRole("Mara", "administrator");
  expect(made.left()).toEqual(all);
});
