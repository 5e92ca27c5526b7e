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
    const token = tokens.issue({ caller, kind: "token", ...(maker && { maker: maker.id }) });
    return { ...caller, token };
  };
  const first = make("Export", mara);
  make("Made by Export", first);
  make("Noor's", noor);
  make("Of the command");
  links.invite({ name: "Iris", role: "viewer", email: undefined, sender: first.id });
  return {
    ...{ people, tokens, links, noor, first },
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

test.each([
  ["removed", ({ tokens }: Made) => tokens.remove("Export"), []],
  ["revoked", ({ tokens }: Made) => tokens.revoke("Export"), ["Export"]],
])(
  "a token is %s: what was made with it ends, and nothing outlives its maker",
  async (_what, end, listed) => {
    const made = await openMade();
    end(made);
    expect(made.left()).toEqual([...listed, "Noor's", "Of the command"]);
    made.people.remove("Mara");
    expect(made.left()).toEqual(["Noor's", "Of the command"]);
  },
);

test("a program logs out: it goes on with what it has made, and both end with their maker", async () => {
  const made = await openMade();
  made.tokens.forget(made.first.token);
  expect(made.left()).toEqual(all);
  made.people.remove("Mara");
  expect(made.left()).toEqual(["Noor's", "Of the command"]);
});

test("an administrator gets a lower role with a new password: what she has made ends", async () => {
  const made = await openMade();
  await made.people.setPassword({ name: "Mara", role: "viewer", password: PASSWORD });
  expect(made.left()).toEqual(["Noor's", "Of the command"]);
});

test("an email address that an administrator has entered for others ends with her, and a link that waits there; her own stays", async () => {
  const { people, links, noor } = await openMade();
  const mara = people.list().find(({ name }) => name === "Mara")?.id ?? "";
  const emailOf = (name: string) => people.list().find((person) => person.name === name)?.email;
  people.setEmail("Noor", "mara@elsewhere.example", mara);
  people.setRole("Mara", "editor", { heir: noor.id });
  expect(emailOf("Noor"), "Noor keeps it").toBe("mara@elsewhere.example");
  people.setRole("Mara", "administrator");
  people.setEmail("Mara", "mara@label.example", mara);
  people.setEmail("Noor", "mara@elsewhere.example", mara);
  const key = links.remind(noor) ?? "";
  expect(links.isOpen(key)).toBe(true);
  people.remove("Mara");
  expect([emailOf("Noor"), links.isOpen(key)]).toEqual([undefined, false]);
});

test("a new password, a logout and a role that still makes tokens end none", async () => {
  const made = await openMade();
  await made.people.setPassword({ name: "Mara", password: `${PASSWORD} again` });
  made.people.revokeSessions("Mara");
  made.people.setRole("Mara", "administrator");
  expect(made.left()).toEqual(all);
});
