import { resolve } from "node:path";
import { printable, say } from "@trousseau/host/printable.ts";
import { isDataFolder } from "#server/data-folder.ts";
import type { Settings } from "#server/settings.ts";

/** The surroundings of a command: its words, its settings and its outputs. */
export type Terminal = {
  /** The words behind the command's name, without Node's own. */
  args: readonly string[];
  environment: Record<string, string | undefined>;
  say(line: string): void;
  warn(line: string): void;
};

/** False, or a thrown error, which is said, means that something is left to do. */
export type Command = (terminal: Terminal) => boolean | Promise<boolean>;

/** The command was called in a wrong way. Its status is that of the lake's commands, and scripts/run.mjs says how it is called. */
export class WrongUse extends Error {
  override name = "WrongUse";
}

/** The exit status of the command: 0 when all is well. */
export async function exitStatusOf(command: Command, terminal: Terminal): Promise<number> {
  try {
    return (await command(terminal)) ? 0 : 1;
  } catch (error) {
    terminal.warn(failureOf(error));
    return isWrongUse(error) ? 2 : 1;
  }
}

/** Node tells of an option that is unknown. */
function isWrongUse(error: unknown): boolean {
  return (
    error instanceof WrongUse ||
    (error instanceof TypeError && "code" in error && /^ERR_PARSE_ARGS_/.test(String(error.code)))
  );
}

/** The reasons are Node's and SQLite's. */
const disks = [
  {
    reason: /ENOSPC|EDQUOT|disk is full/,
    is: "full, or this account's share of it",
    remedy: "make room there",
  },
  { reason: /EROFS|readonly database/, is: "read-only", remedy: "mount it so that it can be written" },
];

function failureOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const disk = disks.find(({ reason }) => reason.test(message));
  return disk ? `The disk is ${disk.is} (${message}): ${disk.remedy}, and run the command again.` : message;
}

/** Runs the command of this process. `hasData`: it reads a DATA_DIR, and says which. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  { hasData }: { hasData: boolean },
): Promise<void> {
  if (hasData) console.error(`DATA_DIR: ${resolve(process.env.DATA_DIR || ".data")}`);
  process.exitCode = await exitStatusOf(command, {
    args,
    environment: process.env,
    say,
    warn: (line) => console.error(printable(line)),
  });
}

/** A command on a folder that is nobody's would make a shop there, and find nothing in it. */
export function requireDataFolder({ dataFolder }: Pick<Settings, "dataFolder">): void {
  if (!isDataFolder(dataFolder))
    throw new Error(
      `No shop has ever used ${resolve(dataFolder)}: say with DATA_DIR, or in .env, where its data is.`,
    );
}
