import { setTimeout } from "node:timers/promises";
import type { SanityClient } from "@sanity/client";
import { openClock } from "@trousseau/host/trusted-clock.ts";
import type { Log } from "#model/services/logger.server.ts";
import { noNewsletter } from "#model/services/newsletter-service.server.ts";
import { openVisits } from "#server/appointments/open-visits.ts";
import type { VisitTexts } from "#server/appointments/stored-visits.ts";
import { hideInLog } from "#server/log.ts";
import {
  createNewsletterKeys,
  createNewsletterLinks,
  type NewsletterKeys,
  readNewsletterSecret,
} from "#server/newsletter/newsletter-links.ts";
import { createNewsletterService } from "#server/newsletter/receive-sign-up.ts";
import { createSubscriberList } from "#server/newsletter/subscriber-list.ts";
import type { Settings } from "#server/settings.ts";
import { writingClient } from "./content-commit.ts";
import { type DeliveryClock, startDelivery } from "./delivery.ts";
import { PermanentDeliveryError } from "./delivery-errors.ts";
import { createMailer } from "./mailer.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { lockDelivery, openOutboxDatabase } from "./outbox-database.ts";
import { createPersonalData } from "./personal-data.ts";
import { createEnquiryService } from "./receive-enquiry.ts";
import { deleteOutdated } from "./retention.ts";
import {
  createShopMails,
  inTheirLanguage,
  type MailTexts,
  type SharedMailsParts,
  type VisitorMails,
} from "./shop-mails.ts";
import { type Deliver, enquiryStepsIn, noticeStepsFor, type Step } from "./submission.ts";
import { createEnquiryWriter } from "./write-enquiry.ts";

export type Enquiries = ReturnType<typeof openEnquiries>;

export type EnquiriesParts = {
  settings: Pick<Settings, "dataFolder" | "mail" | "publicUrl"> & Partial<Pick<Settings, "mayDeleteMany">>;
  store: { texts(): MailTexts };
  client: SanityClient;
  writeToken: string | undefined;
  /** Undefined where nobody books a visit. */
  visitTexts?: VisitTexts;
  /** Left out, the shop speaks one language. */
  editions?: {
    openSpoken(language: string): Promise<{ mails(parts: SharedMailsParts): VisitorMails } | undefined>;
  };
};

/** The pause between tries to open the outbox, and to take over the delivery from an older process. In milliseconds. */
const RETRY_MS = 2_000;

/** Work that another process has left for this one is found within this time. In milliseconds. */
const LOOK_MS = 15_000;

/** About once a day delivered submissions are forgotten and old ones deleted. In milliseconds. */
const SWEEP_MS = 24 * 60 * 60_000;

/** The first sweep waits until the content host has come up. In milliseconds. */
const FIRST_SWEEP_MS = 60_000;

/** Work under way at the end gets this long; what it does not finish is done after the next start. In milliseconds. */
const END_MS = 2_000;

/** Takes what visitors send, and brings it to the label for as long as the shop runs. */
export function openEnquiries(parts: EnquiriesParts, log: Log) {
  const { dataFolder, mayDeleteMany = false } = parts.settings;
  const trusted = openClock(dataFolder, warnOfJump(log));
  const writer = parts.writeToken ? writingClient(parts.client, parts.writeToken) : undefined;
  const keys = writer && keysOrNone(dataFolder, log);
  const { deliver, refusals } = withRefusals(deliverersOf(parts, { writer, keys }, log));
  let outbox: Outbox | undefined;
  let lock: { release(): void } | undefined;
  let delivery: ReturnType<typeof startDelivery> | undefined;
  let hasFailed = false;

  function start() {
    try {
      outbox ??= createOutbox(openOutboxDatabase(dataFolder));
      lock ??= lockDelivery(dataFolder);
      if (!lock) return;
      delivery = startDelivery({ outbox, deliver, clock, log });
      clearInterval(retries);
    } catch (error) {
      const what = outbox
        ? "delivery cannot be begun: what visitors send is kept, and the label does not get it"
        : "outbox cannot be opened: nothing that visitors send is taken";
      if (!hasFailed) log("error", what, { error });
      hasFailed = true;
    }
  }

  function look() {
    if (!delivery) return;
    try {
      if (outbox?.isChangedElsewhere()) delivery.lookAgain();
    } catch {
      // The delivery looks at the outbox itself, and reports what is wrong with it.
      delivery.wake();
    }
  }

  function sweep() {
    const now = trusted.now();
    if (now === undefined) return;
    try {
      const count = outbox?.sweep(now, mayDeleteMany) ?? 0;
      if (count > 0)
        log("warning", "old sign-ups wait for MAY_DELETE_MANY: they are more than a fifth", { left: count });
    } catch (error) {
      log("warning", "outbox not swept", { error });
    }
    // One of several shops on this folder is enough.
    if (writer && lock)
      deleteOutdated(writer, { log, now, mayDeleteMany }).catch((error: unknown) =>
        log("warning", "old enquiries and bookings not deleted", { error }),
      );
  }

  const retries = setInterval(start, RETRY_MS);
  const looks = setInterval(look, LOOK_MS);
  const sweeps = setInterval(sweep, SWEEP_MS);
  start();
  const firstSweep = globalThis.setTimeout(sweep, FIRST_SWEEP_MS);
  const taking = { outbox: () => outbox, added: () => delivery?.wake(), log };
  // One of several shops on this folder is enough.
  const telling = { ...taking, outbox: () => (lock ? outbox : undefined), deliver, now: trusted.now };
  const visits = writer && parts.visitTexts && openVisits({ ...telling, writer, texts: parts.visitTexts });
  return {
    service: createEnquiryService({ ...taking, steps: enquiryStepsIn(deliver) }),
    newsletter: keys
      ? createNewsletterService({ ...taking, keys, canConfirm: deliver.confirmation !== undefined })
      : noNewsletter,
    /** Undefined where the shop may not write into the content. */
    visits: visits?.service,
    personalData: () => personalDataOf(outbox, { writer, keys }),
    /**
     * Monitoring reads how many wait, how many of these were refused for good and why, and the oldest's date. Null
     * without an outbox.
     */
    state: () => (outbox ? stateOf(outbox, refusals) : null),
    async close() {
      for (const timer of [retries, looks, sweeps]) clearInterval(timer);
      clearTimeout(firstSweep);
      await Promise.race([Promise.all([delivery?.close(), visits?.close()]), setTimeout(END_MS)]);
      outbox?.close();
      lock?.release();
    },
  };
}

