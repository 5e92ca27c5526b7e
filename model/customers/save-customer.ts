import type { Mutation } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { privacyFaults } from "#model/documents/private-ids.ts";
import { conflictIn, RULE_ERROR } from "#model/documents/write-conflict.ts";
import { dialledFromEverywhere, EVERY_CUSTOMER, labelPhoneOf } from "./customer.ts";
import { type CustomerFault, customerFaults } from "./customer-rule.ts";

/** The part of a client that this needs: Studio's is of another copy of its package. */
type CustomerClient = {
  withConfig(config: { useCdn: false; perspective: "raw" }): {
    fetch(query: string, params: object): Promise<unknown>;
    mutate(mutations: Mutation[], options: { visibility: "sync"; returnDocuments: false }): Promise<unknown>;
  };
};

/**
 * The fields of a customer that are written; those of before stay, and undefined empties one. `revision` is of the customer as the writer
 * has last seen it, undefined for a new one.
 */
export type CustomerWrite = {
  id: string;
  fields: Readonly<Record<string, string | undefined>>;
  revision: string | undefined;
};

/** The message says why a customer was not written. `customer`: the id of the one who is there already. */
export class CustomerRefused extends Error {
  readonly customer: string | undefined;

  constructor(message: string, customer?: string) {
    super(message);
    this.name = "CustomerRefused";
    this.customer = customer;
  }
}

/** Makes a customer or changes one; throws CustomerRefused where that is refused. */
export async function saveCustomer(
  client: CustomerClient,
  id: string,
  fields: CustomerWrite["fields"],
  revision?: string,
): Promise<void> {
  const refusals = await saveCustomers(client, [{ id, fields, revision }]);
  for (const refusal of refusals.values()) throw refusal;
}

/**
 * Makes customers and changes them in one transaction. Resolves with the refusals by id, each of which keeps out nobody else: what somebody
 * else has changed meanwhile is not written over. The hosted service has no rules of ours, so all customers are read before the write.
 */
export async function saveCustomers(
  client: CustomerClient,
  writes: readonly CustomerWrite[],
): Promise<Map<string, CustomerRefused>> {
  const exact = client.withConfig({ useCdn: false, perspective: "raw" });
  const refusals = new Map<string, CustomerRefused>();
  let changes = judged(writes, await fetchCustomers(exact), refusals);
  while (changes.length > 0) {
    try {
      const mutations = changes.map(({ mutation }) => mutation);
      await exact.mutate(mutations, { visibility: "sync", returnDocuments: false });
      break;
    } catch (error) {
      const conflict = conflictIn(error);
      const refused = conflict && changes[conflict.index];
      if (!refused) throw error;
      const waiting = changes.map(({ write }) => write);
      changes = judged(waiting, await fetchCustomers(exact), refusals);
      // Not everyone may read why the host refuses a customer, and the reason may be gone by now.
      if (changes.some(({ id }) => id === refused.id)) {
        const description = conflict.type === RULE_ERROR ? conflict.description : CHANGED;
        refusals.set(refused.id, new CustomerRefused(description, conflict.customer));
      }
      changes = changes.filter(({ id }) => !refusals.has(id));
    }
  }
  return refusals;
}

const CHANGED = t("Someone has changed this customer in the meantime.");

/** The changes that nobody stands against. The reasons against the others go among the refusals. */
function judged(
  writes: readonly CustomerWrite[],
  { customers, settings }: StoredCustomers,
  refusals: Map<string, CustomerRefused>,
) {
  const labelPhone = labelPhoneOf(settings);
  const documents = new Map([...customers, settings ?? []].flat().map((each) => [each._id, each]));
  const changes = writes.flatMap((write) => {
    const { id, revision } = write;
    const before = documents.get(id);
    const fields = dialled(write.fields, labelPhone);
    // An answer may be lost on its way: what is stored as it was to be written is not written twice.
    if (before && Object.entries(fields).every(([name, text]) => before[name] === text)) return [];
    if (before?._rev !== revision) refusals.set(id, new CustomerRefused(CHANGED));
    if (refusals.has(id)) return [];
    const after = { ...before, ...fields, _id: id, _type: "customer" };
    return [{ id, before, after, write, mutation: customerMutation({ id, fields, revision }) }];
  });
  const outcome = new Map([...documents, ...changes.map(({ id, after }) => [id, after] as const)]);
  const twins = customerFaults(changes, {
    read: (id) => outcome.get(id),
    idsUnder: (beginning) => [...outcome.keys()].filter((id) => id.startsWith(beginning)),
    sourcesOf: () => [],
    mayTell: () => true,
  });
  const faults: readonly CustomerFault[] = [...privacyFaults(changes), ...twins];
  for (const { id, description, customer } of faults)
    refusals.set(id, new CustomerRefused(description, customer));
  return changes.filter(({ id }) => !refusals.has(id));
}

function dialled(fields: CustomerWrite["fields"], labelPhone: string): CustomerWrite["fields"] {
  if (!("phone" in fields)) return fields;
  return { ...fields, phone: dialledFromEverywhere(fields["phone"] ?? "", labelPhone) || undefined };
}

export function customerMutation({ id, fields, revision }: CustomerWrite): Mutation {
  const filled = Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
  if (revision === undefined) return { create: { ...filled, _id: id, _type: "customer" } };
  const emptied = Object.keys(fields).filter((name) => fields[name] === undefined);
  return { patch: { id, ifRevisionID: revision, set: filled, unset: emptied } };
}

const answer = z.object({
  customers: z.array(z.looseObject({ _id: z.string(), _rev: z.string() })),
  settings: z.looseObject({ _id: z.string() }).nullable(),
});

export type StoredCustomers = z.infer<typeof answer>;

const EVERYBODY = `{
  "customers": ${EVERY_CUSTOMER},
  "settings": *[_id == "house"][0] {_id, phone}
}`;

/** Everybody, and the label's own number, in whose country theirs are read. */
export async function fetchCustomers(client: {
  fetch(query: string, params: object): Promise<unknown>;
}): Promise<StoredCustomers> {
  return answer.parse(await client.fetch(EVERYBODY, {}));
}
