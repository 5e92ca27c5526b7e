import type { Mutation } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { privacyFaults } from "#model/documents/private-ids.ts";
import { conflictIn, RULE_ERROR } from "#model/documents/write-conflict.ts";
import { EVERY_APPOINTMENT } from "./appointment.ts";
import { APPOINTMENT_SETTINGS_ID, capacityFaults, LABEL_ID } from "./capacity-rule.ts";

/** The part of a client that this needs: Studio's is of another copy of its package. */
type AppointmentClient = {
  withConfig(config: { useCdn: false; perspective: "raw" }): {
    fetch(query: string, params: object): Promise<unknown>;
    mutate(mutations: Mutation[], options: { visibility: "sync"; returnDocuments: false }): Promise<unknown>;
  };
};

/**
 * The fields that are written; those of before stay, and undefined empties one. `revision` is of the appointment as the writer has last
 * seen it, undefined for a new one.
 */
export type AppointmentWrite = {
  id: string;
  fields: Readonly<Record<string, unknown>>;
  revision: string | undefined;
};

/** `isTaken`: another time would be accepted. The message says why, for the label's eyes. */
export class AppointmentRefused extends Error {
  readonly isTaken: boolean;

  constructor(message: string, isTaken: boolean) {
    super(message);
    this.name = "AppointmentRefused";
    this.isTaken = isTaken;
  }
}

/** Each of so many who write at the same moment has had a turn by then. */
const MOST_TRIES = 12;

/**
 * Makes an appointment or changes one, on either content host; it is on disk when the promise resolves. Throws AppointmentRefused where
 * the time is taken, or somebody else has changed it. The hosted service has no rules of ours: there a document that counts the writes
 * is written with each, and of two who have read the same state, one is refused and reads again.
 */
export async function saveAppointment(client: AppointmentClient, write: AppointmentWrite): Promise<void> {
  const exact = client.withConfig({ useCdn: false, perspective: "raw" });
  for (let tries = 1; ; tries += 1) {
    const mutations = judged(write, state.parse(await exact.fetch(STATE, { id: write.id })));
    if (mutations.length === 0) return;
    try {
      await exact.mutate(mutations, { visibility: "sync", returnDocuments: false });
      return;
    } catch (error) {
      const conflict = conflictIn(error);
      if (conflict?.type === RULE_ERROR) throw new AppointmentRefused(conflict.description, true);
      if (!conflict || tries === MOST_TRIES) throw error;
    }
  }
}

const CHANGED = t("Someone has changed this appointment in the meantime. Close it, and open it again.");

function judged(
  { id, fields, revision }: AppointmentWrite,
  { before, around, label, settings, counter }: State,
): Mutation[] {
  const stored = before ?? undefined;
  // An answer may be lost on its way: what is stored as it was to be written is not written twice.
  if (stored && Object.entries(fields).every(([name, value]) => isSame(stored[name], value))) return [];
  if (stored?._rev !== revision) throw new AppointmentRefused(CHANGED, false);
  const after = { ...stored, ...fields, _id: id, _type: "appointment" };
  const documents = new Map(
    [...around, label ?? [], settings ?? [], after].flat().map((document) => [document._id, document]),
  );
  const [unsafe] = privacyFaults([{ id, after }]);
  if (unsafe) throw new AppointmentRefused(unsafe.description, false);
  const [fault] = capacityFaults([{ id, before: stored, after }], {
    read: (other) => documents.get(other),
    idsUnder: (beginning) => [...documents.keys()].filter((other) => other.startsWith(beginning)),
    mayTell: () => true,
  });
  if (fault) throw new AppointmentRefused(fault.description, true);
  return [countedIn(counter), mutationOf(id, fields, revision)];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whoever has read the appointments before this cannot write any more. */
function countedIn(counter: State["counter"]): Mutation {
  if (!counter) return { create: { _id: COUNTER_ID, _type: "appointmentCount", writes: 1 } };
  return { patch: { id: COUNTER_ID, ifRevisionID: counter._rev, inc: { writes: 1 } } };
}

function mutationOf(id: string, fields: AppointmentWrite["fields"], revision: string | undefined): Mutation {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (revision === undefined) return { create: { ...filled, _id: id, _type: "appointment" } };
  const emptied = Object.keys(fields).filter((name) => fields[name] === undefined);
  return { patch: { id, ifRevisionID: revision, set: filled, unset: emptied } };
}

/** It is private, as all with a dot in the id. */
const COUNTER_ID = "desk.appointment-count";

const stored = z.looseObject({ _id: z.string(), _rev: z.string() });

const state = z.object({
  before: stored.nullable(),
  around: z.array(stored),
  label: stored.nullable(),
  settings: stored.nullable(),
  counter: stored.nullable(),
});

type State = z.infer<typeof state>;

/** One query, so that all of it is equally old. */
const STATE = `{
  "before": *[_id == $id][0],
  "around": ${EVERY_APPOINTMENT},
  "label": *[_id == "${LABEL_ID}"][0] {_id, _rev, openingHours, showroom},
  "settings": *[_id == "${APPOINTMENT_SETTINGS_ID}"][0] {_id, _rev, rooms, people, showrooms},
  "counter": *[_id == "${COUNTER_ID}"][0] {_id, _rev}
}`;
