import { z } from "zod";

/** The embedded lake calls the refusals of the shop's rules so. */
export const RULE_ERROR = "documentRuleError";

const conflict = z.object({
  statusCode: z.literal(409),
  details: z.object({
    items: z.array(
      z.object({
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
 * Why a host has refused a change, as the first of its faults; undefined for any other error. Studio's client is another copy of its package, so
 * the class of the error says nothing.
 */
export function conflictIn(error: unknown) {
  return conflict.safeParse(error).data?.details.items[0]?.error;
}
