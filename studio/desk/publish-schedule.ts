import type { SanityClient } from "@sanity/client";
import { storedTimeZone } from "#model/days/opening-hours.ts";

/** A document that is published by itself at its time, alone or with others. */
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
};

type FoundVersion = { _id: string; _type: string; _updatedAt: string; name?: string | null };

type FoundRelease = {
  name: string;
  publishAt?: string | null;
  title?: string | null;
  cardinality?: string | null;
};

export type FoundSchedule = {
  releases: readonly FoundRelease[];
  versions: readonly FoundVersion[];
  house: unknown;
};

export type Schedule = { documents: readonly ScheduledDocument[]; timeZone: string };

export const SCHEDULE_QUERY = `{
  "house": *[_id == "house"][0]{openingHours},
  "releases": *[_type == "system.release" && state == "scheduled"]{
    name, publishAt, "title": metadata.title, "cardinality": metadata.cardinality
  },
  "versions": *[_id in path("versions.**")]{_id, _type, _updatedAt, "name": coalesce(name, title)}
}`;

/** The next comes first. */
export function readSchedule({ releases, versions, house }: FoundSchedule): Schedule {
  const documents = releases.flatMap(({ name: release, publishAt, title, cardinality }) => {
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
 * A release of its own publishes the draft as it is now. What stood in the way of its last step takes the others back. An earlier
 * time of the same document ends once the new one holds.
 */
export async function publishAt(
  client: SanityClient,
  { id, draft, title, at }: Publication,
  earlier: readonly ScheduledDocument[],
): Promise<void> {
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
  for (const former of earlier) if (former.id === id && former.isAlone) await takeBack(client, former);
}

/** The draft stays as it is. */
export async function takeBack(
  client: SanityClient,
  { release }: Pick<ScheduledDocument, "release">,
): Promise<void> {
  await client.releases.unschedule({ releaseId: release });
  await discardRelease(client, release);
}

/** Only what is archived can be deleted. */
async function discardRelease(client: SanityClient, releaseId: string): Promise<void> {
  await client.releases.archive({ releaseId });
  await client.releases.delete({ releaseId });
}
