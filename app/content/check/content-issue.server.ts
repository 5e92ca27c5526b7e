/** One problem of the content, worded so that an editor knows what to do. */
export type ContentIssue = {
  /** The published id of the document; empty when it is nobody's in particular. */
  id: string;
  type: string;
  /** The document's name, as it stands in Studio's lists. */
  name: string;
  /** Errors are seen by shoppers, or keep a dress from them; warnings make the shop poorer. */
  severity: "error" | "warning";
  message: string;
};

export type IssueDetail = Pick<ContentIssue, "severity" | "message">;

export function error(message: string): IssueDetail {
  return { severity: "error", message };
}

export function warning(message: string): IssueDetail {
  return { severity: "warning", message };
}
