import { AddIcon } from "@sanity/icons/Add";
import { DownloadIcon } from "@sanity/icons/Download";
import { UserIcon } from "@sanity/icons/User";
import { Box, Button, Card, Dialog, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { useClient, useCurrentUser } from "sanity";
import { useRouter } from "sanity/router";
import { type StructureBuilder, usePaneRouter } from "sanity/structure";
import { CUSTOMER_IDS, type Customer } from "#model/customers/customer.ts";
import { findCustomers, isEnoughToFind } from "#model/customers/find-customers.ts";
import { dayInWords } from "#model/days/day.ts";
import { customerPhoneInWords } from "#model/entries/national-number.server.ts";
import { downloadCsv } from "#studio/connection/download.ts";
import { looksAfterShop } from "#studio/connection/has-role.ts";
import { workspace } from "#studio/connection/workspace.ts";
import { problemOf } from "#studio/desk/change-then-read.ts";
import { useFocusReturn } from "#studio/desk/use-focus-return.ts";
import { ImportDialog } from "#studio/dresses/import-dialog.tsx";
import { sideBySide } from "#studio/schema/side-by-side.ts";
import { useCustomers } from "./customer-data.ts";
import { CustomerForm } from "./customer-form.tsx";
import { customersCsv } from "./customers-csv.ts";
import { blankCustomer } from "./typed-customer.ts";

const TITLE = t("Customers");

export function customerList(S: StructureBuilder) {
  return S.listItem()
    .id("customers")
    .title(TITLE)
    .icon(UserIcon)
    .child(
      S.component(CustomerList)
        .id("customers")
        .title(TITLE)
        .child((id) => S.document().schemaType("customer").documentId(id)),
    );
}

/** Found by a few letters of a name, or digits of a number: Sanity's own search knows neither umlauts nor Arabic letters. */
function CustomerList() {
  const everybody = useCustomers();
  const mayEdit = looksAfterShop(useCurrentUser());
  const [typed, setTyped] = useState("");
  const [isNew, setNew] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const sought = useDeferredValue(typed);
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();

  async function takeImport(importing: () => Promise<unknown>): Promise<boolean> {
    try {
      await importing();
      return true;
    } catch (error) {
      toast.push(problemOf(error));
      return false;
    }
  }

  const matches = useMemo(() => matchesOf(everybody?.customers ?? [], sought), [everybody, sought]);
  if (!everybody) return null;
  const { customers } = everybody;
  return (
    <Stack gap={3} padding={3}>
      <TextInput
        aria-label={t("Find by name, telephone or email")}
        placeholder={t("Find by name, telephone or email")}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Flex gap={2} wrap="wrap">
        {mayEdit && (
          <Button text={t("New customer")} icon={AddIcon} mode="ghost" onClick={() => setNew(true)} />
        )}
        {mayEdit && workspace.shopUrl && (
          <Button text={t("Import a table…")} mode="bleed" onClick={() => setImporting(true)} />
        )}
        {customers.length > 0 && (
          <Button
            text={t("Export as CSV")}
            icon={DownloadIcon}
            mode="bleed"
            onClick={() =>
              downloadCsv(customersCsv(everybody), `customers-${new Date().toISOString().slice(0, 10)}.csv`)
            }
          />
        )}
      </Flex>
      {matches.length === 0 && <Text muted>{customers.length > 0 ? t("No customer matches.") : NOBODY}</Text>}
      <Rows customers={matches} />
      {isNew && <NewCustomer onClose={() => setNew(false)} />}
      {isImporting && (
        <ImportDialog
          kind="customers"
          client={client}
          take={takeImport}
          onClose={() => setImporting(false)}
        />
      )}
    </Stack>
  );
}

function matchesOf(customers: readonly Customer[], sought: string): readonly Customer[] {
  return isEnoughToFind(sought) ? findCustomers(customers, sought) : customers;
}

const NOBODY = t("No customers yet. An enquiry becomes one with “Save as a customer”.");

/** Each key would draw hundreds of rows anew without `memo`. */
const Rows = memo(function Rows({ customers }: { customers: readonly Customer[] }) {
  const { ChildLink } = usePaneRouter();
  return (
    <Stack as="ul" gap={1}>
      {customers.map(({ id, name, phone, email, eventDate }) => (
        <Box as="li" key={id}>
          <Card as={ChildLink} data-as="a" childId={id} padding={3} radius={2}>
            <Stack gap={2}>
              <Text weight="medium">{name}</Text>
              <Text size={1} muted>
                {sideBySide([customerPhoneInWords(phone) || email, dayInWords(eventDate)])}
              </Text>
            </Stack>
          </Card>
        </Box>
      ))}
    </Stack>
  );
});

const NOBODY_YET = { fields: blankCustomer, revision: undefined };

function NewCustomer({ onClose }: { onClose(): void }) {
  useFocusReturn();
  const router = useRouter();
  const [id] = useState(() => CUSTOMER_IDS + crypto.randomUUID());
  return (
    <Dialog id="new-customer" header={t("New customer")} width={1} onClose={onClose}>
      <Box padding={4}>
        <CustomerForm
          id={id}
          now={NOBODY_YET}
          mayEdit
          onCancel={onClose}
          onSaved={() => {
            onClose();
            router.navigateIntent("edit", { id, type: "customer" });
          }}
        />
      </Box>
    </Dialog>
  );
}
