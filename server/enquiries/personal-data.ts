import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import { commitToContent } from "./content-commit.ts";
import type { Outbox } from "./outbox.ts";

/** Whose data is meant: an email address, or a telephone number with its country code. */
export type Person = { email: string } | { number: string };

/** What the shop knows of a person, where it lies, whole. */
export type PersonalData = {
  /** On its way to the label: content and mail. */
  outbox: readonly { id: string; [field: string]: unknown }[];
  /** In the label's content. */
  content: readonly { _id: string; [field: string]: unknown }[];
  /** What the content host still tells of documents that are gone. Undefined where it tells no history. */
  history: readonly { _id: string; [field: string]: unknown }[] | undefined;
};

/** Shorter ones are in many messages: a date, a price. In digits. */
const LEAST_DIGITS = 7;

/** Throws for what is neither an address nor a number. */
export function personNamed(text: string): Person {
  const trimmed = text.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(trimmed)) return { email: trimmed.toLowerCase() };
  const number = trimmed.replace(/\D/g, "").replace(/^00/, "");
  if (/^[+\d\s().-]+$/.test(trimmed) && number.length >= LEAST_DIGITS) return { number };
  throw new Error("Name an email address, or a telephone number with its country code: +33 6 12 34 56 78.");
}

export type PersonalDataParts = {
  outbox: Outbox;
  writer: SanityClient | undefined;
  /** See newsletter-keys.ts: what stands for an address where the address itself is not kept. */
  subscriberOf(email: string): string;
};

export function createPersonalData({ outbox, writer, subscriberOf }: PersonalDataParts) {
  async function find(person: Person): Promise<PersonalData> {
    const subscriber = "email" in person ? subscriberOf(person.email) : undefined;
    const isTheirs = (document: unknown) =>
      mentions(person, document) || (subscriber !== undefined && textsOf(document).includes(subscriber));
    const stored = writer ? await sentDocumentsIn(writer) : [];
    return {
      outbox: outbox.all().filter(isTheirs),
      content: stored.filter(isTheirs),
      history: writer && (await historyOf(writer))?.filter(isTheirs),
    };
  }

  return {
    find,
    /** Returns what was deleted, and what is still found afterwards. The outbox goes first: nothing follows from there. */
    async delete(person: Person): Promise<{ deleted: PersonalData; left: PersonalData }> {
      const deleted = await find(person);
      for (const { id } of deleted.outbox) outbox.remove(id);
      // What was being written at this moment is there by now.
      const { content } = await find(person);
      for (const { _id } of content) {
        if (writer) await commitToContent(writer.transaction().delete(`drafts.${_id}`).delete(_id), "sync");
        outbox.remove(_id.replace(/^enquiry\./, ""));
      }
      if ("email" in person) outbox.removeSubscriber(subscriberOf(person.email));
      return { deleted, left: await find(person) };
    },
  };
}

function mentions(person: Person, document: unknown): boolean {
  return textsOf(document).some((text) =>
    "email" in person ? holdsAddress(text.toLowerCase(), person.email) : holdsNumber(text, person.number),
  );
}

/** The address itself, and not the end or the beginning of another. */
function holdsAddress(text: string, email: string): boolean {
  const literal = email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w.+-])${literal}(?!-|\\w|\\.\\w)`, "u").test(text);
}

/** However it is written: with the country code, or as it is dialled within the country. */
function holdsNumber(text: string, number: string): boolean {
  const written = text.match(/[+\d][\d\s().-]{5,}\d/g) ?? [];
  return written
    .map((one) => one.replace(/\D/g, "").replace(/^00/, ""))
    .some((digits) => digits === number || (digits.startsWith("0") && number.endsWith(digits.slice(1))));
}

function textsOf(document: unknown): string[] {
  if (typeof document === "string") return [document];
  return typeof document === "object" && document ? Object.values(document).flatMap(textsOf) : [];
}

const documents = z.array(z.looseObject({ _id: z.string() }));

/** The types of what visitors send; ids of these documents begin so, too. */
const sentTypes = ["enquiry", "subscriber"];

async function sentDocumentsIn(writer: SanityClient) {
  const found = await writer.fetch<unknown>("*[_type in $sentTypes]", { sentTypes }, { perspective: "raw" });
  return documents.parse(found);
}

const change = z.looseObject({ documentIDs: z.array(z.string()) });

/** What visitors have sent of which the host tells a former state. Only the embedded lake tells the history of a whole dataset. */
async function historyOf(writer: SanityClient) {
  const { dataset } = writer.config();
  const url = `/data/history/${dataset}/transactions`;
  const lines = await writer
    .request<unknown>({ url, query: { excludeContent: "false", reverse: "true", limit: "1000" } })
    .catch(() => undefined);
  if (typeof lines !== "string") return undefined;
  return lines
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      const read: unknown = JSON.parse(line);
      const { data } = change.safeParse(read);
      const id = data?.documentIDs.find((name) => sentTypes.some((type) => name.includes(`${type}.`)));
      return data && id ? [{ ...data, _id: id }] : [];
    });
}
