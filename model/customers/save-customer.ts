import type { Mutation } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { conflictIn, RULE_ERROR } from "#model/documents/write-conflict.ts";
import { CUSTOMER_IDS, dialledFromEverywhere, labelPhoneOf } from "./customer.ts";
import { customerFaults } from "./customer-rule.ts";

/** The part of a client that this needs: Studio's is of another copy of its package. */
type CustomerClient = {
  withConfig(config: { useCdn: false; perspective: "raw" }): {
    fetch(query: string, params: object): Promise<unknown>;
    mutate(mutations: Mutation[], options: { visibility: "sync" }): Promise<unknown>;
  };
};

/** The fields of a customer that are written; those of before stay, and undefined empties one. */
type CustomerFields = Readonly<Record<string, string | undefined>>;

/** The message says why nothing was written. `customer`: the id of the one who is there already. */
export class CustomerRefused extends Error {
  readonly customer: string | undefined;

  constructor(message: string, customer?: string) {
    super(message);
    this.name = "CustomerRefused";
    this.customer = customer;
  }
}

/**
 * Makes a customer or changes one. `revision` is of the customer as the writer has last seen it, undefined for a new one: what somebody
 * else has changed meanwhile is not written over. The hosted service has no rules of ours, so all customers are read before the write.
 */
export async function saveCustomer(
  client: CustomerClient,
  id: string,
  fields: CustomerFields,
  revision?: string,
): Promise<void> {
  const exact = client.withConfig({ useCdn: false, perspective: "raw" });
  const { customers, settings } = present.parse(await exact.fetch(FOUND, {}));
  const phone = dialledFromEverywhere(fields["phone"] ?? "", labelPhoneOf(settings)) || undefined;
  const storedFields = "phone" in fields ? { ...fields, phone } : fields;
  const documents = new Map([...customers, settings ?? []].flat().map((each) => [each._id, each]));
  const before = documents.get(id);
  const after = { ...before, ...storedFields, _id: id, _type: "customer" };
  const [fault] = customerFaults([{ id, before, after }], {
    read: (documentId) => (documentId === id ? after : documents.get(documentId)),
    idsUnder: () => customers.map(({ _id }) => _id),
    sourcesOf: () => [],
    mayTell: () => true,
  });
  if (fault) throw new CustomerRefused(fault.description, fault.customer);
  try {
    await exact.mutate([mutationOf(id, storedFields, revision)], { visibility: "sync" });
  } catch (error) {
    const conflict = conflictIn(error);
    if (conflict?.type === RULE_ERROR) throw new CustomerRefused(conflict.description, conflict.customer);
    if (conflict) throw new CustomerRefused(CHANGED);
    throw error;
  }
}

const CHANGED = t("Someone has changed this customer in the meantime. Close it, and open it again.");

function mutationOf(id: string, fields: CustomerFields, revision: string | undefined): Mutation {
  if (revision === undefined) return { create: { ...definedOf(fields), _id: id, _type: "customer" } };
  const emptied = Object.keys(fields).filter((name) => fields[name] === undefined);
  return { patch: { id, ifRevisionID: revision, set: definedOf(fields), unset: emptied } };
}

function definedOf(fields: CustomerFields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}

const stored = z.looseObject({ _id: z.string() });

const present = z.object({ customers: z.array(stored), settings: stored.nullable() });

const FOUND = `{
  "customers": *[_type == "customer" && _id in path("${CUSTOMER_IDS}**")],
  "settings": *[_id == "house"][0] {_id, phone}
}`;
