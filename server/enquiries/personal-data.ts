import { randomUUID } from "node:crypto";
import { ClientError, type SanityClient } from "@sanity/client";
import { z } from "zod";
import {
  CUSTOMER_IDS,
  type Customers,
  customerLike,
  labelPhoneOf,
  readCustomer,
} from "#model/customers/customer.ts";
import { enquiriesBehind } from "#model/customers/own-documents.ts";
import { partOf } from "#model/documents/part-of.ts";
import { personalIds, publishedIdOf } from "#model/documents/private-ids.ts";
import { SETTINGS_ID } from "#model/rental/overlap-rule.ts";
import { readBooking, rentalIds } from "#model/rental/rental-documents.ts";
import { commitToContent } from "./content-commit.ts";
import { isCustomer, personsIn } from "./customer-names.ts";
import { deletionDays, keepDeletionDay } from "./deletion-days.ts";
import { PermanentDeliveryError } from "./delivery-errors.ts";
import type { Outbox } from "./outbox.ts";
import { mentions, type Person, textsOf } from "./person-mentions.ts";

/** Everything that the shop knows of a person, by the place where it lies. */
export type PersonalData = {
  /** Submissions on their way to the label, by content and mail. */
  outbox: readonly { id: string; [field: string]: unknown }[];
  content: readonly { _id: string; [field: string]: unknown }[];
  /** Former states that the content host still has of deleted documents. Undefined where it has no history. */
  history: readonly { _id: string; [field: string]: unknown }[] | undefined;
  /** Data that the content host has set aside as unreadable. */
  unreadable: readonly { _id: string; [field: string]: unknown }[];
  /** The label's own documents, such as a note. They are not deleted, because they hold more than this person. */
  mentioned: readonly { _id: string; [field: string]: unknown }[];
  /** Changes of the label's own documents that named the person. Their history stays. */
  mentionedBefore: readonly { _id: string; [field: string]: unknown }[];
};

type PersonalDataParts = {
  outbox: Outbox;
  writer: SanityClient | undefined;
  /** The id that stands for an address where the address is not stored (newsletter-links.ts). */
  subscriberOf(email: string): string;
};

export function createPersonalData({ outbox, writer, subscriberOf }: PersonalDataParts) {
  /** A customer is one person with the number, the address and the id. A draft may join two, and says nothing. */
  async function namesOf(person: Person): Promise<Person[]> {
    const stored = writer ? await documentsIn(writer) : [];
    const isNamed = (document: Stored) =>
      document._id.startsWith(CUSTOMER_IDS) && isCustomer(document, [person]);
    const labelPhone = labelPhoneIn(stored);
    return [person, ...stored.filter(isNamed).flatMap((document) => personsIn(document, labelPhone))];
  }

  /** `persons` are the names of one person. */
  async function find(persons: readonly Person[]): Promise<PersonalData> {
    const subscribers = persons.flatMap((person) => ("email" in person ? subscriberOf(person.email) : []));
    const namedBy = (names: readonly Person[]) => (document: unknown) =>
      names.some((name) => mentions(name, document)) ||
      textsOf(document).some((text) => subscribers.includes(text));
    const isTheirs = namedBy(persons);
    // The deletion itself stays in the history, and names the id of a customer.
    const isChangeOfThem = namedBy(persons.filter((person) => !("customer" in person)));
    const stored = storedOf(writer ? await documentsIn(writer) : [], isTheirs, persons);
    const changes = writer && (await historyOf(writer));
    const isSent = (id: string) => isPersonal(id) && !stored.ofOthers.has(publishedIdOf(id));
    const { sent = [], others = [] } = Object.groupBy(
      changes?.filter(isChangeOfThem) ?? [],
      ({ documentIDs }) => (documentIDs.some(isSent) ? "sent" : "others"),
    );
    return {
      outbox: outbox.all().filter(isTheirs),
      content: stored.content,
      history: changes && sent.map((one) => ({ ...one, _id: one.documentIDs.find(isSent) ?? "" })),
      unreadable: writer ? (await unreadableIn(writer)).filter(isTheirs) : [],
      mentioned: stored.mentioned,
      mentionedBefore: others.map((one) => ({ ...one, _id: one.documentIDs.join(", ") })),
    };
  }

  return {
    find: async (person: Person) => find(await namesOf(person)),
    /** The days on which persons were deleted, "2027-05-09": what was deleted is in every backup from before. */
    deletionDays: () => deletionDays(writer),
    /**
     * Returns what was deleted, whether that was anything, and what is still found afterwards. The outbox goes first, so that nothing
     * follows from there.
     */
    async delete(person: Person): Promise<{ deleted: PersonalData; isAny: boolean; left: PersonalData }> {
      const persons = await namesOf(person);
      const deleted = await find(persons);
      for (const { id } of deleted.outbox) outbox.remove(id);
      // A document that was being written at that moment has arrived by now.
      const { content } = await find(persons);
      if (writer) {
        await removeAll(writer, content);
        await erase(writer, await find(persons));
      }
      for (const { _id } of content) outbox.remove(_id.replace(/^enquiry\./, ""));
      for (const each of persons) if ("email" in each) outbox.removeSubscriber(subscriberOf(each.email));
      const { history = [], unreadable } = deleted;
      const isAny = [deleted.outbox, content, history, unreadable].some(({ length }) => length > 0);
      if (writer && isAny) await keepDeletionDay(writer);
      return { deleted, isAny, left: await find(persons) };
    },
  };
}

