import { randomBytes, randomUUID, scrypt, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { createLogEraser } from "@trousseau/host/erased-space.ts";
import { inTransaction } from "@trousseau/host/migrate.ts";
import { englishWords } from "../page-words.ts";
import { timeIn } from "./access-database.ts";
import type { Caller } from "./caller.ts";
import { createMadeTokenEnder, type HandedOver } from "./made-tokens.ts";
import { hasPermission, isRole, type Role } from "./permissions.ts";

/**
 * Nobody can log in before the owner sets a password with the command. Any change of a person ends their sessions, the links to
 * them, and those that they made; their email alone may change without.
 */
export type People = {
  list(): Person[];
  find(id: string): Person | undefined;
  /** A new person without a role is an editor. */
  setPassword(person: { name: string; role?: Role | undefined; password: string }): Promise<Caller>;
  /** Somebody's own. `check` throws where they have lost the right while the hash was made; undefined where they have been removed. */
  changePassword(id: string, password: string, check: () => void): Promise<Caller | undefined>;
  check(name: string, password: string): Promise<Caller | undefined>;
  /**
   * The next four return the person, or undefined for an unknown name. Throws LastAdministrator where none would be left. Tokens that they
   * have made end when they may make none any more, unless they are handed over.
   */
  setRole(name: string, role: Role, handedOver?: HandedOver): Caller | undefined;
  revokeSessions(name: string): Caller | undefined;
  remove(name: string, handedOver?: HandedOver): Caller | undefined;
  /** An address that somebody else has entered ends with them, as their tokens do. */
  setEmail(name: string, email: string | undefined, maker: string): Caller | undefined;
};

/** Nobody could let anybody in any more without the command. */
export class LastAdministrator extends Error {
  constructor(name: string) {
    super(`${name} is the last administrator. Make somebody else one first.`);
    this.name = "LastAdministrator";
  }
}

/** Times are in milliseconds since 1970. */
export type Person = Caller & {
  email: string | undefined;
  /** The id of whoever else has entered it. */
  emailMaker: string | undefined;
  created: number | undefined;
  updated: number | undefined;
  lastUsed: number | undefined;
  sessions: number;
};

/** Ends somebody's sessions, the links to them, and those that they made. */
function createAccessEnder(database: DatabaseSync): (person: Pick<Caller, "id" | "name">) => void {
  const endSessions = database.prepare("DELETE FROM tokens WHERE person = ? AND kind = 'session'");
  const endLinks = database.prepare("DELETE FROM links WHERE name = ? OR sender = ?");
  return ({ id, name }) => {
    endSessions.run(id);
    endLinks.run(name, id);
  };
}

export function createPeople(database: DatabaseSync, passwordCost?: number): People {
  const all = database.prepare(`${listed} ORDER BY name`);
  const byId = database.prepare(`${listed} WHERE id = :id`);
  const byName = database.prepare("SELECT id, name, role, password FROM people WHERE name = ?");
  const put = database.prepare(`
    INSERT INTO people (id, name, role, password, created, updated)
    VALUES (:id, :name, coalesce(:role, '${ROLE_OF_SOMEBODY_NEW}'), :password, :now, :now)
    ON CONFLICT (name) DO UPDATE SET role = coalesce(:role, role), password = :password, updated = :now
    RETURNING id, name, role`);
  const changeRole = database.prepare(
    "UPDATE people SET role = ?, updated = ? WHERE name = ? RETURNING id, name, role",
  );
  const changeEmail = database.prepare(`
    UPDATE people SET email = :email, email_maker = nullif(:maker, id) WHERE name = :name RETURNING id, name, role`);
  const others = database.prepare(
    "SELECT count(*) AS count FROM people WHERE role = 'administrator' AND name <> ? COLLATE NOCASE",
  );
  const remove = database.prepare("DELETE FROM people WHERE name = ? RETURNING id, name, role");
  const endAccess = createAccessEnder(database);
  const endReminders = database.prepare(
    "DELETE FROM links WHERE name = ? AND person IS NOT NULL AND sender IS NULL",
  );
  const endMadeTokens = createMadeTokenEnder(database);
  const eraseLog = createLogEraser(database);
  const forgetSettings = database.prepare("DELETE FROM settings WHERE person = ?");

  function withoutSessions(row: Record<string, unknown> | undefined): Caller | undefined {
    const person = readCaller(row);
    if (person !== undefined) endAccess(person);
    return person;
  }

  /** The commands change the same file from another process. */
  function keepingAdministrator(name: string, change: () => Caller | undefined): Caller | undefined {
    return inTransaction(database, () => {
      const person = readCaller(byName.get(name));
      if (person?.role === "administrator" && others.get(name)?.count === 0)
        throw new LastAdministrator(person.name);
      return change();
    });
  }

  return {
    list: () => all.all({ now: Date.now() }).flatMap((row) => readPerson(row) ?? []),
    find: (id) => readPerson(byId.get({ id, now: Date.now() })),
    async setPassword({ name, role = null, password }) {
      const row = { id: newPersonId(), name, role, password: await hashPassword(password, passwordCost) };
      const person = withoutSessions(put.get({ ...row, now: Date.now() }));
      if (!hasPermission(person, "manage")) endMadeTokens(person);
      eraseLog();
      if (person === undefined) throw new Error(`The role of ${name} is not one of this lake's`);
      return person;
    },
    changePassword: createPasswordChange(database, passwordCost),
    async check(name, password) {
      const row = byName.get(name);
      // An unknown name takes as long as a known one, so the response time tells nothing.
      const hashed = typeof row?.password === "string" ? row.password : NOBODYS_PASSWORD;
      if (!(await isPassword(password, hashed, passwordCost))) return undefined;
      // The person may have been removed, or have another password, since the check began.
      const now = byName.get(name);
      return now?.password === hashed ? readCaller(now) : undefined;
    },
    setRole(name, role, handedOver) {
      const change = () => withoutSessions(changeRole.get(role, Date.now(), name));
      if (hasPermission({ role }, "manage")) return change();
      return keepingAdministrator(name, () => endMadeTokens(change(), handedOver));
    },
    revokeSessions: (name) => withoutSessions(byName.get(name)),
    remove(name, handedOver) {
      const leave = () => endMadeTokens(withoutSessions(remove.get(name)), handedOver);
      const person = keepingAdministrator(name, leave);
      if (person !== undefined) forgetSettings.run(person.id);
      eraseLog();
      return person;
    },
    setEmail(name, email, maker) {
      endReminders.run(name);
      return readCaller(changeEmail.get({ name, email: email ?? null, maker }));
    },
  };
}

function createPasswordChange(database: DatabaseSync, passwordCost?: number): People["changePassword"] {
  const write = createPasswordWriter(database);
  const eraseLog = createLogEraser(database);
  return async (id, password, check) => {
    const hashed = await hashPassword(password, passwordCost);
    check();
    const person = write(id, hashed);
    eraseLog();
    return person;
  };
}

/** Whoever has a new password is logged out, and no link leads to them any more. */
export function createPasswordWriter(
  database: DatabaseSync,
): (id: string, hashed: string) => Caller | undefined {
  const change = database.prepare(
    "UPDATE people SET password = ?, updated = ? WHERE id = ? RETURNING id, name, role",
  );
  const endAccess = createAccessEnder(database);
  return (id, hashed) => {
    const person = readCaller(change.get(hashed, Date.now(), id));
    if (person !== undefined) endAccess(person);
    return person;
  };
}

/** A reset promotes nobody, and administrators are named as such. */
const ROLE_OF_SOMEBODY_NEW = "editor" satisfies Role;

const listed = `
  SELECT id, name, role, email, email_maker, created, updated, last_used, (
    SELECT count(*) FROM tokens WHERE person = people.id AND kind = 'session' AND (expires IS NULL OR expires > :now)
  ) AS sessions
  FROM people
`;

function readCaller(row: Record<string, unknown> | undefined): Caller | undefined {
  if (row === undefined || !isRole(row.role)) return undefined;
  return { id: String(row.id), name: String(row.name), role: row.role };
}

function readPerson(row: Record<string, unknown> | undefined): Person | undefined {
  const caller = readCaller(row);
  if (row === undefined || caller === undefined) return undefined;
  const { created, updated, last_used: lastUsed, sessions } = row;
  return {
    ...caller,
    email: textIn(row.email),
    emailMaker: textIn(row.email_maker),
    created: timeIn(created),
    updated: timeIn(updated),
    lastUsed: timeIn(lastUsed),
    sessions: Number(sessions),
  };
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

const NOBODYS_PASSWORD = `${"A".repeat(22)}.${"A".repeat(43)}`;

/** OWASP recommends this cost for scrypt. It takes 32 MB of memory. */
const PASSWORD_COST = 2 ** 15;
const COST = { r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

export const SHORTEST_PASSWORD = 12;

/** Says what is wrong with a new password; undefined for one that will do. */
export function faultOf(password: string, t = englishWords.t): string | undefined {
  if (/[\r\n]/.test(password))
    return t("A password is one line: nothing was changed, because this has several");
  return password.length < SHORTEST_PASSWORD
    ? t("A password needs at least {{least}} characters", { least: SHORTEST_PASSWORD })
    : undefined;
}

export function newPersonId(): string {
  return `p${randomUUID().replaceAll("-", "").slice(0, 8)}`;
}

export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `${salt.toString("base64url")}.${key.toString("base64url")}`;
}

export async function isPassword(password: string, hashed: string, cost = PASSWORD_COST): Promise<boolean> {
  const [salt = "", key = ""] = hashed.split(".");
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function derive(password: string, salt: Buffer, N: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, 32, { ...COST, N }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
