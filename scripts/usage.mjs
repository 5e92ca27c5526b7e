// @ts-check

/**
 * The owner's commands by their names in package.json, and the words behind each. Settings beside these are in docs/settings.md.
 *
 * @type {Record<string, { does: string, words: Record<string, string> }>}
 */
const commands = {
  "label:new": {
    does: "writes the folder of a label of your own, which CONTENT then names",
    words: {
      'FOLDER [--name "Maison Lior"] [--phone 41441234567] [--email atelier@lior.example] [--language fr]':
        "FOLDER is new or empty; what is left out is written in Studio later",
    },
  },
  "content:check": {
    does: "lists what is wrong with the content, and has status 1 when visitors see any of it",
    words: { "": "nothing is changed" },
  },
  "content:import": {
    does: "brings in dresses or bookings from a table, or all content from an archive",
    words: {
      "dresses.csv [--pictures FOLDER] [--dry-run] [--url http://localhost:3000]":
        "dresses of a spreadsheet, or Shopify's products without their pictures; --dry-run only lists",
      "bookings.csv [--dry-run] [--url http://localhost:3000]": "bookings of the calendar",
      "--template dresses.csv": "writes the empty table, and says what each column takes",
      "FILE.tar.gz|FOLDER [--replace|--missing] [--fetch-assets] [--url http://localhost:3000]":
        "an archive; --replace overwrites documents that are there, --missing leaves them; --url while the shop runs",
    },
  },
  "content:export": {
    does: "writes the dresses as a table, or all content as an archive",
    words: {
      "--table dresses.csv [--url http://localhost:3000]": "the table that content:import reads again",
      "--table texts.csv --language fr [--url http://localhost:3000]":
        "all texts with their translations, for a translator; content:import reads it again",
      "FILE.tar.gz": "the archive that content:import and “sanity dataset import” read",
    },
  },
  "content:backup": {
    does: "copies what the shop could not make again, while it runs or not",
    words: {
      "FOLDER [--keep 14] [--with-people]":
        "into a dated folder in FOLDER; --keep removes all but the last, --with-people adds who may log in, and secrets",
      "verify FOLDER|FILE.tar": "reads every byte of the last copy, and has status 1 when it is not whole",
    },
  },
  "content:restore": {
    does: "puts a copy in the place of what is there, while the shop is stopped",
    words: {
      "FOLDER|FILE.tar [--with-people] [--incomplete]":
        "the last copy in FOLDER, or Studio's archive; --incomplete does without what is missing or damaged",
    },
  },
  "content:password": {
    does: "lets somebody log in to Studio, and asks for their password",
    words: { "NAME [--role editor]": "of somebody who may log in already it changes the password" },
  },
  "content:people": {
    does: "says who may log in to Studio, and changes it",
    words: {
      list: "names, roles, and when each last did something",
      "role NAME ROLE [--keep-tokens]": "viewer, contributor, writer, editor or administrator",
      "revoke NAME": "logs them out everywhere",
      "remove NAME [--keep-tokens]": "lets them in no longer; tokens that they have made end, too",
    },
  },
  "content:tokens": {
    does: "says which programs may use the content, and changes it",
    words: {
      list: "names, roles, and when each was last used",
      "create NAME [--role viewer] [--days N]": "prints a new token once",
      "revoke NAME|ID": "ends a token, and keeps it in the list",
      "remove NAME|ID": "ends a token, and removes it from the list",
    },
  },
  privacy: {
    does: "finds, exports or deletes what the shop has of a person",
    words: {
      "find ADDRESS-OR-NUMBER": "says how much there is",
      "export ADDRESS-OR-NUMBER": "prints it as JSON",
      "delete ADDRESS-OR-NUMBER": "deletes it, and has status 1 when something is left",
    },
  },
  alert: {
    does: "mails the addresses of MAIL_TO that a unit of systemd has failed",
    words: { UNIT: "as deploy/trousseau-alert@.service does" },
  },
  version: { does: "says which version this is", words: { "": "also --version" } },
};

/** Each command in a line. */
export const commandList = Object.entries(commands)
  .map(([name, { does }]) => `  ${name.padEnd(17)} ${does}`)
  .join("\n");

/**
 * A line for each way to call the command, and what it does.
 *
 * @param {string} name
 */
export function usageOf(name) {
  const { does, words } = commands[name] ?? { does: "", words: {} };
  const isFromNpm = process.env.npm_lifecycle_event !== undefined;
  const lines = Object.entries(words).map(([line, means]) => {
    const call = isFromNpm ? `npm run ${name}${line && ` -- ${line}`}` : `trousseau ${name} ${line}`;
    return `  ${call.trim()}\n      ${means}`;
  });
  return [`${name} ${does}.`, ...lines].join("\n");
}

/** @param {readonly string[]} words */
export function asksForHelp(words) {
  return words.includes("--help") || words.includes("-h");
}
