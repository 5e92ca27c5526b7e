import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { sqliteCodeOf } from "@trousseau/host/http-error.ts";
import { isFromFuture } from "@trousseau/host/trusted-clock.ts";
import { limits } from "../limits.ts";
import { timeIn } from "./access-database.ts";
import { type Caller, programs } from "./caller.ts";
import { createMadeTokenEnder } from "./made-tokens.ts";
import { isRole, type Role } from "./permissions.ts";

/** Tokens are 256 random bits and stored as SHA-256, which cannot be reversed. */
export type Tokens = {
  /** Studio says different things about "expired" and "unknown". */
  identify(token: string): Caller | "expired" | "unknown";
  issue(token: NewToken): string;
  /** A logout ends its session. A program has none, and what it has made would go on without it. */
  forget(token: string): void;
  /** A token that was made for one piece of work goes with it. It has made nothing. */
  drop(token: string): void;
  /** Programs' tokens are listed by name. */
  list(): IssuedToken[];
  /** Revoked tokens stay in the list. Returns them. Like the next, it ends the links and the tokens that they made. */
  revoke(idOrName: string): IssuedToken[];
  /** Removed tokens leave the list. Returns them. */
  remove(idOrName: string): IssuedToken[];
  /** A program is known by its id even after its token has ended. */
  find(callerId: string): Caller | undefined;
  /** The role of a person or a program now; undefined for one that has been removed or has ended. */
  currentRole(callerId: string): Role | undefined;
};

/** `maker` is the id of who has made it; a token ends with them. The command's have none. */
type NewToken = { caller: Caller; kind: "token" | "session"; lifetimeMs?: number; maker?: string };

/** A person or a program; its name is undefined once it is gone. */
type Maker = { id: string; name: string | undefined };

/** Times are in milliseconds since 1970. */
export type IssuedToken = {
  id: string;
  /** The id of the program that it stands for, as the history and other tokens' makers name it. */
  caller: string;
  name: string;
  role: Role;
  created: number | undefined;
  expires: number | undefined;
  lastUsed: number | undefined;
  isRevoked: boolean;
  maker: Maker | undefined;
};

/** The process that started the lake holds these in memory, and they end with it. */
export type ServiceTokens = {
  serviceToken?: string | undefined;
  /** The shop stores with this token what visitors send in. */
  writerToken?: string | undefined;
};

