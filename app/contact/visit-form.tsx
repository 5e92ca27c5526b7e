import { say } from "@trousseau/words/say.ts";
import { useEffect, useId, useRef, useState } from "react";
import buttons from "#app/ui/button.module.css";
import field from "#app/ui/field.module.css";
import { inLanguage } from "#app/ui/language-base.ts";
import { APPOINTMENT_FILE_PATH, DAY_PARAM, PLANNED_DAYS } from "#model/days/appointment-path.ts";
import { LAST_DAY } from "#model/days/day.ts";
import type { OpeningHours } from "#model/days/opening-hours.ts";
import { openDaysFrom } from "#model/days/opening-state.ts";
import { dateInWords, dayInWords, spansInWords } from "#model/days/opening-words.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { separated } from "#words/locale.ts";
import visitWords from "#words/visit.json" with { type: "json" };
import styles from "./showroom.module.css";
import { useMoment } from "./use-moment.ts";

/** Days in the list. */
const MOST_DAYS = 30;

const { visit: words } = visitWords;

/** A date becomes a calendar entry and a message. Without script the server says when the showroom is closed on it. */
export function VisitForm({ hours, phone }: { hours: OpeningHours; phone: string }) {
  const id = useId();
  const moment = useMoment((now) => openDaysFrom(now, hours, PLANNED_DAYS)[0]?.to);
  const days = moment === undefined ? [] : openDaysFrom(moment, hours, PLANNED_DAYS).slice(0, MOST_DAYS);
  const [chosen, choose] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const [wasEntered, setWasEntered] = useState(false);
  // The date may have been chosen before the scripts came, or is being chosen.
  useEffect(() => {
    choose(input.current?.value ?? "");
    setWasEntered(document.activeElement === input.current);
  }, []);
  const chosenDay = days.find(({ date }) => date === chosen);
  // The list takes no field away from under a hand, and no day that is not in it.
  const hasList = days.length > 0 && !wasEntered && (chosen === "" || chosenDay !== undefined);
  const day = chosenDay ?? (hasList ? days[0] : undefined);
  return (
    <form className={`${styles.visit} ${field.field}`} action={inLanguage(APPOINTMENT_FILE_PATH)}>
      <label className="visually-hidden" htmlFor={id}>
        {words.day}
      </label>
      {hasList ? (
        <div className={field.list}>
          <select id={id} name={DAY_PARAM} value={day?.date} onChange={({ target }) => choose(target.value)}>
            {days.map(({ date, hours: spans }) => (
              <option key={date} value={date}>
                {separated([dayInWords(date), spansInWords(spans)])}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <input
          ref={input}
          id={id}
          type="date"
          max={LAST_DAY}
          name={DAY_PARAM}
          defaultValue={chosen}
          onChange={({ target }) => choose(target.value)}
          required
        />
      )}
      <div className={styles.ways}>
        <button type="submit" className={buttons.link}>
          {words.submit}
        </button>
        {phone && day && (
          <a
            className={`${buttons.link} ${styles.ask}`}
            href={whatsAppLink(phone, say(words, "message", { day: dateInWords(day.date) }))}
            rel="noreferrer"
          >
            {words.ask}
          </a>
        )}
      </div>
      <p className={styles.note}>{words.note}</p>
    </form>
  );
}
