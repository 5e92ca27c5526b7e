import { t } from "@trousseau/words/translate.ts";
import { APPOINTMENT_IDS } from "#model/appointments/appointment.ts";
import { CUSTOMER_IDS } from "#model/customers/customer.ts";
import { rentalIds } from "#model/rental/rental-documents.ts";

/** The ids of documents that hold what is known of one person, by their types. */
export const personalIds = {
  enquiry: "enquiry.",
  subscriber: "subscriber.",
  customer: CUSTOMER_IDS,
  booking: rentalIds.booking,
  appointment: APPOINTMENT_IDS,
} as const;

const privateIds: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    ...personalIds,
    piece: rentalIds.piece,
    answers: "desk.",
    agreement: "desk.",
    deletions: "desk.",
  }),
);

type Change = { id: string; after: Readonly<Record<string, unknown>> | undefined };

/**
 * A private document is private by its id alone, as a draft and in a release as well: under any other id the shop, and writers, read its
 * draft. The embedded lake asks this of every transaction.
 */
export const privacyFaults = Object.assign(
  (changes: readonly Change[]) =>
    changes.flatMap(({ id, after }) => {
      const type = after?.["_type"];
      const beginning = privateIds.get(type) ?? "";
      if (publishedIdOf(id).startsWith(beginning)) return [];
      const description = t(
        "The id of a document of the type “{{type}}” must begin with “{{beginning}}”, or anyone could read it.",
        { type: String(type), beginning },
      );
      return [{ id, description }];
    }),
  { judgesDrafts: true } as const,
);

/** Removes the prefix of a draft, or of a version in a release. */
export function publishedIdOf(id: string): string {
  return id.replace(/^(drafts|versions\.[^.]+)\./, "");
}
