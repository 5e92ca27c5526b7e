import { openAccess } from "../access/access.ts";
import { type IssuedToken, robot, type Tokens } from "../access/tokens.ts";
import { requireFolder } from "./existing-lake.ts";
import { type Command, type Flags, required, requiredRole, UsageError } from "./flags.ts";
import { asMinute, asTable } from "./table.ts";

/** A running lake notices these changes within a second. */
export const tokenCommands = {
  "token create"(flags, [name]) {
    const days = flags.days === undefined ? undefined : Number(flags.days);
    if (days !== undefined && !(days > 0 && days <= MAX_DAYS))
      throw new UsageError(`--days must be a number above 0, and at most ${MAX_DAYS}`);
    const caller = robot(required(name, "a name"), requiredRole(flags.role ?? "viewer"));
    const access = openAccess(requireFolder(flags.folder), []);
    const lifetime = days === undefined ? {} : { lifetimeMs: days * 24 * 60 * 60 * 1000 };
    console.log(access.tokens.issue({ caller, kind: "token", ...lifetime }));
    access.close();
  },
  "tokens list"(flags) {
    const access = openAccess(requireFolder(flags.folder), []);
    const rows = access.tokens
      .list()
      .map((token) => [token.id, token.name, token.role, asMinute(token.lastUsed), endOf(token)]);
    access.close();
    console.log(asTable(["Id", "Name", "Role", "Last use", "Ends"], rows));
  },
  "tokens revoke"(flags, [key]) {
    const tokens = change(flags, key, (all, one) => all.revoke(one));
    console.log(`Revoked: ${tokens.map(({ id, name }) => `${name} (${id})`).join(", ")}`);
  },
  "tokens remove"(flags, [key]) {
    const tokens = change(flags, key, (all, one) => all.remove(one));
    console.log(`Removed: ${tokens.map(({ id, name }) => `${name} (${id})`).join(", ")}`);
  },
} as const satisfies Readonly<Record<string, Command>>;

/** A token that lasts longer than a century needs no end. */
const MAX_DAYS = 36_500;

function change(
  flags: Flags,
  key: string | undefined,
  work: (tokens: Tokens, key: string) => IssuedToken[],
): IssuedToken[] {
  const argument = required(key, "a token's name or id");
  const access = openAccess(requireFolder(flags.folder), []);
  const changed = work(access.tokens, argument);
  access.close();
  if (changed.length === 0)
    throw new UsageError(`No token in ${flags.folder} has the name or id ${argument}`);
  return changed;
}

function endOf({ isRevoked, expires }: IssuedToken): string {
  if (isRevoked) return "revoked";
  return expires === undefined ? "never" : asMinute(expires);
}