type Stored = z.infer<typeof documents>[number];

/** The documents that are this person's, and those of the label that mention the person. */
function storedOf(
  all: readonly Stored[],
  isTheirs: (document: Stored) => boolean,
  persons: readonly Person[],
) {
  const everybody = customersIn(all);
  const behind: ReadonlySet<unknown> = new Set(behindCustomers(all, persons, everybody));
  const named = all.filter((document) => isTheirs(document) || behind.has(document));
  const isOther = (document: Stored) =>
    isOtherCustomer(document, persons) ||
    isOfOther(document, persons) ||
    (!behind.has(document) && isSentByOther(document, persons, everybody));
  // A draft under another's id brings nothing of the other's.
  const ids = new Set(named.filter((one) => !isOther(one)).map(({ _id }) => _id));
  // A booking or a visit may have nothing of a person but the customer, or the enquiry that it came from.
  const isFromThem = ({ _type, enquiry, customer }: Stored) =>
    isAgreed(_type) && textsOf([enquiry, customer]).some((text) => ids.has(text));
  const { content = [], mentioned = [] } = Object.groupBy(
    all.filter((document) => named.includes(document) || isFromThem(document)),
    (document) =>
      Object.hasOwn(personalIds, String(document["_type"])) && !isOther(document) ? "content" : "mentioned",
  );
  const ofOthers = new Set(named.filter(isOther).map(({ _id }) => publishedIdOf(_id)));
  return { content, mentioned, ofOthers };
}

function customersIn(all: readonly Stored[]): Customers {
  const customers = all.flatMap((document) =>
    document._id.startsWith(CUSTOMER_IDS) ? (readCustomer(document) ?? []) : [],
  );
  return { customers, labelPhone: labelPhoneIn(all) };
}

function behindCustomers(all: readonly Stored[], persons: readonly Person[], everybody: Customers): Stored[] {
  const ids = persons.flatMap((person) => ("customer" in person ? person.customer : []));
  const { enquiry: enquiries = [], booking: bookings = [] } = Object.groupBy(all, ({ _type }) =>
    String(_type),
  );
  return enquiriesBehind(ids, { enquiries, bookings }, everybody);
}

function labelPhoneIn(all: readonly Stored[]): string {
  return labelPhoneOf(all.find(({ _id }) => _id === SETTINGS_ID));
}

function isOtherCustomer(document: Stored, persons: readonly Person[]): boolean {
  return document["_type"] === "customer" && !isCustomer(document, persons);
}

function isAgreed(type: unknown): boolean {
  return type === "booking" || type === "appointment";
}

/** Somebody else's booking or visit may have this person in its note alone. */
function isOfOther({ _type, customer }: Stored, persons: readonly Person[]): boolean {
  const named = partOf(customer, "_ref");
  if (!isAgreed(_type) || typeof named !== "string" || named === "") return false;
  return !persons.some((person) => "customer" in person && person.customer === named);
}

/** A customer may have written of this person in a message. */
function isSentByOther(document: Stored, persons: readonly Person[], everybody: Customers): boolean {
  const { _type, phone, email } = document;
  if (_type !== "enquiry" || persons.some((person) => mentions(person, [phone, email]))) return false;
  return customerLike({ phone, email }, everybody) !== undefined;
}

/** A customer stays for as long as a booking names her. */
function lastCustomers(content: readonly Stored[]): Stored[] {
  const place = ({ _type }: Stored) => (_type === "customer" ? 1 : 0);
  return content.toSorted((one, other) => place(one) - place(other));
}

