import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { type Access, openAccess } from "../access/access.ts";
import type { Caller } from "../access/caller.ts";
import { SHORTEST_PASSWORD } from "../access/password.ts";
import { requireFolder } from "./existing-lake.ts";
import { type Command, type Flags, required, requiredRole, UsageError } from "./flags.ts";
import { asMinute, asTable } from "./table.ts";

/** A running lake notices these changes within a second. */
export const peopleCommands = {
  async "set-password"(flags, [name]) {
    const person = required(name, "a name");
    const role = flags.role === undefined ? undefined : requiredRole(flags.role);
    requireFolder(flags.folder);
    const password = await promptPassword(person);
    if (password.length < SHORTEST_PASSWORD)
      throw new UsageError(`A password needs at least ${SHORTEST_PASSWORD} characters`);
    const access = openAccess(flags.folder, []);
    const caller = await access.people.setPassword({ name: person, role, password });
    access.close();
    console.log(`${caller.name} can log in as ${caller.role}.`);
  },
  "people list"(flags) {
    const access = openAccess(requireFolder(flags.folder), []);
    const rows = access.people
      .list()
      .map(({ name, role, lastUsed, sessions }) => [name, role, asMinute(lastUsed), String(sessions)]);
    access.close();
    console.log(asTable(["Name", "Role", "Last use", "Sessions"], rows));
  },
  "people role"(flags, [name, role]) {
    const argument = requiredRole(role);
    const { name: person } = change(flags, name, ({ people }, one) => people.setRole(one, argument));
    console.log(`${person} is ${argument} now, and has to log in again.`);
  },
  "people revoke"(flags, [name]) {
    const { name: person } = change(flags, name, ({ people }, one) => people.revokeSessions(one));
    console.log(`${person} is logged out everywhere.`);
  },
  "people remove"(flags, [name]) {
    const { name: person } = change(flags, name, ({ people }, one) => people.remove(one));
    console.log(`${person} cannot log in any more.`);
  },
} as const satisfies Readonly<Record<string, Command>>;

function change(
  flags: Flags,
  name: string | undefined,
  work: (access: Access, name: string) => Caller | undefined,
): Caller {
  const argument = required(name, "a name");
  const access = openAccess(requireFolder(flags.folder), []);
  try {
    const person = work(access, argument);
    if (person === undefined) throw new UsageError(`Nobody is called ${argument} in ${flags.folder}`);
    return person;
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
    process.stdout.write("\nOnce more: ");
    const second = await terminal.question("");
    process.stdout.write("\n");
    if (first !== second) throw new UsageError("The two are not the same");
    return first;
  } finally {
    terminal.close();
  }
}
