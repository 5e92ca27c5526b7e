import type { Params } from "./groq.ts";
import type { Perspective } from "./perspective.ts";
import type { Sight } from "./snapshot.ts";

export interface Job {
  query: string;
  params: Params;
  perspective: Perspective;
  sight: Sight;
  identity: string;
}

export type Outcome =
  | { kind: "result"; body: string; ms: number }
  | { kind: "parse-error"; message: string; start: number; end: number }
  /** The query is well-formed, but cannot be evaluated (a function that this lake does not have, nesting too deep). */
  | { kind: "failure"; message: string };
