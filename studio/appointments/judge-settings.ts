import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";

/** True where nothing is wrong, or what is said at which field. */
type Judgement = true | { message: string; path: string[] }[];

const entries = z
  .array(z.looseObject({ _key: z.string(), title: z.string().catch("") }))
  .nullish()
  .transform((list) => list ?? []);

const settings = z
  .looseObject({ isOn: z.boolean().nullish(), kinds: entries, showrooms: entries })
  .catch({ kinds: [], showrooms: [] });

type Entries = z.infer<typeof entries>;

export type Ahead = {
  published: unknown;
  visits: readonly { kind?: string | null; showroom?: string | null }[];
  hasHours: boolean;
};

/** Its visitors would be told of another address, and its times would be the first showroom's. */
export function removedShowrooms(document: unknown, ahead: Ahead): Judgement {
  const { showrooms } = settings.parse(document);
  const before = settings.parse(ahead.published).showrooms;
  return faults(goneIn(before, showrooms, ahead.visits, "showroom"), "showrooms", (values) =>
    t(
      "“{{name}}” still has appointments ahead: {{number}}. Cancel them, or move them to another showroom, before it goes.",
      values,
    ),
  );
}

export function warningsOf(document: unknown, ahead: Ahead): Judgement {
  const { isOn, kinds } = settings.parse(document);
  if (isOn && kinds.length === 0)
    return [{ message: t("Without a kind the shop has no page where visitors book."), path: ["kinds"] }];
  if (isOn && !ahead.hasHours) {
    const message = t("“The label” has no opening hours yet: without them no time is open.");
    return [{ message, path: ["isOn"] }];
  }
  const before = settings.parse(ahead.published).kinds;
  return faults(goneIn(before, kinds, ahead.visits, "kind"), "kinds", (values) =>
    t("Nobody can choose “{{name}}” any more. The appointments ahead keep their time: {{number}}.", values),
  );
}

type Gone = { name: string; number: number };

/** Those that are published and stand here no longer, and have appointments ahead. */
function goneIn(before: Entries, now: Entries, visits: Ahead["visits"], field: "kind" | "showroom"): Gone[] {
  return before
    .filter(({ _key }) => !now.some((one) => one._key === _key))
    .map(({ _key, title }) => ({
      name: title,
      number: visits.filter((visit) => visit[field] === _key).length,
    }))
    .filter(({ number }) => number > 0);
}

function faults(gone: readonly Gone[], field: string, say: (values: Gone) => string): Judgement {
  return gone.length === 0 || gone.map((one) => ({ message: say(one), path: [field] }));
}
