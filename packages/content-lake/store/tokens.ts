import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Caller } from "./caller.ts";
import { isRole, type Role } from "./permissions.ts";

/** Tokens and sessions, only ever kept as SHA-256: they are 256 random bits, so a plain hash cannot be turned back. */
export interface Tokens {
  /** Whose token this is; "expired" and "unknown" are told apart because Studio says different things about them. */
  identify(token: string): Caller | "expired" | "unknown";
  issue(key: { caller: Caller; kind: "token" | "session"; lifetimeMs?: number }): string;
  revoke(token: string): void;
  /** Ends every session of a person: after a change of password. */
  revokeSessions(personId: string): void;
}

/** `serviceToken`: a token for the process that started the lake, kept in memory only: it may read, and ends with this process. */
export function createTokens(database: DatabaseSync, serviceToken?: string): Tokens {
  const service = serviceToken === undefined ? undefined : Buffer.from(hash(serviceToken));
  const find = database.prepare("SELECT person, name, role, expires FROM keys WHERE hash = ?");
  const add = database.prepare(
    "INSERT INTO keys (hash, kind, person, name, role, expires) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const remove = database.prepare("DELETE FROM keys WHERE hash = ?");
  const removeSessions = database.prepare("DELETE FROM keys WHERE person = ? AND kind = 'session'");
  database.prepare("DELETE FROM keys WHERE expires < ?").run(Date.now() - REMEMBERED_AFTER_EXPIRY_MS);

  return {
    identify(token) {
      const hashed = hash(token);
      if (service !== undefined && timingSafeEqual(service, Buffer.from(hashed))) return serviceCaller;
      const row = find.get(hashed);
      if (row === undefined || !isRole(row.role)) return "unknown";
      if (typeof row.expires === "number" && row.expires < Date.now()) return "expired";
      return { id: String(row.person), name: String(row.name), role: row.role };
    },
    issue({ caller, kind, lifetimeMs }) {
      const token = `lake${randomBytes(32).toString("base64url")}`;
      const expires = lifetimeMs === undefined ? null : Date.now() + lifetimeMs;
      add.run(hash(token), kind, caller.id, caller.name, caller.role, expires);
      return token;
    },
    revoke: (token) => void remove.run(hash(token)),
    revokeSessions: (personId) => void removeSessions.run(personId),
  };
}

const serviceCaller: Caller = { id: "service", name: "service", role: "viewer" };

/** A caller for a token that belongs to a program and not to a person. */
export function robot(name: string, role: Role): Caller {
  return { id: `r${randomUUID().replaceAll("-", "").slice(0, 8)}`, name, role };
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

const REMEMBERED_AFTER_EXPIRY_MS = 30 * 24 * 60 * 60 * 1000;
