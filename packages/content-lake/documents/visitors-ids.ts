import { publishedIdOf } from "./document-id.ts";

/** Ids of what the shop stores for visitors begin like this. The dot keeps the documents from anybody without a token. */
export const visitorsIds = { enquiry: "enquiry.", subscriber: "subscriber." } as const;

/** This is also true of a draft or a version. */
export function isFromVisitors(id: string): boolean {
  return Object.values(visitorsIds).some((beginning) => publishedIdOf(id).startsWith(beginning));
}
