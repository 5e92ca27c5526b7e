import { Button } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import type { SanityClient } from "sanity";
import { CUSTOMER_IDS } from "#model/customers/customer.ts";
import type { Act } from "#model/tables/dresses-table.ts";
import { downloadCsv } from "#studio/connection/download.ts";
import { workspace } from "#studio/connection/workspace.ts";
import { mutate } from "#studio/desk/change-then-read.ts";
import type { useUndoable } from "#studio/desk/done-card.tsx";
import { ImportDialog } from "#studio/dresses/import-dialog.tsx";
import { mutationsBack } from "#studio/dresses/save-cells.ts";
import { bookingsCsv } from "./bookings-csv.ts";
import type { Rental } from "./rental-data.ts";

type BookingFilesProps = {
  rental: Rental;
  client: SanityClient;
  /** Absent for someone who may only read. */
  take: ReturnType<typeof useUndoable>["take"] | undefined;
};

/** The bookings go out as a table, and come in from one. */
export function BookingFiles({ rental, client, take }: BookingFilesProps) {
  const [isImporting, setImporting] = useState(false);

  const doneOf = (act: Act | undefined) =>
    act && {
      message: t("Imported bookings: {{number}}", {
        number: act.writtenStates.filter(({ id }) => !id.startsWith(CUSTOMER_IDS)).length,
      }),
      undo: () => mutate(client, mutationsBack(act)),
    };

  return (
    <>
      <Button
        text={t("Export as CSV")}
        mode="bleed"
        onClick={() => downloadCsv(bookingsCsv(rental.bookings, rental), `bookings-${rental.today}.csv`)}
      />
      {take && workspace.shopUrl && (
        <Button text={t("Import a table…")} mode="bleed" onClick={() => setImporting(true)} />
      )}
      {take && isImporting && (
        <ImportDialog
          kind="bookings"
          client={client}
          take={(importing) => take(importing, doneOf)}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}
