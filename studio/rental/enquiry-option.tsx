import { CalendarIcon } from "@sanity/icons/Calendar";
import { Box, Button, Dialog, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  isSanityDocument,
  type ObjectInputProps,
  type SanityDocument,
  useCurrentUser,
} from "sanity";
import { t } from "#app/label/translate.ts";
import { rentalIds } from "#app/rental/rental-documents.ts";
import { looksAfterShop } from "#studio/connection/has-role.ts";
import { noDresses, useAnswer } from "#studio/connection/use-answer.ts";
import { BookingForm, type OpenBooking } from "./booking-dialog.tsx";
import type { Rental } from "./rental-data.ts";
import { optionFor, typedOf } from "./typed-booking.ts";
import { useKept, useRental, useRentalClient, useSave } from "./use-rental.ts";

/** An enquiry becomes an option with what it says, or leads to the booking that it has become. */
export const MakeOption: DocumentActionComponent = (props) => {
  return useOption(props);
};
MakeOption.displayName = "MakeOption";

/** Studio shows the actions of a booking in a menu alone. */
export function WithCalendar(props: ObjectInputProps) {
  const { value } = props;
  return (
    <Stack gap={2}>
      {isSanityDocument(value) && <InCalendar document={value} />}
      {props.renderDefault(props)}
    </Stack>
  );
}

export function InCalendar({ document }: { document: SanityDocument }) {
  const option = useOption({ id: document._id, type: document._type, published: document });
  if (!option) return null;
  const { label, icon, onHandle, dialog } = option;
  return (
    <Box>
      <Button text={label} icon={icon} mode="ghost" onClick={onHandle} />
      {dialog && (
        <Dialog id="booking" header={dialog.header} width={1} onClose={dialog.onClose}>
          {dialog.content}
        </Dialog>
      )}
    </Box>
  );
}

const BOOKING_OF = `{"booking": *[_type == "booking" && enquiry._ref == $id && state != "cancelled"][0]._id}`;

function useOption({ id, type, published }: Pick<DocumentActionProps, "id" | "type" | "published">) {
  const client = useRentalClient();
  const kept = useKept();
  const mayEdit = looksAfterShop(useCurrentUser());
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useAnswer(
    () => client.fetch<{ booking: string | null }>(BOOKING_OF, { id }, { perspective: "raw" }),
    id,
  );
  const isEnquiry = type === "enquiry" && published?.["purpose"] !== "purchase";
  if (!(kept?.isKept && mayEdit && published) || !(isEnquiry || type === "booking")) return null;
  const enquiry: SanityDocument = published;
  const isBooked = !isEnquiry || (typeof found === "object" && found.booking !== null);

  /** Somebody else may have booked it by then. */
  function openIn(rental: Rental): OpenBooking {
    const booking = rental.bookings.find(
      (one) => one.id === id || (one.enquiry === id && one.state !== "cancelled"),
    );
    if (booking) return { id: booking.id, seen: booking, typed: typedOf(booking) };
    const typed = optionFor(enquiry, rental);
    return { id: idOf(enquiry, rental), seen: null, typed };
  }

  function close() {
    setOpen(false);
    setFound("asking");
  }

  return {
    label: isBooked ? t("Open the booking") : t("Make an option"),
    icon: CalendarIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: "dialog" as const,
      header: isBooked ? t("Booking") : t("New booking"),
      content: <OpenedBooking openIn={openIn} onClose={close} />,
      onClose: close,
    },
  };
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
