import { z } from "zod";

/** The embedded lake calls the refusals of the shop's rules so. */
export const RULE_ERROR = "documentRuleError";

/** The embedded lake deletes nothing that a scheduled release publishes. */
export const SCHEDULED_ERROR = "documentScheduledError";

const conflict = z.object({
  statusCode: z.literal(409),
  details: z.object({
    items: z.array(
      z.object({
        index: z.number().default(0),
        error: z.object({
          type: z.string(),
          description: z.string().default(""),
          freeFrom: z.string().optional(),
          customer: z.string().optional(),
        }),
      }),
    ),
  }),
});

/**
 * Why a host has refused a change, as the first of its faults, with the place of the mutation; undefined for any other error. Studio's client
 * is another copy of its package, so the class of the error says nothing.
 */
export function conflictIn(error: unknown) {
  const [fault] = conflict.safeParse(error).data?.details.items ?? [];
  return fault && { ...fault.error, index: fault.index };
}