async function removeAll(writer: SanityClient, content: readonly Stored[]): Promise<void> {
  for (const document of lastCustomers(content)) {
    const { _id } = document;
    const transaction = writer
      .transaction()
      .delete(`drafts.${publishedIdOf(_id)}`)
      .delete(_id);
    const days = daysHeld(document);
    if (days) transaction.create(days);
    await commitToContent(transaction, "sync").catch(unlessRefused);
  }
}

/** The host may refuse to delete a document: it is found afterwards and named as left, and the rest goes all the same. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof PermanentDeliveryError)) throw error;
}

/** A document takes the place of a deleted one for a moment, so that its history can be erased. */
async function erase(client: SanityClient, { history = [], unreadable }: PersonalData): Promise<void> {
  const ids = new Set([...history, ...unreadable].map(({ _id }) => publishedIdOf(_id)));
  for (const _id of ids) {
    const [type] = Object.entries(personalIds).find(([, beginning]) => _id.startsWith(beginning)) ?? [];
    if (!type || (await client.getDocument(_id))) continue;
    // One that is cancelled may say nothing else.
    const bare: Record<string, string> = isAgreed(type) ? { state: "cancelled" } : {};
    await commitToContent(client.transaction().createIfNotExists({ ...bare, _id, _type: type }), "sync");
    await commitToContent(client.transaction().delete(_id), "sync");
  }
}

const documents = z.array(z.looseObject({ _id: z.string() }));

function isPersonal(id: string): boolean {
  return Object.values(personalIds).some((beginning) => publishedIdOf(id).startsWith(beginning));
}

/**
 * A piece that is out stays so: its days go on under another id, without the person's name and the history of the booking. One that
 * hangs in the showroom is free again.
 */
function daysHeld(document: Readonly<Record<string, unknown>>) {
  const booking = readBooking(document);
  if (!booking?.id.startsWith(rentalIds.booking) || booking.state !== "out") return undefined;
  const { piece, id: _, ...days } = booking;
  return {
    ...days,
    _id: `${rentalIds.booking}${randomUUID()}`,
    _type: "booking",
    piece: { _type: "reference", _ref: piece, _weak: true },
  };
}

/** Reads one page at a time, because all together may exceed one response. */
async function documentsIn(writer: SanityClient) {
  const fetchedDocuments: z.infer<typeof documents> = [];
  for (;;) {
    const last = fetchedDocuments.at(-1)?._id ?? "";
    const page = documents.parse(await writer.fetch<unknown>(PAGE, { last }, { perspective: "raw" }));
    fetchedDocuments.push(...page);
    if (page.length < AT_ONCE) return fetchedDocuments;
  }
}

/** One page of a history has this many. */
const AT_ONCE = 1000;

const PAGE = `*[_id > $last] | order(_id) [0...${AT_ONCE}]`;

const setAside = z.object({ documents: z.array(z.looseObject({ id: z.string() })) });

async function unreadableIn(writer: SanityClient) {
  const answer = await askLake(writer, { url: `/data/unreadable/${writer.config().dataset}` });
  const { data } = setAside.safeParse(answer);
  return (data?.documents ?? []).map(({ id, ...fields }) => ({ ...fields, _id: id }));
}

const change = z.looseObject({ id: z.string(), documentIDs: z.array(z.string()) });

/** All changes, the newest first. Undefined where the host has no history of a whole dataset. */
async function historyOf(writer: SanityClient) {
  const changes: z.infer<typeof change>[] = [];
  for (;;) {
    const last = changes.at(-1)?.id;
    const page = await changesBefore(writer, last);
    if (!page) return undefined;
    // A page begins with the last transaction of the page before.
    const more = page.filter(({ id }) => id !== last);
    changes.push(...more);
    if (page.length < AT_ONCE || more.length === 0) return changes;
  }
}

async function changesBefore(writer: SanityClient, last: string | undefined) {
  const lines = await askLake(writer, {
    url: `/data/history/${writer.config().dataset}/transactions`,
    query: {
      excludeContent: "false",
      reverse: "true",
      limit: String(AT_ONCE),
      ...(last && { toTransaction: last }),
    },
  });
  if (typeof lines !== "string") return undefined;
  return lines
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => change.safeParse(JSON.parse(line)).data ?? []);
}

/**
 * The embedded lake's answer; undefined from the hosted service, which does not know these requests. A host that is away has not said that
 * there is nothing.
 */
function askLake(writer: SanityClient, request: { url: string; query?: Record<string, string> }) {
  return writer.request<unknown>(request).catch((error: unknown) => {
    if (error instanceof ClientError) return undefined;
    throw error;
  });
}
