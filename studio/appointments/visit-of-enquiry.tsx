import { CalendarIcon } from "@sanity/icons/Calendar";
import { Button, Dialog, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { type SanityDocument, useCurrentUser } from "sanity";
import { looksAfterShop } from "#studio/connection/has-role.ts";
import { noDresses } from "#studio/connection/use-answer.ts";
import type { Rental } from "#studio/rental/rental-data.ts";
import { useRental } from "#studio/rental/use-rental.ts";
import { visitFor } from "./typed-visit.ts";
import { useKeepsVisits, useVisitBook } from "./use-visit-book.ts";
import { useVisitChanges } from "./use-visit-changes.ts";
import type { VisitBook } from "./visit-book.ts";
import { type OpenVisit, VisitDialog } from "./visit-dialog.tsx";
import { VisitButton } from "./visit-link.tsx";

/** An enquiry becomes an appointment, or leads to the one that it has become. */
export function VisitOfEnquiry({ enquiry }: { enquiry: SanityDocument }) {
  const mayEdit = looksAfterShop(useCurrentUser());
  const keepsVisits = useKeepsVisits();
  if (!keepsVisits || !mayEdit) return null;
  return <KnownEnquiry enquiry={enquiry} />;
}

type EnquiryProps = { enquiry: SanityDocument };

function KnownEnquiry({ enquiry }: EnquiryProps) {
  const book = useVisitBook();
  const [isOpen, setOpen] = useState(false);
  const visit = book?.visits.find((one) => one.enquiry === enquiry._id && one.state !== "cancelled");
  const close = () => setOpen(false);
  if (!book) return null;
  return (
    <>
      {visit ? (
        <VisitButton id={visit.id} />
      ) : (
        <Button
          text={t("Make an appointment")}
          icon={CalendarIcon}
          mode="ghost"
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && <NewDialog {...{ enquiry, book, close }} />}
    </>
  );
}

type NewDialogProps = EnquiryProps & { book: VisitBook; close(): void };

/** The dresses and customers are asked for when somebody wants them. */
function NewDialog(props: NewDialogProps) {
  const { rental } = useRental();
  if (typeof rental === "string")
    return (
      <Dialog id="visit" header={t("New appointment")} width={1} padding={4} onClose={props.close}>
        <Text>{noDresses[rental]}</Text>
      </Dialog>
    );
  return <Opened rental={rental} {...props} />;
}

/** The form's beginning is decided once: it stays while others write. */
function Opened({ enquiry, book, rental, close }: NewDialogProps & { rental: Rental }) {
  const changes = useVisitChanges();
  const [open] = useState<OpenVisit>(() => ({ visit: visitFor(enquiry, book, rental), seen: undefined }));
  return <VisitDialog {...{ open, book, rental, changes }} onClose={close} />;
}
