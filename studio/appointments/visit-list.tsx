import { t } from "@trousseau/words/translate.ts";
import type { ReactNode } from "react";
import { IntentLink } from "sanity/router";
import { isHeld } from "#model/appointments/appointment.ts";
import { appointmentStateTitles } from "#model/documents/appointment-document.ts";
import { cssVariables } from "#studio/rental/booking-bar.tsx";
import type { Rental } from "#studio/rental/rental-data.ts";
import { sideBySide } from "#studio/schema/side-by-side.ts";
import type { ShownVisit } from "./visit-book.ts";
import {
  calledOf,
  customerIdOf,
  dressName,
  guestsInWords,
  placeInWords,
  weekdayInWords,
} from "./visit-words.ts";
import "#studio/rental/calendar.css";
import "./appointments.css";

type VisitListProps = {
  days: readonly string[];
  visits: readonly ShownVisit[];
  rental: Rental;
  /** Names one of several showrooms; empty where there is one. */
  townOf?(visit: ShownVisit): string;
  /** Draws the way to an appointment. */
  link(visit: ShownVisit, text: string): ReactNode;
};

/** Each day's appointments with the dresses to bring down: for a telephone, and for paper. */
export function VisitList({ days, visits, rental, townOf, link }: VisitListProps) {
  const listed = days.map((day) => ({
    day,
    own: visits.filter((visit) => visit.day === day && isHeld(visit)),
  }));
  const lines = listed.flatMap(({ own }) => [1, ...own.map(({ dresses }) => Math.max(dresses.length, 1))]);
  const count = lines.reduce((sum, some) => sum + some, 0);
  return (
    <div className="visits-list" style={cssVariables({ "--lines": String(count) })}>
      {listed.map(({ day, own }) => (
        <section
          key={day}
          aria-label={weekdayInWords(day)}
          aria-current={day === rental.today ? "date" : undefined}
        >
          <h3>{weekdayInWords(day)}</h3>
          <ul>
            {own.map((visit) => (
              <Entry key={visit.id} {...{ visit, rental, link }} town={townOf?.(visit)} />
            ))}
            {own.length === 0 && <li className="visits-none">{t("No appointments.")}</li>}
          </ul>
        </section>
      ))}
    </div>
  );
}

type EntryProps = Pick<VisitListProps, "rental" | "link"> & { visit: ShownVisit; town?: string | undefined };

function Entry({ visit, rental, town, link }: EntryProps) {
  const { state, time, kindTitle, guests, phone, email, dresses, day, note } = visit;
  const isPlain = state === "confirmed" || state === "away";
  return (
    <li data-state={state}>
      <span className="visits-time">{link(visit, time)}</span>
      <span>
        <CustomerName {...{ visit, rental }} />
        <small>
          {sideBySide([
            town,
            kindTitle,
            guestsInWords(guests),
            !isPlain && appointmentStateTitles[state],
            phone || email,
          ])}
        </small>
        {state !== "away" && note !== "" && <small>{note}</small>}
      </span>
      {dresses.length > 0 && (
        <ul>
          {dresses.map((dress, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one dress may be there twice, and nothing else tells them apart
            <li key={`${dress.dress} ${at}`}>
              {dressName(dress, rental)} <small>{placeInWords(dress, day, rental)}</small>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A name leads to the customer, where she is one. */
function CustomerName({ visit, rental }: Omit<EntryProps, "link" | "town">) {
  const name = calledOf(visit);
  const id = visit.state === "away" ? undefined : customerIdOf(visit, rental);
  if (id === undefined) return <strong>{name}</strong>;
  return (
    <strong>
      <IntentLink intent="edit" params={{ id, type: "customer" }}>
        {name}
      </IntentLink>
    </strong>
  );
}
