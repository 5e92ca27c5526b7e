import { expect, test, vi } from "vitest";
import { openTestAccess, PASSWORD } from "../testing/test-lake.ts";
import { robot } from "./tokens.ts";

const NEXT = "another long secret";
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const NOW = 1_800_000_000_000;

async function openWithMara() {
  const access = await openTestAccess();
  const { people, links } = access;
  const mara = await people.setPassword({ name: "Mara", role: "administrator", password: PASSWORD });
  return {
    ...{ ...access, mara, sender: mara.id },
    invite: (more: Partial<Parameters<typeof links.invite>[0]> = {}) =>
      links.invite({ ...iris, sender: mara.id, ...more }) ?? "",
    remind: () => links.remind(mara) ?? "",
    isOpen: (...keys: string[]) => keys.map(links.isOpen),
  };
}

const iris = { name: "Iris", role: "writer", email: "iris@label.example" } as const;

function freezeTime(at: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
}

test("whoever opens an invitation sets a password, once", async () => {
  const { links, people, invite } = await openWithMara();
  const key = invite();
  expect(links.invited()).toMatchObject([iris]);
  const both = await Promise.all([links.use(key, PASSWORD), links.use(key, PASSWORD)]);
  expect(both.filter((one) => one !== undefined)).toMatchObject([{ name: "Iris", role: "writer" }]);
  expect(await people.check("iris", PASSWORD)).toMatchObject({ name: "Iris" });
  expect(await links.use(key, NEXT)).toBeUndefined();
  expect(people.list()).toMatchObject([iris, { name: "Mara" }]);
  expect(links.invited()).toEqual([]);
});

test("a link ends after seven days, one to a mailbox after an hour, and a forged one never begins", async () => {
  freezeTime(NOW);
  const { links, invite, remind, isOpen } = await openWithMara();
  const [invitation, reminder] = [invite(), remind()];
  expect(isOpen(invitation, reminder, "x".repeat(43))).toEqual([true, true, false]);
  vi.setSystemTime(NOW + HOUR_MS + 1);
  expect([isOpen(reminder), await links.use(reminder, PASSWORD)]).toEqual([[false], undefined]);
  vi.setSystemTime(NOW + 7 * DAY_MS);
  expect(isOpen(invitation)).toEqual([true]);
  vi.setSystemTime(NOW + 7 * DAY_MS + 1);
  expect([await links.use(invitation, PASSWORD), links.invited()]).toEqual([undefined, []]);
});

test("nobody is invited under a name that is taken, and nobody's account is taken over by an earlier invitation", async () => {
  const { links, people, invite } = await openWithMara();
  expect(invite({ name: "MARA" })).toBe("");
  const key = invite();
  await people.setPassword({ name: "iris", role: "administrator", password: PASSWORD });
  expect(await links.use(key, NEXT)).toBeUndefined();
  expect(await people.check("Iris", PASSWORD)).toMatchObject({ role: "administrator" });
});

test("a second invitation of a name ends the first, and a withdrawn one ends", async () => {
  const { links, invite, isOpen } = await openWithMara();
  const [first, second] = [invite(), invite({ role: "viewer" })];
  expect(isOpen(first, second)).toEqual([false, true]);
  expect([links.withdraw("iris"), links.withdraw("iris"), ...isOpen(second)]).toEqual([true, false, false]);
});

test.each(["setRole", "revokeSessions", "remove", "setPassword"] as const)(
  "%s ends the links to a person and those that they made",
  async (change) => {
    const { links, people, sender, invite, isOpen } = await openWithMara();
    const noor = await people.setPassword({ name: "Noor", role: "administrator", password: PASSWORD });
    const own = [links.renew(noor, sender), links.remind(noor) ?? "", invite({ sender: noor.id })];
    const other = invite({ name: "Vera" });
    if (change === "setRole") people.setRole("noor", "viewer");
    else if (change === "setPassword") await people.setPassword({ name: "Noor", password: PASSWORD });
    else people[change]("Noor");
    expect(isOpen(...own, other)).toEqual([false, false, false, true]);
  },
);

test.each(["revoke", "remove"] as const)(
  "%s of a program's token ends the links that it made",
  async (change) => {
    const { tokens, invite, isOpen } = await openWithMara();
    const program = robot("Robot", "administrator");
    tokens.issue({ caller: program, kind: "token" });
    const [made, other] = [invite({ sender: program.id }), invite({ name: "Vera" })];
    tokens[change]("robot");
    expect(isOpen(made, other)).toEqual([false, true]);
  },
);

test("whoever is removed, or loses the right, while their own new password is hashed gets none", async () => {
  const { people, mara } = await openWithMara();
  const noor = await people.setPassword({ name: "Noor", role: "viewer", password: PASSWORD });
  const removed = people.changePassword(noor.id, NEXT, () => undefined);
  people.remove("Noor");
  expect([await removed, people.list().map(({ name }) => name)]).toEqual([undefined, ["Mara"]]);
  const loggedOut = people.changePassword(mara.id, NEXT, () => {
    throw new Error("The session has ended");
  });
  await expect(loggedOut).rejects.toThrow("has ended");
  expect(await people.check("Mara", PASSWORD)).toEqual(mara);
});

test("a new password keeps the role, and ends sessions and every other link to that person", async () => {
  const { links, people, tokens, mara, sender, remind, isOpen } = await openWithMara();
  const session = tokens.issue({ caller: mara, kind: "session" });
  const [first, second] = [links.renew(mara, sender), remind()];
  expect(await links.use(first, NEXT)).toEqual(mara);
  expect([tokens.identify(session), ...isOpen(second)]).toEqual(["unknown", false]);
  expect(await people.check("Mara", PASSWORD)).toBeUndefined();
});

test("three links at most are on their way to a mailbox, also when they were made while the clock was a year ahead", async () => {
  const { remind } = await openWithMara();
  freezeTime(NOW + 365 * DAY_MS);
  expect([1, 2, 3, 4].map(() => remind() !== "")).toEqual([true, true, true, false]);
  vi.setSystemTime(NOW);
  expect(remind()).not.toBe("");
});

test("the last administrator stays one", async () => {
  const { people } = await openWithMara();
  expect(() => people.setRole("mara", "editor")).toThrow("Mara is the last administrator");
  expect(() => people.remove("Mara")).toThrow("Mara is the last administrator");
  await people.setPassword({ name: "Noor", role: "administrator", password: PASSWORD });
  expect(people.remove("Mara")).toMatchObject({ name: "Mara" });
  expect(() => people.remove("Noor")).toThrow("Noor is the last administrator");
});
