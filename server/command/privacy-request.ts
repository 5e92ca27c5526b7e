import { createOutbox } from "#server/enquiries/outbox.ts";
import { openOutboxDatabase } from "#server/enquiries/outbox-database.ts";
import { type Person, personNamed } from "#server/enquiries/person-mentions.ts";
import { createPersonalData, type PersonalData } from "#server/enquiries/personal-data.ts";
import { createNewsletterKeys, readNewsletterSecret } from "#server/newsletter/newsletter-keys.ts";
import { readSettings } from "#server/settings.ts";
import { withContentWriter } from "./content-writer.ts";
import { requireDataFolder } from "./data-folder.ts";
import type { Terminal } from "./run-command.ts";

const USAGE = "npm run privacy -- find|export|delete ADDRESS-OR-NUMBER";

type Task = {
  data: ReturnType<typeof createPersonalData>;
  person: Person;
  /** Whether the content is looked through, too. */
  hasContent: boolean;
  say: Terminal["say"];
};

/** Each resolves with whether all is well. */
const subcommands: ReadonlyMap<string, (task: Task) => Promise<boolean>> = new Map([
  ["find", find],
  ["export", exportAll],
  ["delete", remove],
]);

/** What the shop knows of a person: found, exported as JSON, or deleted. Not all is well when something is left, or may be. */
export function privacyRequest({ args, environment, say, warn }: Terminal): Promise<boolean> {
  const [name = "", ...whose] = args;
  const subcommand = subcommands.get(name);
  if (!subcommand) throw new Error(USAGE);
  const person = personNamed(whose.join(" "));
  const settings = readSettings(environment);
  requireDataFolder(settings);
  return withContentWriter({ settings, name: "privacy" }, async (writer) => {
    if (!writer) warn("SANITY_WRITE_TOKEN is not set: the content is not looked through.");
    const outbox = createOutbox(openOutboxDatabase(settings.dataFolder));
    try {
      const { subscriberOf } = createNewsletterKeys(readNewsletterSecret(settings.dataFolder));
      const data = createPersonalData({ outbox, writer, subscriberOf });
      return await subcommand({ data, person, hasContent: writer !== undefined, say });
    } finally {
      outbox.close();
    }
  });
}

async function find({ data, person, say }: Task): Promise<boolean> {
  say(sentence("Found", await data.find(person)));
  return true;
}

async function exportAll({ data, person, say }: Task): Promise<boolean> {
  say(JSON.stringify(await data.find(person), undefined, 2));
  return true;
}

async function remove({ data, person, hasContent, say }: Task): Promise<boolean> {
  const { deleted, left } = await data.delete(person);
  say(sentence("Deleted", deleted));
  say(sentence("Left", left));
  if (left.history === undefined)
    say("The content host keeps a history of its own, for as long as its plan says.");
  say("Mails that were sent, and backups, are not the shop's to delete.");
  return hasContent && left.outbox.length + left.content.length + (left.history?.length ?? 0) === 0;
}

function sentence(verb: string, { outbox, content, history }: PersonalData): string {
  const told = history === undefined ? "not told" : String(history.length);
  return `${verb}: ${outbox.length} on their way, ${content.length} in the content, ${told} in its history`;
}
