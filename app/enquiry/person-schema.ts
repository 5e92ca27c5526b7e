import * as z from "zod/mini";
import type { ContactScreen } from "#app/content/texts/label-texts.server.ts";
import { lengthOf } from "#app/label/characters.ts";
import { isEmailAddress } from "#app/label/email-address.ts";
import { entryLimits } from "#app/label/entry-limits.ts";

export type PersonErrors = Omit<ContactScreen["errors"], "summary" | "notSent">;

/** Who writes and what: the same in the browser, before anything is sent, and on the server, which believes no browser. */
export function personSchema(texts: PersonErrors) {
  return z.object({
    name: entry(texts.nameMissing, texts.nameTooLong, (name) => lengthOf(name) <= entryLimits.name),
    email: entry(texts.emailMissing, texts.emailTooLong, ({ length }) => length <= entryLimits.email).check(
      z.refine(isEmailAddress, texts.emailMalformed),
    ),
    message: entry(
      texts.messageMissing,
      texts.messageTooLong,
      (message) => lengthOf(message) <= entryLimits.message,
    ),
  });
}

/** The first thing that is wrong with each field, by its name. */
export function firstErrors(error: z.core.$ZodError | undefined): Record<string, string> {
  const found = Object.entries(error ? z.flattenError(error).fieldErrors : {});
  return Object.fromEntries(
    found.map(([name, errors]) => [name, Array.isArray(errors) ? String(errors[0] ?? "") : ""]),
  );
}

/** Said first is what is wrong first: an empty entry is not malformed as well. */
function entry(missing: string, tooLong: string, fits: (text: string) => boolean) {
  return z.string().check(
    z.refine((text) => text !== "", { error: missing, abort: true }),
    z.refine(fits, { error: tooLong, abort: true }),
  );
}
