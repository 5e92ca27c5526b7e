import { expect, onTestFinished, test, vi } from "vitest";
import { quickPasswords, temporaryFolder } from "../testing/test-lake.ts";
import { openAccess } from "./access.ts";
import { robot } from "./tokens.ts";

const PASSWORD = "a long enough secret";
const DAY_MS = 24 * 60 * 60 * 1000;

async function openWithMara() {
  const access = openAccess(await temporaryFolder(), quickPasswords);
  onTestFinished(access.close);
  const mara = await access.people.setPassword({ name: "Mara", role: "administrator", password: PASSWORD });
  return { ...access, mara, sender: mara.id };
}

const iris = { name: "Iris", role: "writer", email: "iris@label.example" } as const;

function freezeTime(at: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
}

test("whoever opens an invitation sets a password, once", async () => {
  const { links, people, sender } = await openWithMara();
  const key = links.invite({ ...iris, sender }) ?? "";
  expect(links.invited()).toMatchObject([iris]);
  const both = await Promise.all([links.use(key, PASSWORD), links.use(key, PASSWORD)]);
  expect(both.filter((one) => one !== undefined)).toMatchObject([{ name: "Iris", role: "writer" }]);
  expect(await people.check("iris", PASSWORD)).toMatchObject({ name: "Iris" });
  expect(await links.use(key, "another long secret")).toBeUndefined();
  expect(people.list().find(({ name }) => name === "Iris")).toMatchObject(iris);
  expect(links.invited()).toEqual([]);
});

test("a link ends after seven days, one to a mailbox after an hour, and a forged one never begins", async () => {
  freezeTime(1_800_000_000_000);
  const { links, mara, sender } = await openWithMara();
  const invitation = links.invite({ ...iris, sender }) ?? "";
  const reminder = links.remind(mara) ?? "";
  expect([links.isOpen(invitation), links.isOpen(reminder), links.isOpen("x".repeat(43))]).toEqual([
    true,
    true,
    false,
  ]);
  vi.setSystemTime(1_800_000_000_000 + 60 * 60 * 1000 + 1);
  expect([links.isOpen(reminder), await links.use(reminder, PASSWORD)]).toEqual([false, undefined]);
  vi.setSystemTime(1_800_000_000_000 + 7 * DAY_MS);
  expect(links.isOpen(invitation)).toBe(true);
  vi.setSystemTime(1_800_000_000_000 + 7 * DAY_MS + 1);
  expect([await links.use(invitation, PASSWORD), links.invited()]).toEqual([undefined, []]);
});

test("nobody is invited under a name that is taken, and nobody's account is taken over by an earlier invitation", async () => {
  const { links, people, sender } = await openWithMara();
  expect(links.invite({ ...iris, name: "MARA", sender })).toBeUndefined();
  const key = links.invite({ ...iris, sender }) ?? "";
  await people.setPassword({ name: "iris", role: "administrator", password: PASSWORD });
  expect(await links.use(key, "another long secret")).toBeUndefined();
  expect(await people.check("Iris", PASSWORD)).toMatchObject({ role: "administrator" });
});

test("a second invitation of a name ends the first, and a withdrawn one ends", async () => {
  const { links, sender } = await openWithMara();
  const first = links.invite({ ...iris, sender }) ?? "";
  const second = links.invite({ ...iris, role: "viewer", sender }) ?? "";
  expect([links.isOpen(first), links.isOpen(second)]).toEqual([false, true]);
  expect([links.withdraw("iris"), links.withdraw("iris"), links.isOpen(second)]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each(["setRole", "revokeSessions", "remove", "setPassword"] as const)(
  "%s ends the links to a person and those that they made",
  async (change) => {
    const { links, people, sender } = await openWithMara();
    const noor = await people.setPassword({ name: "Noor", role: "administrator", password: PASSWORD });
    const own = [
      links.renew(noor, sender),
      links.remind(noor) ?? "",
      links.invite({ ...iris, sender: noor.id }) ?? "",
    ];
    const other = links.invite({ ...iris, name: "Vera", sender }) ?? "";
    if (change === "setRole") people.setRole("noor", "viewer");
    else if (change === "setPassword") await people.setPassword({ name: "Noor", password: PASSWORD });
    else people[change]("Noor");
    expect(own.map(links.isOpen)).toEqual([false, false, false]);
    expect(links.isOpen(other)).toBe(true);
  },
);

test.each(["revoke", "remove"] as const)(
  "%s of a program's token ends the links that it made",
  async (change) => {
    const { links, tokens, sender } = await openWithMara();
    const program = robot("Robot", "administrator");
    tokens.issue({ caller: program, kind: "token" });
    const made = links.invite({ ...iris, sender: program.id }) ?? "";
    const other = links.invite({ ...iris, name: "Vera", sender }) ?? "";
    tokens[change]("robot");
    expect([links.isOpen(made), links.isOpen(other)]).toEqual([false, true]);
  },
);

test("whoever is removed, or loses the right, while their own new password is hashed gets none", async () => {
  const { people, mara } = await openWithMara();
  const noor = await people.setPassword({ name: "Noor", role: "viewer", password: PASSWORD });
  const removed = people.changePassword(noor.id, "another long secret", () => undefined);
  people.remove("Noor");
  expect([await removed, people.list().map(({ name }) => name)]).toEqual([undefined, ["Mara"]]);
  const loggedOut = people.changePassword(mara.id, "another long secret", () => {
    throw new Error("The session has ended");
  });
  await expect(loggedOut).rejects.toThrow("has ended");
  expect(await people.check("Mara", PASSWORD)).toEqual(mara);
});

test("a new password keeps the role, and ends sessions and every other link to that person", async () => {
  const { links, people, tokens, mara, sender } = await openWithMara();
  const session = tokens.issue({ caller: mara, kind: "session" });
  const [first, second] = [links.renew(mara, sender), links.remind(mara) ?? ""];
  expect(await links.use(first, "another long secret")).toEqual(mara);
  expect([tokens.identify(session), links.isOpen(second)]).toEqual(["unknown", false]);
  expect(await people.check("Mara", PASSWORD)).toBeUndefined();
});

test("three links at most are on their way to a mailbox", async () => {
  const { links, mara } = await openWithMara();
  const keys = [1, 2, 3, 4].map(() => links.remind(mara) !== undefined);
  expect(keys).toEqual([true, true, true, false]);
});

test("links that were made while the clock was a year ahead keep nobody from new ones", async () => {
  const { links, mara } = await openWithMara();
  freezeTime(1_800_000_000_000 + 365 * DAY_MS);
  for (let count = 0; count < 3; count += 1) links.remind(mara);
  vi.setSystemTime(1_800_000_000_000);
  expect(links.remind(mara)).toEqual(expect.any(String));
});

test("the last administrator stays one", async () => {
  const { people } = await openWithMara();
  expect(() => people.setRole("mara", "editor")).toThrow("Mara is the last administrator");
  expect(() => people.remove("Mara")).toThrow("Mara is the last administrator");
  await people.setPassword({ name: "Noor", role: "administrator", password: PASSWORD });
  expect(people.remove("Mara")).toMatchObject({ name: "Mara" });
  expect(() => people.remove("Noor")).toThrow("Noor is the last administrator");
});
