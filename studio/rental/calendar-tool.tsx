import { CalendarIcon } from "@sanity/icons/Calendar";
import { Box, Button, Dialog, Flex, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { type Tool, useCurrentUser } from "sanity";
import { route, useRouter } from "sanity/router";
import { useKeepsVisits } from "#studio/appointments/use-visit-book.ts";
import { VisitCalendar } from "#studio/appointments/visit-calendar.tsx";
import { VISITS_VIEW } from "#studio/appointments/visit-link.tsx";
import { looksAfterShop } from "#studio/connection/has-role.ts";
import { noDresses } from "#studio/connection/use-answer.ts";
import { DoneCard, useUndoable } from "#studio/desk/done-card.tsx";
import { ToolPage } from "#studio/desk/tool-page.tsx";
import { BookingFiles } from "./booking-files.tsx";
import { Calendar } from "./calendar.tsx";
import {
  changePieces,
  numbered,
  type PieceChanges,
  reverseOf,
  type TypedPiece,
  writePiece,
} from "./keep-pieces.ts";
import { PieceDialog } from "./piece-dialog.tsx";
import { PieceList } from "./piece-list.tsx";
import { dressesToAdd, type Rental, type ShownPiece } from "./rental-data.ts";
import { useRental, useRentalClient, useSave } from "./use-rental.ts";
import "./calendar.css";
import { separated } from "#words/locale.ts";

const TITLE = t("Calendar");

/** The bookings of a label that rents, by piece and day. */
export const calendarTool: Tool = {
  name: "calendar",
  title: TITLE,
  icon: CalendarIcon,
  component: CalendarPage,
  router: route.create("/", [route.create("/:view", [route.create("/:visit")])]),
};

function CalendarPage() {
  const { rental, reload } = useRental();
  const keepsVisits = useKeepsVisits();
  const { view } = useRouter().state;
  if (typeof rental === "string") return <ToolPage title={TITLE}>{noDresses[rental]}</ToolPage>;
  const isRenting = rental.pieces.length > 0 || rental.dresses.some(({ isToRent }) => isToRent);
  const showsVisits = view === undefined ? !isRenting : String(view).startsWith(VISITS_VIEW);
  const isByVisits = keepsVisits && showsVisits;
  return (
    <ToolPage title={TITLE} width="auto">
      {keepsVisits && isRenting && <Sides isByVisits={isByVisits} />}
      {isByVisits ? <VisitCalendar rental={rental} /> : <KeptCalendar rental={rental} reload={reload} />}
    </ToolPage>
  );
}

/** The calendar's two sides. */
function Sides({ isByVisits }: { isByVisits: boolean }) {
  const router = useRouter();
  return (
    <Flex gap={2} className="calendar-controls">
      {[false, true].map((ofVisits) => (
        <Button
          key={String(ofVisits)}
          text={ofVisits ? t("Appointments") : t("Rentals")}
          mode={ofVisits === isByVisits ? "default" : "bleed"}
          aria-pressed={ofVisits === isByVisits}
          onClick={() => router.navigate(ofVisits ? { view: VISITS_VIEW } : {})}
        />
      ))}
    </Flex>
  );
}

type KeptCalendarProps = { rental: Rental; reload(): Promise<void> };

function KeptCalendar({ rental, reload }: KeptCalendarProps) {
  const client = useRentalClient();
  const save = useSave(reload);
  const mayEdit = looksAfterShop(useCurrentUser());
  const [piece, setPiece] = useState<{ shownPiece: ShownPiece | undefined }>();
  const { done, setDone, take } = useUndoable<Rental>(reload);
  const change: ChangePieces = (changes, message) =>
    take(
      () => changePieces(client, changes),
      (revision) => {
        const act = { removed: changes.removed, before: rental, revision };
        return { message, undo: (now) => changePieces(client, reverseOf(act, now)) };
      },
    );
  const edit = {
    save: (typed: TypedPiece) =>
      take(() => writePiece(client, piece?.shownPiece?.id, numbered(typed, piece?.shownPiece?.id, rental))),
    remove: (removed: ShownPiece) =>
      change({ added: [], removed: [removed] }, t("Removed: {{piece}}", { piece: removed.name })),
  };

  return (
    <>
      <DoneCard message={done?.message} undo={() => done?.undo(rental)} onClose={() => setDone(undefined)} />
      {rental.pieces.length > 0 && (
        <Calendar
          rental={rental}
          save={mayEdit ? save : undefined}
          openPiece={(shownPiece) => setPiece({ shownPiece })}
          setDone={setDone}
          files={<BookingFiles rental={rental} client={client} take={mayEdit ? take : undefined} />}
        />
      )}
      {mayEdit && (
        <Pieces rental={rental} addOne={() => setPiece({ shownPiece: undefined })} change={change} />
      )}
      {piece && (
        <PieceDialog
          piece={piece.shownPiece}
          rental={rental}
          edit={mayEdit ? edit : undefined}
          onClose={() => setPiece(undefined)}
        />
      )}
    </>
  );
}

type ChangePieces = (changes: PieceChanges, message: string) => Promise<boolean>;

type PiecesProps = { rental: Rental; addOne(): void; change: ChangePieces };

/** Begins the calendar, keeps its pieces in step with the dresses, and ends it. */
function Pieces({ rental, addOne, change }: PiecesProps) {
  const [isOpen, setOpen] = useState(false);
  const changeAll = (changes: PieceChanges) => {
    const [added, removed] = [changes.added.length, changes.removed.length];
    return change(changes, t("Pieces: {{added}} added, {{removed}} removed", { added, removed }));
  };
  if (rental.pieces.length === 0)
    return (
      <>
        <Text>
          {t(
            "Who has which dress, and when. Tick the pieces that hang in your showroom: you book those, and the shop says on which days they are available. You can change this list at any time.",
          )}
        </Text>
        <PieceList rental={rental} change={changeAll} />
      </>
    );
  const names = separated(dressesToAdd(rental).map(({ name }) => name));
  return (
    <Flex gap={3} wrap="wrap" align="center" className="calendar-controls">
      <Button
        text={names ? t("Add pieces of {{names}}", { names }) : t("Pieces…")}
        mode="ghost"
        onClick={() => setOpen(true)}
      />
      <Button text={t("New piece")} mode="ghost" onClick={addOne} />
      {isOpen && (
        <Dialog id="pieces" header={t("Pieces")} width={1} onClose={() => setOpen(false)}>
          <Box padding={4}>
            <PieceList rental={rental} change={changeAll} onDone={() => setOpen(false)} />
          </Box>
        </Dialog>
      )}
    </Flex>
  );
}
