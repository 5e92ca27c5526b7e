import { t } from "@trousseau/words/translate.ts";
import type { Done } from "#studio/desk/done-card.tsx";
import { separated } from "#words/locale.ts";
import { inWords } from "./booking-bar.tsx";
import type { OpenBooking } from "./booking-dialog.tsx";
import { placeOf } from "./holding.ts";
import type { Place } from "./layout.ts";
import { pieceName, type Rental, type ShownBooking } from "./rental-data.ts";
import { bookingIn, fieldsOf, referenceTo, type TypedBooking, typedOf } from "./typed-booking.ts";
import type { Save } from "./use-rental.ts";

type ChangesParts = {
  rental: Rental;
  save: Save | undefined;
  setOpen(open: OpenBooking): void;
  setDone(done: Done<Rental>): void;
  /** Brings a booking into sight. */
  show(booking: ShownBooking): void;
};

/** Whatever is written in the calendar is told in one place, and taken back there. */
export function changesOf({ rental, save, setOpen, setDone, show }: ChangesParts) {
  /** A change that is refused goes on in the dialog, as it was meant. */
  async function change(booking: ShownBooking, to: Change) {
    const refusal = await save?.(booking.id, fieldsIn(to, rental), booking);
    const changed = changedBy(booking, to);
    if (refusal) return setOpen({ id: booking.id, seen: booking, typed: typedOf(changed), refusal });
    setDone({ message: saidOf(changed, rental), undo: () => change(changed, sameFields(booking, to)) });
  }

  /** The calendar shows what the form has written. A new booking that is taken back is cancelled. */
  function say(open: OpenBooking, typed: TypedBooking) {
    const booking = bookingIn(open, typed, rental);
    if (!booking) return;
    show(booking);
    const undo = () => change(booking, open.seen ?? { state: "cancelled" });
    setDone({ message: saidOf(booking, rental), undo });
  }

  return { change, say };
}

/** A booking goes elsewhere, or is in another state, or is another in all of its fields. */
type Change = Place | Pick<ShownBooking, "state"> | ShownBooking;

function fieldsIn(change: Change, { currency }: Rental) {
  if ("note" in change) return fieldsOf(typedOf(change), currency);
  return "piece" in change ? { ...change, piece: referenceTo(change.piece) } : change;
}

function changedBy(booking: ShownBooking, change: Change): ShownBooking {
  return "note" in change ? change : { ...booking, ...change };
}

/** The fields of a booking that a change is about, as they were. */
function sameFields(booking: ShownBooking, change: Change): Change {
  if ("note" in change) return booking;
  return "piece" in change ? placeOf(booking) : { state: booking.state };
}

function saidOf(booking: ShownBooking, rental: Rental): string {
  return t("Saved: {{booking}}", {
    booking: separated([pieceName(booking.piece, rental), inWords(booking)]),
  });
}
