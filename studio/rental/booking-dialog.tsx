import { Box, Button, Card, Dialog, Flex, Grid, Select, Stack, Text, TextArea } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type FormEvent, useState } from "react";
import { IntentLink } from "sanity/router";
import { dayInWords } from "#model/days/day.ts";
import { booking as described, stateTitles } from "#model/documents/booking-document.ts";
import { bookingStates } from "#model/rental/booking.ts";
import { Meanwhile } from "#studio/desk/meanwhile.tsx";
import { useFocusReturn } from "#studio/desk/use-focus-return.ts";
import { useTyped } from "#studio/desk/use-typed.ts";
import { Choice, Field, Labelled } from "#studio/people/line-field.tsx";
import { AgreementButton } from "./agreement-button.tsx";
import { CustomerOfBooking, withCustomer } from "./customer-of-booking.tsx";
import { Money } from "./money-of-booking.tsx";
import { pieceName, type Rental, type ShownBooking, type ShownPiece } from "./rental-data.ts";
import {
  beginningOn,
  faultOf,
  fieldsOf,
  moneyFault,
  type Refusal,
  type TypedBooking,
  typedOf,
  withPiece,
} from "./typed-booking.ts";
import { type Save, useRentalClient } from "./use-rental.ts";

/**
 * `seen` is the booking as it was shown when it was opened, null for a new one. `refusal`: why it was not taken just now, as it
 * stands here.
 */
export type OpenBooking = { id: string; seen: ShownBooking | null; typed: TypedBooking; refusal?: Refusal };

type BookingDialogProps = {
  open: OpenBooking;
  rental: Rental;
  /** Absent for someone who may only read. */
  save: Save | undefined;
  /** Takes what was written, and what was there before it, before the form closes. */
  onSaved?(typed: TypedBooking, seen: ShownBooking | null): void;
  onClose(): void;
};

/** One booking, to look at and to change. What was typed stays when it is refused. */
export function BookingDialog({ open, ...props }: BookingDialogProps) {
  useFocusReturn();
  return (
    <Dialog
      id="booking"
      header={open.seen ? t("Booking") : t("New booking")}
      width={1}
      onClose={props.onClose}
    >
      <BookingForm open={open} {...props} />
    </Dialog>
  );
}

export function BookingForm({
  open: { id, seen: seenBefore, typed: typedBefore, refusal },
  rental,
  save,
  onSaved,
  onClose,
}: BookingDialogProps) {
  const client = useRentalClient();
  const [isBusy, setBusy] = useState(false);
  const { typed, seen, theirs, setTyped } = useTyped({
    begin: { typed: typedBefore, seen: seenBefore, theirs: [] },
    now: (seenBefore && rental.bookings.find((booking) => booking.id === id)) ?? seenBefore,
    fieldsOf: (booking) => (booking ? typedOf(booking) : typedBefore),
    isBusy,
  });
  /** A refusal is of what was typed then. */
  const [refused, setRefused] = useState({ typed: typedBefore, refusal });
  const currentRefusal = refused.typed === typed ? refused.refusal : undefined;
  const doubt = currentRefusal ?? (save && typed.piece ? faultOf(id, typed, rental) : undefined);
  const change = (changes: Partial<TypedBooking>) => setTyped({ ...typed, ...changes });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fault = moneyFault(typed, rental.currency);
    if (fault !== undefined) return setRefused({ typed, refusal: { message: fault, freeFrom: undefined } });
    setBusy(true);
    const { typed: complete, refusal: ofCustomer } = await withCustomer(client, typed, rental.customers);
    const answer = ofCustomer ?? (await save?.(id, fieldsOf(complete, rental.currency), seen));
    setBusy(false);
    if (!answer) {
      onSaved?.(complete, seen);
      return onClose();
    }
    setTyped(complete);
    setRefused({ typed: complete, refusal: answer });
  }

  return (
    <Stack as="form" gap={4} padding={4} onSubmit={(event: FormEvent) => void submit(event)}>
      <fieldset disabled={!save} style={{ display: "contents" }}>
        <Days
          typed={typed}
          pieces={rental.pieces}
          change={change}
          setPiece={(piece) => setTyped(withPiece(typed, piece, rental))}
        />
        {doubt && (
          <Doubt
            doubt={doubt}
            isRefusal={currentRefusal !== undefined}
            begin={(day) => setTyped(beginningOn(typed, day))}
            takeCustomer={(customer) => change({ customer })}
          />
        )}
        <Meanwhile changes={seen ? shownFields(theirs, seen, rental) : []} />
        <CustomerOfBooking typed={typed} customers={rental.customers} change={change} />
        <Money typed={typed} currency={rental.currency} change={change} />
        <Note typed={typed} change={change} />
      </fieldset>
      {typed.enquiry && (
        <Text size={1}>
          <IntentLink intent="edit" params={{ id: typed.enquiry, type: "enquiry" }}>
            {t("Enquiry")}
          </IntentLink>
        </Text>
      )}
      <Flex gap={3} justify="flex-end" wrap="wrap">
        {typed.state !== "cancelled" && typed.name.trim() !== "" && (
          <AgreementButton typed={typed} rental={rental} />
        )}
        <Button text={save ? t("Cancel") : t("Close")} mode="ghost" onClick={onClose} />
        {save && <Button type="submit" text={t("Save")} tone="primary" disabled={isBusy} />}
      </Flex>
    </Stack>
  );
}

