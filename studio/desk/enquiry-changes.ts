import type { SanityClient } from "@sanity/client";
import type { Act } from "#model/tables/dresses-table.ts";
import { mutationsBack, operationsOf, revisionIn } from "#studio/dresses/save-cells.ts";
import { type MutatingClient, mutate } from "./change-then-read.ts";

const texts = ["name", "dress", "eventDate", "message", "received", "assignee", "language"] as const;

/** An enquiry as a list shows it. A field that nobody has filled in is empty. */
export type ListedEnquiry = { _id: string; status: string } & Record<(typeof texts)[number], string>;

type Client = MutatingClient & Pick<SanityClient, "fetch">;

/** The newest enquiries of a state. */
export function enquiriesQuery(status: string, most: number): string {
  const fields = texts.map((name) => `"${name}": coalesce(${name}, "")`).join(", ");
  return `*[_type == "enquiry" && status == "${status}"] | order(received desc)[0...${most}]{_id, status, ${fields}}`;
}

/** The fields that can be given to several at once; an empty `assignee` is nobody. */
export type EnquiryFields = { status?: string; assignee?: string };

/** Gives all of them these fields, or none of them. */
export async function changeEnquiries(
  client: MutatingClient,
  enquiries: readonly ListedEnquiry[],
  fields: EnquiryFields,
): Promise<Act> {
  const values = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value || undefined]),
  );
  const patches = enquiries.map(({ _id: id }) => ({ patch: { id, ...operationsOf(values) } }));
  const writtenStates = enquiries.map(({ _id: id, name, status, assignee }) => ({
    ...{ id, name, before: { status, assignee: assignee || undefined } },
    fields: Object.keys(values),
  }));
  return { revision: revisionIn(await mutate(client, patches)), writtenStates };
}

/** Each has again what it had when it was listed. Those that somebody has changed since stay as they are. */
export async function restoreEnquiries(client: Client, { revision, writtenStates }: Act): Promise<void> {
  const ids = writtenStates.map(({ id }) => id);
  const query = "*[_id in $ids && _rev == $revision]._id";
  const ownIds = await client.fetch<string[]>(query, { ids, revision }, { perspective: "raw" });
  const ownStates = writtenStates.filter(({ id }) => ownIds.includes(id));
  if (ownStates.length > 0) await mutate(client, mutationsBack({ revision, writtenStates: ownStates }));
}
