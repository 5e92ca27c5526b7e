/** Ids of what the shop stores for visitors begin like this. The dot keeps the documents from anybody without a token. */
export const visitorsIds = { enquiry: "enquiry.", subscriber: "subscriber." } as const;
