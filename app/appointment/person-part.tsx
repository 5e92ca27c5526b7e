import { say } from "@trousseau/words/say.ts";
import { useId } from "react";
import { PhoneField } from "#app/enquiry/person-fields.tsx";
import { limitOf } from "#app/enquiry/sent-form.ts";
import { Field } from "#app/ui/field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { LAST_DAY } from "#model/days/day.ts";
import { DRESS_PARAM } from "#model/screens/url-parameters.ts";
import words from "#words/appointment.json" with { type: "json" };
import contactWords from "#words/contact.json" with { type: "json" };
import styles from "./appointment.module.css";
import type { AppointmentData, VisitDress } from "./appointment-data.server.ts";
import { QUESTION, type SentVisit } from "./read-visit.ts";

type PersonPartProps = {
  data: Pick<AppointmentData, "kind" | "questions" | "phoneExample">;
  sent: SentVisit | undefined;
};

/** Who comes, how she is reached, and what the label would like to know. */
export function PersonPart({ data: { kind, questions, phoneExample }, sent }: PersonPartProps) {
  const id = useId();
  const { labels } = contactWords;
  const errors = sent?.errors ?? {};
  return (
    <>
      <Field
        label={labels.name}
        isRequired
        limit={limitOf("name")}
        error={errors["name"]}
        input={{ name: "name", autoComplete: "name", defaultValue: sent?.name }}
      />
      <Field
        label={labels.email}
        limit={limitOf("email")}
        error={errors["email"]}
        input={{ name: "email", type: "email", autoComplete: "email", defaultValue: sent?.email }}
      />
      <PhoneField
        label={words.labels.phone}
        example={phoneExample}
        phone={sent?.phone}
        error={errors["phone"]}
      />
      <div className={styles.pair}>
        {kind.guests > 0 && (
          <SelectField
            label={words.labels.guests}
            id={`${id}-guests`}
            name="guests"
            none={words.labels.alone}
            options={Array.from({ length: kind.guests }, (_, index) => ({
              value: String(index + 1),
              label: say(words, "guests", { count: index + 1 }),
            }))}
            chosen={sent?.guests}
          />
        )}
        <Field
          label={words.labels.date}
          input={{ name: "date", type: "date", max: LAST_DAY, defaultValue: sent?.date }}
        />
      </div>
      {questions.map((question, at) => (
        <Field
          key={question}
          label={question}
          input={{ name: QUESTION + at, defaultValue: sent?.answers[at] }}
        />
      ))}
      <Field
        label={words.labels.message}
        limit={limitOf("message")}
        error={errors["message"]}
        input={{ name: "message", rows: 3, defaultValue: sent?.message }}
      />
    </>
  );
}

/** Her list comes along, with colours and sizes, and says what will hang there. */
export function VisitDresses({ dresses }: { dresses: readonly VisitDress[] }) {
  if (dresses.length === 0) return null;
  return (
    <section className={styles.dresses} aria-labelledby="dresses">
      <h2 id="dresses" className="label">
        {words.labels.dresses}
      </h2>
      <ul>
        {dresses.map(({ item, name, href, picture, place, isAway }) => (
          <li key={item}>
            <input type="hidden" name={DRESS_PARAM} value={item} readOnly />
            <ScreenLink href={href}>
              <Picture picture={{ ...picture, alt: "" }} sizes="4.5rem" />
              <span>{name}</span>
            </ScreenLink>
            {place && <span className={isAway ? styles.away : "soft"}>{place}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
