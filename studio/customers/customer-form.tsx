import { Button, Card, Flex, Grid, Stack, Text, TextArea } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type FormEvent, useState } from "react";
import { type SanityClient, useClient } from "sanity";
import { IntentLink } from "sanity/router";
import { CustomerRefused, saveCustomer } from "#model/customers/save-customer.ts";
import { customer as described } from "#model/documents/customer-document.ts";
import { problemOf } from "#studio/desk/change-then-read.ts";
import { Field, Labelled } from "#studio/people/line-field.tsx";
import type { TypedCustomer } from "./typed-customer.ts";

/** Why nobody was written, and the customer who is there already. */
export type CustomerRefusal = { message: string; customer: string | undefined };

type CustomerFormProps = {
  id: string;
  /** The customer as the form begins; `revision` is undefined for a new one. */
  initial: TypedCustomer;
  revision: string | undefined;
  /** Only an editor changes one. */
  mayEdit: boolean;
  onSaved(): void;
  /** Gives up what was typed. */
  onCancel?: (() => void) | undefined;
};

/** The form keeps what was typed when it is refused. */
export function CustomerForm({ id, initial, revision, mayEdit, onSaved, onCancel }: CustomerFormProps) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [typed, setTyped] = useState(initial);
  const [refusal, setRefusal] = useState<CustomerRefusal>();
  const [isBusy, setBusy] = useState(false);
  const isChanged = names.some((name) => typed[name] !== initial[name]);
  const props = (name: keyof TypedCustomer) => ({
    id: `customer-${name}`,
    title: described.fields[name].title,
    value: typed[name],
    setValue: (text: string) => setTyped({ ...typed, [name]: text }),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const refused = await writeCustomer(client, id, typed, revision);
    setBusy(false);
    setRefusal(refused);
    if (!refused) onSaved();
  }

  return (
    <Stack as="form" gap={4} onSubmit={(event: FormEvent) => void submit(event)}>
      <fieldset disabled={!mayEdit} style={{ display: "contents" }}>
        <Field {...props("name")} />
        <Grid gridTemplateColumns={[1, 2]} gapX={3} gapY={4}>
          <Field {...props("phone")} />
          <Field {...props("email")} />
          <Field {...props("eventDate")} type="date" />
        </Grid>
        <Lines {...props("measurements")} />
        <Lines {...props("note")} />
      </fieldset>
      {refusal && <Refused refusal={refusal} />}
      {mayEdit && (
        <Flex gap={3} justify="flex-end">
          {onCancel && (
            <Button
              text={t("Cancel")}
              mode="ghost"
              disabled={!isChanged && revision !== undefined}
              onClick={onCancel}
            />
          )}
          <Button
            type="submit"
            text={t("Save")}
            tone="primary"
            disabled={isBusy || typed.name.trim() === "" || !isChanged}
          />
        </Flex>
      )}
    </Stack>
  );
}

const names = ["name", "phone", "email", "eventDate", "measurements", "note"] as const;

/** Resolves with the reason where nothing was written. */
export async function writeCustomer(
  client: SanityClient,
  id: string,
  typed: TypedCustomer,
  revision?: string,
): Promise<CustomerRefusal | undefined> {
  const fields = Object.fromEntries(names.map((name) => [name, typed[name].trim() || undefined]));
  try {
    await saveCustomer(client, id, fields, revision);
    return undefined;
  } catch (error) {
    if (error instanceof CustomerRefused) return { message: error.message, customer: error.customer };
    const { title, description } = problemOf(error);
    return { message: `${title}. ${description}`, customer: undefined };
  }
}

type LinesProps = { id: string; title: string; value: string; setValue(text: string): void };

function Lines({ id, title, value, setValue }: LinesProps) {
  return (
    <Labelled id={id} title={title}>
      <TextArea
        id={id}
        rows={3}
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
