import { Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type CSSProperties, memo, useEffect, useMemo, useRef } from "react";
import { dayInWords, dayNumber } from "#model/days/day.ts";
import { stateTitles } from "#model/documents/booking-document.ts";
import { conflictOf } from "#model/rental/booking.ts";
import { separated } from "#words/locale.ts";
import { type GridActions, type Held, useHolding } from "./holding.ts";
import { type Bar, barsOf, type Mark, type Sight } from "./layout.ts";
import { calledOf, isOwnUse, type Rental, type ShownBooking, type ShownPiece } from "./rental-data.ts";

type SeasonGridProps = {
  rental: Rental;
  sight: Sight;
  marks: readonly Mark[];
  isByDay: boolean;
  actions: GridActions;
};

/**
 * Rows are pieces and columns are days. A bar is dragged to move it and by its ends to change its length; free days are dragged over
 * to book them. With the keyboard, arrows lead from bar to bar, and with Shift they move the one that has the focus.
 */
export function SeasonGrid({ rental, sight, marks, isByDay, actions }: SeasonGridProps) {
  const { pieces, bookings, today } = rental;
  const byPiece = useMemo(() => Map.groupBy(bookings, ({ piece }) => piece), [bookings]);
  const { held, tabStop, handlers } = useHolding(rental, sight, actions);
  const first = useMemo(() => firstIn(rental, byPiece, sight), [rental, byPiece, sight]);
  const stop = tabStop ?? first;
  const scroll = useRef<HTMLDivElement>(null);
  // On a narrow screen the days begin where the reader is, with yesterday, or at their beginning.
  useEffect(() => {
    const track = scroll.current?.querySelector<HTMLElement>(".calendar-track");
    const yesterday = (dayNumber(today) - sight.first - 1) / sight.days;
    if (scroll.current && track) scroll.current.scrollLeft = yesterday * track.offsetWidth;
  }, [sight, today]);
  return (
    <>
      <div className="calendar-scroll" ref={scroll}>
        {/* Keys and pointers are those of the buttons in it. */}
        <table
          className={isByDay ? "calendar-grid by-day" : "calendar-grid"}
          style={columnsOf(sight, today)}
          {...handlers}
        >
          <thead>
            <tr>
              <th scope="col">{t("Piece")}</th>
              <Heading marks={marks} days={sight.days} />
            </tr>
          </thead>
          <tbody>
            {pieces.map((piece, at) => (
              <Row
                key={piece.id}
                piece={piece}
                isFirst={pieces[at - 1]?.dress !== piece.dress}
                bookings={byPiece.get(piece.id) ?? none}
                sight={sight}
                today={today}
                held={held && (held.to.piece === piece.id || held.from.piece === piece.id) ? held : undefined}
                tabStop={isOf(byPiece, piece.id, stop) ? stop : undefined}
                openPiece={actions.openPiece}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Text size={1} role="status">
        {held ? placeInWords(held, rental) : ""}
      </Text>
      <Text size={1} muted className="calendar-controls">
        {hint(actions)}
      </Text>
    </>
  );
}

const none: readonly ShownBooking[] = [];

function isOf(byPiece: ReadonlyMap<string, ShownBooking[]>, piece: string, booking: string | undefined) {
  return byPiece.get(piece)?.some(({ id }) => id === booking) === true;
}

/** The first bar in sight is where the Tab key leads. */
function firstIn(
  { pieces, today }: Rental,
  byPiece: ReadonlyMap<string, ShownBooking[]>,
  sight: Sight,
): string | undefined {
  for (const { id } of pieces) {
    const [bar] = barsOf(byPiece.get(id) ?? [], sight, today);
    if (bar) return bar.booking.id;
  }
  return undefined;
}

function hint({ edit }: GridActions): string {
  return edit
    ? t(
        "Drag over free days to book them. Drag a booking to move it, or one end of it to change its length. By keyboard: arrows lead from booking to booking, and Enter opens one. Shift with an arrow moves it, + and − change its length; then Enter saves, and Escape leaves it as it was.",
      )
    : t("By keyboard: arrows lead from booking to booking, and Enter opens one.");
}

function placeInWords({ booking, to }: Held, { pieces, bookings, today }: Rental): string {
  const piece = pieces.find(({ id }) => id === to.piece)?.name ?? "";
  const [from, until] = [dayInWords(to.firstDay), dayInWords(to.lastDay)];
  const place = t("{{piece}}: {{from}} to {{to}}.", { piece, from, to: until });
  const conflict = booking && conflictOf({ ...booking, ...to }, bookings, today, booking);
  return conflict ? `${place} ${t("Booked: {{name}}.", { name: calledOf(conflict) })}` : place;
}

/** Shares the days' positions with all bars. The line of today is outside where today is not in sight. */
function columnsOf({ first, days }: Sight, today: string): CSSProperties {
  const at = (dayNumber(today) - first) / days;
  const variables: Record<string, string> = {
    "--days": String(days),
    "--today": at >= 0 && at < 1 ? `${at * 100}%` : "-1rem",
  };
  return variables;
}

function Heading({ marks, days }: { marks: readonly Mark[]; days: number }) {
  return (
    <th className="calendar-track" aria-label={t("Days")} data-days={days}>
      {marks.map(({ label, title, start, length, isWeekend }) => (
        <span
          key={start}
          className={isWeekend ? "calendar-mark weekend" : "calendar-mark"}
          style={within(start, length, days)}
        >
          {title && <small>{title}</small>}
          {label}
        </span>
      ))}
    </th>
  );
}

function within(start: number, length: number, days: number): CSSProperties {
  return { insetInlineStart: `${(start / days) * 100}%`, inlineSize: `${(length / days) * 100}%` };
}

type RowProps = {
  piece: ShownPiece;
  isFirst: boolean;
  bookings: readonly ShownBooking[];
  sight: Sight;
  today: string;
  held: Held | undefined;
  tabStop: string | undefined;
  openPiece(piece: ShownPiece): void;
};

/** Each step of a drag would draw all bookings anew without `memo`. */
const Row = memo(function Row(props: RowProps) {
  const { piece, isFirst, bookings, sight, today, held, tabStop, openPiece } = props;
  const bars = barsOf(bookings, sight, today);
  const ghost = held?.to.piece === piece.id ? ghostOf(held, sight, today) : undefined;
  const isClash =
    held?.booking && conflictOf({ ...held.booking, ...held.to }, bookings, today, held.booking) !== undefined;
  return (
    <tr className={isFirst ? "calendar-dress" : undefined}>
      <th scope="row">
        <button type="button" onClick={() => openPiece(piece)}>
          {piece.name}
        </button>
      </th>
      <td className="calendar-track" data-piece={piece.id}>
        {bars.map((bar) => (
          <BookingBar
            key={bar.booking.id}
            bar={bar}
            days={sight.days}
            isHeld={held?.booking?.id === bar.booking.id}
            isTabStop={bar.booking.id === tabStop}
          />
        ))}
        {ghost && (
          <span
            className={isClash ? "calendar-bar ghost clash" : "calendar-bar ghost"}
            style={drawn(ghost, sight.days)}
          />
        )}
      </td>
    </tr>
  );
});

function ghostOf({ booking, to }: Held, sight: Sight, today: string): Bar | undefined {
  const chosen: ShownBooking = {
    id: "",
    daysBefore: 0,
    daysAfter: 0,
    name: "",
    note: "",
    enquiry: undefined,
    ...booking,
    ...to,
    state: "booked",
  };
  return barsOf([chosen], sight, today)[0];
}

type BookingBarProps = { bar: Bar; days: number; isHeld: boolean; isTabStop: boolean };

function BookingBar({ bar, days, isHeld, isTabStop }: BookingBarProps) {
  const { booking, isPast } = bar;
  const description = inWords(booking);
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
      style={drawn(bar, days)}
    >
      {calledOf(booking)}
    </button>
  );
}

export function inWords(booking: ShownBooking): string {
  const { firstDay, lastDay, state } = booking;
  const days = t("{{from}} to {{to}}", { from: namedDay(firstDay), to: namedDay(lastDay) });
  return separated([calledOf(booking), days, stateTitles[state]]);
}

/** A season names each of its days a dozen times, and a date's format takes longer to make than a bar. */
const namedDays = new Map<string, string>();

function namedDay(day: string): string {
  const name = namedDays.get(day) ?? dayInWords(day);
  namedDays.set(day, name);
  return name;
}

function drawn({ start, length, before, after }: Bar, days: number): CSSProperties {
  const variables: Record<string, string> = {
    "--before": `${(before / length) * 100}%`,
    "--after": `${(after / length) * 100}%`,
  };
  return { ...within(start, length, days), ...variables };
}
