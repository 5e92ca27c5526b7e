import { Card, Heading, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type ReactNode, useState } from "react";
import { isSanityDocument, type ObjectInputProps, useClient, useCurrentUser } from "sanity";
import { IntentLink } from "sanity/router";
import { type Customer, readCustomer } from "#model/customers/customer.ts";
import { ownOf } from "#model/customers/own-documents.ts";
import { dayInWords } from "#model/days/day.ts";
import { appointmentStateTitles } from "#model/documents/appointment-document.ts";
import { stateTitles } from "#model/documents/booking-document.ts";
import { bookingStates } from "#model/rental/booking.ts";
import { visitsOf } from "#studio/appointments/visits-of-customer.ts";
import { looksAfterShop } from "#studio/connection/has-role.ts";
import { useAnswer } from "#studio/connection/use-answer.ts";
import { dayOf, forDay } from "#studio/schema/enquiry-type.ts";
import { sideBySide } from "#studio/schema/side-by-side.ts";
import { ContactButtons } from "./contact-buttons.tsx";
import { type FoundOwn, OWN_QUERY, useCustomers } from "./customer-data.ts";
import { CustomerForm, type UnsavedCustomer } from "./customer-form.tsx";

/** A customer's page: how she is reached, what is known of her, and everything she has asked for and booked. */
export function CustomerPage({ value }: ObjectInputProps) {
  const customer = readCustomer(value);
  if (!customer || !isSanityDocument(value)) return null;
  return (
    <Stack gap={5}>
      <ContactButtons {...customer} />
      <KeptForm key={customer.id} customer={customer} revision={value._rev} />
      <OwnDocuments key={customer.email + customer.phone} customer={customer} />
    </Stack>
  );
}

/** Studio draws a form anew when its connection was lost: what was typed until then is kept here, by the ids of customers. */
const unsaved = new Map<string, UnsavedCustomer>();

/** The form follows what others write, but for the fields in which something was typed: these stay, and the others' words are shown. */
function KeptForm({ customer, revision }: { customer: Customer; revision: string }) {
  const { id, ...fields } = customer;
  const mayEdit = looksAfterShop(useCurrentUser());
  const [round, setRound] = useState(0);
  const now = { fields, revision };

  function beginAnew() {
    unsaved.delete(id);
    setRound(round + 1);
  }

  return (
    <CustomerForm
      key={round}
      id={id}
      now={now}
      begin={unsaved.get(id)}
      mayEdit={mayEdit}
      onTyped={(form) => unsaved.set(id, form)}
      onSaved={beginAnew}
      onCancel={beginAnew}
    />
  );
}

function OwnDocuments({ customer }: { customer: Customer }) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const { id } = customer;
  const [candidates] = useAnswer(() => client.fetch<FoundOwn>(OWN_QUERY, { id }, { perspective: "raw" }), id);
  const everybody = useCustomers();
  if (typeof candidates === "string" || !everybody) return null;
  const { enquiries, bookings } = ownOf(customer, candidates, everybody);
  const visits = visitsOf(customer, candidates.visits, everybody);
  return (
    <>
      <Part title={t("Bookings")} isEmpty={bookings.length === 0}>
        {bookings.map(({ _id, dress, size, firstDay, lastDay, state }) => (
          <Row key={_id} id={_id} type="booking" title={sideBySide([dress, size]) || t("Booking")}>
            {sideBySide([
              [firstDay, lastDay].map((day) => dayInWords(String(day))).join(" – "),
              bookingStates.filter((one) => one === state).map((one) => stateTitles[one])[0],
            ])}
          </Row>
        ))}
      </Part>
      {visits.length > 0 && (
        <Part title={t("Appointments")} isEmpty={false}>
          {visits.map(({ id: visit, day, time, kindTitle, state }) => (
            <Row key={visit} id={visit} type="appointment" title={sideBySide([dayInWords(day), time])}>
              {sideBySide([kindTitle, appointmentStateTitles[state]])}
            </Row>
          ))}
        </Part>
      )}
      <Part title={t("Enquiries")} isEmpty={enquiries.length === 0}>
        {enquiries.map(({ _id, received, dress, eventDate }) => (
          <Row key={_id} id={_id} type="enquiry" title={dayOf(received)}>
            {sideBySide([dress, forDay(eventDate)])}
          </Row>
        ))}
      </Part>
    </>
  );
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {isEmpty ? (
        <Text size={1} muted>
          {t("None so far.")}
        </Text>
      ) : (
        children
      )}
    </Stack>
  );
}

type RowProps = { id: string; type: string; title: string; children: ReactNode };

function Row({ id, type, title, children }: RowProps) {
  return (
    <Card border padding={3} radius={2}>
      <Stack gap={3}>
        <Text weight="medium">
          <IntentLink intent="edit" params={{ id, type }}>
            {title}
          </IntentLink>
        </Text>
        <Text size={1} muted>
          {children}
        </Text>
      </Stack>
    </Card>
  );
}
