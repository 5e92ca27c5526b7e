import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { messageOf } from "@trousseau/host/http-error.ts";
import { ACCESS_FILE } from "../access/access-database.ts";
import { isRole, type Role, roles } from "../access/permissions.ts";

const noOrigins: string[] = [];

/** The defaults are the shop's folders, so that its owner needs no flags. */
const options = {
  folder: { type: "string", default: `${process.env.DATA_DIR || ".data"}/lake` },
  project: { type: "string", default: "trousseau" },
  dataset: { type: "string", default: process.env.SANITY_DATASET ?? "production" },
  port: { type: "string", default: "3900" },
  // The lake serves plain http, and whoever reaches it may try passwords.
  host: { type: "string", default: "127.0.0.1" },
  "trust-proxy": { type: "string", default: "false" },
  public: { type: "boolean", default: false },
  mails: { type: "boolean", default: false },
  seed: { type: "string" },
  rules: { type: "string" },
  words: { type: "string" },
  "allow-origin": { type: "string", multiple: true, default: noOrigins },
  role: { type: "string" },
  days: { type: "string" },
  url: { type: "string" },
  replace: { type: "boolean", default: false },
  missing: { type: "boolean", default: false },
  "fetch-assets": { type: "boolean", default: false },
  "with-people": { type: "boolean", default: false },
  keep: { type: "string" },
  "keep-tokens": { type: "boolean", default: false },
  incomplete: { type: "boolean", default: false },
} as const;

export type Flags = ReturnType<typeof parse>["values"];

export type Command = (
  flags: Flags,
  args: readonly string[],
  companions: readonly Companion[],
) => void | Promise<void>;

/** A program keeps this in the folder above its lake's, and wants it in the same backup. */
export type Companion = {
  /** Its path from that folder, "enquiries/outbox.sqlite". */
  path: string;
  /** A database is copied as it is at one moment, and a stranger's holds nothing else than its migrations make. */
  migrations?: readonly string[];
  /** It goes where people and tokens go. */
  isSecret?: boolean;
};

export function readArguments(args: string[]): { flags: Flags; positionals: string[] } {
  try {
    const { values: flags, positionals } = parse(args);
    return { flags, positionals };
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

function parse(args: string[]) {
  return parseArgs({ args, options, allowPositionals: true });
}

export function required(argument: string | undefined, what: string): string {
  if (argument === undefined || argument.trim() === "")
    throw new UsageError(`This command needs ${what} behind it. With npm run, write it after "--".`);
  return argument;
}

export function requiredRole(argument: string | undefined): Role {
  if (!isRole(argument)) throw new UsageError(`A role is one of ${roles.join(", ")}`);
  return argument;
}

export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

/** The usual cause is another DATA_DIR, so the message says where it looked. A command that reads must not make a lake. */
export function requireFolder(folder: string): string {
  if (!existsSync(join(folder, ACCESS_FILE))) requireLake(folder);
  return folder;
}

/** Some commands need documents, and not only people and tokens. */
export function requireLake(folder: string): string {
  if (existsSync(join(folder, "lake.sqlite"))) return folder;
  throw new UsageError(
    `There is no content lake in ${folder}. Start the shop once, or say where it is with DATA_DIR or --folder.`,
  );
}
