import { Field, type InputAttributes } from "#app/ui/field.tsx";
import ticks from "#app/ui/tick.module.css";
import type { ContactScreen } from "#model/texts/label-texts.server.ts";
import { COPY_FIELD, limitOf, type SentForm } from "./sent-form.ts";

type PersonFieldsProps = {
  texts: Pick<ContactScreen, "labels">;
  /** The visitor's entries, kept when something was wrong. */
  sent: SentForm | undefined;
  errors: SentForm["errors"] | undefined;
};

/** The visitor's name, and where the answer goes. */
export function PersonFields({ texts: { labels }, sent, errors }: PersonFieldsProps) {
  return inputs.map((input) => (
    <Field
      key={input.name}
      label={labels[input.name]}
      isRequired
      limit={limitOf(input.name)}
      error={errors?.[input.name]}
      input={{ ...input, defaultValue: sent?.[input.name] }}
    />
  ));
}

type PhoneFieldProps = {
  label: string;
  /** A number of the label's country; undefined where the label has none. */
  example: string | undefined;
  phone: string | undefined;
  error?: string | undefined;
};

/** A number for those who would rather be called, or answered on WhatsApp. */
export function PhoneField({ label, example, phone, error }: PhoneFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      input={{ name: "phone", type: "tel", autoComplete: "tel", defaultValue: phone, placeholder: example }}
    />
  );
}

const inputs = [
  { name: "name", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email" },
] as const satisfies readonly InputAttributes[];

/** Asks whether the visitor wants a receipt by email. */
export function CopyChoice({ label, isChosen }: { label: string; isChosen: boolean }) {
  return (
    <label className={ticks.tick}>
      <input type="checkbox" name={COPY_FIELD} defaultChecked={isChosen} />
      <span>{label}</span>
    </label>
  );
}
