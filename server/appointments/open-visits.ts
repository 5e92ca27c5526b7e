import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import type { Log } from "#model/services/logger.server.ts";
import type { LabelMailsParts } from "#server/enquiries/mailer.ts";
import type { Outbox } from "#server/enquiries/outbox.ts";
import { type Deliver, isNoticeStep, type Step } from "#server/enquiries/submission.ts";
import { type VisitTexts, visitIn } from "./stored-visits.ts";
import { tellOfVisits } from "./tell-visitors.ts";
import { createVisitMails, type MailedVisit } from "./visit-mails.ts";
import { createVisitService } from "./visit-service.ts";

/** The label changes visits in Studio: visitors are told of it within this time. In milliseconds. */
const TELL_MS = 60_000;

type VisitsParts = {
  writer: SanityClient;
  texts: VisitTexts;
  /** Undefined while this process is not the one that delivers. */
  outbox(): Outbox | undefined;
  /** The steps that the shop can do. */
  deliver: Partial<Record<Step, Deliver>>;
  /** Called when something has been put into the outbox. */
  added(): void;
  /** The time of the trusted clock, undefined while it is new or has jumped: until then nobody is reminded. */
  now(): number | undefined;
  log: Log;
};

/** Takes visits, and tells of them for as long as the shop runs. */
export function openVisits({ writer, texts, outbox, deliver, added, now, log }: VisitsParts) {
  const steps = {
    label: Object.keys(deliver).filter(isNoticeStep),
    visitor: deliver.visit ? (["visit"] as const) : [],
  };
  let telling: Promise<void> | undefined;
  let isAskedAgain = false;

  async function tell(): Promise<void> {
    const [open, trusted] = [outbox(), now()];
    const isUsed = texts().appointments.kinds.length > 0;
    if (!open || !isUsed) return;
    // Whoever books on the first day of a shop is told at once.
    const moment = { now: trusted ?? Date.now(), mayRemind: trusted !== undefined };
    if ((await tellOfVisits({ writer, outbox: open, texts, steps }, moment)) > 0) added();
  }

  /** One at a time: two at once would find the same to say. */
  function tellSoon() {
    isAskedAgain = telling !== undefined;
    telling ??= tell()
      .catch((error: unknown) => log("warning", "visitors are not told of their visits yet", { error }))
      .then(() => {
        telling = undefined;
        if (isAskedAgain) tellSoon();
      });
  }

  const timer = setInterval(tellSoon, TELL_MS);
  return {
    service: createVisitService({ writer, texts, changed: tellSoon, log }),
    async close() {
      clearInterval(timer);
      isAskedAgain = false;
      await telling;
    },
  };
}

const WITH_NAMES = '*[_id == $id][0] {..., "names": dresses[].dress->name}';

const named = z.looseObject({ names: z.array(z.unknown()).nullish() });

function mailedVisit(document: unknown): MailedVisit | undefined {
  const visit = visitIn(document);
  if (!visit) return undefined;
  const { names } = named.parse(document);
  const dressNames = visit.dresses.map(({ colour, size }, at) =>
    [names?.[at], colour, size].filter(Boolean).join(" "),
  );
  return { ...visit, dressNames };
}

/** The mails of visits, beside the notices of enquiries: each of the label's addresses has one step for both. */
export function withVisitMails(
  notices: readonly Deliver[],
  {
    writer,
    ...parts
  }: LabelMailsParts & { writer: SanityClient; to: string; publicUrl: string; texts: VisitTexts },
): { notices: readonly Deliver[]; visit: Deliver } {
  const exact = writer.withConfig({ useCdn: false, perspective: "raw" });
  const visitOf = async (id: string) => mailedVisit(await exact.fetch<unknown>(WITH_NAMES, { id }));
  const mails = createVisitMails({ ...parts, visitOf });
  return {
    visit: mails.visit,
    notices: notices.map(
      (notice, at): Deliver =>
        (submission) =>
          submission.kind === "visitNotice" ? (mails.notices[at] ?? notice)(submission) : notice(submission),
    ),
  };
}
