import type { ContactScreen } from "#app/content/texts/label-texts.server.ts";
import { limitOf } from "#app/enquiry/field-limit.ts";
import { PersonFields } from "#app/enquiry/person-fields.tsx";
import { Field } from "#app/ui/field.tsx";
import type { SentContact } from "./contact-form.ts";

type ContactFieldsProps = {
  texts: ContactScreen;
  /** The visitor's entries, kept when something was wrong. */
  sent: SentContact | undefined;
  errors: SentContact["errors"] | undefined;
};

export function ContactFields({ texts, sent, errors }: ContactFieldsProps) {
  return (
    <>
      <PersonFields texts={texts} sent={sent} errors={errors} fieldIds={fieldIds} />
      <Field
        label={texts.labels.message}
        required={texts.labels.required}
        limit={limitOf("message")}
        error={errors?.message}
        input={{ id: "contact-message", name: "message", rows: 5, defaultValue: sent?.message }}
      />
    </>
  );
}

/** Where the summary of what is wrong leads to, by the field's name. */
export const fieldIds: ReadonlyMap<string, string> = new Map([
  ["name", "contact-name"],
  ["email", "contact-email"],
  ["message", "contact-message"],
]);
