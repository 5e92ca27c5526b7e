import type { Action, SanityClient } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { storedTimeZone } from "#model/days/opening-hours.ts";
import { RejectedChangeError } from "./change-then-read.ts";

/** A document that is published by itself at its time, alone or with others, or could not be. */
export type ScheduledDocument = {
  /** The id of the published document. */
  id: string;
  type: string;
  /** Empty for a page that exists once. */
  name: string;
  /** ISO 8601. */
  publishAt: string;
  release: string;
  /** It was scheduled from its own form: taking it back takes nothing else back. */
  isAlone: boolean;
  /** The title of the release; empty where it has none. */
  releaseTitle: string;
  /** ISO 8601. What is changed in the draft later is not published with it. */
  takenAt: string;
  /** Why it was not published at its time; empty while that is to come. */
  failure: string;
};

type FoundVersion = { _id: string; _type: string; _updatedAt: string; name?: string | null };

type FoundRelease = {
  name: string;
  publishAt?: string | null;
  title?: string | null;
  cardinality?: string | null;
  failure?: string | null;
};

export type FoundSchedule = {
  releases: readonly FoundRelease[];
  versions: readonly FoundVersion[];
  house: unknown;
};

export type Schedule = { documents: readonly ScheduledDocument[]; timeZone: string };

export const SCHEDULE_QUERY = `{
  "house": *[_id == "house"][0]{openingHours},
  "releases": *[_type == "system.release" && (state == "scheduled" || state == "active" && defined(error))]{
    name, "publishAt": coalesce(publishAt, metadata.intendedPublishAt),
    "title": metadata.title, "cardinality": metadata.cardinality, "failure": error.message
  },
  "versions": *[_id in path("versions.**")]{_id, _type, _updatedAt, "name": coalesce(name, title)}
}`;

/** The next comes first. */
export function readSchedule({ releases, versions, house }: FoundSchedule): Schedule {
  const documents = releases.flatMap((stored) => {
    const { name: release, publishAt, title, cardinality, failure } = stored;
    const prefix = `versions.${release}.`;
    return versions
      .filter(({ _id }) => publishAt && _id.startsWith(prefix))
      .map(({ _id, _type, _updatedAt, name }) => ({
        id: _id.slice(prefix.length),
        type: _type,
        name: name ?? "",
        publishAt: publishAt ?? "",
        release,
        isAlone: cardinality === "one",
        releaseTitle: title ?? "",
        takenAt: _updatedAt,
        failure: failure ?? "",
      }));
  });
  return {
    documents: documents.toSorted((one, other) => Date.parse(one.publishAt) - Date.parse(other.publishAt)),
    timeZone: storedTimeZone(house),
  };
}

type Draft = { _id: string; _rev: string };

type Publication = { id: string; draft: Draft; title: string; at: number };

/**
 * A release of its own publishes the draft as it is now. What stood in the way of its last step takes the others back. Resolves with
 * whether no other time of the document is left: those of before end once the new one holds.
 */
export async function publishAt(
  client: SanityClient,
  { id, draft, title, at }: Publication,
): Promise<{ isOnlyTime: boolean }> {
  const time = new Date(at).toISOString();
  const { releaseId: release } = await client.releases.create({
    metadata: { title, releaseType: "scheduled", cardinality: "one", intendedPublishAt: time },
  });
  try {
    await client.createVersion({
      baseId: draft._id,
      publishedId: id,
      releaseId: release,
      ifBaseRevisionId: draft._rev,
    });
    await client.releases.schedule({ releaseId: release, publishAt: time });
  } catch (error) {
    await discardRelease(client, release).catch(() => undefined);
    throw error;
  }
  const endings = await Promise.allSettled([endEarlier(client, id, release)]);
  return { isOnlyTime: endings.every(({ status }) => status === "fulfilled") };
}

type OwnRelease = { name: string; state: string; hasFailed: boolean; _updatedAt: string };

/** Releases of one document, among which another editor's may be a moment old. */
const OWN_RELEASES = `*[_type == "system.release" && state in ["scheduled", "active"] && metadata.cardinality == "one"
  && count(*[_id == "versions." + ^.name + "." + $id]) > 0]{name, state, "hasFailed": defined(error), _updatedAt}`;

/** The time of whoever was last holds where two editors choose at once. */
async function endEarlier(client: SanityClient, id: string, release: string): Promise<void> {
  const own = await client.fetch<OwnRelease[]>(OWN_RELEASES, { id }, { perspective: "raw" });
  const since = own.find(({ name }) => name === release)?._updatedAt ?? "";
  const earlier = own.filter((other) => other.name !== release && isEarlier(other, since, release));
  for (const { name } of earlier) await takeBack(client, { release: name });
}

/** One that is not scheduled is left of a lost connection, unless somebody is about to schedule it. */
function isEarlier(
  { name, state, hasFailed, _updatedAt }: OwnRelease,
  since: string,
  release: string,
): boolean {
  if (hasFailed) return true;
  if (state !== "scheduled") return Date.parse(_updatedAt) < Date.parse(since) - LONGEST_ATTEMPT_MS;
  return _updatedAt === since ? name < release : _updatedAt < since;
}

/** The steps of a publication are seconds apart. In milliseconds. */
const LONGEST_ATTEMPT_MS = 60_000;

/** The draft stays as it is. Somebody else may have done the same in that moment. */
export async function takeBack(
  client: SanityClient,
  { release: releaseId }: Pick<ScheduledDocument, "release">,
): Promise<void> {
  try {
    await client.action([
      { actionType: "sanity.action.release.unschedule", releaseId },
      ...discarding(releaseId),
    ]);
  } catch (error) {
    const state = await client.fetch<string | null>(STATE, { releaseId }, { perspective: "raw" });
    if (state === "published")
      throw new RejectedChangeError(t("It has just been published."), { cause: error });
    if (state === "active") return discardRelease(client, releaseId);
    if (state === "scheduled") throw error;
  }
}

const STATE = '*[_type == "system.release" && name == $releaseId][0].state';

async function discardRelease(client: SanityClient, releaseId: string): Promise<void> {
  await client.action(discarding(releaseId));
}

/** Only what is archived can be deleted. In one transaction, nothing is left half done. */
function discarding(releaseId: string): Action[] {
  return [
    { actionType: "sanity.action.release.archive", releaseId },
    { actionType: "sanity.action.release.delete", releaseId },
  ];
}
