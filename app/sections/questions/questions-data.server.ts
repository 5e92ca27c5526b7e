import { divisible } from "#app/content/texts/divisible-words.server.ts";
import type { Texts } from "#app/content/texts/label-texts.server.ts";

/** The specification has this many topics; more questions are on their own page. */
const FIRST_QUESTIONS = 5;

export function questionsData({ questions }: Texts) {
  return {
    questions: questions
      .slice(0, FIRST_QUESTIONS)
      .map((question) => ({ ...question, q: divisible(question.q) })),
  };
}
