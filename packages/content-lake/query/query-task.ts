import type { Document } from "../store/document.ts";
import type { Params } from "./groq.ts";
import type { Perspective } from "./perspective.ts";
import type { Sight } from "./snapshot.ts";

export type Job = AnswerJob | MatchJob;

/** "What is the answer to this query?" */
export interface AnswerJob {
  query: string;
  params: Params;
  perspective: Perspective;
  sight: Sight;
  identity: string;
}

/** "Which of these documents meet this query's filter?", each looked at alone. The answer is a list of booleans. */
export interface MatchJob {
  query: string;
  params: Params;
  documents: readonly (Document | undefined)[];
}

export type Outcome =
  | { kind: "result"; body: string; ms: number }
  | { kind: "parse-error"; message: string; start: number; end: number }
  /** The query is well-formed, but cannot be evaluated (a function that this lake does not have, nesting too deep). */
  | { kind: "failure"; message: string };
