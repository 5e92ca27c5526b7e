import { ClientError, type SanityClient } from "@sanity/client";
import { z } from "zod";
import { commitToContent } from "./content-commit.ts";
import type { Outbox } from "./outbox.ts";
import { mentions, type Person, textsOf } from "./person-mentions.ts";

/** What the shop knows of a person, where it lies, whole. */
export type PersonalData = {
  /** On its way to the label: content and mail. */
  outbox: readonly { id: string; [field: string]: unknown }[];
  /** In the label's content. */
  content: readonly { _id: string; [field: string]: unknown }[];
  /** What the content host still tells of documents that are gone. Undefined where it tells no history. */
  history: readonly { _id: string; [field: string]: unknown }[] | undefined;
};

type PersonalDataParts = {
  outbox: Outbox;
  writer: SanityClient | undefined;
  /** See newsletter-keys.ts: what stands for an address where the address itself is not stored. */
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

const documents = z.array(z.looseObject({ _id: z.string() }));

/** The types of what visitors send; ids of these documents begin so, too. */
const sentTypes = ["enquiry", "subscriber"];

async function sentDocumentsIn(writer: SanityClient) {
  const found = await writer.fetch<unknown>("*[_type in $sentTypes]", { sentTypes }, { perspective: "raw" });
  return documents.parse(found);
}

const change = z.looseObject({ id: z.string(), documentIDs: z.array(z.string()) });

/** As many as one page of a history has. */
const AT_ONCE = 1000;

/**
 * What visitors have sent of which the host tells a former state, from the whole history, the newest first. Undefined where the host tells no
 * history of a whole dataset: only the embedded lake does.
 */
async function historyOf(writer: SanityClient) {
  const found: z.infer<typeof change>[] = [];
  let last: string | undefined;
  for (;;) {
    const page = await changesBefore(writer, last);
    if (!page) return undefined;
    // A page begins with the last one of the page before.
    const more = page.filter(({ id }) => id !== last);
    found.push(...more);
    last = more.at(-1)?.id;
    if (page.length < AT_ONCE || last === undefined) break;
  }
  return found.flatMap((one) => {
    const id = one.documentIDs.find((name) => sentTypes.some((type) => name.includes(`${type}.`)));
    return id ? [{ ...one, _id: id }] : [];
  });
}

async function changesBefore(writer: SanityClient, last: string | undefined) {
  const { dataset } = writer.config();
  const lines = await writer
    .request<unknown>({
      url: `/data/history/${dataset}/transactions`,
      query: {
        excludeContent: "false",
        reverse: "true",
        limit: String(AT_ONCE),
        ...(last && { toTransaction: last }),
      },
    })
    .catch((error: unknown) => {
      // The hosted service does not know such a request. A host that is away has not said that there is nothing.
      if (error instanceof ClientError) return undefined;
      throw error;
    });
  if (typeof lines !== "string") return undefined;
  return lines
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      const read: unknown = JSON.parse(line);
      const { data } = change.safeParse(read);
      return data ? [data] : [];
    });
}
