import { isMessagePurpose, messageFault } from "#app/label/message-fields.ts";
import { error, type IssueDetail } from "./content-issue.server.ts";
import { textsIn } from "./document-texts.server.ts";

/** Texts of messages that would reach nobody as they are meant. */
export function messageIssues(document: { _type: string }): IssueDetail[] {
  if (document._type !== "messages") return [];
  return textsIn(document).flatMap(({ path, text }) => {
    const fault = isMessagePurpose(path) && text.trim() !== "" ? messageFault(path, text) : undefined;
    return fault ? [error(`“${path}” ${fault}; the shop says what it ships with instead`)] : [];
  });
}
