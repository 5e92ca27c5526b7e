import { UserIcon } from "@sanity/icons/User";
import { Button } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { type SanityDocument, useClient, useCurrentUser } from "sanity";
import { useRouter } from "sanity/router";
import { looksAfterShop } from "#studio/connection/has-role.ts";
import { useCustomers } from "./customer-data.ts";
import { writeCustomer } from "./customer-form.tsx";
import { customerOf, newCustomerOf } from "./typed-customer.ts";

/** Leads to the customer who has sent an enquiry, and makes one of whoever is none yet. */
export function CustomerOfEnquiry({ enquiry }: { enquiry: SanityDocument }) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const router = useRouter();
  const mayEdit = looksAfterShop(useCurrentUser());
  const everybody = useCustomers();
  const [isBusy, setBusy] = useState(false);
  if (!everybody) return null;
  const customer = customerOf(enquiry, everybody);
  if (!customer && !mayEdit) return null;

  async function make() {
    setBusy(true);
    const { id, typed } = newCustomerOf(enquiry);
    const refusal = await writeCustomer(client, id, typed);
    setBusy(false);
    if (refusal) toast.push({ status: "error", title: refusal.message, closable: true });
    else toast.push({ status: "success", title: t("Saved as a customer") });
  }

  return (
    <Button
      text={customer ? t("Customer: {{name}}", { name: customer.name }) : t("Save as a customer")}
      icon={UserIcon}
      mode="ghost"
      disabled={isBusy}
      onClick={() => {
        if (customer) router.navigateIntent("edit", { id: customer.id, type: "customer" });
        else void make();
      }}
    />
  );
}