function warnOfJump(log: Log) {
  return (last: Date, now: Date) =>
    log("warning", "the clock has jumped: nothing old is deleted until it has gone on evenly for a day", {
      last: last.toISOString(),
      now: now.toISOString(),
    });
}

/** Another secret would make other people of all subscribers, so without it nobody joins or leaves. */
function keysOrNone(dataFolder: string, log: Log): NewsletterKeys | undefined {
  try {
    return createNewsletterKeys(readNewsletterSecret(dataFolder));
  } catch (error) {
    log("error", "newsletter is not opened: nobody can join or leave it", { error });
    return undefined;
  }
}

/** Undefined where the shop may not write into the content. */
function personalDataOf(outbox: Outbox | undefined, { writer, keys }: Content) {
  return outbox && writer && keys
    ? createPersonalData({ outbox, writer, subscriberOf: keys.subscriberOf })
    : undefined;
}

/** Both are undefined where the shop may not write into the label's content. */
type Content = { writer: SanityClient | undefined; keys: NewsletterKeys | undefined };

/** Collects the steps that this shop can do with what visitors send. */
function deliverersOf(
  {
    settings: { mail, publicUrl },
    store,
    visitTexts,
    editions,
  }: Omit<EnquiriesParts, "client" | "writeToken">,
  { writer, keys }: Content,
  log: Log,
): Partial<Record<Step, Deliver>> {
  const content = writer && {
    content: createEnquiryWriter(writer),
    ...(keys && { list: createSubscriberList(writer, linksIn(keys, publicUrl)) }),
  };
  if (!mail) return { ...content };
  const { password } = new URL(mail.smtpUrl);
  if (password) hideInLog(decodeURIComponent(password));
  if (!publicUrl) log("warning", "newsletter confirms no address: its mails need PUBLIC_URL for their links");
  const parts = { mailer: createMailer(mail), to: mail.to, publicUrl, writer, keys, log };
  const texts = () => store.texts();
  const { notices, ...visitorMails } = createShopMails({ ...parts, texts, visitTexts });
  const noticeSteps = noticeStepsFor(notices.length);
  return {
    ...content,
    ...Object.fromEntries(notices.map((notice, at) => [noticeSteps[at], notice])),
    ...inTheirLanguage(visitorMails, async (language) =>
      (await editions?.openSpoken(language))?.mails(parts),
    ),
  };
}

/** Links that a newsletter ends with lead to the page in its reader's language. */
function linksIn(keys: NewsletterKeys, publicUrl = "") {
  return (language?: string) => createNewsletterLinks(keys, publicUrl + (language ? `/${language}` : ""));
}

/** `refusals` holds why each step was refused for good, in the host's words, until it works again. */
function withRefusals(deliver: Partial<Record<Step, Deliver>>) {
  const refusals = new Map<string, string>();
  const noting =
    (step: string, work: Deliver): Deliver =>
    async (submission) => {
      try {
        await work(submission);
        refusals.delete(step);
      } catch (error) {
        if (error instanceof PermanentDeliveryError)
          refusals.set(step, error.cause instanceof Error ? error.cause.message : error.message);
        throw error;
      }
    };
  const noted = Object.entries(deliver).flatMap(([step, work]) => (work ? [[step, noting(step, work)]] : []));
  const all: Partial<Record<Step, Deliver>> = Object.fromEntries(noted);
  return { deliver: all, refusals };
}

function stateOf(outbox: Outbox, refusals: ReadonlyMap<string, string>) {
  const { waiting, failed, oldest } = outbox.state();
  const date = oldest === undefined ? null : new Date(oldest).toISOString();
  return { waiting, refused: failed, reasons: [...refusals.values()], oldest: date };
}

const clock: DeliveryClock = {
  now: Date.now,
  async sleep(ms, signal) {
    // Node's timers end after 25 days, so no pause is longer than a sweep's.
    const limited = Math.min(ms, SWEEP_MS);
    await setTimeout(limited, undefined, { signal, ref: false }).catch(() => undefined);
  },
};
