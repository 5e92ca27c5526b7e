import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createOutbox } from "#server/enquiries/outbox.ts";
import { OUTBOX_FOLDER, openOutboxDatabase } from "#server/enquiries/outbox-database.ts";
import { type Person, personNamed } from "#server/enquiries/person-mentions.ts";
import { createPersonalData, type PersonalData } from "#server/enquiries/personal-data.ts";
import { createNewsletterKeys, readNewsletterSecret } from "#server/newsletter/newsletter-links.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { withContentWriter } from "./content-writer.ts";
import { requireDataFolder, type Terminal, WrongUse } from "./run-command.ts";

type Task = {
  data: ReturnType<typeof createPersonalData>;
  person: Person;
  /** Whether the content is searched, too. */
  hasContent: boolean;
  /** Databases that a restore has put aside are not searched. */
  putAside: readonly string[];
  say: Terminal["say"];
};

/** Each resolves with whether all is well. */
const subcommands: ReadonlyMap<string, (task: Task) => Promise<boolean>> = new Map([
  ["find", find],
  ["export", exportAll],
  ["delete", remove],
]);

/** Finds, exports as JSON, or deletes what the shop knows of a person. Fails when something is left, or may be. */
export function privacyRequest({ args, environment, say, warn }: Terminal): Promise<boolean> {
  const [name = "", ...whose] = args;
  const subcommand = subcommands.get(name);
  if (!subcommand) throw new WrongUse("This command needs one of find, export and delete, and a person.");
  const person = personNamed(whose.join(" "));
  const settings = readSettings(environment);
  requireDataFolder(settings);
  return withContentWriter({ settings, name: "privacy" }, async (writer) => {
    if (!writer) warn("SANITY_WRITE_TOKEN is not set: the content is not looked through.");
    const outbox = createOutbox(openOutboxDatabase(settings.dataFolder));
    try {
      const { subscriberOf } = createNewsletterKeys(readNewsletterSecret(settings.dataFolder));
      const data = createPersonalData({ outbox, writer, subscriberOf });
      const putAside = putAsideIn(settings);
      return await subcommand({ data, person, hasContent: writer !== undefined, putAside, say });
    } finally {
      outbox.close();
    }
  });
}

function putAsideIn({ dataFolder }: Settings): string[] {
  const folders = ["lake", OUTBOX_FOLDER]
    .map((name) => join(dataFolder, name))
    .filter((folder) => existsSync(folder));
  return folders
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => /before-(restore|schema)-/.test(name));
}

async function find({ data, person, putAside, say }: Task): Promise<boolean> {
  const personalData = await data.find(person);
  say(sentence("Found", personalData));
  for (const remark of remarks(personalData, putAside)) say(remark);
  return true;
}

async function exportAll({ data, person, say }: Task): Promise<boolean> {
  say(JSON.stringify(await data.find(person), undefined, 2));
  return true;
}

async function remove({ data, person, hasContent, putAside, say }: Task): Promise<boolean> {
  const { deleted, left: remainingData } = await data.delete(person);
  say(sentence("Deleted", deleted));
  say(sentence("Left", remainingData));
  for (const remark of remarks(remainingData, putAside)) say(remark);
  if (remainingData.history === undefined)
    say("The content host keeps a history of its own, for as long as its plan says.");
  say("Mails that were sent, and backups, are not the shop's to delete.");
  const { outbox, content, history = [], unreadable, mentioned, mentionedBefore } = remainingData;
  return (
    hasContent && [outbox, content, history, unreadable, mentioned, mentionedBefore, putAside].every(isEmpty)
  );
}

function isEmpty(list: readonly unknown[]): boolean {
  return list.length === 0;
}

/** Names what the command does not delete. */
function remarks(
  { unreadable, mentioned, mentionedBefore }: PersonalData,
  putAside: readonly string[],
): string[] {
  const mentioningDocuments = mentioned.map(({ _id, _type }) => `${_id} (${_type})`);
  return [
    list(
      "In what was set aside because it could not be read",
      unreadable.map(({ _id }) => _id),
    ),
    list("Mentioned in documents that are for the label to change", mentioningDocuments),
    list("Mentioned in the history of documents, which stays as long as the content does", [
      ...new Set(mentionedBefore.map(({ _id }) => _id)),
    ]),
    list("Put aside by a restore, not looked through, and for the label to delete", putAside),
  ].flat();
}

function list(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${title}: ${names.join(", ")}`];
}

function sentence(verb: string, { outbox, content, history }: PersonalData): string {
  const historyCount = history === undefined ? "not told" : String(history.length);
  return `${verb}: ${outbox.length} on their way, ${content.length} in the content, ${historyCount} in its history`;
}
