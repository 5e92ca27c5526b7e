/** A token of a program, or a secret address. Times are as in JSON; one without a maker comes from the command. */
export type Program = {
  id: string;
  /** Whatever it makes or schedules has this id as its maker. */
  caller: string;
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

/** All that ends with somebody; `emails` has the names of those whose addresses they have entered. */
export type Ending = SetGoing & { emails: string[] };

type WithEmails = SetGoing & { people: readonly { name: string; emailMaker?: string }[] };

/** A person without a role leaves. */
export type Leaving<Person extends { id: string }> = { person: Person; role?: string };

/** Returns what would end with somebody's leaving, or with their new role. */
export function endingWith(
  { person: { id }, role = "" }: Leaving<{ id: string }>,
  { programs, releases, people }: WithEmails,
): Ending {
  const ended = mayMakePrograms.has(role) ? [] : madeBy(id, programs);
  const callers = ended.map(({ caller }) => caller);
  const stopped = new Set([...(mayPublish.has(role) ? [] : [id]), ...callers]);
  return {
    programs: ended,
    emails: people.flatMap(({ name, emailMaker }) =>
      emailMaker !== undefined && !mayMakePrograms.has(role) && [id, ...callers].includes(emailMaker)
        ? [name]
        : [],
    ),
    releases: releases.filter(({ scheduledBy }) => scheduledBy !== undefined && stopped.has(scheduledBy)),
  };
}

/** A program ends with those that it has made in turn. */
export function madeBy(maker: string, programs: readonly Program[]): Program[] {
  return programs
    .filter((program) => program.maker?.id === maker)
    .flatMap((program) => [program, ...madeBy(program.caller, programs)]);
}

const mayMakePrograms = new Set(["administrator"]);
const mayPublish = new Set(["writer", "editor", "administrator"]);
