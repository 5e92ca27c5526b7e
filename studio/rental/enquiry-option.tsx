import { CalendarIcon } from "@sanity/icons/Calendar";
import { Box, Button, Dialog, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { isSanityDocument, type ObjectInputProps, type SanityDocument, useCurrentUser } from "sanity";
import { rentalIds } from "#model/rental/rental-documents.ts";
import { looksAfterShop } from "#studio/connection/has-role.ts";
import { noDresses, useAnswer } from "#studio/connection/use-answer.ts";
import { BookingForm, type OpenBooking } from "./booking-dialog.tsx";
import type { Rental } from "./rental-data.ts";
import { optionFor, typedOf } from "./typed-booking.ts";
import { useKept, useRental, useRentalClient, useSave } from "./use-rental.ts";

export function WithCalendar(props: ObjectInputProps) {
  const { value } = props;
  return (
    <Stack gap={2}>
      {isSanityDocument(value) && <InCalendar document={value} />}
      {props.renderDefault(props)}
    </Stack>
  );
}

const BOOKING_OF = `{"booking": *[_type == "booking" && enquiry._ref == $id && state != "cancelled"][0]._id}`;

/** An enquiry becomes an option with what it says, or leads to the booking that it has become; a booking leads to its form. */
export function InCalendar({ document }: { document: SanityDocument }) {
  const { _id: id, _type: type, purpose } = document;
  const client = useRentalClient();
  const kept = useKept();
  const mayEdit = looksAfterShop(useCurrentUser());
  const [isOpen, setOpen] = useState(false);
  const [option, setOption] = useAnswer(
    () => client.fetch<{ booking: string | null }>(BOOKING_OF, { id }, { perspective: "raw" }),
    id,
  );
  const isEnquiry = type === "enquiry" && purpose !== "purchase";
  if (!(kept?.isKept && mayEdit) || !(isEnquiry || type === "booking")) return null;
  const isBooked = !isEnquiry || (typeof option === "object" && option.booking !== null);

  /** Somebody else may have booked it by then. */
  function openIn(rental: Rental): OpenBooking {
    const booking = rental.bookings.find(
      (one) => one.id === id || (one.enquiry === id && one.state !== "cancelled"),
    );
    if (booking) return { id: booking.id, seen: booking, typed: typedOf(booking) };
    return { id: idOf(document, rental), seen: null, typed: optionFor(document, rental) };
  }

  function close() {
    setOpen(false);
    setOption("asking");
  }

  return (
    <Box>
      <Button
        text={isBooked ? t("Open the booking") : t("Hold as an option")}
        icon={CalendarIcon}
        mode="ghost"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog id="booking" header={isBooked ? t("Booking") : t("New booking")} width={1} onClose={close}>
          <OpenedBooking openIn={openIn} onClose={close} />
        </Dialog>
      )}
    </Box>
  );
}

/** Two who make an option of one enquiry at the same moment make the same one. Cancelled ones keep their ids. */
function idOf({ _id }: SanityDocument, { bookings }: Rental): string {
  const idAt = (at: number) => `${rentalIds.booking}${_id}-${at}`;
  let at = 0;
  while (bookings.some(({ id }) => id === idAt(at))) at += 1;
  return idAt(at);
}

type OpenedBookingProps = { openIn(rental: Rental): OpenBooking; onClose(): void };

function OpenedBooking({ openIn, onClose }: OpenedBookingProps) {
  const { rental, reload } = useRental();
  const save = useSave(reload);
  if (typeof rental === "string")
    return (
      <Box padding={4}>
        <Text>{noDresses[rental]}</Text>
      </Box>
    );
  return <Opened rental={rental} {...{ openIn, save, onClose }} />;
}

type OpenedProps = OpenedBookingProps & { rental: Rental; save: ReturnType<typeof useSave> };

/** The form's beginning is decided once: it stays while others write. */
function Opened({ rental, openIn, save, onClose }: OpenedProps) {
  const [open] = useState(() => openIn(rental));
  return <BookingForm open={open} rental={rental} save={save} onClose={onClose} />;
}
