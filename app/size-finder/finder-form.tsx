import { girths } from "@trousseau/words/size-chart.ts";
import { type SyntheticEvent, useId, useRef, useState } from "react";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import field from "#app/ui/field.module.css";
import ticks from "#app/ui/tick.module.css";
import choice from "#app/ui/word-choice.module.css";
import { labelled } from "#words/locale.ts";
import sizeFinderWords from "#words/size-finder.json" with { type: "json" };
import styles from "./finder.module.css";
import { type Faults, type FieldName, labelOf, unitMeant } from "./measurement.ts";
import type { Unit } from "./units.ts";
import type { Measurements } from "./use-measurements.ts";

type FinderFormProps = {
  measurements: Measurements;
  faults: Faults;
  onWrite: () => void;
  onFind: () => void;
};

const units: readonly Unit[] = ["cm", "in"];

const lengths: readonly FieldName[] = ["hollowToFloor", "heels"];

/** It has no address: what is written in it is worked out here. */
export function FinderForm({ measurements, faults, onWrite, onFind }: FinderFormProps) {
  const { writtenSizes, isRemembered } = measurements;
  const words = sizeFinderWords;
  const { unit } = writtenSizes;
  const question = useRef<HTMLButtonElement>(null);
  const [sureOf, setSureOf] = useState<Unit>();
  const otherUnit = sureOf === unit ? undefined : unitMeant(writtenSizes);
  const [isRefused, setRefused] = useState(false);
  // Radio buttons without a common name are each a stop of the Tab key.
  const unitGroup = useId();

  function find(event: SyntheticEvent) {
    event.preventDefault();
    // A size in the wrong unit would be a wrong one.
    if (otherUnit) question.current?.focus();
    else onFind();
  }

  function remember(isWanted: boolean) {
    setRefused(!measurements.remember(isWanted));
    if (!isWanted) announce(words.forgotten);
  }

  function mean(meantUnit: Unit) {
    if (meantUnit === unit) setSureOf(unit);
    else measurements.mean(meantUnit);
    onWrite();
    // The button goes, and the focus would go with it.
    document.getElementById(fieldId(girths[0]))?.focus();
  }

  function write(name: FieldName, text: string) {
    measurements.write(name, text);
    onWrite();
  }

  return (
    <form className={styles.fields} autoComplete="off" noValidate onSubmit={find}>
      <fieldset className={`${choice.choice} ${styles.units}`}>
        <legend className="label soft">{words.unit}</legend>
        {units.map((each) => (
          <label key={each}>
            <input
              className="covers"
              type="radio"
              name={unitGroup}
              checked={each === unit}
              onChange={() => measurements.show(each)}
              autoComplete="off"
            />
            <span>{words.units[each]}</span>
          </label>
        ))}
      </fieldset>
      <MeasureRow names={girths} measurements={measurements} faults={faults} onWrite={write} />
      {otherUnit && (
        <div className="ways">
          <button ref={question} type="button" className={buttons.link} onClick={() => mean(otherUnit)}>
            {words.errors.meant[otherUnit]}
          </button>
          <button type="button" className={buttons.link} onClick={() => mean(unit)}>
            {words.errors.notMeant[unit]}
          </button>
        </div>
      )}
      <fieldset>
        <legend className="soft">{words.length}</legend>
        <MeasureRow names={lengths} measurements={measurements} faults={faults} onWrite={write} />
      </fieldset>
      <div className={styles.end}>
        <button type="submit" className={`${buttons.button} ${buttons.ink}`}>
          {words.submit}
        </button>
        <Tick
          isTicked={isRemembered}
          onTick={remember}
          note={isRefused ? words.notRemembered : isRemembered && words.remembered}
        >
          {words.remember}
        </Tick>
      </div>
    </form>
  );
}

type TickProps = {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** Said below the box. */
  note: string | false;
  children: string;
};

export function Tick({ isTicked, onTick, note, children }: TickProps) {
  return (
    <div>
      <label className={ticks.tick}>
        <input
          type="checkbox"
          checked={isTicked}
          autoComplete="off"
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      <p className="soft" role="status">
        {note}
      </p>
    </div>
  );
}

type MeasureRowProps = Pick<FinderFormProps, "measurements" | "faults"> & {
  names: readonly FieldName[];
  onWrite: (name: FieldName, text: string) => void;
};

/** A row says below what is wrong in it, where a sentence has room; of several, each names its field. */
function MeasureRow({ names, measurements, faults, onWrite }: MeasureRowProps) {
  const wrong = names.filter((name) => faults[name]);
  return (
    <div>
      <div className={styles.row}>
        {names.map((name) => (
          <MeasureField
            key={name}
            name={name}
            text={measurements.textOf(name)}
            isWrong={wrong.includes(name)}
            onWrite={onWrite}
          />
        ))}
      </div>
      {wrong.map((name) => (
        <p key={name} className={`${field.notes} ${field.error}`}>
          {wrong.length > 1 && <span>{labelled(labelOf(name), "")}</span>}
          <span id={errorId(name)}>{faults[name]}</span>
        </p>
      ))}
    </div>
  );
}

type MeasureFieldProps = {
  name: FieldName;
  text: string;
  isWrong: boolean;
  onWrite: (name: FieldName, text: string) => void;
};

/** One number. No `name`: a field without one is sent by no form and remembered by no browser. */
function MeasureField({ name, text, isWrong, onWrite }: MeasureFieldProps) {
  const id = fieldId(name);
  return (
    <div className={field.field}>
      <label className="label" htmlFor={id}>
        {labelOf(name)}
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={errorId(name)}
        onChange={({ currentTarget }) => onWrite(name, currentTarget.value)}
      />
    </div>
  );
}

function errorId(name: FieldName): string {
  return `${fieldId(name)}-error`;
}

export function fieldId(name: FieldName): string {
  return `measure-${name}`;
}
