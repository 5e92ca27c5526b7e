import { CommentIcon } from "@sanity/icons/Comment";
import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { Button, Dialog, Flex, Stack } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type ComponentType, useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  isSanityDocument,
  type ObjectInputProps,
  type SanityClient,
  type SanityDocument,
  useClient,
  useDocumentPairPermissions,
} from "sanity";
import { t } from "#app/label/translate.ts";
import { useAnswer } from "#studio/connection/use-answer.ts";
import { InCalendar } from "#studio/rental/enquiry-option.tsx";
import { memoizeFor } from "#studio/schema/memoize-for.ts";
import { enquiryFields, mailAnswerLink, whatsAppAnswerLink } from "./answer-links.ts";
import { problemOf } from "./change-then-read.ts";

export const AnswerByMail: DocumentActionComponent = (props) => {
  return useReply(props, byMail);
};
AnswerByMail.displayName = "AnswerByMail";

export const AnswerOnWhatsApp: DocumentActionComponent = (props) => {
  return useReply(props, onWhatsApp);
};
AnswerOnWhatsApp.displayName = "AnswerOnWhatsApp";

/** Studio shows the actions of a document without drafts in a menu alone, where nobody looks for an answer. */
export function WithReplies(props: ObjectInputProps) {
  const { value } = props;
  if (!isSanityDocument(value)) return props.renderDefault(props);
  return (
    <Stack gap={2}>
      <Flex gap={3} wrap="wrap">
        <Reply enquiry={value} way={byMail} />
        <Reply enquiry={value} way={onWhatsApp} />
        <InCalendar document={value} />
      </Flex>
      {props.renderDefault(props)}
    </Stack>
  );
}

function Reply({ enquiry, way }: { enquiry: SanityDocument; way: Way }) {
  const reply = useReply({ id: enquiry._id, type: enquiry._type, published: enquiry }, way);
  if (!reply) return null;
  const { label, icon, title, disabled, onHandle, dialog } = reply;
  return (
    <>
      <Button
        text={label}
        icon={icon}
        mode="ghost"
        disabled={disabled}
        title={title ?? undefined}
        onClick={onHandle}
      />
      {dialog && (
        <Dialog id={`reply-${way.target}`} header={dialog.header} width={1} onClose={dialog.onClose}>
          <Stack padding={4}>{dialog.content}</Stack>
        </Dialog>
      )}
    </>
  );
}

type Way = {
  label: string;
  icon: ComponentType;
  linkOf(enquiry: ReturnType<typeof enquiryFields>, answer?: string): string | undefined;
  target: string;
  /** Said where an enquiry has no link. */
  lacks: string | null;
};

const byMail: Way = {
  label: t("Reply by email"),
  icon: EnvelopeIcon,
  linkOf: mailAnswerLink,
  target: "_self",
  lacks: null,
};

const onWhatsApp: Way = {
  label: t("Reply on WhatsApp"),
  icon: CommentIcon,
  linkOf: whatsAppAnswerLink,
  target: "_blank",
  lacks: t("The visitor has left no telephone number with its country code."),
};

/** The same press opens the answer and marks the enquiry as answered. With answers of the label's own it asks which first. */
function useReply(
  { id, type, published }: Pick<DocumentActionProps, "id" | "type" | "published">,
  { linkOf, target, lacks, ...shown }: Way,
) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const [permission] = useDocumentPairPermissions({ id, type, permission: "update" });
  const [answers] = useAnswer(() => readAnswers(client), id);
  const [isChoosing, setChoosing] = useState(false);
  if (type !== "enquiry" || !published) return null;

  function reply(answer?: string) {
    setChoosing(false);
    globalThis.open(linkOf(enquiryFields(published), answer), target, "noopener");
    if (permission?.granted && isOpen(published?.status)) void mark();
  }

  /** The form would save it a second later, and lose it to whoever goes on to the next enquiry at once. */
  async function mark() {
    try {
      await client.patch(id).set({ status: "answered" }).commit({ visibility: "async" });
      toast.push({
        status: "success",
        title: t("Marked as answered"),
        description: t("To undo this, set its state back to “New”."),
      });
    } catch (error) {
      toast.push(problemOf(error));
    }
  }

  const offered = typeof answers === "string" ? [] : answers;
  const isReachable = linkOf(enquiryFields(published)) !== undefined;
  return {
    ...shown,
    title: isReachable ? null : lacks,
    disabled: !isReachable || answers === "asking",
    onHandle: () => (offered.length > 0 ? setChoosing(true) : reply()),
    dialog: isChoosing && {
      type: "dialog" as const,
      header: t("Which answer?"),
      content: <Choice answers={offered} choose={reply} />,
      onClose: () => setChoosing(false),
    },
  };
}

/** An enquiry that was put away stays there. */
function isOpen(status: unknown): boolean {
  return status !== "answered" && status !== "archived";
}

type Answer = { _key: string; title: string; text: string };

function Choice({ answers, choose }: { answers: readonly Answer[]; choose: (answer?: string) => void }) {
  return (
    <Stack gap={2}>
      {answers.map(({ _key, title, text }) => (
        <Button key={_key} mode="ghost" justify="flex-start" text={title} onClick={() => choose(text)} />
      ))}
      <Button mode="bleed" justify="flex-start" text={t("Write it myself")} onClick={() => choose()} />
    </Stack>
  );
}

/** The dot keeps the answers from everybody without a login. */
export const ANSWERS_ID = "desk.answers";

/** An answer that is being written has no text yet. */
const QUERY = "*[_id == $id][0].answers[defined(title) && defined(text)]{_key, title, text}";

/** Both ways to reply ask at nearly the same moment, above the form and in the menu. In milliseconds. */
const SAME_MOMENT_MS = 3_000;

const readAnswers = memoizeFor(async (client: SanityClient): Promise<readonly Answer[]> => {
  return (await client.fetch<Answer[] | null>(QUERY, { id: ANSWERS_ID }, { perspective: "raw" })) ?? [];
}, SAME_MOMENT_MS);
