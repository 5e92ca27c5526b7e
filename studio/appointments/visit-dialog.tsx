import { UserIcon } from "@sanity/icons/User";
import { Box, Button, Card, Dialog, Flex, Stack, Text, TextArea } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type FormEvent, useState } from "react";
import { useClient } from "sanity";
import type { Appointment } from "#model/appointments/appointment.ts";
import { dayInWords } from "#model/days/day.ts";
import {
  type AppointmentState,
  appointmentStateTitles,
  appointment as described,
} from "#model/documents/appointment-document.ts";
import { useFocusReturn } from "#studio/desk/use-focus-return.ts";
import { Labelled } from "#studio/people/line-field.tsx";
import { CustomerOfBooking, withCustomer } from "#studio/rental/customer-of-booking.tsx";
import type { Rental } from "#studio/rental/rental-data.ts";
import { sideBySide } from "#studio/schema/side-by-side.ts";
import { DressesOfVisit } from "./dresses-of-visit.tsx";
import { type PartProps, TimeOfVisit } from "./time-of-visit.tsx";
import { fromSameSender, isExpected, nextStates, withContacts } from "./typed-visit.ts";
import type { VisitChanges } from "./use-visit-changes.ts";
import type { ShownVisit, VisitBook } from "./visit-book.ts";

/** `seen` is the appointment as it was shown when it was opened, undefined for a new one. */
export type OpenVisit = { visit: Appointment; seen: ShownVisit | undefined };

type VisitDialogProps = {
  open: OpenVisit;
  book: VisitBook;
  rental: Rental;
  /** Absent for someone who may only read. */
  changes: VisitChanges | undefined;
  /** Takes what was written, before the form closes. */
  onSaved?(visit: Appointment): void;
  onClose(): void;
};

/** One appointment, to look at and to change. What was typed stays when it is refused. */
export function VisitDialog(props: VisitDialogProps) {
  useFocusReturn();
  const { seen, visit } = props.open;
  const newTitle = visit.state === "away" ? t("Close a time") : t("New appointment");
  const title = seen
    ? sideBySide([t("Appointment"), dayInWords(seen.day), seen.time, appointmentStateTitles[seen.state]])
    : newTitle;
  return (
    <Dialog id="visit" header={title} width={1} onClose={props.onClose}>
      <VisitForm {...props} />
    </Dialog>
  );
}

function VisitForm({
  open: { visit: beginning, seen },
  book,
  rental,
  changes,
  onSaved,
  onClose,
}: VisitDialogProps) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [visit, setVisit] = useState(beginning);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change: PartProps["change"] = (fields) => setVisit({ ...visit, ...fields });
  const isPerson = visit.state !== "away";

  async function save(state: AppointmentState, makesCustomer = !isSamePerson(visit, seen)) {
    if (!changes) return;
    setBusy(true);
    const { typed, refusal: ofCustomer } = !makesCustomer
      ? { typed: visit }
      : await withCustomer(client, visit, rental.customers);
    const reason =
      ofCustomer?.message ?? (await changes.save({ ...withContacts(typed, rental.customers), state }, seen));
    setBusy(false);
    if (reason === undefined) {
      onSaved?.(typed);
      return onClose();
    }
    setVisit(typed);
    setRefusal(reason);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(visit.state);
  }

  return (
    <Stack as="form" gap={4} padding={4} onSubmit={submit}>
      <fieldset disabled={!changes} style={{ display: "contents" }}>
        {isPerson && (
          <CustomerOfBooking
            typed={visit}
            customers={rental.customers}
            change={change}
            hint={hintFor(visit, seen)}
          />
        )}
        {changes && isUnknown(visit, seen) && (
          <Box>
            <Button
              text={t("Save as a customer")}
              icon={UserIcon}
              mode="ghost"
              disabled={isBusy}
              onClick={() => void save(visit.state, true)}
            />
          </Box>
        )}
        <TimeOfVisit {...{ visit, book, change }} />
        {isPerson && <DressesOfVisit {...{ visit, rental, change }} />}
        {visit.message !== "" && <Message text={visit.message} />}
        <Note visit={visit} change={change} />
      </fieldset>
      {refusal !== undefined && (
        <Card tone="critical" padding={3} radius={2} border role="alert">
          <Text size={1}>{refusal}</Text>
        </Card>
      )}
      {seen && changes && (
        <Steps {...{ seen, book, rental, changes, isBusy, onClose }} save={(state) => void save(state)} />
      )}
      <Flex gap={3} justify="flex-end" wrap="wrap">
        <Button text={changes ? t("Cancel") : t("Close")} mode="ghost" onClick={onClose} />
        {changes && <Button type="submit" text={t("Save")} tone="primary" disabled={isBusy} />}
      </Flex>
    </Stack>
  );
}

/** Whoever has booked by themselves is no customer by that alone. */
function isSamePerson({ name, phone, email, state }: Appointment, seen: ShownVisit | undefined): boolean {
  if (state === "away") return true;
  return seen?.name === name && seen.phone === phone && seen.email === email;
}

/** Whether somebody who can be reached is no customer yet. */
function isUnknown(visit: Appointment, seen: ShownVisit | undefined): boolean {
  const { state, customer, name, phone, email } = visit;
  return state !== "away" && isSamePerson(visit, seen) && !customer && name !== "" && phone + email !== "";
}

function hintFor(visit: Appointment, seen: ShownVisit | undefined): string {
  if (isSamePerson(visit, seen) || visit.name.trim() === "") return "";
  return t("With a telephone number or an email address this becomes a customer.");
}

const { fields } = described;

function Message({ text }: { text: string }) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {fields.message.title}
      </Text>
      <Text size={1}>
        <span style={{ whiteSpace: "pre-line", unicodeBidi: "plaintext" }}>{text}</span>
      </Text>
    </Stack>
  );
}

function Note({ visit, change }: PartProps) {
  return (
    <Labelled id="visit-note" title={visit.state === "away" ? t("Reason") : fields.note.title}>
      <TextArea
        id="visit-note"
        rows={2}
        value={visit.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </Labelled>
  );
}

const stepTitles: Record<AppointmentState, string> = {
  ...appointmentStateTitles,
  confirmed: t("Confirm"),
  cancelled: t("Cancel the appointment"),
};

type StepsProps = {
  seen: ShownVisit;
  book: VisitBook;
  rental: Rental;
  changes: VisitChanges;
  isBusy: boolean;
  save(state: AppointmentState): void;
  onClose(): void;
};

/** The next states of the appointment; what was typed is saved as well. */
function Steps({ seen, book, rental, changes, isBusy, save, onClose }: StepsProps) {
  const { today } = rental;
  const same = fromSameSender(seen, book, today);
  const closeAfter = (step: Promise<void>) => void step.then(onClose);
  return (
    <Box>
      <Flex gap={2} wrap="wrap">
        {nextStates(seen, today).map((state) => (
          <Button
            key={state}
            text={seen.state === "away" ? t("Open this time again") : stepTitles[state]}
            mode="ghost"
            disabled={isBusy}
            onClick={() => save(state)}
          />
        ))}
        {isExpected(seen) && (
          <Button
            text={t("Cancel, and answer as an enquiry")}
            mode="ghost"
            disabled={isBusy}
            onClick={() => closeAfter(changes.becomeEnquiry(seen, rental))}
          />
        )}
        {same.length > 1 && (
          <Button
            text={t("{{number}} from the same sender: cancel all", { number: same.length })}
            mode="ghost"
            tone="critical"
            disabled={isBusy}
            onClick={() => closeAfter(changes.cancelAll(same))}
          />
        )}
      </Flex>
    </Box>
  );
}
