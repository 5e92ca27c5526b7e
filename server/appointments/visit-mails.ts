import { say } from "@trousseau/words/say.ts";
import { type Appointment, heldTime } from "#model/appointments/appointment.ts";
import { kindTitleOf, type Showroom, showroomBy, showroomsOf } from "#model/appointments/showrooms.ts";
import { visitPath, visitToken } from "#model/appointments/visit-address.ts";
import { whenInWords } from "#model/appointments/when-in-words.ts";
import { dayInWords } from "#model/days/day.ts";
import { ANSWERING } from "#model/documents/appointment-document.ts";
import { APPOINTMENT_PATH } from "#model/screens/screen-paths.ts";
import type { StoredVisit } from "#model/services/appointment-service.server.ts";
import { type MailBody, mailBody } from "#server/enquiries/mail-body.ts";
import { isForEveryServer } from "#server/enquiries/mailbox.ts";
import { createVisitorMailer, type LabelMailsParts } from "#server/enquiries/mailer.ts";
import { recipientsOf } from "#server/enquiries/notice-mail.ts";
import { type Deliver, ofKind } from "#server/enquiries/submission.ts";
import words from "#words/appointment.json" with { type: "json" };
import { separated } from "#words/locale.ts";
import mailWords from "#words/mails.json" with { type: "json" };
import { bookedVisit, CALENDAR_TYPE, calendarOf, VISIT_FILE } from "./appointment-file.ts";
import { isDecent, newsOf } from "./due-tellings.ts";
import type { VisitTexts } from "./stored-visits.ts";

/** A mail says which dresses are to hang in the showroom, "Aurélie ivory 38". */
export type MailedVisit = StoredVisit & { dressNames: readonly string[] };

type VisitMailsParts = LabelMailsParts & {
  /** The label's own addresses, with commas between them. */
  to: string;
  publicUrl: string;
  /** The visit as it is stored at this moment. */
  visitOf(id: string): Promise<MailedVisit | undefined>;
  texts: VisitTexts;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Each telling of a visit makes a mail to the visitor, and most make one to each of the label's addresses. */
export function createVisitMails({
  to,
  publicUrl,
  visitOf,
  texts,
  now = Date.now,
  ...parts
}: VisitMailsParts): {
  visit: Deliver;
  notices: readonly Deliver[];
} {
  const { mailer, labelName, branding } = parts;
  const mailVisitor = createVisitorMailer(parts);

  /** Undefined where the visit has changed since: the next mail says how. */
  async function unchanged(appointment: string, news: string): Promise<MailedVisit | undefined> {
    const visit = await visitOf(appointment);
    return visit && newsOf(visit) === news ? visit : undefined;
  }

  function showroomOf(visit: Appointment): Showroom {
    const { labelSettings, appointments } = texts();
    return showroomBy(visit.showroom, showroomsOf(labelSettings, appointments));
  }

  function ownPage({ id }: Appointment) {
    return { label: words.mails.open, url: publicUrl + visitPath(visitToken(id)) };
  }

  /** Nothing else is offered to whomever the label answers itself. */
  function onwards({ changedBy }: Appointment): Pick<MailBody, "link" | "foot"> {
    if (changedBy === ANSWERING) return { foot: [] };
    return { link: { label: words.mails.again, url: publicUrl + APPOINTMENT_PATH }, foot: [] };
  }

  function calendarEntry(visit: MailedVisit) {
    const { labelSettings: label, appointments } = texts();
    const content = calendarOf(bookedVisit(visit, { label, appointments, origin: publicUrl }));
    return { filename: VISIT_FILE, content, contentType: CALENDAR_TYPE };
  }

  const noticeTo = (recipient: string) =>
    ofKind("visitNotice", async ({ id, appointment, about, news, received }) => {
      const visit = await unchanged(appointment, news);
      if (!visit || about === "reminder") return;
      const { name, email } = visit;
      const subject = say(words.notices, about, {
        name: name || email || visit.phone,
        when: whenInWords(visit),
      });
      await mailer.send({
        id: `notice.${id}`,
        to,
        recipient,
        date: new Date(received),
        subject,
        ...(isForEveryServer(email) && email !== "" ? { replyTo: { name, address: email } } : {}),
        ...mailBody(
          {
            lead: [subject],
            details: noticeDetails(visit, showroomOf(visit), texts()),
            ...(visit.message !== "" && { message: visit.message }),
            foot: [words.notices.studio],
          },
          branding(),
        ),
      });
    });

  return {
    notices: recipientsOf(to).map(noticeTo),
    visit: ofKind("visit", async ({ id, appointment, about, news, email, received }) => {
      const visit = await unchanged(appointment, news);
      if (!visit) return;
      // The mail may have waited for days for a mail server.
      const showroom = showroomOf(visit);
      if (heldTime(visit, showroom.timeZone).from <= now()) return;
      if (about === "reminder" && !isDecent(now(), showroom.timeZone))
        throw new Error("A reminder waits for the morning of the showroom.");
      const label = labelName();
      const isOver = visit.state === "cancelled";
      await mailVisitor({
        id: `visit.${id}`,
        email,
        received,
        subject: say(words.mails[about], "subject", { label, when: whenInWords(visit) }),
        body: {
          lead: [isOver && visit.changedBy === ANSWERING ? words.mails.answered : words.mails[about].lead],
          details: visitDetails(visit, showroom, texts()),
          ...(isOver ? onwards(visit) : { link: ownPage(visit), foot: [words.mails.notYou] }),
        },
        ...(isOver || about === "reminder" ? {} : { attachments: [calendarEntry(visit)] }),
      });
    }),
  };
}

type MailTexts = ReturnType<VisitTexts>;

type Details = NonNullable<MailBody["details"]>;

function visitDetails(
  visit: MailedVisit,
  { title, address }: Showroom,
  { appointments }: MailTexts,
): Details {
  const place = visit.isByVideo ? [words.byVideo] : [title, ...address];
  return rows([
    [words.mails.kind, kindTitleOf(visit, appointments)],
    [words.mails.when, whenInWords(visit)],
    [words.mails.where, separated(place.filter(Boolean))],
    [mailWords.details.dress, separated(visit.dressNames)],
  ]);
}

function noticeDetails(visit: MailedVisit, showroom: Showroom, mailTexts: MailTexts): Details {
  return [
    ...visitDetails(visit, showroom, mailTexts),
    ...rows([
      [words.labels.guests, visit.guests ? say(words, "guests", { count: visit.guests }) : ""],
      [mailWords.details.phone, visit.phone],
      [mailWords.details.date, visit.eventDate ? dayInWords(visit.eventDate) : ""],
    ]),
  ];
}

function rows(all: readonly (readonly [name: string, value: string])[]): Details {
  return all.filter(([, value]) => value !== "");
}
