#!/usr/bin/env node
import { resolve } from "node:path";
import { messageOf } from "@trousseau/host/http-error.ts";
import { printable, say } from "@trousseau/host/printable.ts";
import { withProgress } from "@trousseau/host/progress.ts";
import { type DatedBackup, datedBackups, isOrdered } from "../storage/dated-backups.ts";
import { peopleCommands, tokenCommands } from "./access-commands.ts";
import { backUp } from "./backup.ts";
import { exportArchive } from "./export-archive.ts";
import { type Command, type Companion, type Flags, readArguments, required, UsageError } from "./flags.ts";
import { importArchive } from "./import-archive.ts";
import { restore, verify } from "./restore.ts";
import { seed, serve } from "./serve.ts";

/**
 * Returns the exit code of the process, and writes failures to standard error. A program that keeps more beside its lake names it in
 * `companions`: a backup has it, too.
 */
export async function runCommand(words: string[], companions: readonly Companion[] = []): Promise<number> {
  if (words.includes("--help") || words[0] === "help") {
    say(usage);
    return 0;
  }
  try {
    const { flags, positionals } = readArguments(words);
    const [first = "", second = ""] = positionals;
    const name = Object.hasOwn(commands, `${first} ${second}`) ? `${first} ${second}` : first;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw new UsageError(usage);
    // Programs read standard output, so this goes to standard error. A shop logs `serve` and `seed` itself.
    if (name !== "serve" && name !== "seed") console.error(`Content lake: ${resolve(flags.folder)}`);
    await command(flags, positionals.slice(name.split(" ").length), companions);
    return 0;
  } catch (error) {
    console.error(printable(messageOf(error)));
    return error instanceof UsageError ? 2 : 1;
  }
}

const usage = `Usage: content-lake <command> [--folder .data/lake] [--project trousseau] [--dataset production]

  serve [--port 3900] [--host 127.0.0.1] [--seed FOLDER]     answer requests until stopped; --trust-proxy believes
        [--allow-origin URL] [--trust-proxy PROXIES]         X-Forwarded-* of these addresses, such as 127.0.0.1,
        [--public] [--mails] [--rules MODULE]                or of so many proxies, such as 1; --public lets
        [--words MODULE]                                     anybody read what is published; --mails hands
                                                             links for passwords to the parent, to be sent;
                                                             --rules names a module of rules for documents,
                                                             --words one of words for the login's pages
  set-password NAME [--role editor]                          let a person log in (asks for the password)
  people list                                                who may log in, as what, and when they last did something
  people role NAME ROLE                                      give a person another role
  people revoke NAME                                         log a person out, everywhere
  people remove NAME                                         let a person in no longer; with either, tokens that they
                                                             have made end, too, but with --keep-tokens
  tokens create NAME [--role viewer] [--days N]              make a token for a program, and print it once
  tokens list                                                the tokens of programs, and when each was last used
  tokens revoke NAME|ID                                      end a token, and keep it in the list
  tokens remove NAME|ID                                      end a token, and remove it from the list
  export FILE.tar.gz                                         write the archive that "sanity dataset import" reads
  import FILE|FOLDER [--replace|--missing] [--url URL]       read one; --url when the lake is running; --fetch-assets
         [--fetch-assets]                                    fetches pictures that it names at other addresses
  backup FOLDER [--keep N] [--with-people]                   copy documents, history and assets, running or not, into a
                                                             dated folder, and read it back; --keep N removes all but the
                                                             last N; --with-people: also who may log in, and tokens
  backup verify FOLDER|FILE.tar                              read every byte of the last one: is it whole?
  restore FOLDER|FILE.tar [--with-people] [--incomplete]     put the last one, or Studio's, in the place of what is there;
                                                             --incomplete does without what is missing or damaged`;

const commands: Readonly<Record<string, Command>> = {
  serve,
  seed,
  ...peopleCommands,
  ...tokenCommands,
  // Scripts of the first version say it in this way.
  "token create": tokenCommands["tokens create"],
  async export(flags, [file]) {
    const address = addressIn(flags);
    const archive = required(file, "a file to write");
    const { documents, assets } = await withProgress((report) => exportArchive(address, archive, report));
    say(`Wrote ${documents} documents and ${assets} assets to ${archive}`);
  },
  async import(flags, [source]) {
    const from = required(source, "a file or folder to read");
    const options = {
      operation: operationIn(flags),
      url: flags.url,
      fetchesAssets: flags["fetch-assets"],
    };
    const { documents } = await withProgress((report) =>
      importArchive(addressIn(flags), from, { ...options, report }),
    );
    say(`Imported ${documents} documents`);
  },
  async backup(flags, [folder], companions) {
    const target = required(folder, "a folder to copy to");
    const options = { withPeople: flags["with-people"], keep: keepIn(flags), companions };
    const { place, lost } = await withProgress((report) =>
      backUp(flags.folder, target, { ...options, report }),
    );
    for (const path of lost)
      console.error(
        printable(
          `A document names ${path}, which the lake has lost, or has only damaged: it is in no backup here.`,
        ),
      );
    await warnOfDoubtful(target);
    say(`Copied ${flags.folder} to ${place}, and read it back`);
    // Whoever waits for the status of a nightly backup learns of a loss in no other way.
    if (lost.length > 0)
      throw new Error(
        "The backup is not whole: replace in Studio what is named above, and delete it there. Until then a restore needs --incomplete, which does without it.",
      );
  },
  async "backup verify"(_, [folder]) {
    const source = required(folder, "a folder or an archive to read");
    await warnOfDoubtful(source);
    say(`${await withProgress((report) => verify(source, { report }))} is whole`);
  },
  async restore(flags, [folder], companions) {
    const source = required(folder, "a folder or an archive to restore from");
    await warnOfDoubtful(source);
    const options = { withPeople: flags["with-people"], isIncomplete: flags.incomplete, companions };
    const { from, savedAs } = await withProgress((report) =>
      restore(source, flags.folder, { ...options, report }),
    );
    say(
      `Restored ${flags.folder} from ${from}${savedAs === undefined ? "" : `; what was there is in ${savedAs}`}`,
    );
  },
};

/** Names the backups of a folder of which a clock or a disk says something wrong. */
async function warnOfDoubtful(folder: string): Promise<void> {
  for (const backup of await datedBackups(folder)) {
    const doubt = doubtOf(backup);
    if (doubt !== undefined) console.error(printable(`${backup.place} ${doubt}`));
  }
}

function doubtOf(backup: DatedBackup): string | undefined {
  if (backup.assets === undefined)
    return "has a damaged manifest: its date alone says how old it is. It cannot be restored without --incomplete.";
  if (!backup.isFromFuture) return undefined;
  if (isOrdered(backup))
    return "is dated later than now: the clock was wrong when it was made, or is now. The order of the backups does not depend on it.";
  return "is dated later than now: nobody can tell how old it is. It is never removed, and restored only where it is the only one, or named.";
}

function keepIn({ keep }: Flags): number | undefined {
  if (keep === undefined) return undefined;
  if (/^[1-9]\d{0,3}$/.test(keep)) return Number(keep);
  throw new UsageError("--keep is a number of backups, such as 14");
}

function operationIn({ replace, missing }: Flags) {
  if (replace && missing) throw new UsageError("--replace and --missing exclude each other");
  if (replace) return "createOrReplace" as const;
  return missing ? ("createIfNotExists" as const) : ("create" as const);
}

function addressIn({ folder, project, dataset }: Flags) {
  return { folder, projectId: project, dataset };
}

if (import.meta.main) process.exitCode = await runCommand(process.argv.slice(2));
