import { CommentIcon } from "@sanity/icons/Comment";
import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { Button, Dialog, Flex, Stack } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type ComponentType, useState } from "react";
import {
  isSanityDocument,
  type ObjectInputProps,
  type SanityClient,
  type SanityDocument,
  useClient,
  useDocumentPairPermissions,
} from "sanity";
import { ownLanguage } from "#model/texts/shop-languages.ts";
import { VisitOfEnquiry } from "#studio/appointments/visit-of-enquiry.tsx";
import { useAnswer } from "#studio/connection/use-answer.ts";
import { CustomerOfEnquiry } from "#studio/customers/customer-of-enquiry.tsx";
import { InCalendar } from "#studio/rental/enquiry-option.tsx";
import { enquiryFields, mailAnswerLink, whatsAppAnswerLink } from "./answer-links.ts";
import { type Answer, answersFor } from "./answers-in-language.ts";
import { useAttempt } from "./use-attempt.ts";

/** Studio's own place for actions is a menu, where nobody looks for an answer. */
export function WithReplies(props: ObjectInputProps) {
  const { value } = props;
  if (!isSanityDocument(value)) return props.renderDefault(props);
  return (
    <Stack gap={2}>
      <Flex gap={3} wrap="wrap">
        <Reply enquiry={value} way={byMail} />
        <Reply enquiry={value} way={onWhatsApp} />
        <InCalendar document={value} />
        <VisitOfEnquiry enquiry={value} />
        <CustomerOfEnquiry enquiry={value} />
      </Flex>
      {props.renderDefault(props)}
    </Stack>
  );
}

type Way = {
  label: string;
  icon: ComponentType;
  linkOf(enquiry: ReturnType<typeof enquiryFields>, answer?: string): string | undefined;
  target: string;
  /** Said where an enquiry has no link. */
  lacks?: string;
};

const byMail: Way = {
  label: t("Reply by email"),
  icon: EnvelopeIcon,
  linkOf: mailAnswerLink,
  target: "_self",
};

const onWhatsApp: Way = {
  label: t("Reply on WhatsApp"),
  icon: CommentIcon,
  linkOf: whatsAppAnswerLink,
  target: "_blank",
  lacks: t("The visitor has left no telephone number with its country code."),
};

type ReplyProps = { enquiry: SanityDocument; way: Way };

/** The same press opens the answer and marks the enquiry as answered. With answers of the label's own it asks which first. */
function Reply({ enquiry, way: { label, icon, linkOf, target, lacks } }: ReplyProps) {
  const { _id: id, _type: type, status } = enquiry;
  const client = useClient({ apiVersion: "2025-02-19" });
  const attempt = useAttempt();
  const [permission] = useDocumentPairPermissions({ id, type, permission: "update" });
  const [answers] = useAnswer(() => readAnswers(client), id);
  const [isChoosing, setChoosing] = useState(false);

  function reply(answer?: string) {
    setChoosing(false);
    globalThis.open(linkOf(enquiryFields(enquiry), answer), target, "noopener");
    if (permission?.granted && isOpen(status)) void mark();
  }

  /** The form would save it a second later, and lose it to whoever goes on to the next enquiry at once. */
  const mark = () =>
    attempt(
      () => client.patch(id).set({ status: "answered" }).commit({ visibility: "async" }),
      () => ({
        title: t("Marked as answered"),
        description: t("To undo this, set its state back to “New”."),
      }),
    );

  const { language } = enquiryFields(enquiry);
  const templates = typeof answers === "string" ? [] : answersFor(answers, language, ownLanguage);
  const isReachable = linkOf(enquiryFields(enquiry)) !== undefined;
  return (
    <>
      <Button
        text={label}
        icon={icon}
        mode="ghost"
        disabled={!isReachable || answers === "asking"}
        title={isReachable ? undefined : lacks}
        onClick={() => (templates.length > 0 ? setChoosing(true) : reply())}
      />
      {isChoosing && (
        <Dialog
          id={`reply-${target}`}
          header={t("Which answer?")}
          width={1}
          onClose={() => setChoosing(false)}
        >
          <AnswerChoice answers={templates} choose={reply} />
        </Dialog>
      )}
    </>
  );
}

/** An enquiry that was put away stays there. */
function isOpen(status: unknown): boolean {
  return status !== "answered" && status !== "archived";
}

function AnswerChoice({
  answers,
  choose,
}: {
  answers: readonly Answer[];
  choose: (answer?: string) => void;
}) {
  return (
    <Stack gap={2} padding={4}>
      {answers.map(({ _key, title, text }) => (
        <Button key={_key} mode="ghost" justify="flex-start" text={title} onClick={() => choose(text)} />
      ))}
      <Button mode="bleed" justify="flex-start" text={t("Write it myself")} onClick={() => choose()} />
    </Stack>
  );
}

/** The dot keeps the answers from everybody without a login. */
export const ANSWERS_ID = "desk.answers";

/** Nobody has written an answer yet where there is no document. */
async function readAnswers(client: SanityClient): Promise<object> {
  const query = "*[_id == $id][0]{_type, answers, translations}";
  return (await client.fetch<object | null>(query, { id: ANSWERS_ID }, { perspective: "raw" })) ?? {};
}
