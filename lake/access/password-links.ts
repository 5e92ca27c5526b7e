import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { createLogEraser } from "@trousseau/host/erased-space.ts";
import { inTransaction } from "@trousseau/host/migrate.ts";
import type { Caller } from "./caller.ts";
import { createPasswordWriter, hashPassword, newPersonId } from "./people.ts";
import { isPersonRole, type PersonRole } from "./permissions.ts";
import { hashOf } from "./tokens.ts";

/**
 * Whoever holds the key of a link sets a password with it, once. A key is 256 random bits and stored as SHA-256. Whatever ends the
 * sessions of a person ends the links to them and those that they made.
 */
export type PasswordLinks = {
  /** Returns the key, or undefined where somebody has this name already. An earlier invitation of this name ends. */
  invite(person: Invited & { sender: string }): string | undefined;
  /** Returns the key of a link for somebody who is known. `sender` is who asked for it. */
  renew(person: Caller, sender: string): string;
  /** Returns the key of a link that goes to somebody's own mailbox, or undefined where enough are on their way. */
  remind(person: Caller): string | undefined;
  /** Invitations that nobody has taken up yet. */
  invited(): (Invited & { expires: number })[];
  /** Returns whether there was an invitation. */
  withdraw(name: string): boolean;
  isOpen(key: string): boolean;
  /** Sets the password and ends the link. Undefined where the link has ended, or ends meanwhile. */
  use(key: string, password: string): Promise<Caller | undefined>;
};

type Invited = {
  name: string;
  role: PersonRole;
  email: string | undefined;
};

/** These are milliseconds: a colleague opens an invitation in their own time, and a mailbox is read by others, too. */
const INVITATION_MS = 7 * 24 * 60 * 60 * 1000;
const REMINDER_MS = 60 * 60 * 1000;

/** Strangers can ask for them, and this many fill nobody's mailbox. */
const REMINDERS_AT_ONCE = 3;

export function createPasswordLinks(database: DatabaseSync, passwordCost?: number): PasswordLinks {
  const add = database.prepare(
    "INSERT INTO links (hash, person, name, role, email, sender, expires) VALUES (:hash, :person, :name, :role, :email, :sender, :expires)",
  );
  const forget = database.prepare("DELETE FROM links WHERE expires < ?");
  const open = database.prepare("SELECT * FROM links WHERE hash = ? AND expires >= ?");
  const take = database.prepare("DELETE FROM links WHERE hash = ? AND expires >= ? RETURNING *");
  const endInvitation = database.prepare("DELETE FROM links WHERE name = ? AND person IS NULL");
  const isTaken = database.prepare("SELECT 1 FROM people WHERE name = ?");
  const reminders = database.prepare(
    "SELECT count(*) AS count FROM links WHERE person = :id AND sender IS NULL AND expires BETWEEN :now AND :latest",
  );
  const invitations = database.prepare(
    "SELECT name, role, email, expires FROM links WHERE person IS NULL AND expires >= ? ORDER BY name",
  );
  const setPassword = createPasswordSetter(database);
  const eraseLog = createLogEraser(database);

  function issue(link: Omit<Link, "expires">, lifetimeMs: number): string {
    const key = randomBytes(32).toString("base64url");
    forget.run(Date.now());
    add.run({ ...link, email: link.email ?? null, hash: hashOf(key), expires: Date.now() + lifetimeMs });
    return key;
  }

  return {
    invite({ name, role, email, sender }) {
      return inTransaction(database, () => {
        if (isTaken.get(name) !== undefined) return undefined;
        endInvitation.run(name);
        return issue({ person: null, name, role, email, sender }, INVITATION_MS);
      });
    },
    renew: ({ id, name, role }, sender) => issue({ person: id, name, role, sender }, INVITATION_MS),
    remind({ id, name, role }) {
      const now = Date.now();
      // One that lasts for longer was made by a clock that was ahead.
      const waiting = reminders.get({ id, now, latest: now + REMINDER_MS });
      if (Number(waiting?.count) >= REMINDERS_AT_ONCE) return undefined;
      return issue({ person: id, name, role, sender: null }, REMINDER_MS);
    },
    invited: () =>
      invitations
        .all(Date.now())
        .flatMap((row) =>
          isPersonRole(row.role) ? [{ ...readInvited(row, row.role), expires: Number(row.expires) }] : [],
        ),
    withdraw: (name) => endInvitation.run(name).changes > 0,
    isOpen: (key) => open.get(hashOf(key), Date.now()) !== undefined,
    async use(key, password) {
      // Slow work is for those alone who hold a key.
      if (open.get(hashOf(key), Date.now()) === undefined) return undefined;
      const hashed = await hashPassword(password, passwordCost);
      const person = inTransaction(database, () => {
        const row = take.get(hashOf(key), Date.now());
        if (row === undefined || !isPersonRole(row.role)) return undefined;
        // Somebody may have got this name by the command meanwhile.
        if (row.person === null && isTaken.get(String(row.name)) !== undefined) return undefined;
        const person = row.person === null ? null : String(row.person);
        return setPassword({ ...readInvited(row, row.role), person }, hashed);
      });
      eraseLog();
      return person;
    },
  };
}

/** Somebody new is made a person, and an invitation ends with the others to that name. */
function createPasswordSetter(database: DatabaseSync) {
  const join = database.prepare(`
    INSERT INTO people (id, name, role, email, password, created, updated)
    VALUES (:id, :name, :role, :email, :password, :now, :now)`);
  const write = createPasswordWriter(database);

  return ({ person, name, role, email }: Recipient, password: string): Caller | undefined => {
    const id = person ?? newPersonId();
    if (person === null) join.run({ id, name, role, email: email ?? null, password, now: Date.now() });
    return write(id, password);
  };
}

type Recipient = {
  /** Null stands for somebody new. */
  person: string | null;
  name: string;
  role: string;
  email?: string | undefined;
};

type Link = Recipient & {
  /** Null stands for the person themselves, who may be anybody. */
  sender: string | null;
};

function readInvited(row: Record<string, unknown>, role: PersonRole): Invited {
  return { name: String(row.name), role, email: typeof row.email === "string" ? row.email : undefined };
}