const { fields } = described;

/** The fields that somebody else has written, as they are now. */
function shownFields(names: readonly string[], booking: ShownBooking, rental: Rental): [string, string][] {
  const typed = typedOf(booking);
  const inWords: Record<string, string> = {
    ...typed,
    piece: pieceName(booking.piece, rental),
    state: stateTitles[booking.state],
    customer: booking.name,
    ...Object.fromEntries(spans.map((name) => [name, dayInWords(typed[name])])),
  };
  return Object.entries(fields)
    .filter(([name]) => names.includes(name) && !(name === "name" && booking.customer))
    .map(([name, { title }]) => [title, inWords[name] ?? ""]);
}

const spans = ["firstDay", "lastDay", "holdsUntil"] as const;

type PartProps = { typed: TypedBooking; change(changes: Partial<TypedBooking>): void };

const dayFields = [
  ["firstDay", "date"],
  ["lastDay", "date"],
  ["daysBefore", "number"],
  ["daysAfter", "number"],
] as const;

type DaysProps = PartProps & { pieces: readonly ShownPiece[]; setPiece(id: string): void };

function Days({ typed, pieces, change, setPiece }: DaysProps) {
  const { piece, state, holdsUntil } = typed;
  return (
    <>
      <Labelled id="booking-piece" title={fields.piece.title}>
        <Select
          id="booking-piece"
          value={piece}
          required
          onChange={({ currentTarget }) => setPiece(currentTarget.value)}
        >
          <PieceOptions pieces={pieces} pieceId={piece} />
        </Select>
      </Labelled>
      <Grid gridTemplateColumns={2} gapX={3} gapY={4}>
        {dayFields.map(([name, type]) => (
          <Field
            key={name}
            id={`booking-${name}`}
            title={fields[name].title}
            type={type}
            value={typed[name]}
            setValue={(text) => change(name === "firstDay" ? beginningOn(typed, text) : { [name]: text })}
          />
        ))}
        <Choice
          id="booking-state"
          title={fields.state.title}
          value={state}
          options={bookingStates.map((name) => [name, stateTitles[name]])}
          setValue={(name) => change({ state: name })}
        />
        {state === "option" && (
          <Field
            id="booking-holds-until"
            title={fields.holdsUntil.title}
            type="date"
            value={holdsUntil}
            setValue={(day) => change({ holdsUntil: day })}
          />
        )}
      </Grid>
    </>
  );
}

function PieceOptions({ pieces, pieceId }: { pieces: readonly ShownPiece[]; pieceId: string }) {
  return (
    <>
      {!pieces.some(({ id }) => id === pieceId) && (
        <option value={pieceId}>{pieceId ? t("There is no such piece.") : t("Choose…")}</option>
      )}
      {[...Map.groupBy(pieces, ({ dress }) => dress)].map(([dress, own]) => (
        <optgroup key={dress}>
          {own.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

function Note({ typed: { note }, change }: PartProps) {
  return (
    <Labelled id="booking-note" title={fields.note.title}>
      <TextArea
        id="booking-note"
        rows={2}
        value={note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </Labelled>
  );
}

type DoubtProps = {
  doubt: Refusal;
  isRefusal: boolean;
  begin(day: string): void;
  takeCustomer(id: string): void;
};

/** Says with what a booking clashes, before it is saved and when it was refused. */
function Doubt({ doubt: { message, freeFrom, customer }, isRefusal, begin, takeCustomer }: DoubtProps) {
  return (
    <Card tone={isRefusal ? "critical" : "caution"} padding={3} radius={2} border role="alert">
      <Stack gap={3}>
        <Text size={1}>{message}</Text>
        {freeFrom !== undefined && (
          <Box>
            <Button
              text={t("Begin on {{day}}", { day: dayInWords(freeFrom) })}
              mode="ghost"
              onClick={() => begin(freeFrom)}
            />
          </Box>
        )}
        {customer !== undefined && (
          <Box>
            <Button text={t("Take this customer")} mode="ghost" onClick={() => takeCustomer(customer)} />
          </Box>
        )}
      </Stack>
    </Card>
  );
}
