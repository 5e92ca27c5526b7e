import { ChevronDownIcon } from "@sanity/icons/ChevronDown";
import { ChevronRightIcon } from "@sanity/icons/ChevronRight";
import { BookingBar, cssVariables, Ghost, nameIn } from "./booking-bar.tsx";
import type { DressRow } from "./folding.ts";
import type { Held } from "./holding.ts";
import { barsOf, linesOf, roomsForNames, type Sight } from "./layout.ts";

type FoldedRowProps = {
  row: DressRow;
  isUnfolded: boolean;
  toggle(): void;
  sight: Sight;
  today: string;
  held: Held | undefined;
  tabStop: string | undefined;
};

/** All bookings of a dress, whichever piece they are of; its pieces have them once they are unfolded. */
export function FoldedRow({ row, isUnfolded, toggle, sight, today, held, tabStop }: FoldedRowProps) {
  const bars = isUnfolded
    ? []
    : barsOf(row.bookings, sight, today).toSorted((one, other) => one.start - other.start);
  const lines = linesOf(bars);
  const marks = new Map(row.pieces.map(({ id, mark }) => [id, mark]));
  const rooms = roomsForNames(bars, sight, {
    lines,
    letters: ({ booking }) => nameIn(booking, marks.get(booking.piece)).length,
  });
  const height = Math.max(1, ...lines.map((line) => line + 1));
  return (
    <tr className="calendar-dress">
      <th scope="row">
        <button type="button" aria-expanded={isUnfolded} onClick={toggle}>
          {isUnfolded ? <ChevronDownIcon /> : <ChevronRightIcon />} {row.name}
        </button>
      </th>
      <td className="calendar-track folded" style={cssVariables({ "--lines": String(height) })}>
        {bars.map((bar, at) => (
          <BookingBar
            key={bar.booking.id}
            bar={bar}
            mark={marks.get(bar.booking.piece) ?? ""}
            line={lines[at] ?? 0}
            nameRoom={rooms[at]}
            days={sight.days}
            isHeld={held?.booking?.id === bar.booking.id}
            isTabStop={bar.booking.id === tabStop}
          />
        ))}
        {held && !isUnfolded && (
          <Ghost
            held={held}
            bookings={row.bookings}
            sight={sight}
            today={today}
            line={lines[bars.findIndex(({ booking }) => booking.id === held.booking?.id)] ?? 0}
          />
        )}
      </td>
    </tr>
  );
}
