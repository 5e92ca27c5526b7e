import { CalendarIcon } from "@sanity/icons/Calendar";
import { Box, Button, Flex, Text, useMediaIndex } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { type Tool, useCurrentUser } from "sanity";
import { route, useRouter } from "sanity/router";
import { piecesFor } from "#model/rental/rental-documents.ts";
import { looksAfterShop } from "#studio/connection/has-role.ts";
import { noDresses } from "#studio/connection/use-answer.ts";
import { problemOf } from "#studio/desk/change-then-read.ts";
import { ConfirmDialog, ToolPage } from "#studio/desk/tool-page.tsx";
import { Calendar, type Done, DoneCard, views } from "./calendar.tsx";
import { addPieces, isPromised, numbered, removePieces, restorePieces, writePiece } from "./keep-pieces.ts";
import { PieceDialog } from "./piece-dialog.tsx";
import { dressesToAdd, type Rental, type RentedDress, type ShownPiece } from "./rental-data.ts";
import { useRental, useRentalClient, useSave } from "./use-rental.ts";
import "./calendar.css";

const TITLE = t("Calendar");

/** The bookings of a label that rents, by piece and day. */
export const calendarTool: Tool = {
  name: "calendar",
  title: TITLE,
  icon: CalendarIcon,
  component: CalendarPage,
  router: route.create("/", [route.create("/:view")]),
};

function CalendarPage() {
  const { rental, reload } = useRental();
  if (typeof rental === "string") return <ToolPage title={TITLE}>{noDresses[rental]}</ToolPage>;
  return <KeptCalendar rental={rental} reload={reload} />;
}

/** On a narrower screen the calendar opens with this week; an index of Sanity's breakpoints. */
const WIDE = 2;

type KeptCalendarProps = { rental: Rental; reload(): Promise<void> };

function KeptCalendar({ rental, reload }: KeptCalendarProps) {
  const client = useRentalClient();
  const toast = useToast();
  const router = useRouter();
  const isNarrow = useMediaIndex() < WIDE;
  const save = useSave(reload);
  const mayEdit = looksAfterShop(useCurrentUser());
  const [piece, setPiece] = useState<{ shownPiece: ShownPiece | undefined }>();
  const [done, setDone] = useState<Done>();
  const view = views.find((name) => name === router.state["view"]) ?? (isNarrow ? "week" : "season");

  /** Resolves with whether it was done. */
  async function take(step: Promise<void>): Promise<boolean> {
    const [taken] = await Promise.allSettled([step]);
    if (taken.status === "rejected") toast.push(problemOf(taken.reason));
    await reload().catch((error: unknown) => toast.push(problemOf(error)));
    return taken.status === "fulfilled";
  }

  async function remove(removed: ShownPiece): Promise<boolean> {
    const isRemoved = await take(removePieces(client, [removed]));
    const undo = () => {
      setDone(undefined);
      void take(restorePieces(client, [removed], rental));
    };
    if (isRemoved) setDone({ message: t("Removed: {{piece}}", { piece: removed.name }), undo });
    return isRemoved;
  }

  return (
    <ToolPage title={TITLE} width="auto">
      {done && <DoneCard done={done} onClose={() => setDone(undefined)} />}
      {rental.pieces.length > 0 && (
        <Calendar
          rental={rental}
          view={view}
          setView={(next) => router.navigate({ view: next })}
          save={mayEdit ? save : undefined}
          openPiece={(shownPiece) => setPiece({ shownPiece })}
          setDone={setDone}
        />
      )}
      {mayEdit && (
        <Pieces
          rental={rental}
          add={(dresses) => void take(addPieces(client, dresses))}
          addOne={() => setPiece({ shownPiece: undefined })}
          end={() => void take(removePieces(client, rental.pieces))}
        />
      )}
      {piece && (
        <PieceDialog
          piece={piece.shownPiece}
          rental={rental}
          edit={
            mayEdit
              ? {
                  save: (typed) =>
                    take(
                      writePiece(client, piece.shownPiece?.id, numbered(typed, piece.shownPiece?.id, rental)),
                    ),
                  remove,
                }
              : undefined
          }
          onClose={() => setPiece(undefined)}
        />
      )}
    </ToolPage>
  );
}

type PiecesProps = {
  rental: Rental;
  add(dresses: readonly RentedDress[]): void;
  addOne(): void;
  end(): void;
};

/** Begins the calendar, keeps its pieces in step with the dresses, and ends it. */
function Pieces({ rental, add, addOne, end }: PiecesProps) {
  const [isEnding, setEnding] = useState(false);
  const dresses = dressesToAdd(rental);
  const { pieces } = rental;
  if (pieces.length === 0)
    return (
      <>
        <Text>
          {t(
            "Who has which dress, and when. Every rental dress gets one piece per size: you book those, and the shop says on which days they are available. You can add and remove pieces later.",
          )}
        </Text>
        <Box>
          <Button
            text={t("Begin a calendar")}
            tone="primary"
            disabled={dresses.flatMap(piecesFor).length === 0}
            onClick={() => add(dresses)}
          />
        </Box>
      </>
    );
  return (
    <Flex gap={3} wrap="wrap" align="center" className="calendar-controls">
      <Button text={t("New piece")} mode="ghost" onClick={addOne} />
      {dresses.length > 0 && (
        <Button
          text={t("Add pieces of {{names}}", { names: dresses.map(({ name }) => name).join(", ") })}
          mode="ghost"
          onClick={() => add(dresses)}
        />
      )}
      {!pieces.some((piece) => isPromised(piece, rental)) && (
        <Button text={t("End the calendar")} mode="bleed" tone="critical" onClick={() => setEnding(true)} />
      )}
      {isEnding && (
        <ConfirmDialog
          id="end-calendar"
          question={t("End the calendar?")}
          consequence={t(
            "All pieces are removed, and the shop no longer says which days are free. You can begin again at any time.",
          )}
          button={t("End the calendar")}
          tone="critical"
          onNo={() => setEnding(false)}
          onYes={() => {
            setEnding(false);
            end();
          }}
        />
      )}
    </Flex>
  );
}
