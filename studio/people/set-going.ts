/** A token of a program, or a secret address. Times are as in JSON; one without a maker comes from the command. */
export type Program = {
  id: string;
  label: string;
  roles: { name: string }[];
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
  maker: { id: string; name?: string } | null;
};

/** Collections that wait for their day. */
export type ScheduledRelease = { name: string; title: string; publishAt: string; scheduledBy?: string };

/** Both act by themselves, for whoever has set them going. */
export type SetGoing = { programs: Program[]; releases: ScheduledRelease[] };

/** A person without a role leaves. */
export type Leaving<Person extends { id: string }> = { person: Person; role?: string };

/** Returns what would end with somebody's leaving, or with their new role. */
export function endingWith(
  { person: { id }, role = "" }: Leaving<{ id: string }>,
  { programs, releases }: SetGoing,
): SetGoing {
  return {
    programs: programs.filter(({ maker }) => maker?.id === id && !mayMakePrograms.has(role)),
    releases: releases.filter(({ scheduledBy }) => scheduledBy === id && !mayPublish.has(role)),
  };
}

const mayMakePrograms = new Set(["administrator"]);
const mayPublish = new Set(["writer", "editor", "administrator"]);
