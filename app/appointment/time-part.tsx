import { say } from "@trousseau/words/say.ts";
import { useEffect, useId, useRef } from "react";
import buttons from "#app/ui/button.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import words from "#words/appointment.json" with { type: "json" };
import { separated } from "#words/locale.ts";
import styles from "./appointment.module.css";
import type { AppointmentData, OfferedTimes } from "./appointment-data.server.ts";
import type { SentVisit } from "./read-visit.ts";
import { useSending } from "./use-sending.ts";
import { NEXT, nextValue, SHOW } from "./visit-choice.ts";

type TimePartProps = {
  data: Pick<AppointmentData, "kinds" | "kind" | "showrooms" | "showroom" | "offered">;
  sent: Pick<SentVisit, "errors"> | undefined;
  /** Shows the times of what has been chosen. */
  choose: (field: HTMLSelectElement) => void;
};

/** The kind of visit, the showroom, the day and the time. */
export function TimePart({
  data: { kinds, kind, showrooms, showroom, offered },
  sent,
  choose,
}: TimePartProps) {
  const note = kinds.find(({ key }) => key === kind.key)?.note;
  return (
    <>
      {kinds.length > 1 && (
        <Select
          label={words.labels.kind}
          name="kind"
          chosen={kind.key}
          options={kinds.map(({ key, title, minutes }) => ({
            value: key,
            label: separated([title, say(words, "length", { count: minutes })]),
          }))}
          choose={choose}
        />
      )}
      {note && <p className="soft">{note}</p>}
      {showrooms.length > 0 && (
        <Select
          label={words.labels.showroom}
          name="showroom"
          chosen={showroom}
          options={showrooms.map(({ key, title }) => ({ value: key, label: title }))}
          choose={choose}
        />
      )}
      <Times offered={offered} error={sent?.errors["time"]} choose={choose} />
    </>
  );
}

type TimesProps = {
  offered: OfferedTimes;
  error: string | undefined;
  choose: (field: HTMLSelectElement) => void;
};

/** A day and its times; the page of a visit that is moved has no more than these. */
export function Times({ offered, error, choose }: TimesProps) {
  const { days, day, times, time, next, zone } = offered;
  const id = useId();
  const isLooking = useSending() === "times";
  if (days.length === 0)
    return (
      <>
        <ShowTimes />
        <p className="lead">{offered.isUnknown ? words.errors.unknown : words.noDays}</p>
      </>
    );
  return (
    <>
      <Select label={words.labels.day} name="day" chosen={day} options={days} choose={choose} />
      <ShowTimes />
      <fieldset className={styles.times} aria-busy={isLooking} aria-describedby={`${id}-error ${id}-zone`}>
        <legend className="label">{words.labels.time}</legend>
        {/* A time that she has chosen stays so where the other day has it, too. */}
        <div className={styles.chips}>
          {times.map((value) => (
            <label key={value}>
              <input type="radio" name="time" value={value} defaultChecked={value === time} />
              <span className="numeral">{value}</span>
            </label>
          ))}
        </div>
        <p id={`${id}-zone`} className={styles.note}>
          {zone}
        </p>
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
        {next.length > 0 && <NextTimes next={next} />}
      </fieldset>
    </>
  );
}

/** A press shows the times of a choice, where there is no script. */
function ShowTimes() {
  return (
    <button type="submit" name={SHOW} value="times" className={`${buttons.link} ${styles.show}`}>
      {words.labels.show}
    </button>
  );
}

/** One press takes each of these, in the place of a time that has gone. */
function NextTimes({ next }: Pick<OfferedTimes, "next">) {
  return (
    <div className={styles.next}>
      <p className={styles.note}>{words.next}</p>
      {next.map(({ label, ...time }) => (
        <button key={label} type="submit" name={NEXT} value={nextValue(time)} className={buttons.button}>
          {label}
        </button>
      ))}
    </div>
  );
}

type SelectProps = {
  label: string;
  name: string;
  chosen: string;
  options: readonly { value: string; label: string }[];
  choose: (field: HTMLSelectElement) => void;
};

/** One of the choices that decide which times there are. It follows the answer and keeps the focus. */
function Select({ label, name, chosen, options, choose }: SelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const isShown = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may offer others, and choose the same
  useEffect(() => {
    const { current } = select;
    if (current && current.value !== chosen) {
      // A choice from before the scripts came is not answered yet.
      if (isShown.current) current.value = chosen;
      else choose(current);
    }
    isShown.current = true;
  }, [chosen, options.map(({ value }) => value).join()]);
  return <SelectField ref={select} id={id} {...{ label, name, chosen, options, choose }} />;
}
