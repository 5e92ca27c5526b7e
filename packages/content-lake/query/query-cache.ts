import { createHash } from "node:crypto";

export interface Answer {
  body: string;
  ms: number;
}

export interface Answers {
  /** The remembered answer, or one worked out now; equal questions asked at the same time are worked out once. */
  get(revision: string, question: string, workOut: () => Promise<Answer>): Promise<Answer>;
}

/** An answer can only change with the dataset, so everything is kept until the next commit, up to a size. */
export function createAnswers(): Answers {
  const kept = new Map<string, Promise<Answer>>();
  let keptFor: string | undefined;
  let size = 0;

  function empty(revision?: string): void {
    kept.clear();
    size = 0;
    keptFor = revision;
  }

  return {
    get(revision, question, workOut) {
      if (revision !== keptFor) empty(revision);
      const known = kept.get(question);
      if (known !== undefined) return known;
      const answer = workOut();
      kept.set(question, answer);
      answer.then(
        ({ body }) => {
          if (keptFor !== revision) return;
          // A question is kept as well, and may be much the longer of the two.
          size += question.length + body.length;
          if (size > MOST_CHARACTERS) empty(revision);
        },
        () => {
          if (kept.get(question) === answer) kept.delete(question);
        },
      );
      return answer;
    },
  };
}

/** Names one answer for ever: a revision never returns. */
export function answerTag(revision: string, question: string): string {
  return `"${createHash("sha1").update(`${revision}\n${question}`).digest("base64url")}"`;
}

/** `now()` and the like answer differently each time although the dataset is the same. */
export function isTimeless(query: string): boolean {
  return !/\bnow\s*\(/.test(query);
}

const MOST_CHARACTERS = 32 * 1024 * 1024;
