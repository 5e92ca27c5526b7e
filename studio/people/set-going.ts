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

/** What acts by itself, for whoever has set it going. */
export type SetGoing = { programs: Program[]; releases: ScheduledRelease[] };

/** Without a role they leave. */
export type Leaving<Person extends { id: string }> = { person: Person; role?: string };

/** What somebody has set going, and would end with their leaving or their new role. */
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
