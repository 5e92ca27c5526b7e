import { Button, Card, Stack } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import type { ReactNode } from "react";
import { momentInWords } from "#model/days/day.ts";
import { stateTitles } from "#model/documents/booking-document.ts";
import type { BookingState } from "#model/rental/booking.ts";
import { useVisitsOn } from "#studio/appointments/use-visit-book.ts";
import type { ShownVisit } from "#studio/appointments/visit-book.ts";
import { VisitInWeek } from "#studio/appointments/visit-in-week.tsx";
import { fewFirst, moreInWords } from "#studio/desk/few-first.tsx";
import { separated } from "#words/locale.ts";
import { cssVariables } from "./booking-bar.tsx";
import { waitingInWords, waitingOf } from "./late-returns.ts";
import { calledOf, pieceName, type Rental, type ShownBooking } from "./rental-data.ts";
import { kindTitles, type WeekDay, type WeekEntry, weekDays } from "./week.ts";

type WeekProps = {
  rental: Rental;
  /** Any day of the week. */
  day: string;
  open(booking: ShownBooking): void;
  /** Absent for someone who may only read. */
  setState: ((booking: ShownBooking, state: BookingState) => void) | undefined;
};

/** A week for the telephone in the showroom, and for the wall on one sheet of paper. */
export function WeekList({ rental, day, open, setState }: WeekProps) {
  const { today } = rental;
  const days = weekDays(rental, day);
  const isCurrent = days.some(({ day: date }) => date === today);
  const past = days.filter(({ day: date }) => isCurrent && date < today);
  const visits = useVisitsOn(days.map((one) => one.day));
  const waiting = waitingOf(rental);
  const lines = linesOn(days) + visits.length + waiting.length;
  const parts = { rental, open, setState, visits };
  return (
    <Stack gap={4}>
      <div
        className="calendar-week"
        data-full={lines > MOST_IN_A_COLUMN}
        style={cssVariables({ "--lines": String(lines) })}
      >
        <WaitingCustomers waiting={waiting} {...{ rental, open }} />
        {past.length > 0 && (
          <details>
            <summary className="calendar-controls">{t("Earlier this week")}</summary>
            {past.map((one) => (
              <Day key={one.day} {...parts} {...one} />
            ))}
          </details>
        )}
        {days.slice(past.length).map((one) => (
          <Day key={one.day} {...parts} {...one} />
        ))}
      </div>
    </Stack>
  );
}

/** Paper divides its height among so many lines: what is late says more, and takes two. */
function linesOn(days: readonly WeekDay[]): number {
  const linesOf = ({ entries }: WeekDay) =>
    Math.max(entries.length + entries.filter(({ isLate }) => isLate).length, 1);
  return days.reduce((lines, day) => lines + linesOf(day), 0);
}

/** More lines than these are too small to read below each other: paper has two columns of them. */
const MOST_IN_A_COLUMN = 60;

type DayProps = Omit<WeekProps, "day"> & WeekDay & { visits: readonly ShownVisit[] };

function Day({ day, entries, visits, ...parts }: DayProps) {
  const title = momentInWords(day, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  // Thirty that are late would hide what is to be done today.
  const { first, others } = fewFirst(entries.filter(({ isLate }) => isLate));
  return (
    <section aria-label={title} aria-current={day === parts.rental.today ? "date" : undefined}>
      <h3>{title}</h3>
      <div>
        <Entries entries={first} {...parts} />
        {others.length > 0 && (
          <details>
            <summary className="calendar-controls">{moreInWords(others.length)}</summary>
            <Entries entries={others} {...parts} />
          </details>
        )}
        <Entries entries={entries.filter(({ isLate }) => !isLate)} {...parts}>
          {visits.map(
            (visit) =>
              visit.day === day && <VisitInWeek key={visit.id} {...{ visit, rental: parts.rental }} />,
          )}
        </Entries>
      </div>
    </section>
  );
}

type EntriesProps = Omit<WeekProps, "day"> & { entries: readonly WeekEntry[]; children?: ReactNode };

function Entries({ entries, children, ...parts }: EntriesProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <Entry key={`${entry.kind} ${entry.booking.id}`} entry={entry} {...parts} />
      ))}
      {children}
    </ul>
  );
}

type EntryProps = Omit<WeekProps, "day"> & { entry: WeekEntry };

function Entry({ entry: { kind, booking, note, next, isLate }, rental, open, setState }: EntryProps) {
  const piece = pieceName(booking.piece, rental);
  const name = separated([calledOf(booking), piece]);
  return (
    <li data-late={isLate}>
      <span className="calendar-kind">{kindTitles[kind]}</span>
      <button type="button" className="calendar-link" aria-label={name} onClick={() => open(booking)}>
        {calledOf(booking)}
      </button>
      <span>{piece}</span>
      <span className="calendar-note">{note}</span>
      {setState && next && (
        <Button
          className="calendar-controls"
          text={stateTitles[next]}
          aria-label={separated([stateTitles[next], name])}
          mode="ghost"
          padding={2}
          onClick={() => setState(booking, next)}
        />
      )}
    </li>
  );
}

type WaitingProps = Pick<WeekProps, "rental" | "open"> & { waiting: ReturnType<typeof waitingOf> };

/** Someone has to call one of the two, so they come before all that is as it should be. */
function WaitingCustomers({ waiting, rental, open }: WaitingProps) {
  return waiting.map((each) => (
    <Card
      key={`${each.late.id} ${each.next.id}`}
      className="calendar-waiting"
      tone="critical"
      border
      radius={2}
    >
      <button type="button" className="calendar-link" onClick={() => open(each.next)}>
        {waitingInWords(each, rental)}
      </button>
    </Card>
  ));
}
