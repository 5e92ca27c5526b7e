import type { EnquiryReceipt } from "#app/content/enquiry-service.server.ts";

/**
 * A receipt as pages read it. Those that were opened before `isStored` had its name read `isKept`: without it they would say of a message
 * that is stored that it was not sent.
 */
export function receiptForPages(receipt: EnquiryReceipt): EnquiryReceipt & { isKept: boolean } {
  return { ...receipt, isKept: receipt.isStored };
}
