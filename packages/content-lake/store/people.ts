import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Caller } from "./caller.ts";
import { hashPassword, isPassword } from "./password.ts";
import { isRole, type Role } from "./permissions.ts";

/** The people who may log in. There are none until the owner has set a password with the command. */
export interface People {
  list(): Caller[];
  find(id: string): Caller | undefined;
  /** Makes a person, or changes the password and role of one who is there. */
  setPassword(person: { name: string; role: Role; password: string }): Promise<Caller>;
  check(name: string, password: string): Promise<Caller | undefined>;
}

export function createPeople(database: DatabaseSync): People {
  const all = database.prepare("SELECT id, name, role FROM people ORDER BY name");
  const byId = database.prepare("SELECT id, name, role FROM people WHERE id = ?");
  const byName = database.prepare("SELECT id, name, role, password FROM people WHERE name = ?");
  const put = database.prepare(
    "INSERT INTO people (id, name, role, password) VALUES (?, ?, ?, ?) ON CONFLICT (name) DO UPDATE SET role = excluded.role, password = excluded.password",
  );

  return {
    list: () => all.all().flatMap((row) => readPerson(row) ?? []),
    find: (id) => readPerson(byId.get(id)),
    async setPassword({ name, role, password }) {
      const hashed = await hashPassword(password);
      const id = readPerson(byName.get(name))?.id ?? `p${randomUUID().replaceAll("-", "").slice(0, 8)}`;
      put.run(id, name, role, hashed);
      return { id, name, role };
    },
    async check(name, password) {
      const row = byName.get(name);
      // A name that nobody has takes as long as one that somebody has: the answer's time does not tell them apart.
      const hashed = typeof row?.password === "string" ? row.password : NOBODYS_PASSWORD;
      return (await isPassword(password, hashed)) ? readPerson(row) : undefined;
    },
  };
}

function readPerson(row: Record<string, unknown> | undefined): Caller | undefined {
  if (row === undefined || !isRole(row.role)) return undefined;
  return { id: String(row.id), name: String(row.name), role: row.role };
}

const NOBODYS_PASSWORD = `${"A".repeat(22)}.${"A".repeat(43)}`;
