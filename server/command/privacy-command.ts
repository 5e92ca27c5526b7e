import type { SanityClient } from "@sanity/client";
import { createOutbox } from "#server/enquiries/outbox.ts";
import { openOutboxDatabase } from "#server/enquiries/outbox-database.ts";
import { type Person, personNamed } from "#server/enquiries/person-mentions.ts";
import { createPersonalData, type PersonalData } from "#server/enquiries/personal-data.ts";
import { createNewsletterKeys, readNewsletterSecret } from "#server/newsletter/newsletter-keys.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { withContentWriter } from "./content-writer.ts";

// What the shop knows of a person: found, exported as JSON, or deleted. Exit status 1 when something is left, or may be.
const USAGE = "npm run privacy -- find|export|delete ADDRESS-OR-NUMBER";

try {
  const [deed = "", ...words] = process.argv.slice(2);
  if (!["find", "export", "delete"].includes(deed)) throw new Error(USAGE);
  const person = personNamed(words.join(" "));
  const settings = readSettings(process.env);
  await withContentWriter({ settings, name: "privacy" }, (writer) => act(deed, person, settings, writer));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function act(deed: string, person: Person, settings: Settings, writer: SanityClient | undefined) {
  const outbox = createOutbox(openOutboxDatabase(settings.dataFolder));
  try {
    const { subscriberOf } = createNewsletterKeys(readNewsletterSecret(settings.dataFolder));
    const data = createPersonalData({ outbox, writer, subscriberOf });
    if (!writer) console.error("SANITY_WRITE_TOKEN is not set: the content is not looked through.");
    if (deed === "export") return console.log(JSON.stringify(await data.find(person), undefined, 2));
    if (deed === "find") return console.log(sentence("Found", await data.find(person)));
    const { deleted, left } = await data.delete(person);
    console.log(sentence("Deleted", deleted));
    console.log(sentence("Left", left));
    if (left.history === undefined && writer)
      console.log("The content host keeps a history of its own, for as long as its plan says.");
    console.log("Mails that were sent, and backups, are not the shop's to delete.");
    if (countOf(left) > 0 || !writer) process.exitCode = 1;
  } finally {
    outbox.close();
  }
}

function sentence(verb: string, { outbox, content, history }: PersonalData): string {
  const told = history === undefined ? "not told" : String(history.length);
  return `${verb}: ${outbox.length} on their way, ${content.length} in the content, ${told} in its history`;
}

function countOf({ outbox, content, history = [] }: PersonalData): number {
  return outbox.length + content.length + history.length;
}
