import { type MutatingClient, mutate } from "./change-then-read.ts";

const texts = ["name", "dress", "eventDate", "message", "received", "assignee"] as const;

/** An enquiry as a list shows it. A field that nobody has filled in is empty. */
export type ListedEnquiry = { _id: string; status: string } & Record<(typeof texts)[number], string>;

/** The newest enquiries of a state. */
export function enquiriesQuery(status: string, most: number): string {
  const fields = texts.map((name) => `"${name}": coalesce(${name}, "")`).join(", ");
  return `*[_type == "enquiry" && status == "${status}"] | order(received desc)[0...${most}]{_id, status, ${fields}}`;
}

/** The fields that can be given to several at once; an empty `assignee` is nobody. */
export type EnquiryFields = { status?: string; assignee?: string };

/** Gives all of them these fields, or none of them. */
export function changeEnquiries(client: MutatingClient, ids: readonly string[], fields: EnquiryFields) {
  return setEach(
    client,
    ids.map((id) => ({ id, ...fields })),
  );
}

/** Each has again what it had when it was listed. */
export function restoreEnquiries(
  client: MutatingClient,
  enquiries: readonly ListedEnquiry[],
  { status, assignee }: EnquiryFields,
) {
  return setEach(
    client,
    enquiries.map((enquiry) => ({
      id: enquiry._id,
      ...(status !== undefined && { status: enquiry.status }),
      ...(assignee !== undefined && { assignee: enquiry.assignee }),
    })),
  );
}

async function setEach(client: MutatingClient, changes: readonly ({ id: string } & EnquiryFields)[]) {
  await mutate(
    client,
    changes.map(({ id, status, assignee }) => ({
      patch: {
        id,
        set: { ...(status && { status }), ...(assignee && { assignee }) },
        ...(assignee === "" && { unset: ["assignee"] }),
      },
    })),
  );
}
