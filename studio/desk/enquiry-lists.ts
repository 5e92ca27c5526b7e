import { EnvelopeIcon } from "@sanity/icons/Envelope";
import type { StructureBuilder } from "sanity/structure";
import { enquiryStates } from "#studio/schema/enquiry-type.ts";

/** What visitors have sent, the newest first: what is still to be answered, what is done, and what came when too much came. */
export function enquiryLists(S: StructureBuilder, apiVersion: string) {
  return enquiryStates.map(({ value, title, list }) =>
    S.listItem()
      .id(`enquiries-${value}`)
      .title(list)
      .icon(EnvelopeIcon)
      .child(
        S.documentList()
          .schemaType("enquiry")
          .apiVersion(apiVersion)
          .title(value === "new" ? `${title} enquiries` : list)
          .filter('_type == "enquiry" && status == $status')
          .params({ status: value })
          .defaultOrdering([{ field: "received", direction: "desc" }])
          // The shop makes them; nobody else does.
          .initialValueTemplates([])
          .canHandleIntent((name, { type }) => name === "edit" && type === "enquiry" && value === "new"),
      ),
  );
}
