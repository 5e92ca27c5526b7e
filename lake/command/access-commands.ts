import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { say } from "@trousseau/host/printable.ts";
import { type Access, openAccess } from "../access/access.ts";
import type { Caller } from "../access/caller.ts";
import type { HandedOver } from "../access/made-tokens.ts";
import { faultOf, type People } from "../access/people.ts";
import { type IssuedToken, robot, type Tokens } from "../access/tokens.ts";
import { type Command, type Flags, required, requiredRole, requireFolder, UsageError } from "./flags.ts";

/** A running lake notices these changes within a second. */
export const peopleCommands = {
  async "set-password"(flags, [name]) {
    const person = required(name, "a name");
    const role = flags.role === undefined ? undefined : requiredRole(flags.role);
    requireFolder(flags.folder);
    const password = await promptPassword(person);
    const fault = faultOf(password);
    if (fault !== undefined) throw new UsageError(fault);
    const caller = await withAccess(flags, ({ people }) =>
      people.setPassword({ name: person, role, password }),
    );
    say(`${caller.name} can log in as ${caller.role}.`);
  },
  async "people list"(flags) {
    const people = await withAccess(flags, (access) => access.people.list());
    const rows = people.map(({ name, role, lastUsed, sessions }) => [
      name,
      role,
      asMinute(lastUsed),
      String(sessions),
    ]);
    say(asTable(["Name", "Role", "Last use", "Sessions"], rows));
  },
  async "people role"(flags, [name, role]) {
    const argument = requiredRole(role);
    const person = await changePerson(flags, name, (people, one) =>
      people.setRole(one, argument, tokensKept(flags)),
    );
    say(`${person.name} is ${argument} now, and has to log in again.${person.ended}`);
  },
  async "people revoke"(flags, [name]) {
    const person = await changePerson(flags, name, (people, one) => people.revokeSessions(one));
    say(`${person.name} is logged out everywhere.`);
  },
  async "people remove"(flags, [name]) {
    const person = await changePerson(flags, name, (people, one) => people.remove(one, tokensKept(flags)));
    say(`${person.name} cannot log in any more.${person.ended}`);
  },
} as const satisfies Readonly<Record<string, Command>>;

/** Returns the name as it is known, and a sentence about the tokens that ended with the change. */
async function changePerson(
  flags: Flags,
  name: string | undefined,
  work: (people: People, name: string) => Caller | undefined,
): Promise<{ name: string; ended: string }> {
  const argument = required(name, "a name");
  return await withAccess(flags, ({ people, tokens }) => {
    const before = tokens.list();
    const person = work(people, argument);
    if (person === undefined) throw new UsageError(`Nobody is called ${argument} in ${flags.folder}`);
    const left = new Set(tokens.list().map(({ id }) => id));
    const ended = before.filter(({ id }) => !left.has(id));
    return { name: person.name, ended: ended.length === 0 ? "" : ` Ended with that: ${inWords(ended)}.` };
  });
}

/** The command has no id of its own, so what it keeps belongs to nobody. */
function tokensKept(flags: Flags): HandedOver | undefined {
  return flags["keep-tokens"] ? { heir: null } : undefined;
}

async function withAccess<Result>(
  { folder }: Flags,
  work: (access: Access) => Result | Promise<Result>,
): Promise<Result> {
  const access = openAccess(requireFolder(folder));
  try {
    return await work(access);
  } finally {
    access.close();
  }
}

/** It asks twice and shows nothing. A password is never an argument, because every user of the machine sees those. */
async function promptPassword(name: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, "");
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    process.stdout.write(`Password for ${name}: `);
    const first = await terminal.question("");
    process.stdout.write("\nAgain: ");
    const second = await terminal.question("");
    process.stdout.write("\n");
    if (first !== second) throw new UsageError("The two are not the same");
    return first;
  } finally {
    terminal.close();
  }
}

/** A running lake notices these changes within a second. */
export const tokenCommands = {
  async "tokens create"(flags, [name]) {
    const days = flags.days === undefined ? undefined : Number(flags.days);
    if (days !== undefined && !(days > 0 && days <= MAX_DAYS))
      throw new UsageError(`--days must be a number above 0, and at most ${MAX_DAYS}`);
    const caller = robot(required(name, "a name"), requiredRole(flags.role ?? "viewer"));
    const lifetime = days === undefined ? {} : { lifetimeMs: days * 24 * 60 * 60 * 1000 };
    say(await withAccess(flags, ({ tokens }) => tokens.issue({ caller, kind: "token", ...lifetime })));
  },
  async "tokens list"(flags) {
    const tokens = await withAccess(flags, (access) => access.tokens.list());
    const rows = tokens.map((token) => [
      token.id,
      token.name,
      token.role,
      token.maker?.name ?? "-",
      asMinute(token.lastUsed),
      endOf(token),
    ]);
    say(asTable(["Id", "Name", "Role", "Made by", "Last use", "Ends"], rows));
  },
  async "tokens revoke"(flags, [key]) {
    say(`Revoked: ${await changeTokens(flags, key, (tokens, one) => tokens.revoke(one))}`);
  },
  async "tokens remove"(flags, [key]) {
    say(`Removed: ${await changeTokens(flags, key, (tokens, one) => tokens.remove(one))}`);
  },
} as const satisfies Readonly<Record<string, Command>>;

/** A token that lasts longer than a century needs no end. */
const MAX_DAYS = 36_500;

/** Returns which tokens were changed, in words. */
async function changeTokens(
  flags: Flags,
  key: string | undefined,
  work: (tokens: Tokens, key: string) => IssuedToken[],
): Promise<string> {
  const argument = required(key, "a token's name or id");
  const changed = await withAccess(flags, ({ tokens }) => work(tokens, argument));
  if (changed.length === 0)
    throw new UsageError(`No token in ${flags.folder} has the name or id ${argument}`);
  return inWords(changed);
}

function inWords(tokens: readonly IssuedToken[]): string {
  return tokens.map(({ id, name }) => `${name} (${id})`).join(", ");
}

function endOf({ isRevoked, expires }: IssuedToken): string {
  if (isRevoked) return "revoked";
  return expires === undefined ? "never" : asMinute(expires);
}

/** Columns are as wide as their widest cell. */
function asTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A time looks like `2026-11-21 23:05`, in UTC. */
function asMinute(milliseconds: number | undefined): string {
  return milliseconds === undefined
    ? "never"
    : new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}
