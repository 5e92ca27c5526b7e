import { Button, Card, Flex, Grid, Stack, Text, TextArea } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type KeyboardEvent, useState } from "react";
import { type SanityClient, useClient } from "sanity";
import { IntentLink } from "sanity/router";
import { type CustomerFields, customerFields } from "#model/customers/customer.ts";
import { CustomerRefused, saveCustomer } from "#model/customers/save-customer.ts";
import { dayInWords } from "#model/days/day.ts";
import { customer as described } from "#model/documents/customer-document.ts";
import { problemOf } from "#studio/desk/change-then-read.ts";
import { Meanwhile } from "#studio/desk/meanwhile.tsx";
import { type Form, useTyped } from "#studio/desk/use-typed.ts";
import { Field, Labelled } from "#studio/people/line-field.tsx";

/** Why nobody was written, and the customer who is there already. */
export type CustomerRefusal = { message: string; customer: string | undefined };

/** `revision` is undefined for a new customer. */
export type CustomerVersion = { fields: CustomerFields; revision: string | undefined };

export type UnsavedCustomer = Form<CustomerFields, CustomerVersion>;

type CustomerFormProps = {
  id: string;
  /** The customer as stored at this moment. */
  now: CustomerVersion;
  /** The form as it was before it was drawn anew. */
  begin?: UnsavedCustomer | undefined;
  /** Only an editor changes one. */
  mayEdit: boolean;
  onTyped?(form: UnsavedCustomer): void;
  onSaved(): void;
  /** Gives up what was typed. */
  onCancel?: (() => void) | undefined;
};

/** The form keeps what was typed when it is refused. */
export function CustomerForm(props: CustomerFormProps) {
  const {
    id,
    now,
    begin = { typed: now.fields, seen: now, theirs: [] },
    mayEdit,
    onTyped,
    onSaved,
    onCancel,
  } = props;
  const client = useClient({ apiVersion: "2025-02-19" });
  const [isBusy, setBusy] = useState(false);
  const { typed, seen, theirs, setTyped } = useTyped({
    begin,
    now,
    fieldsOf: ({ fields }) => fields,
    isBusy,
  });
  const [refused, setRefused] = useState<{ refusal: CustomerRefusal; seen: CustomerVersion }>();
  const isChanged = customerFields.some((name) => typed[name] !== seen.fields[name]);
  const fieldProps = (name: keyof CustomerFields) => ({
    id: `customer-${name}`,
    title: described.fields[name].title,
    value: typed[name],
    setValue(text: string) {
      setTyped({ ...typed, [name]: text });
      onTyped?.({ typed: { ...typed, [name]: text }, seen, theirs });
    },
  });

  async function submit() {
    setBusy(true);
    const refusal = await writeCustomer(client, id, typed, seen.revision);
    setBusy(false);
    setRefused(refusal && { refusal, seen });
    if (!refusal) onSaved();
  }

  const canSave = mayEdit && isChanged && !isBusy && typed.name.trim() !== "";

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (canSave) void submit();
  }

  return (
    // Sanity's own form is around it, and one form inside another loads the page anew.
    <Stack gap={4} onKeyDown={onKeyDown}>
      <fieldset disabled={!mayEdit} style={{ display: "contents" }}>
        <Field {...fieldProps("name")} />
        <Grid gridTemplateColumns={[1, 1, 2]} gapX={3} gapY={4}>
          <Field {...fieldProps("phone")} />
          <Field {...fieldProps("email")} />
          <Field {...fieldProps("eventDate")} type="date" />
          <Lines {...fieldProps("address")} rows={2} />
        </Grid>
        <Lines {...fieldProps("measurements")} rows={3} />
        <Lines {...fieldProps("note")} rows={3} />
      </fieldset>
      <Meanwhile changes={changesInWords(theirs, seen)} />
      {refused?.seen === seen && <Refused refusal={refused.refusal} />}
      {mayEdit && (
        <Flex gap={3} justify="flex-end">
          {onCancel && (
            <Button
              type="button"
              text={t("Cancel")}
              mode="ghost"
              disabled={!isChanged && seen.revision !== undefined}
              onClick={onCancel}
            />
          )}
          <Button
            type="button"
            text={t("Save")}
            tone="primary"
            disabled={!canSave}
            onClick={() => void submit()}
          />
        </Flex>
      )}
    </Stack>
  );
}

function isField(name: string): name is keyof CustomerFields {
  return customerFields.some((field) => field === name);
}

/** The fields that somebody else has written, as they are now. */
function changesInWords(
  names: readonly string[],
  { fields }: CustomerVersion,
): [title: string, now: string][] {
  return names
    .filter(isField)
    .map((name) => [
      described.fields[name].title,
      name === "eventDate" ? dayInWords(fields.eventDate) : fields[name],
    ]);
}

/** Resolves with the reason where nothing was written. */
export async function writeCustomer(
  client: SanityClient,
  id: string,
  typed: CustomerFields,
  revision?: string,
): Promise<CustomerRefusal | undefined> {
  const fields = Object.fromEntries(customerFields.map((name) => [name, typed[name].trim() || undefined]));
  try {
    await saveCustomer(client, id, fields, revision);
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}

export function refusalOf(error: unknown): CustomerRefusal {
  if (error instanceof CustomerRefused) return { message: error.message, customer: error.customer };
  const { title, description } = problemOf(error);
  return { message: `${title}. ${description}`, customer: undefined };
}

type LinesProps = { id: string; title: string; value: string; setValue(text: string): void; rows: number };

function Lines({ id, title, value, setValue, rows }: LinesProps) {
  return (
    <Labelled id={id} title={title}>
      <TextArea
        id={id}
        rows={rows}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </Labelled>
  );
}

function Refused({ refusal: { message, customer } }: { refusal: CustomerRefusal }) {
  return (
    <Card tone="critical" padding={3} radius={2} border role="alert">
      <Stack gap={3}>
        <Text size={1}>{message}</Text>
        {customer !== undefined && (
          <Text size={1}>
            <IntentLink intent="edit" params={{ id: customer, type: "customer" }}>
              {t("Open this customer")}
            </IntentLink>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
