import type { ContactScreen } from "#app/content/texts/label-texts.server.ts";
import { lengthOf } from "#app/label/characters.ts";
import { isEmailAddress } from "#app/label/email-address.ts";
import { entryLimits } from "#app/label/entry-limits.ts";

export type PersonErrors = Omit<ContactScreen["errors"], "summary" | "notSent">;

/** A rule for an entry, and the error where it fails. */
type Rule = { holds: (entry: string) => boolean; error: string };

/** The rules of each field, by its name. */
export type Rules = Readonly<Record<string, readonly Rule[]>>;

/** The first thing that is wrong with each field, by its name: an empty entry is not malformed as well. */
export function errorsOf(entries: Readonly<Record<string, string>>, rules: Rules): Record<string, string> {
  const broken = Object.entries(rules).flatMap(([name, ofField]) => {
    const rule = ofField.find(({ holds }) => !holds(entries[name] ?? ""));
    return rule ? [[name, rule.error] as const] : [];
  });
  return Object.fromEntries(broken);
}

/** Who writes and what: the same in the browser, before anything is sent, and on the server, which believes no browser. */
export function personRules(texts: PersonErrors): Rules {
  return {
    name: [
      isThere(texts.nameMissing),
      { holds: (name) => lengthOf(name) <= entryLimits.name, error: texts.nameTooLong },
    ],
    email: [
      isThere(texts.emailMissing),
      { holds: ({ length }) => length <= entryLimits.email, error: texts.emailTooLong },
      { holds: isEmailAddress, error: texts.emailMalformed },
    ],
    message: [
      isThere(texts.messageMissing),
      { holds: (message) => lengthOf(message) <= entryLimits.message, error: texts.messageTooLong },
    ],
  };
}

function isThere(error: string): Rule {
  return { holds: (entry) => entry !== "", error };
}
