import type { ServerPath } from "#model/screens/route-table.ts";

/** Studio asks here what the shop has of a person, and has it deleted. */
export const PERSON_PATH: ServerPath = "/personal-data";

/** `person`: an email address, a telephone number or the id of a customer. Nothing is deleted before somebody has seen what goes. */
export type PersonRequest = { person: string; isDeletion: boolean };

/** How much there is, by the place where it lies. */
type Amounts = {
  /** Documents by their types: `customer`, `booking`, `enquiry`, `subscriber`. */
  documents: Partial<Record<string, number>>;
  /** Submissions on their way. */
  outbox: number;
  unreadable: number;
  /** The label's own documents that mention the person: the label changes them itself. */
  mentioned: readonly { id: string; type: string }[];
};

/** `name` is the person's, or the piece that is booked; `days` are those with the customer. */
export type NamedDocument = { type: string; name: string; days?: { first: string; last: string } };

/**
 * `deleted` is missing where there was nothing to delete; `left` is what is found now, and alone says names, so that nobody deletes
 * somebody else. `days`: of all deletions so far.
 */
export type PersonReport = {
  deleted?: Amounts;
  left: Amounts & { named: readonly NamedDocument[] };
  days: readonly string[];
};
