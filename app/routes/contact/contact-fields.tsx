import { lengthOf } from "#app/label/characters.ts";
import type { ContactScreen } from "#app/label/contact-texts.ts";
import { entryLimits } from "#app/label/entry-limits.ts";
import { Field, type InputAttributes } from "#app/ui/field.tsx";
import type { SentContact } from "./contact-form.ts";

export type ContactFieldsProps = {
  texts: ContactScreen;
  /** What was typed before, kept when something was wrong. */
  sent: SentContact | undefined;
  errors: SentContact["errors"] | undefined;
};

export function ContactFields({ texts, sent, errors }: ContactFieldsProps) {
  return inputs.map(({ length = lengthOf, ...input }) => (
    <Field
      key={input.name}
      label={texts.labels[input.name]}
      required={texts.labels.required}
      limit={{ max: entryLimits[input.name], lengthOf: length, ...texts.limits }}
      error={errors?.[input.name]}
      input={{ ...input, id: fieldIds.get(input.name) ?? "", defaultValue: sent?.[input.name] }}
    />
  ));
}

/** Where the summary of what is wrong leads to, by the field's name. */
export const fieldIds: ReadonlyMap<string, string> = new Map([
  ["name", "contact-name"],
  ["email", "contact-email"],
  ["message", "contact-message"],
]);

const inputs: readonly ContactInput[] = [
  { name: "name", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email", length: ({ length }) => length },
  { name: "message", rows: 5 },
];

type ContactInput = InputAttributes & {
  name: "name" | "email" | "message";
  length?: (text: string) => number;
};