/** No expired token is forgotten while `now`, the trusted time, is unknown. */
export function createTokens(
  database: DatabaseSync,
  serviceTokens: ServiceTokens = {},
  now?: number,
): Tokens {
  const services = [
    ...serviceOf(serviceTokens.serviceToken, programs.service),
    ...serviceOf(serviceTokens.writerToken, { id: "writer", name: "Shop", role: "editor" }),
  ];
  // A session has the role that its person has now.
  const find = database.prepare(`
    SELECT tokens.person, tokens.name, tokens.expires, tokens.revoked, tokens.last_used,
      CASE tokens.kind WHEN 'session' THEN people.role ELSE tokens.role END AS role
    FROM tokens LEFT JOIN people ON people.id = tokens.person WHERE hash = ?`);
  const findCaller = database.prepare("SELECT person, name, role FROM tokens WHERE person = ? LIMIT 1");
  const findRole = database.prepare(`
    SELECT role FROM people WHERE id = :id
    UNION ALL SELECT role FROM tokens
    WHERE person = :id AND kind = 'token' AND revoked IS NULL AND (expires IS NULL OR expires > :now)`);
  const add = database.prepare(
    "INSERT INTO tokens (hash, kind, person, name, role, expires, created, maker) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const endOldest = database.prepare(`
    DELETE FROM tokens WHERE hash IN (
      SELECT hash FROM tokens WHERE person = :id AND kind = 'session'
      ORDER BY min(:now, max(coalesce(last_used, 0), coalesce(created, 0))) DESC, rowid DESC LIMIT -1 OFFSET :most
    )`);
  const removeOne = database.prepare("DELETE FROM tokens WHERE hash = ?");
  const endSession = database.prepare("DELETE FROM tokens WHERE hash = ? AND kind = 'session'");
  const all = database.prepare(
    `SELECT ${issuedColumns} FROM tokens WHERE kind = 'token' ORDER BY name COLLATE NOCASE, created`,
  );
  const revoke = database.prepare(
    `UPDATE tokens SET revoked = :now WHERE ${keyMatches} RETURNING ${issuedColumns}`,
  );
  const remove = database.prepare(`DELETE FROM tokens WHERE ${keyMatches} RETURNING ${issuedColumns}`);
  const endMade = createMadeEnder(database);
  if (now !== undefined)
    database.prepare("DELETE FROM tokens WHERE expires < ?").run(now - REMEMBERED_AFTER_EXPIRY_MS);
  const recordUse = createUseRecorder(database);

  return {
    identify(token) {
      const hashed = hashOf(token);
      const service = services.find(({ hash }) => timingSafeEqual(hash, Buffer.from(hashed)));
      if (service !== undefined) return service.caller;
      const row = find.get(hashed);
      if (row === undefined || !isRole(row.role) || row.revoked !== null) return "unknown";
      if (typeof row.expires === "number" && row.expires < Date.now()) return "expired";
      recordUse(hashed, row.last_used);
      return { id: String(row.person), name: String(row.name), role: row.role };
    },
    issue({ caller, kind, lifetimeMs, maker = null }) {
      const token = `lake${randomBytes(32).toString("base64url")}`;
      const now = Date.now();
      const expires = lifetimeMs === undefined ? null : now + lifetimeMs;
      add.run(hashOf(token), kind, caller.id, caller.name, caller.role, expires, now, maker);
      // A session from the future would outlive the new one.
      if (kind === "session") endOldest.run({ id: caller.id, now, most: limits.sessionsPerPerson });
      return token;
    },
    forget: (token) => void endSession.run(hashOf(token)),
    drop: (token) => void removeOne.run(hashOf(token)),
    list: () => all.all().flatMap(readIssued),
    revoke(key) {
      endMade(key);
      return revoke.all({ key, now: Date.now() }).flatMap(readIssued);
    },
    remove(key) {
      endMade(key);
      return remove.all({ key }).flatMap(readIssued);
    },
    find(callerId) {
      const row = findCaller.get(callerId);
      if (row === undefined || !isRole(row.role)) return undefined;
      return { id: callerId, name: String(row.name), role: row.role };
    },
    currentRole(callerId) {
      const role =
        services.find(({ caller }) => caller.id === callerId)?.caller.role ??
        findRole.get({ id: callerId, now: Date.now() })?.role;
      return isRole(role) ? role : undefined;
    },
  };
}

/** Tokens that one has made would otherwise go on without a maker, with whom they could end. */
function createMadeEnder(database: DatabaseSync): (key: string) => void {
  const programsOf = database.prepare(`SELECT person FROM tokens WHERE ${keyMatches}`);
  const endLinks = database.prepare("DELETE FROM links WHERE sender = ?");
  const endMadeTokens = createMadeTokenEnder(database);
  return (key) => {
    for (const { person } of programsOf.all({ key })) {
      endLinks.run(String(person));
      endMadeTokens({ id: String(person) });
    }
  };
}

function serviceOf(token: string | undefined, caller: Caller): { hash: Buffer; caller: Caller }[] {
  return token === undefined ? [] : [{ hash: Buffer.from(hashOf(token)), caller }];
}

/** The token belongs to a program and not to a person. */
export function robot(name: string, role: Role): Caller {
  return { id: `r${randomUUID().replaceAll("-", "").slice(0, 8)}`, name, role };
}

/** The beginning of a hash names a token, and reveals nothing about it. */
const issuedColumns = `
  substr(hash, 1, 8) AS id, person, name, role, created, expires, last_used, revoked, maker, (
    SELECT name FROM people WHERE people.id = tokens.maker
    UNION ALL SELECT name FROM tokens AS makers WHERE makers.person = tokens.maker LIMIT 1
  ) AS maker_name`;
const keyMatches = "kind = 'token' AND (name = :key COLLATE NOCASE OR substr(hash, 1, 8) = :key)";

function readIssued(row: Record<string, unknown>): IssuedToken[] {
  if (!isRole(row.role)) return [];
  return [
    {
      id: String(row.id),
      caller: String(row.person),
      name: String(row.name),
      role: row.role,
      created: timeIn(row.created),
      expires: timeIn(row.expires),
      lastUsed: timeIn(row.last_used),
      isRevoked: row.revoked !== null,
      maker: makerIn(row),
    },
  ];
}

function makerIn({ maker, maker_name: name }: Record<string, unknown>): Maker | undefined {
  return typeof maker === "string"
    ? { id: maker, name: typeof name === "string" ? name : undefined }
    : undefined;
}

/** The secret has 256 random bits, so its hash tells nothing about it. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

const REMEMBERED_AFTER_EXPIRY_MS = 30 * 24 * 60 * 60 * 1000;

/** The time is exact to a minute, because reading would otherwise mean writing. */
function createUseRecorder(database: DatabaseSync): (hashed: string, lastUsed: unknown) => void {
  const record = database.prepare("UPDATE tokens SET last_used = :now WHERE hash = :hashed");
  const recordPerson = database.prepare(
    "UPDATE people SET last_used = :now WHERE id = (SELECT person FROM tokens WHERE hash = :hashed)",
  );
  return (hashed, lastUsed) => {
    const now = Date.now();
    const isRecent = typeof lastUsed === "number" && now - lastUsed < USE_RECORDED_EVERY_MS;
    if (isRecent && !isFromFuture(lastUsed, now)) return;
    try {
      record.run({ now, hashed });
      recordPerson.run({ now, hashed });
    } catch (error) {
      // Reading goes on with a full disk or a busy file, without this time.
      if (sqliteCodeOf(error) === undefined) throw error;
    }
  };
}

const USE_RECORDED_EVERY_MS = 60_000;
