import { type MutatingClient, mutate } from "./change-then-read.ts";

/** An enquiry as a list shows it. */
export type ListedEnquiry = {
  _id: string;
  status: string;
  name?: string;
  dress?: string;
  eventDate?: string;
  message?: string;
  received?: string;
  assignee?: string;
};

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
      ...(assignee !== undefined && { assignee: enquiry.assignee ?? "" }),
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
