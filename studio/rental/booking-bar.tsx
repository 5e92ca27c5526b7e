import { t } from "@trousseau/words/translate.ts";
import type { CSSProperties } from "react";
import { dayInWords } from "#model/days/day.ts";
import { stateTitles } from "#model/documents/booking-document.ts";
import { conflictOf } from "#model/rental/booking.ts";
import { isOwnUse } from "#model/rental/rental-documents.ts";
import { separated } from "#words/locale.ts";
import type { Held } from "./holding.ts";
import { type Bar, barsOf, type NameRoom, type Sight } from "./layout.ts";
import { calledOf, type ShownBooking } from "./rental-data.ts";

type BookingBarProps = {
  bar: Bar;
  days: number;
  /** The row of a dress says which of its pieces a bar is of. */
  mark?: string;
  line?: number;
  nameRoom: NameRoom | undefined;
  isHeld?: boolean;
  isTabStop: boolean;
};

export function BookingBar(props: BookingBarProps) {
  const { bar, days, mark = "", line = 0, nameRoom, isHeld = false, isTabStop } = props;
  const { booking, isPast } = bar;
  const description = inWords(booking, mark);
  return (
    <button
      type="button"
      className="calendar-bar"
      data-booking={booking.id}
      data-state={booking.state}
      data-own={isOwnUse(booking)}
      data-past={isPast}
      data-held={isHeld}
      aria-label={description}
      title={description}
      tabIndex={isTabStop ? 0 : -1}
      style={drawn(bar, days, line)}
    >
      <span
        className="calendar-name"
        data-beside={nameRoom?.isBeside === true}
        style={nameStyle(bar, nameRoom)}
      >
        {nameIn(booking, mark)}
      </span>
    </button>
  );
}

export function nameIn(booking: ShownBooking, mark = ""): string {
  return separated([calledOf(booking), mark].filter(Boolean));
}

/** On paper a name within its bar takes the days behind it as well. */
function nameStyle({ length }: Bar, { free, isBeside }: NameRoom = noRoom): CSSProperties {
  if (isBeside) return { maxInlineSize: `${(free / length) * 100}%` };
  return cssVariables({ "--whole": `${((length + free) / length) * 100}%` });
}

const noRoom: NameRoom = { free: 0, isBeside: false };

export function inWords(booking: ShownBooking, mark = ""): string {
  const { firstDay, lastDay, state } = booking;
  const days = t("{{from}} to {{to}}", { from: namedDay(firstDay), to: namedDay(lastDay) });
  return separated([calledOf(booking), mark, days, stateTitles[state]].filter(Boolean));
}

/** A season names each of its days a dozen times, and a date's format takes longer to make than a bar. */
const namedDays = new Map<string, string>();

function namedDay(day: string): string {
  const name = namedDays.get(day) ?? dayInWords(day);
  namedDays.set(day, name);
  return name;
}

function drawn({ start, length, before, after }: Bar, days: number, line = 0): CSSProperties {
  const variables = cssVariables({
    "--line-at": String(line),
    "--before": `${(before / length) * 100}%`,
    "--after": `${(after / length) * 100}%`,
  });
  return { ...within(start, length, days), ...variables };
}

/** React's type of a style has no custom properties. */
export function cssVariables(variables: Record<string, string>): CSSProperties {
  return variables;
}

export function within(start: number, length: number, days: number): CSSProperties {
  return { insetInlineStart: `${(start / days) * 100}%`, inlineSize: `${(length / days) * 100}%` };
}

type GhostProps = {
  held: Held;
  bookings: readonly ShownBooking[];
  sight: Sight;
  today: string;
  line?: number;
};

/** Where the held booking would go. */
export function Ghost({ held, bookings, sight, today, line }: GhostProps) {
  const bar = ghostOf(held, sight, today);
  const { booking, to } = held;
  const isClash = booking && conflictOf({ ...booking, ...to }, bookings, today, booking) !== undefined;
  if (!bar) return null;
  return (
    <span
      className={isClash ? "calendar-bar ghost clash" : "calendar-bar ghost"}
      style={drawn(bar, sight.days, line)}
    />
  );
}

function ghostOf({ booking, to }: Held, sight: Sight, today: string): Bar | undefined {
  const ghost: ShownBooking = {
    id: "",
    daysBefore: 0,
    daysAfter: 0,
    name: "",
    note: "",
    enquiry: undefined,
    eventDate: "",
    ...booking,
    ...to,
    state: "booked",
  };
  return barsOf([ghost], sight, today)[0];
}
