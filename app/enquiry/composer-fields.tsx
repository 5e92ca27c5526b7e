import buttons from "#app/ui/button.module.css";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { composerWords } from "#words/enquiry.ts";
import styles from "./composer.module.css";
import { type ComposerDress, composerFields, purposesFor, type SentComposer } from "./composer-form.ts";
import { limitOf } from "./field-limit.ts";

type ComposerFieldsProps = {
  dresses: readonly ComposerDress[];
  live: SentComposer;
  errors: SentComposer["errors"];
};

/** The visitor may fill in any of these, or none. */
export function ComposerFields({ dresses, live, errors }: ComposerFieldsProps) {
  const [dress] = dresses;
  const { details, words } = live;
  const isList = details.purpose === "fittingList";
  return (
    <>
      {dresses.map(({ slug }) => (
        <input key={slug} type="hidden" name={composerFields.dress} value={slug} />
      ))}
      {isList ? (
        <input type="hidden" name={composerFields.purpose} value="fittingList" />
      ) : (
        <Purposes dresses={dresses} chosen={details.purpose} />
      )}
      {dress && !isList && (
        <>
          <Choices dress={dress} chosen={details} />
          <Field
            label={composerWords.measurements}
            limit={limitOf("measurements")}
            error={errors["measurements"]}
            input={{ id: "enquiry-measurements", name: "measurements", defaultValue: details.measurements }}
          />
        </>
      )}
      <div className={styles.pair}>
        <Field
          label={composerWords.date}
          error={errors["date"]}
          input={{ id: "enquiry-date", name: "date", type: "date", defaultValue: details.date }}
        />
        <Field
          label={composerWords.city}
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
      <Field
        label={composerWords.words}
        limit={limitOf("words")}
        error={errors["words"]}
        input={{ id: "enquiry-words", name: "words", rows: 2, defaultValue: words }}
      />
      <div className={styles.show}>
        <button type="submit" className={buttons.button} name={composerFields.step} value="show">
          {composerWords.show}
        </button>
      </div>
    </>
  );
}

type PurposesProps = { dresses: ComposerFieldsProps["dresses"]; chosen: string };

function Purposes({ dresses, chosen }: PurposesProps) {
  const purposes = purposesFor(dresses).filter((purpose) => purpose !== "fittingList");
  if (purposes.length < 2) return null;
  return (
    <fieldset className={styles.purposes}>
      <legend className="label soft">{composerWords.purpose}</legend>
      {purposes.map((purpose) => (
        <label key={purpose}>
          <input
            type="radio"
            name={composerFields.purpose}
            value={purpose}
            defaultChecked={purpose === chosen}
            autoComplete="off"
          />
          <span>{composerWords.purposes[purpose]}</span>
        </label>
      ))}
    </fieldset>
  );
}

type ChoicesProps = { dress: ComposerDress; chosen: SentComposer["details"] };

function Choices({ dress, chosen }: ChoicesProps) {
  const colours = dress.colours.filter(({ isAvailable }) => isAvailable);
  const sizes = dress.sizes.filter(({ isAvailable }) => isAvailable);
  return (
    <div className={styles.pair}>
      {colours.length > 0 && (
        <SelectField
          label={composerWords.colour}
          id="enquiry-colour"
          name={composerFields.colour}
          none={composerWords.undecided}
          options={colours.map(({ slug, name }) => ({ value: slug, label: name }))}
          chosen={colours.find(({ name }) => name === chosen.colour)?.slug}
        />
      )}
      {sizes.length > 0 && (
        <SelectField
          label={composerWords.size}
          id="enquiry-size"
          name={composerFields.size}
          none={composerWords.undecided}
          options={sizes.map(({ label }) => ({ value: label, label }))}
          chosen={chosen.size}
        />
      )}
    </div>
  );
}
