import { openAccess } from "../store/access.ts";
import { SHORTEST_PASSWORD } from "../store/password.ts";
import { isRole, type Role, roles } from "../store/permissions.ts";
import { robot } from "../store/tokens.ts";
import { askPassword } from "./ask-password.ts";
import { backUp, restore } from "./backup.ts";
import { exportArchive } from "./export-archive.ts";
import type { Flags } from "./flags.ts";
import { importArchive } from "./import-archive.ts";
import { Misuse } from "./misuse.ts";
import { serve } from "./serve.ts";

export const usage = `Usage: content-lake <command> [--folder .data/lake] [--project trousseau] [--dataset production]

  serve [--port 3900] [--host 127.0.0.1] [--seed FOLDER]     answer requests until stopped; --trust-proxy believes
        [--allow-origin URL] [--trust-proxy]                 X-Forwarded-* (only behind a proxy of one's own)
  set-password NAME [--role administrator]                   let a person log in (asks for the password)
  token create NAME [--role viewer] [--days N]               make a token for a program, and print it once
  export FILE.tar.gz                                         write the archive that "sanity dataset import" reads
  import FILE|FOLDER [--replace|--missing] [--url URL]       read one; --url when the lake is running
  backup FOLDER                                              copy documents, history and assets, running or not
  restore FOLDER                                             put such a copy in the place of what is there`;

export const commands: Readonly<
  Record<string, (flags: Flags, args: readonly string[]) => void | Promise<void>>
> = {
  serve,
  async "set-password"(flags, [name]) {
    const person = required(name, "a name");
    const role = readRole(flags.role, "administrator");
    const password = await askPassword(person);
    if (password.length < SHORTEST_PASSWORD)
      throw new Misuse(`A password needs at least ${SHORTEST_PASSWORD} characters`);
    const access = openAccess(flags.folder, []);
    const { id } = await access.people.setPassword({ name: person, role, password });
    access.tokens.revokeSessions(id);
    access.close();
    console.log(`${person} can log in as ${role}.`);
  },
  "token create"(flags, [name]) {
    const days = flags.days === undefined ? undefined : Number(flags.days);
    if (days !== undefined && !(days > 0)) throw new Misuse("--days must be a number above 0");
    const access = openAccess(flags.folder, []);
    const caller = robot(required(name, "a name"), readRole(flags.role, "viewer"));
    const lifetime = days === undefined ? {} : { lifetimeMs: days * 24 * 60 * 60 * 1000 };
    console.log(access.tokens.issue({ caller, kind: "token", ...lifetime }));
    access.close();
  },
  async export(flags, [file]) {
    const archive = required(file, "a file to write");
    const { documents, assets } = await exportArchive(addressIn(flags), archive);
    console.log(`Wrote ${documents} documents and ${assets} assets to ${archive}`);
  },
  async import(flags, [source]) {
    const { documents } = await importArchive(
      addressIn(flags),
      required(source, "a file or folder to read"),
      {
        operation: operationIn(flags),
        url: flags.url,
      },
    );
    console.log(`Imported ${documents} documents`);
  },
  async backup(flags, [folder]) {
    const target = required(folder, "a folder to copy to");
    await backUp(flags.folder, target);
    console.log(`Copied ${flags.folder} to ${target}`);
  },
  async restore(flags, [folder]) {
    const source = required(folder, "a folder to restore from");
    const { keptAs } = await restore(source, flags.folder);
    console.log(
      `Restored ${flags.folder} from ${source}${keptAs === undefined ? "" : `; what was there is in ${keptAs}`}`,
    );
  },
};

function required(argument: string | undefined, what: string): string {
  if (argument === undefined) throw new Misuse(`This command needs ${what}\n\n${usage}`);
  return argument;
}

function readRole(asked: string | undefined, usual: Role): Role {
  const role = asked ?? usual;
  if (!isRole(role)) throw new Misuse(`--role must be one of ${roles.join(", ")}`);
  return role;
}

function operationIn({ replace, missing }: Flags) {
  if (replace && missing) throw new Misuse("--replace and --missing exclude each other");
  if (replace) return "createOrReplace" as const;
  return missing ? ("createIfNotExists" as const) : ("create" as const);
}

function addressIn({ folder, project, dataset }: Flags) {
  return { folder, projectId: project, dataset };
}
