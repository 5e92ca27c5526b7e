/** A line never holds a token or a document's content. */
export type Log = (entry: {
  level: "info" | "warn" | "error";
  message: string;
  [detail: string]: unknown;
}) => void;
