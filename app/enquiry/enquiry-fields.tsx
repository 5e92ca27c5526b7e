import { useEffect, useRef } from "react";
import buttons from "#app/ui/button.module.css";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import choice from "#app/ui/word-choice.module.css";
import { LAST_DAY } from "#model/days/day.ts";
import enquiryWords from "#words/enquiry.json" with { type: "json" };
import { separated } from "#words/locale.ts";
import styles from "./enquiry-form.module.css";
import {
  type EnquiryDress,
  enquiryFields,
  type Purpose,
  purposesFor,
  type SentEnquiry,
} from "./read-enquiry.ts";
import { limitOf } from "./sent-form.ts";

type EnquiryFieldsProps = {
  dresses: readonly EnquiryDress[];
  live: SentEnquiry;
  errors: SentEnquiry["errors"];
  /** The word for a colour or a size that is sold. */
  soldWord: string;
};

/** The visitor may fill in any of these, or none. */
export function EnquiryFields({ dresses, live, errors, soldWord }: EnquiryFieldsProps) {
  const [dress] = dresses;
  const { details, words, purpose, dressAnswer } = live;
  const isList = purpose === "fittingList" || dresses.length > 1;
  return (
    <>
      {dresses.map(({ slug, query = "" }) => (
        <input key={slug} type="hidden" name={enquiryFields.dress} value={slug + query} />
      ))}
      {isList ? (
        <input type="hidden" name={enquiryFields.purpose} value={purpose} />
      ) : (
        <Purposes purposes={purposesFor(dresses, dressAnswer?.ways ?? [])} chosen={purpose} />
      )}
      {dress && !isList && (
        <>
          <Choices dress={dress} chosen={details} soldWord={soldWord} />
          <Field
            label={enquiryWords.measurements}
            limit={limitOf("measurements")}
            error={errors["measurements"]}
            input={{ id: "enquiry-measurements", name: "measurements", defaultValue: details.measurements }}
          />
        </>
      )}
      <div className={styles.pair}>
        <Field
          label={enquiryWords.date}
          error={errors["date"]}
          input={{
            id: "enquiry-date",
            name: "date",
            type: "date",
            max: LAST_DAY,
            defaultValue: details.date,
          }}
        />
        <Field
          label={enquiryWords.city}
          limit={limitOf("city")}
          error={errors["city"]}
          input={{
            id: "enquiry-city",
            name: "city",
            autoComplete: "address-level2",
            defaultValue: details.city,
          }}
        />
      </div>
      {dressAnswer && (
        <p className={styles.verdict} role="status">
          {dressAnswer.verdicts.join("\n")}
        </p>
      )}
      <Field
        label={enquiryWords.words}
        limit={limitOf("words")}
        error={errors["words"]}
        input={{ id: "enquiry-words", name: "words", rows: 2, defaultValue: words }}
      />
      <div className={styles.show}>
        <button type="submit" className={buttons.button} name={enquiryFields.step} value="show">
          {enquiryWords.show}
        </button>
      </div>
    </>
  );
}

type PurposesProps = { purposes: readonly Purpose[]; chosen: string };

/** Another day, or another choice, may take the chosen one away: the first is chosen then. */
function Purposes({ purposes, chosen }: PurposesProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const offered = purposes.filter(({ id }) => id !== "fittingList");
  const ids = offered.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: when others are offered
  useEffect(() => {
    const radios = [...(fieldset.current?.querySelectorAll("input") ?? [])];
    const radio = radios.find(({ value }) => value === chosen);
    if (radio && !radios.some(({ checked }) => checked)) radio.checked = true;
  }, [ids]);
  if (offered.length < 2) return null;
  return (
    <fieldset ref={fieldset} className={`${choice.choice} ${styles.purposes}`}>
      <legend className="label soft">{enquiryWords.purpose}</legend>
      {offered.map(({ id, label }) => (
        <label key={id}>
          <input
            className="covers"
            type="radio"
            name={enquiryFields.purpose}
            value={id}
            defaultChecked={id === chosen}
            autoComplete="off"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

type ChoicesProps = Pick<EnquiryFieldsProps, "soldWord"> & {
  dress: EnquiryDress;
  chosen: SentEnquiry["details"];
};

function Choices({ dress, chosen, soldWord }: ChoicesProps) {
  const { colours, sizes } = dress;
  // One like it can be asked for.
  const titled = (name: string, isAvailable: boolean) => (isAvailable ? name : separated([name, soldWord]));
  return (
    <div className={styles.pair}>
      {colours.length > 0 && (
        <SelectField
          label={enquiryWords.colour}
          id="enquiry-colour"
          name={enquiryFields.colour}
          none={enquiryWords.undecided}
          options={colours.map(({ slug, name, isAvailable }) => ({
            value: slug,
            label: titled(name, isAvailable),
          }))}
          chosen={colours.find(({ name }) => name === chosen.colour)?.slug}
        />
      )}
      {sizes.length > 0 && (
        <SelectField
          label={enquiryWords.size}
          id="enquiry-size"
          name={enquiryFields.size}
          none={enquiryWords.undecided}
          options={sizes.map(({ label, isAvailable, word = label }) => ({
            value: label,
            label: titled(word, isAvailable),
          }))}
          chosen={chosen.size}
        />
      )}
    </div>
  );
}
