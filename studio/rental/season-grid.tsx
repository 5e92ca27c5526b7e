import { Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type CSSProperties, Fragment, memo, useEffect, useMemo, useRef } from "react";
import { dayInWords, dayNumber } from "#model/days/day.ts";
import { conflictOf } from "#model/rental/booking.ts";
import { textDirection } from "#words/locale.ts";
import { BookingBar, cssVariables, Ghost, nameIn, within } from "./booking-bar.tsx";
import { FoldedRow } from "./folded-row.tsx";
import type { DressRow, Folding } from "./folding.ts";
import { type GridActions, type Held, useHolding } from "./holding.ts";
import { barsOf, type Mark, roomsForNames, type Sight } from "./layout.ts";
import { calledOf, pieceName, type Rental, type ShownBooking, type ShownPiece } from "./rental-data.ts";

type SeasonGridProps = {
  rental: Rental;
  sight: Sight;
  marks: readonly Mark[];
  isByDay: boolean;
  actions: GridActions;
  folding: Folding;
};

/**
 * Rows are dresses or their pieces, and columns are days. A bar is dragged to move it and by its ends to change its length; free days are dragged over
 * to book them. With the keyboard, arrows lead from bar to bar, and with Shift they move the one that has the focus.
 */
export function SeasonGrid({ rental, sight, marks, isByDay, actions, folding }: SeasonGridProps) {
  const { bookings, today } = rental;
  const { rows, isUnfolded, toggle } = folding;
  const byPiece = useMemo(() => Map.groupBy(bookings, ({ piece }) => piece), [bookings]);
  const { held, tabStop, handlers } = useHolding(rental, sight, actions);
  const stop = stopIn(rows, sight, today, tabStop);
  const scroll = useRef<HTMLDivElement>(null);
  // On a narrow screen the days begin where the reader is, with yesterday, or at their beginning.
  useEffect(() => {
    const track = scroll.current?.querySelector<HTMLElement>(".calendar-track");
    const yesterday = (dayNumber(today) - sight.first - 1) / sight.days;
    const way = textDirection === "rtl" ? -1 : 1;
    if (scroll.current && track) scroll.current.scrollLeft = way * yesterday * track.offsetWidth;
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
            {rows.map((row) => (
              <Fragment key={row.dress}>
                {row.pieces.length > 1 && (
                  <FoldedRow
                    row={row}
                    isUnfolded={isUnfolded(row)}
                    toggle={() => toggle(row)}
                    sight={sight}
                    today={today}
                    held={held && row.pieces.some(({ id }) => id === held.to.piece) ? held : undefined}
                    tabStop={stop}
                  />
                )}
                {isUnfolded(row) &&
                  row.pieces.map((piece) => (
                    <Row
                      key={piece.id}
                      piece={piece}
                      isFirst={row.pieces.length === 1}
                      bookings={byPiece.get(piece.id) ?? none}
                      sight={sight}
                      today={today}
                      held={
                        held && (held.to.piece === piece.id || held.from.piece === piece.id)
                          ? held
                          : undefined
                      }
                      tabStop={isOf(byPiece, piece.id, stop) ? stop : undefined}
                      openPiece={actions.openPiece}
                    />
                  ))}
              </Fragment>
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

/** The Tab key leads to the last bar that had the focus, or to the first in sight. */
function stopIn(
  rows: readonly DressRow[],
  sight: Sight,
  today: string,
  last: string | undefined,
): string | undefined {
  const ids = rows.flatMap(({ bookings }) => barsOf(bookings, sight, today).map(({ booking }) => booking.id));
  return ids.find((id) => id === last) ?? ids[0];
}

function hint({ edit }: GridActions): string {
  return edit
    ? t(
        "Drag over free days to book them. Drag a booking to move it, or one end of it to change its length. By keyboard: arrows lead from booking to booking, and Enter opens one. Shift with an arrow moves it, + and − change its length; then Enter saves, and Escape leaves it as it was.",
      )
    : t("By keyboard: arrows lead from booking to booking, and Enter opens one.");
}

function placeInWords({ booking, to }: Held, rental: Rental): string {
  const [from, until] = [dayInWords(to.firstDay), dayInWords(to.lastDay)];
  const place = t("{{piece}}: {{from}} to {{to}}.", { piece: pieceName(to.piece, rental), from, to: until });
  const conflict = booking && conflictOf({ ...booking, ...to }, rental.bookings, rental.today, booking);
  return conflict ? `${place} ${t("Booked: {{name}}.", { name: calledOf(conflict) })}` : place;
}

/** Shares the days' positions with all bars. The line of today is outside where today is not in sight. */
function columnsOf({ first, days }: Sight, today: string): CSSProperties {
  const at = (dayNumber(today) - first) / days;
  return cssVariables({
    "--days": String(days),
    "--today": at >= 0 && at < 1 ? `${at * 100}%` : "-1rem",
  });
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
  const rooms = roomsForNames(bars, sight, { letters: ({ booking }) => nameIn(booking).length });
  return (
    <tr className={isFirst ? "calendar-dress" : undefined}>
      <th scope="row">
        <button type="button" onClick={() => openPiece(piece)}>
          {piece.name}
        </button>
      </th>
      <td className="calendar-track" data-piece={piece.id}>
        {bars.map((bar, at) => (
          <BookingBar
            key={bar.booking.id}
            bar={bar}
            nameRoom={rooms[at]}
            days={sight.days}
            isHeld={held?.booking?.id === bar.booking.id}
            isTabStop={bar.booking.id === tabStop}
          />
        ))}
        {held?.to.piece === piece.id && <Ghost held={held} bookings={bookings} sight={sight} today={today} />}
      </td>
    </tr>
  );
});
