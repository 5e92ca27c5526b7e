import { Button } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import type { SanityClient } from "sanity";
import type { Act } from "#model/tables/dresses-table.ts";
import { downloadCsv } from "#studio/connection/download.ts";
import { workspace } from "#studio/connection/workspace.ts";
import { mutate } from "#studio/desk/change-then-read.ts";
import { ImportDialog } from "#studio/dresses/import-dialog.tsx";
import { mutationsBack } from "#studio/dresses/save-cells.ts";
import { bookingsCsv } from "./bookings-csv.ts";
import type { Done } from "./calendar.tsx";
import type { Rental } from "./rental-data.ts";

type BookingFilesProps = {
  rental: Rental;
  client: SanityClient;
  /** Absent for someone who may only read. */
  edit: { take(step: Promise<void>): Promise<boolean>; setDone(done: Done | undefined): void } | undefined;
};

/** The bookings go out as a table, and come in from one. */
export function BookingFiles({ rental, client, edit }: BookingFilesProps) {
  const [isImporting, setImporting] = useState(false);

  async function takeImport(importing: () => Promise<Act | undefined>): Promise<boolean> {
    let act: Act | undefined;
    async function run() {
      act = await importing();
    }
    const isImported = await edit?.take(run());
    if (isImported && act) offerUndo(act);
    return isImported === true;
  }

  function offerUndo(act: Act) {
    const message = t("Imported bookings: {{number}}", { number: act.writtenStates.length });
    const undo = () => {
      edit?.setDone(undefined);
      void edit?.take(mutate(client, mutationsBack(act)).then(() => undefined));
    };
    edit?.setDone({ message, undo });
  }

  return (
    <>
      <Button
        text={t("Export as CSV")}
        mode="bleed"
        onClick={() => downloadCsv(bookingsCsv(rental.bookings, rental), `bookings-${rental.today}.csv`)}
      />
      {edit && workspace.shopUrl && (
        <Button text={t("Import a table…")} mode="bleed" onClick={() => setImporting(true)} />
      )}
      {isImporting && (
        <ImportDialog kind="bookings" client={client} take={takeImport} onClose={() => setImporting(false)} />
      )}
    </>
  );
}
