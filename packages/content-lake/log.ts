/** One line for the operator: never a token, never a document's content. */
export type Log = (entry: {
  level: "info" | "warn" | "error";
  message: string;
  [detail: string]: unknown;
}) => void;
