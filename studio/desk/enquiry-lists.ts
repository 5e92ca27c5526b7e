import { EnvelopeIcon } from "@sanity/icons/Envelope";
import type { StructureBuilder } from "sanity/structure";
import { enquiryStates } from "#studio/schema/enquiry-type.ts";

/** What visitors have sent, the newest first: what is still to be answered, and what is done. */
export function enquiryLists(S: StructureBuilder, apiVersion: string) {
  return enquiryStates.map(({ value, title }) =>
    S.listItem()
      .id(`enquiries-${value}`)
      .title(value === "new" ? "Enquiries" : `${title} enquiries`)
      .icon(EnvelopeIcon)
      .child(
        S.documentList()
          .schemaType("enquiry")
          .apiVersion(apiVersion)
          .title(`${title} enquiries`)
          .filter('_type == "enquiry" && status == $status')
          .params({ status: value })
          .defaultOrdering([{ field: "received", direction: "desc" }])
          // The shop makes them; nobody else does.
          .initialValueTemplates([])
          .canHandleIntent((name, { type }) => name === "edit" && type === "enquiry" && value === "new"),
      ),
  );
}
